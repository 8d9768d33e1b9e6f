import Drawing
import Renderers
import TableLayout

enum ShowCommand: ConsoleCommand {
  static let name = "show"
  static let group = CommandGroup.see
  static let abstract = "Print the table as a text preview."
  static let parameters: [Parameter] = [
    .option(
      "format", .choice(RendererRegistry.all.map { $0.identifier }), "The format; text where not given."),
    .flag("gaps", "Name and measure the space between things."),
  ]
  static let examples = ["show", "show --format ascii", "show --format json", "show --gaps"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let renderer = RendererRegistry.named(arguments.text("format") ?? "text") ?? BoxDrawingRenderer.self
    return String(
      decoding: renderer.init().render(
        session.layout().displayList(
          withFrames: renderer.readsFrames, withRulers: arguments.has("gaps"))),
      as: UTF8.self)
  }
}
