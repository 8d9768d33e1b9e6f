// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Renderers
import TableLayout
import TableModel
import TextEscaping

/// What a layout can be written as. A new picture is one renderer and one line in ``all``.
package enum OutputFormat: Sendable {
  /// The display list, drawn.
  case picture(any Renderer.Type)
  /// Every frame and parameter as numbers: no display list is made for them.
  case frames
  /// What a program makes of the SVG.
  case raster(RasterFormat)

  package static let all: [OutputFormat] =
    [
      .picture(ASCIIRenderer.self), .picture(BoxDrawingRenderer.self), .frames, .picture(SVGRenderer.self),
    ] + RasterFormat.allCases.map { .raster($0) }

  /// The name on the command line: `--format svg`.
  package var identifier: String {
    switch self {
    case .picture(let renderer): renderer.identifier
    case .frames: FramesJSON.identifier
    case .raster(let format): format.rawValue
    }
  }

  /// File endings that mean this format, without the dot; the first is the usual one.
  package var fileExtensions: [String] {
    switch self {
    case .picture(let renderer): renderer.fileExtensions
    case .frames: FramesJSON.fileExtensions
    case .raster(let format): [format.rawValue]
    }
  }

  /// What a program has to make of ``bytes(of:_:)``; `nil` where they are the output.
  package var rasterFormat: RasterFormat? { if case .raster(let format) = self { format } else { nil } }

  /// Whether it is an SVG, or made of one.
  package var isVector: Bool { identifier == SVGRenderer.identifier || rasterFormat != nil }

  /// Whether it is drawn of lines and columns.
  package var isText: Bool {
    guard case .picture(let renderer) = self else { return false }
    return renderer is any FittingRenderer.Type
  }

  /// Why options that a picture of lines and columns has mean nothing here; `nil` where they do, or none is given.
  package func problem(columns: Int?, isCompact: Bool, color: ColorPolicy?) -> String? {
    let given = [
      columns.map { _ in "--columns" }, isCompact ? "--compact" : nil, color.map { _ in "--color" },
    ]
    guard !isText, let option = given.compactMap({ $0 }).first else { return nil }
    return "\(option) requires the format text or ascii, not \(identifier)"
  }

  package static func named(_ identifier: String) -> OutputFormat? {
    all.first { $0.identifier == identifier }
  }

  /// The format that a file ending (without the dot) stands for.
  package static func forFileExtension(_ ending: String) -> OutputFormat? {
    all.first { $0.fileExtensions.contains(ending.lowercased()) }
  }

  package func bytes(of layout: LaidOutTable, _ options: PictureOptions = PictureOptions()) -> [UInt8] {
    picture(of: layout, options).bytes
  }

  /// The picture, with a note where it does not show all: a sentence.
  package func picture(
    of layout: LaidOutTable, _ options: PictureOptions = PictureOptions()
  ) -> (bytes: [UInt8], note: String?) {
    func list() -> DisplayList { layout.unkeptDisplayList(withRulers: options.withRulers) }
    switch self {
    case .frames: return (FramesJSON.bytes(of: layout.frameTree()), nil)
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

/// How a picture is drawn, besides in which format.
package struct PictureOptions: Sendable {
  /// Whether the named gaps are drawn over a picture; frames tell of them anyway.
  package var withRulers = false
  package var svg = SVGOptions()
  /// Of a picture of lines and columns.
  package var lines = TextPictureOptions.file
  /// Whether one SVG shows the table in light and in dark appearance, as its viewer prefers.
  package var isAdaptive = false

  package init(withRulers: Bool = false) { self.withRulers = withRulers }
}

/// What is asked of a picture by name, on the command line and in the shell.
package struct PictureRequest: Hashable, Sendable {
  /// How texts are drawn in an SVG.
  package enum Text: String, Hashable, Sendable, CaseIterable {
    /// As texts, in the font that is there.
    case live
    /// As outlines of glyphs, the same everywhere.
    case outlines
  }

  package var gaps = false
  package var idPrefix: String?
  package var isAdaptive = false
  package var text: Text?
  /// How a picture of lines and columns is drawn.
  package var lines = TextPictureOptions.file
  /// Pixels per point; `nil` for the table's own.
  package var scale: Int?

  package init() {}

  /// What is asked for and has no meaning in a format, or none at all: a sentence, and a hint.
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

  /// - Parameter lettering: what draws outlines, where they are asked for.
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
