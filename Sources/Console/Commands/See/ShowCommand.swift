import Drawing
import JSON
import OutputFormats
import Renderers
import TableLayout

enum ShowCommand: UntypedCommand {
  static let name = "show"
  static let abstract = "Print the table as a text preview."
  static let discussion = "On a narrow terminal it is drawn narrower, and says so."
  static let parameters: [Parameter] = [
    .option(
      "format", .choice(RendererRegistry.all.map { $0.identifier }), "The format; text where not given."),
    .flag("gaps", "Name and measure the space between things."),
  ]
  static let examples = ["show", "show --format ascii", "show --format json", "show --gaps"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let renderer = RendererRegistry.named(arguments.text("format") ?? "text") ?? BoxDrawingRenderer.self
    let list = session.layout().displayList(
      withFrames: renderer.readsFrames, withRulers: arguments.has("gaps"))
    if let fitting = renderer as? any FittingRenderer.Type, let columns = session.columns,
      session.redirection == nil, session.collecting == 0, columns < fitting.columns(of: list)
    {
      return String(decoding: fitting.init(maximumColumns: columns).render(list), as: UTF8.self)
        + "drawn in \(columns) of \(fitting.columns(of: list)) columns; what does not fit ends in …"
    }
    let bytes = renderer.init().render(list)
    if session.options.reportsJSON, renderer == JSONRenderer.self { session.answer = JSONText.oneLine(bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
