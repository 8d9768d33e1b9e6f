import Drawing
import OutputFormats
import TableLayout
import TextEscaping

enum RenderFileCommand: UntypedCommand {
  static let name = "render"
  static let abstract = "Write the picture to a file; the ending says the format."
  static let discussion =
    "A picture, a preview or frames that are there already are written over, a spec or a script never, other files with --force."
  static let parameters: [Parameter] = [
    .argument("file", .file(RendererRegistry.all.flatMap { $0.fileExtensions }), "The file."),
    .option("format", .choice(RendererRegistry.all.map { $0.identifier }), "In place of the ending's."),
    .flag("gaps", "Name and measure the space between things."), Session.forceParameter,
  ]
  static let examples = ["render picture.svg", "render frames.out --format json", "render gaps.svg --gaps"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let path = arguments.text("file") ?? ""
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    let named = arguments.text("format").flatMap(RendererRegistry.named)
    guard let renderer = named ?? RendererRegistry.forFileExtension(ending) else {
      throw ConsoleError(
        "cannot tell the format from '\(VisibleText.line(path))'",
        hint:
          "end it in \(RendererRegistry.all.flatMap { $0.fileExtensions }.joined(separator: ", ")), or add --format"
      )
    }
    let list = session.layout().displayList(
      withFrames: renderer.readsFrames, withRulers: arguments.has("gaps"))
    try session.write(
      renderer.init().render(list), to: path, for: .product, isForced: arguments.has(Parameter.force))
    return "wrote \(VisibleText.line(path))"
  }
}
