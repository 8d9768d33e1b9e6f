// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Renderers
import TableLayout
import TableModel

struct ShowCommand: ConsoleCommand {
  static let name = "show"
  static let abstract = "Print the table as a text preview."
  static let discussion =
    """
    The preview fits the terminal; a note says if texts were cut to make it fit. In a file or a pipe it has at most 80 \
    columns and no colours, unless you pass --columns or --color. `set format` changes the default format.
    """
  static let examples = [
    "show", "show --addresses", "show --compact", "show --format ascii", "show --format plain",
    "show --columns 40",
    "show --format json", "show --gaps",
  ]

  private enum Format: Sendable {
    case output(OutputFormat)
    case plain
  }

  private var format: Format?
  var showsGaps = false
  var hasAddresses = false
  var text = TextPictureRequest()
  private static let formats = ParameterKind<Format>.named(
    OutputFormat.all.map { ($0.identifier, .output($0)) } + [(ShownFormat.plain.rawValue, .plain)])
  static let parameters: [Parameter<Self>] = [
    .option("format", \.format, formats, "The format; default: the one of `set format`."),
    .flag("gaps", \.showsGaps, "Name and measure the gaps between elements."),
    .flag("addresses", \.hasAddresses, "Write each row's address and id beside it."),
    .columns(\.text.columns), .compact(\.text.isCompact), .color(\.text.color),
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let (format, isCompact) = chosen(in: session)
    guard case .output(let format) = format else { return try words(in: &session) }
    var text = text
    text.isCompact = text.isCompact || isCompact
    let layout = session.layout()
    guard case .picture(let renderer as any FittingRenderer.Type) = format else {
      if hasAddresses {
        throw ConsoleError(
          "--addresses requires the format text, ascii or plain, not \(format.identifier)")
      }
      guard format.rasterFormat == nil else {
        throw ConsoleError(
          "'show' can't print \(format.identifier)", hint: "'render FILE.\(format.identifier)' writes one"
        )
      }
      try text.refuse(for: format)
      let bytes = format.bytes(of: layout, PictureOptions(withRulers: showsGaps))
      if session.options.reportsJSON, case .frames = format { session.answer = JSONText.oneLine(bytes) }
      return String(decoding: bytes, as: UTF8.self)
    }
    let list = layout.unkeptDisplayList(withRulers: showsGaps)
    var options = text.options(in: session)
    if hasAddresses { options.margin = TextMargin(of: session.table) }
    // Columns that were asked for are no news.
    let saysCuts = text.columns == nil && session.printsToPeople
    let picture = renderer.init(options: options)
    guard session.printsLongText else {
      let (bytes, note) = picture.picture(of: list)
      return String(decoding: bytes, as: UTF8.self) + (saysCuts ? note ?? "" : "")
    }
    session.emit(
      LongText { body in
        var isWanted = true
        let note = picture.write(list) { piece in
          isWanted = body(piece)
          return isWanted
        }
        if saysCuts, isWanted, let note { _ = body(Array((note + "\n").utf8)) }
      })
    return ""
  }

  /// The format that is asked for, or what `set format` says of what goes straight to the terminal; and whether it has one
  /// line a row.
  private func chosen(in session: Session) -> (Format, isCompact: Bool) {
    if let format { return (format, false) }
    let text = Format.output(.picture(BoxDrawingRenderer.self))
    // Words have no columns, and no gaps.
    guard session.printsStraight, !showsGaps, !self.text.isCompact || session.shownFormat != .plain else {
      return (text, false)
    }
    switch session.shownFormat {
    case .text: return (text, false)
    case .compact: return (text, true)
    case .ascii: return (.output(.picture(ASCIIRenderer.self)), false)
    case .plain: return (.plain, false)
    }
  }

  /// The table in words.
  private func words(in session: inout Session) throws(ConsoleError) -> String {
    if format != nil {
      let given = [
        ("--gaps", showsGaps), ("--columns", text.columns != nil), ("--compact", text.isCompact),
        ("--color", text.color != nil),
      ]
      if let option = given.first(where: \.1)?.0 {
        throw ConsoleError("\(option) can't be combined with the format plain")
      }
    }
    let listing = RowListing(session.table, hasColumns: hasAddresses)
    guard session.printsLongText else { return listing.longText.text }
    session.emit(listing.longText)
    return ""
  }
}

