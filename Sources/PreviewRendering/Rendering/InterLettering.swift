// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Platform
import Renderers
import Synchronization

/// Draws texts as outlines of Inter's glyphs, from its installed font files.
final class InterLettering: Lettering {
  private struct State: ~Copyable {
    var fonts: [Cut: HarfBuzzFont] = [:]
    var outlines: [String: String] = [:]
    /// Texts that aren't drawn as outlines, in order of appearance.
    var kept: [String] = []
    var keptCount = 0
    /// Fonts whose texts aren't drawn as outlines, in order of appearance.
    var otherFonts: [String] = []
  }

  private enum Cut: String, CaseIterable {
    case regular = "Inter-Regular", semibold = "Inter-SemiBold", bold = "Inter-Bold"
    case displayRegular = "InterDisplay-Regular", displaySemibold = "InterDisplay-SemiBold"
    case displayBold = "InterDisplay-Bold"

    init(_ run: TextRun) {
      switch (run.weight, Font.isDisplay(run.fontSize)) {
      case (.regular, false): self = .regular
      case (.semibold, false): self = .semibold
      case (.bold, false): self = .bold
      case (.regular, true): self = .displayRegular
      case (.semibold, true): self = .displaySemibold
      case (.bold, true): self = .displayBold
      }
    }
  }

  private let state: Mutex<State>

  /// The folders of the font's files, in Debian's package and in others.
  private static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
    "/usr/local/share/fonts",
  ]

  /// - Throws: ``RasterError`` if the library or the font is missing.
  init() throws(RasterError) {
    guard HarfBuzzFont.isInstalled else {
      throw RasterError(
        message: "outlines of texts need the library '\(HarfBuzzFont.libraryName)', which is not installed",
        hint: "apt-get install libharfbuzz0b fonts-inter")
    }
    var fonts: [Cut: HarfBuzzFont] = [:]
    for cut in Cut.allCases {
      let paths = Self.folders.map { PathText.join($0, cut.rawValue + ".otf") }
      guard let font = paths.lazy.compactMap(HarfBuzzFont.init(path:)).first else {
        throw RasterError(
          message: "outlines of texts need the font Inter, and '\(paths[0])' does not exist",
          hint: "apt-get install fonts-inter")
      }
      fonts[cut] = font
    }
    state = Mutex(State(fonts: fonts))
  }

  func line(_ run: TextRun) -> LetteredLine? {
    state.withLock { state in
      if let name = run.fontName {
        if !state.otherFonts.contains(name) { state.otherFonts.append(name) }
        return nil
      }
      let cut = Cut(run)
      guard let font = state.fonts[cut] else { return nil }
      let shaped = font.glyphs(of: run.text)
      guard !shaped.isEmpty, !run.isRightToLeft, !shaped.contains(where: { $0.number == 0 }) else {
        state.keptCount += 1
        if state.kept.count < 3 { state.kept.append(run.text) }
        return nil
      }
      let unit = LetteredLine.unitsPerEm / Double(font.unitsPerEm)
      let tracking = run.tracking.doubleValue / run.fontSize.doubleValue * LetteredLine.unitsPerEm
      var place = 0.0
      var glyphs: [LetteredLine.Glyph] = []
      for glyph in shaped {
        let name = "\(cut.rawValue)-\(glyph.number)"
        let outline = state.outlines[name] ?? Self.path(font.outline(of: glyph.number), unit)
        state.outlines[name] = outline
        if !outline.isEmpty {
          glyphs.append(
            LetteredLine.Glyph(
              name: name, x: place + Double(glyph.x) * unit, y: -Double(glyph.y) * unit, outline: outline))
        }
        place += Double(glyph.advance) * unit + tracking
      }
      return LetteredLine(width: place - tracking, glyphs: glyphs)
    }
  }

  /// A sentence that names the texts that aren't outlines; `nil` if all are.
  var note: String? {
    state.withLock { state in
      let names = state.otherFonts.map(VisibleText.line).joined(separator: ", ")
      let fonts = names.isEmpty ? [] : ["texts in \(names) remain text"]
      guard let first = state.kept.first else { return fonts.first }
      let others = state.keptCount > 1 ? " and \(state.keptCount - 1) more" : ""
      let letters = "Inter has no glyphs for '\(VisibleText.line(first))'\(others), so they remain text"
      return ([letters] + fonts).joined(separator: "; ")
    }
  }

  private static func path(_ pieces: [HarfBuzzFont.Piece], _ unit: Double) -> String {
    func place(_ x: Float, _ y: Float) -> String {
      "\(Points(Double(x) * unit)) \(Points(-Double(y) * unit))"
    }
    return pieces.map { piece in
      switch piece {
      case .move(let x, let y): "M" + place(x, y)
      case .line(let x, let y): "L" + place(x, y)
      case .quadratic(let x1, let y1, let x, let y): "Q\(place(x1, y1)) \(place(x, y))"
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        "C\(place(x1, y1)) \(place(x2, y2)) \(place(x, y))"
      case .close: "Z"
      }
    }.joined()
  }
}
