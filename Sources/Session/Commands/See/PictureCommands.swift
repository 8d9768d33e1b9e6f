// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Renderers
import TableLayout
import TableModel
import TableSpec

struct ShowCommand: SessionCommand {
  static let name = "show"
  static let abstract = "Print the table as a text preview."
  static let discussion =
    """
    The preview fits the terminal; a note says if texts were cut to make it fit. In a file or a pipe it has at most 80 \
    columns and no colours, unless you pass --columns or --color. `option format` changes the default format. \
    --image prints a picture to the terminal, by the best way that it has, or by one: --image=sixel.
    """
  static let examples = [
    "show", "show --addresses", "show --compact", "show --format ascii", "show --format plain",
    "show --columns 40",
    "show --format json", "show --gaps",
  ]

  enum Format: Sendable {
    case output(OutputFormat)
    case plain
  }

  var format: Format?
  var image: ImageMode?
  var showsGaps = false
  var hasAddresses = false
  var text = TextPictureArguments()
  private static let formats = ParameterKind<Format>.named(
    OutputFormat.all.map { ($0.identifier, .output($0)) } + [(ShownFormat.plain.rawValue, .plain)])
  static let parameters: [Parameter<Self>] = [
    .option("format", \.format, formats, "The format; default: the one of `option format`."),
    .flag("gaps", \.showsGaps, "Name and measure the gaps between elements."),
    .flag("addresses", \.hasAddresses, "Write each row's address and id beside it."),
    .columns(\.text.columns), .compact(\.text.isCompact), .color(\.text.color),
    .option(
      "image", \.image, .image(ImageMode.allCases.filter { $0 != .off }), withoutValue: .auto,
      "Print a picture to the terminal, by the best or by one way."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    if let image { return try show(image, in: &turn) }
    let (format, isCompact) = chosen(in: turn)
    guard case .output(let format) = format else { return try words(in: &turn) }
    var text = text
    text.isCompact = text.isCompact || isCompact
    let layout = turn.session.layout()
    guard case .picture(let renderer as any FittingRenderer.Type) = format else {
      if hasAddresses {
        throw SessionError(
          "--addresses requires the format text, ascii or plain, not \(format.identifier)")
      }
      guard format.rasterFormat == nil else {
        throw SessionError(
          "'show' can't print \(format.identifier)", hint: "'render FILE.\(format.identifier)' writes one"
        )
      }
      try text.refuse(for: format)
      let bytes = format.bytes(of: layout, PictureOptions(withRulers: showsGaps))
      if turn.session.options.reportsJSON, case .frames = format {
        turn.line.answer = JSONText.oneLine(bytes)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let list = layout.unkeptDisplayList(withRulers: showsGaps)
    var options = text.options(in: turn)
    if hasAddresses { options.margin = TextMargin(of: turn.session.table) }
    // A note about cut columns is useful only if the user didn't choose the columns.
    let saysCuts = text.columns == nil && turn.printsToPeople
    let picture = renderer.init(options: options)
    guard turn.printsLongText else {
      let (bytes, note) = picture.picture(of: list)
      return String(decoding: bytes, as: UTF8.self) + (saysCuts ? note ?? "" : "")
    }
    turn.emit(
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

  /// The format of the line, or the format of `option format` if the output goes straight to the terminal; and whether it has
  /// one line per row.
  private func chosen(in turn: Turn) -> (Format, isCompact: Bool) {
    if let format { return (format, false) }
    let text = Format.output(.picture(BoxDrawingRenderer.self))
    guard turn.printsStraight else { return (text, false) }
    let shown = turn.session.shownFormat
    // The format plain has no columns and no gaps.
    switch showsGaps || self.text.isCompact || self.text.columns != nil ? shown.ofPicture : shown {
    case .text: return (text, false)
    case .compact: return (text, true)
    case .ascii: return (.output(.picture(ASCIIRenderer.self)), false)
    case .plain: return (.plain, false)
    }
  }

  /// The table in the format plain.
  private func words(in turn: inout Turn) throws(SessionError) -> String {
    if format != nil {
      let given = [
        ("--gaps", showsGaps), ("--columns", text.columns != nil), ("--compact", text.isCompact),
        ("--color", text.color != nil),
      ]
      if let option = given.first(where: \.1)?.0 {
        throw SessionError("\(option) can't be combined with the format plain")
      }
    }
    let listing = RowListing(turn.session.table, hasColumns: hasAddresses)
    guard turn.printsLongText else { return listing.longText.text }
    turn.emit(listing.longText)
    return ""
  }
}

package struct RenderCommand: SessionCommand {
  package static let name = "render"
  package static let abstract = "Write the preview to a file; the file's extension sets the format."
  package static let discussion =
    "An existing picture, preview or list of frames is overwritten. A spec or a script (.rt, .session, .golden) is never overwritten, and other files only with --force. PNG and PDF need rsvg-convert; 'render picture.png --scale 3' draws a PNG. 'render page.html' writes one file that a browser opens without a server: the picture, its variants, rulers, and an inspector."
  package static let examples = [
    "render picture.svg", "render page.html", "render frames.out --format json", "render gaps.svg --gaps",
    "render both.svg --adaptive --id-prefix settings-",
  ]

  @Required package var file: String
  package var format: OutputFormat?
  package var isForced = false
  package var picture = PictureArguments()
  package var lines = TextPictureArguments()
  package static let parameters: [Parameter<Self>] = [
    .argument("file", \.$file, .file(OutputFormat.all.flatMap { $0.fileExtensions }), "The file to write.")
      .onCommandLine(option: "output", short: "o"),
    .option("format", \.format, .outputFormat, "The format, if the extension doesn't set it."),
    .flag("gaps", \.picture.gaps, "Name and measure the gaps between elements."),
    .force(\.isForced, "Overwrite even a file that isn't a picture; never a spec or a script."),
    .scale(\.picture.scale),
    .flag(
      "adaptive", \.picture.isAdaptive, "One SVG for light and dark mode; it follows the viewer's setting."),
    .option(
      "id-prefix", \.picture.idPrefix, .text,
      "A prefix for every id in an SVG, so that several SVGs in one page don't share ids."),
    .option(
      "text", \.picture.text, .named(PictureArguments.Text.allCases.map { ($0.rawValue, $0) }),
      "How an SVG stores texts; outlines look the same everywhere."),
    .columns(\.lines.columns), .compact(\.lines.isCompact), .color(\.lines.color),
  ]

  package init() {}

  /// The format of a file to write: that of the option, else that of its extension.
  package func format(ofFile file: String) throws(SessionError) -> OutputFormat {
    if let format = format ?? OutputFormat.ofFile(file) { return format }
    let known = OutputFormat.all.flatMap(\.fileExtensions).map { ".\($0)" }.joined(separator: ", ")
    throw SessionError(
      "cannot infer the format from '\(VisibleText.line(file))'",
      hint: "known extensions: \(known); or add --format")
  }

  package func run(in turn: inout Turn) throws(SessionError) -> String {
    let format = try format(ofFile: file)
    var request = picture
    try lines.refuse(for: format)
    request.lines = lines.options(in: turn, isFile: true)
    if let problem = request.problem(in: format) { throw SessionError(problem.message, hint: problem.hint) }
    // This check comes before a program starts to draw.
    try turn.checkOverwriting(file, for: .product, isForced: isForced)
    guard format.rasterFormat != nil || picture.text == .outlines else {
      var options = request.options(lettering: nil)
      // Its lines are those of the table, unless that was edited.
      options.spec = turn.session.document.openedSpec.flatMap { $0.table == turn.session.table ? $0 : nil }
      let (bytes, note) = format.picture(of: turn.session.layout(), options)
      try turn.write(bytes, to: file, for: .product, isForced: isForced)
      if case .page = format, let note { turn.emit(.note(note)) }
      return "wrote \(VisibleText.line(file))"
    }
    let drawn = try turn.session.host.draw(turn.session.layout(), as: format, request)
    try turn.write(drawn.bytes, to: file, for: .product, isForced: isForced)
    if let note = drawn.note { turn.emit(.note(note)) }
    let font = drawn.font.map { ", texts in \($0)" } ?? ""
    return "wrote \(VisibleText.line(file))\(font)"
  }
}

/// The options of a text picture.
package struct TextPictureArguments: Sendable {
  package var columns: Int?
  package var isCompact = false
  package var color: ColorPolicy?

  init() {}

  /// - Parameter isFile: whether the picture is written to a file, for which the terminal's options don't count.
  func options(in turn: Turn, isFile: Bool = false) -> TextPictureOptions {
    let isShown = !isFile && turn.printsToPeople
    let hasColors =
      switch color ?? .auto {
      case .always: true
      case .never: false
      case .auto: isShown && turn.session.usesColors
      }
    let columns = columns ?? (isShown ? turn.session.columns : nil) ?? TextPictureOptions.file.maximumColumns
    return TextPictureOptions(
      maximumColumns: columns, isCompact: isCompact, colors: hasColors ? turn.session.colors : nil)
  }

  package func refuse(for format: OutputFormat) throws(SessionError) {
    if let problem = format.problem(columns: columns, isCompact: isCompact, color: color) {
      throw SessionError(problem)
    }
  }
}

extension Parameter {
  fileprivate static func columns(_ path: any SettingPath<Command, Int?>) -> Self {
    .option(
      "columns", path, .integer(TextPictureOptions.columnRange),
      "The maximum number of columns; default: the terminal's, or 80.")
  }

  package static func compact(_ path: any SettingPath<Command, Bool>) -> Self {
    .flag("compact", path, "Print one line per row and no empty lines.")
  }

  package static func color(_ path: any SettingPath<Command, ColorPolicy?>) -> Self {
    .option(
      "color", path, ParameterKind<ColorPolicy>.choice,
      "auto depends on NO_COLOR, CLICOLOR_FORCE, TERM and the stream.")
  }

  package static func scale(_ path: any SettingPath<Command, Int?>) -> Self {
    .option(
      "scale", path, .integer(RasterFormat.scales), "Pixels per point of a PNG; default: the device's.")
  }
}

extension ParameterKind where Value == OutputFormat {
  /// An output format by its name.
  fileprivate static var outputFormat: Self { .named(OutputFormat.all.map { ($0.identifier, $0) }) }
}