struct RenderFileCommand: ConsoleCommand {
  static let name = "render"
  static let abstract = "Write the preview to a file; the file's extension sets the format."
  static let discussion =
    "An existing picture, preview or list of frames is overwritten. A spec or a script is never overwritten, and other files only with --force. PNG and PDF need rsvg-convert; 'render picture.png --scale 3' draws a PNG."
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
  var lines = TextPictureRequest()
  static let parameters: [Parameter<Self>] = [
    .argument("file", \.$file, .file(OutputFormat.all.flatMap { $0.fileExtensions }), "The file."),
    .option("format", \.format, .outputFormat, "The format, if the extension doesn't set it."),
    .flag("gaps", \.showsGaps, "Name and measure the gaps between elements."), .force(\.isForced),
    .option(
      "scale", \.scale, .integer(RasterFormat.scales), "Pixels per point of a PNG; default: the device's."),
    .flag("adaptive", \.isAdaptive, "One SVG for light and dark mode; it follows the viewer's setting."),
    .option("id-prefix", \.idPrefix, .text, "A prefix for every id in an SVG."),
    .option(
      "text", \.text, .named(PictureRequest.Text.allCases.map { ($0.rawValue, $0) }),
      "How an SVG stores texts; outlines look the same everywhere."),
    .columns(\.lines.columns), .compact(\.lines.isCompact), .color(\.lines.color),
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let ending = file.split(separator: ".").last.map(String.init) ?? ""
    guard let format = format ?? OutputFormat.forFileExtension(ending) else {
      throw ConsoleError(
        "cannot infer the format from '\(VisibleText.line(file))'",
        hint:
          "known extensions: \(OutputFormat.all.flatMap { $0.fileExtensions }.map { ".\($0)" }.joined(separator: ", ")); or add --format"
      )
    }
    var request = PictureRequest()
    request.gaps = showsGaps
    request.scale = scale
    request.isAdaptive = isAdaptive
    request.idPrefix = idPrefix
    request.text = text
    try lines.refuse(for: format)
    request.lines = lines.options(in: session, isFile: true)
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

/// How a picture of lines and columns is asked for.
struct TextPictureRequest: Sendable {
  var columns: Int?
  var isCompact = false
  var color: ColorPolicy?

  /// - Parameter isFile: whether a file gets it, which the terminal says nothing about.
  func options(in session: Session, isFile: Bool = false) -> TextPictureOptions {
    let isShown = !isFile && session.printsToPeople
    let hasColors =
      switch color ?? .auto {
      case .always: true
      case .never: false
      case .auto: isShown && session.usesColors
      }
    let columns = columns ?? (isShown ? session.columns : nil) ?? TextPictureOptions.file.maximumColumns
    return TextPictureOptions(
      maximumColumns: columns, isCompact: isCompact, colors: hasColors ? session.colors : nil)
  }

  func refuse(for format: OutputFormat) throws(ConsoleError) {
    if let problem = format.problem(columns: columns, isCompact: isCompact, color: color) {
      throw ConsoleError(problem)
    }
  }
}

extension Parameter {
  fileprivate static func columns(_ path: any SettingPath<Command, Int?>) -> Self {
    .option("columns", path, .integer(TextPictureOptions.columnRange), "The maximum number of columns.")
  }

  fileprivate static func compact(_ path: any SettingPath<Command, Bool>) -> Self {
    .flag("compact", path, "Print one line per row and no empty lines.")
  }

  fileprivate static func color(_ path: any SettingPath<Command, ColorPolicy?>) -> Self {
    .option(
      "color", path, ParameterKind<ColorPolicy>.choice,
      "auto uses colours on a terminal, unless NO_COLOR is set.")
  }
}

extension ParameterKind where Value == OutputFormat {
  /// A format by its name.
  fileprivate static var outputFormat: Self { .named(OutputFormat.all.map { ($0.identifier, $0) }) }
}
