// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import StaticPage
import TableLayout
import TableModel
import TableSpec

/// A format in which a laid-out table can be written. A new picture format needs one renderer and one line in
/// ``all``.
package enum OutputFormat: Sendable {
  /// A picture of the display list.
  case picture(any Renderer.Type)
  /// All frames and parameters as JSON, without a display list.
  case frames
  /// A page in one file, with a picture, its variants and an inspector.
  case page
  /// A picture that another program draws from the SVG.
  case raster(RasterFormat)

  /// All formats, in the order in which messages list them.
  package static let all: [OutputFormat] =
    [
      .picture(ASCIIRenderer.self), .picture(BoxDrawingRenderer.self), .frames, .picture(SVGRenderer.self),
      .page,
    ] + RasterFormat.allCases.map { .raster($0) }

  /// The name on the command line: `--format svg`.
  package var identifier: String {
    switch self {
    case .picture(let renderer): renderer.identifier
    case .frames: FramesJSON.identifier
    case .page: "html"
    case .raster(let format): format.rawValue
    }
  }

  /// The file extensions of this format without the dot; the first is the usual one.
  package var fileExtensions: [String] {
    switch self {
    case .picture(let renderer): renderer.fileExtensions
    case .frames: FramesJSON.fileExtensions
    case .page: ["html", "htm"]
    case .raster(let format): [format.rawValue]
    }
  }

  /// The format that another program must make of ``bytes(of:_:)``; `nil` if they are the final output.
  package var rasterFormat: RasterFormat? { if case .raster(let format) = self { format } else { nil } }

  /// Whether it is SVG or made from it.
  package var isVector: Bool { identifier == SVGRenderer.identifier || rasterFormat != nil }

  /// Whether it is a text picture.
  package var isText: Bool {
    guard case .picture(let renderer) = self else { return false }
    return renderer is any FittingRenderer.Type
  }

  /// An error message if an option of text pictures is used with another format; otherwise `nil`.
  package func problem(columns: Int?, isCompact: Bool, color: ColorPolicy?) -> String? {
    let given = [
      columns.map { _ in "--columns" }, isCompact ? "--compact" : nil, color.map { _ in "--color" },
    ]
    guard !isText, let option = given.compactMap({ $0 }).first else { return nil }
    return "\(option) requires the format text or ascii, not \(identifier)"
  }

  /// The format with a name on the command line.
  package static func named(_ identifier: String) -> OutputFormat? {
    all.first { $0.identifier == identifier }
  }

  /// The format of a file by its extension, in any case; `nil` for a name without a known one.
  package static func ofFile(_ path: String) -> OutputFormat? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    return all.first { $0.fileExtensions.contains(ending) }
  }

  /// The output; for a raster format, the SVG that the raster is drawn from.
  package func bytes(of layout: LaidOutTable, _ options: PictureOptions = PictureOptions()) -> [UInt8] {
    picture(of: layout, options).bytes
  }

  /// The output, and a sentence if the picture doesn't show everything.
  package func picture(
    of layout: LaidOutTable, _ options: PictureOptions = PictureOptions()
  ) -> (bytes: [UInt8], note: String?) {
    func list() -> DisplayList { layout.unkeptDisplayList(withRulers: options.withRulers) }
    switch self {
    case .frames: return (FramesJSON.bytes(of: layout), nil)
    case .page:
      var page = StaticPage(of: layout.table, options.spec)
      page.showsRulers = options.withRulers
      let (bytes, leftOut) = page.made()
      return (bytes, leftOut.isEmpty ? nil : leftOut.joined(separator: " "))
    case .picture(let renderer as any FittingRenderer.Type):
      return renderer.init(options: options.lines).picture(of: list())
    case .picture(let renderer) where renderer.identifier != SVGRenderer.identifier:
      return (renderer.init().render(list()), nil)
    case .picture, .raster: return (svg(of: layout, options), nil)
    }
  }

  private func svg(of layout: LaidOutTable, _ options: PictureOptions) -> [UInt8] {
    let renderer = SVGRenderer(options.svg)
    guard options.isAdaptive else {
      return renderer.render(layout.unkeptDisplayList(withRulers: options.withRulers))
    }
    func list(_ appearance: InterfaceStyle) -> DisplayList {
      var table = layout.table
      table.info.traits.appearance = appearance
      return LaidOutTable(table).unkeptDisplayList(withRulers: options.withRulers)
    }
    return renderer.render(list(.light), dark: list(.dark))
  }
}

