// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import JSON
import OutputFormats
import Renderers
import TableLayout
import TextEscaping

struct ShowCommand: ConsoleCommand {
  static let name = "show"
  static let abstract = "Print the table as a text preview."
  static let discussion = "On a narrow terminal it is drawn narrower, and says so."
  static let examples = ["show", "show --format ascii", "show --format json", "show --gaps"]

  var format = OutputFormat.picture(BoxDrawingRenderer.self)
  var showsGaps = false
  static let parameters: [Parameter<Self>] = [
    .option("format", standard: \.format, .outputFormat, "The format; text where not given."),
    .flag("gaps", \.showsGaps, "Name and measure the space between things."),
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let layout = session.layout()
    guard case .picture(let renderer) = format else {
      let bytes = format.bytes(of: layout, withRulers: showsGaps)
      if session.options.reportsJSON { session.answer = JSONText.oneLine(bytes) }
      return String(decoding: bytes, as: UTF8.self)
    }
    let list = layout.unkeptDisplayList(withRulers: showsGaps)
    guard let fitting = renderer as? any FittingRenderer.Type else {
      return String(decoding: renderer.init().render(list), as: UTF8.self)
    }
    let usual = fitting.columns(of: list)
    let limit = session.redirection == nil && session.collecting == 0 ? session.columns : nil
    let columns = limit.flatMap { $0 < usual ? $0 : nil }
    let picture = fitting.init(maximumColumns: columns)
    let note = columns.map { "drawn in \($0) of \(usual) columns; what does not fit ends in …" }
    guard session.printsLongText else {
      return String(decoding: picture.render(list), as: UTF8.self) + (note ?? "")
    }
    let lines = LongText { picture.write(list, to: $0) }
    session.emit(LongText(joining: [lines] + (note.map { [LongText($0 + "\n")] } ?? [])))
    return ""
  }
}

struct RenderFileCommand: ConsoleCommand {
  static let name = "render"
  static let abstract = "Write the picture to a file; the ending says the format."
  static let discussion =
    "A picture, a preview or frames that are there already are written over, a spec or a script never, other files with --force."
  static let examples = ["render picture.svg", "render frames.out --format json", "render gaps.svg --gaps"]

  @Required var file: String
  var format: OutputFormat?
  var showsGaps = false
  var isForced = false
  static let parameters: [Parameter<Self>] = [
    .argument("file", \.$file, .file(OutputFormat.all.flatMap { $0.fileExtensions }), "The file."),
    .option("format", \.format, .outputFormat, "In place of the ending's."),
    .flag("gaps", \.showsGaps, "Name and measure the space between things."), .force(\.isForced),
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let ending = file.split(separator: ".").last.map(String.init) ?? ""
    guard let format = format ?? OutputFormat.forFileExtension(ending) else {
      throw ConsoleError(
        "cannot tell the format from '\(VisibleText.line(file))'",
        hint:
          "end it in \(OutputFormat.all.flatMap { $0.fileExtensions }.joined(separator: ", ")), or add --format"
      )
    }
    try session.write(
      format.bytes(of: session.layout(), withRulers: showsGaps), to: file, for: .product, isForced: isForced)
    return "wrote \(VisibleText.line(file))"
  }
}

extension ParameterKind where Value == OutputFormat {
  /// A format by its name.
  fileprivate static var outputFormat: Self { .named(OutputFormat.all.map { ($0.identifier, $0) }) }
}
