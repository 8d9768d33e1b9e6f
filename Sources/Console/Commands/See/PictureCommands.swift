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
      guard format.rasterFormat == nil else {
        throw ConsoleError(
          "a \(format.identifier) cannot be shown here", hint: "'render FILE.\(format.identifier)' writes one"
        )
      }
      let bytes = format.bytes(of: layout, PictureOptions(withRulers: showsGaps))
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
    "A picture, a preview or frames that are there already are written over, a spec or a script never, other files with --force. PNG and PDF are drawn by rsvg-convert, as in 'render picture.png --scale 3'."
  static let examples = [
    "render picture.svg", "render frames.out --format json", "render gaps.svg --gaps",
    "render both.svg --adaptive --id-prefix settings-",
  ]

  @Required var file: String
  var format: OutputFormat?
  var showsGaps = false
  var isForced = false
  var scale: Int?
  var isAdaptive = false
  var idPrefix: String?
  var text: PictureRequest.Text?
  static let parameters: [Parameter<Self>] = [
    .argument("file", \.$file, .file(OutputFormat.all.flatMap { $0.fileExtensions }), "The file."),
    .option("format", \.format, .outputFormat, "In place of the ending's."),
    .flag("gaps", \.showsGaps, "Name and measure the space between things."), .force(\.isForced),
    .option("scale", \.scale, .integer(RasterFormat.scales), "Pixels per point of a PNG; else the device's."),
    .flag("adaptive", \.isAdaptive, "One SVG for light and dark appearance, as its viewer prefers."),
    .option("id-prefix", \.idPrefix, .text, "What every id in an SVG begins with."),
    .option(
      "text", \.text, .named(PictureRequest.Text.allCases.map { ($0.rawValue, $0) }),
      "How an SVG has its texts: outlines are the same everywhere."),
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
    var request = PictureRequest()
    request.gaps = showsGaps
    request.scale = scale
    request.isAdaptive = isAdaptive
    request.idPrefix = idPrefix
    request.text = text
    if let problem = request.problem(in: format) { throw ConsoleError(problem.message, hint: problem.hint) }
    // Before a program is started for it.
    try session.checkOverwriting(file, for: .product, isForced: isForced)
    guard format.rasterFormat != nil || text == .outlines else {
      try session.write(
        format.bytes(of: session.layout(), request.options(lettering: nil)), to: file, for: .product,
        isForced: isForced)
      return "wrote \(VisibleText.line(file))"
    }
    let drawn = try session.host.draw(session.layout(), as: format, request)
    try session.write(drawn.bytes, to: file, for: .product, isForced: isForced)
    if let note = drawn.note { session.emit(.note(note)) }
    let font = drawn.font.map { ", texts in \($0)" } ?? ""
    return "wrote \(VisibleText.line(file))\(font)"
  }
}

extension ParameterKind where Value == OutputFormat {
  /// A format by its name.
  fileprivate static var outputFormat: Self { .named(OutputFormat.all.map { ($0.identifier, $0) }) }
}