/// The options that formats draw with.
package struct PictureOptions: Sendable {
  /// Whether named gaps are drawn over a picture. Frames always contain them. Default: no.
  package var withRulers = false
  /// The options of an SVG. Default: no prefix of ids, live texts.
  package var svg = SVGOptions()
  /// The options of text pictures. Default: those of files, 80 columns.
  package var lines = TextPictureOptions.file
  /// Whether one SVG shows the table in light and dark appearance, as its viewer prefers. Default: no.
  package var isAdaptive = false
  /// The spec of the table, whose lines a page shows. Default: none.
  package var spec: LoadedSpec?

  package init(withRulers: Bool = false) { self.withRulers = withRulers }
}

/// The options of a picture as a user names them, on the command line and in the shell.
package struct PictureArguments: Hashable, Sendable {
  /// The way in which texts are drawn in an SVG.
  package enum Text: String, Hashable, Sendable, CaseIterable {
    /// As texts, in the viewer's fonts.
    case live
    /// As outlines of glyphs, which are the same in every viewer.
    case outlines
  }

  /// `--gaps`: draws the named gaps. Default: no.
  package var gaps = false
  /// `--id-prefix`: the prefix of ids in an SVG, at most 40 characters. Default: none.
  package var idPrefix: String?
  /// `--adaptive`: one SVG for both appearances. Default: no.
  package var isAdaptive = false
  /// `--text`: the way in which texts are drawn. Default: `nil`, as `live`.
  package var text: Text?
  /// The options of text pictures. Default: those of files, 80 columns.
  package var lines = TextPictureOptions.file
  /// `--scale`: the pixels per point of a PNG, in ``RasterFormat/scales``. Default: the table's own.
  package var scale: Int?

  package init() {}

  /// The message and the hint for the first option that is invalid or doesn't apply to a format; otherwise
  /// `nil`.
  package func problem(in format: OutputFormat) -> (message: String, hint: String)? {
    let isSVG = format.identifier == SVGRenderer.identifier
    if scale != nil, format.rasterFormat != .png {
      return ("--scale requires PNG; this is \(format.identifier)", "-o FILE.png")
    }
    if let scale, !RasterFormat.scales.contains(scale) {
      let range = RasterFormat.scales
      return (
        "--scale is out of range: \(scale)", "\(range.lowerBound) to \(range.upperBound) pixels per point"
      )
    }
    let svgOnly = [
      ("--id-prefix", idPrefix != nil), ("--adaptive", isAdaptive),
    ].first { $0.1 }
    if let svgOnly, !isSVG {
      return ("\(svgOnly.0) requires SVG; this is \(format.identifier)", "-o FILE.svg")
    }
    if text != nil, !format.isVector {
      return ("--text requires SVG, PNG or PDF; this is \(format.identifier)", "-o FILE.svg")
    }
    if let idPrefix, !Self.isName(idPrefix) {
      return (
        "--id-prefix must be the valid start of an id",
        "use a letter, then letters, digits, '-', '_' or '.', at most 40 in all"
      )
    }
    return nil
  }

  /// The options to draw with.
  ///
  /// - Parameter lettering: draws outlines of glyphs; `nil` writes texts as text.
  package func options(lettering: (any Lettering)?) -> PictureOptions {
    var options = PictureOptions(withRulers: gaps)
    options.isAdaptive = isAdaptive
    options.lines = lines
    options.svg.idPrefix = idPrefix ?? ""
    options.svg.lettering = lettering
    return options
  }

  private static func isName(_ text: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 40 else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "-_.".utf8.contains($0) }
  }
}

extension StaticPage {
  /// The page of one table in all variants.
  fileprivate init(of table: Table, _ spec: LoadedSpec?) {
    // Never the folder: the page may be sent to others.
    let name = spec.flatMap { $0.path == "-" ? nil : $0.path.split(separator: "/").last.map(String.init) }
    let title = table.info.title ?? name ?? "Table"
    self.init(
      title: title, sections: [Section(content: .pictures([Picture(name ?? title, table, spec: spec)]))])
  }
}
