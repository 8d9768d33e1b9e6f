// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  /// The views that rows are made of, each where it is used.
  func writeParts(_ writer: inout SwiftWriter) {
    if parts.contains(.symbolTile) { writeSymbolTile(&writer) }
    if parts.contains(.badge) { writeBadge(&writer) }
    backgrounds?.write(&writer, in: self, hasUneven: newestIOS >= 16)
  }

  private func writeSymbolTile(_ writer: inout SwiftWriter) {
    let side = SwiftLiteral.points(screen.read(.tileSide))
    let glyph = SwiftLiteral.points(screen.read(.tileGlyphSide))
    let radius = SwiftLiteral.points(screen.read(.tileCornerRadius))
    let isSized = parts.contains(.sizedTile)
    let hasColors = parts.contains(.coloredTile)
    writer.gap()
    writer.doc("A symbol on a tile; both grow with the text.")
    writer.block("private struct SymbolTile: View") { writer in
      let constants = isSized ? [("side", side), ("glyph", glyph)] : []
      for (name, length) in constants + [("cornerRadius", radius)] {
        writer.line("private static let \(name): CGFloat = \(length)")
      }
      writer.gap()
      writer.line("let symbol: String")
      writer.line("let tile: Color")
      if hasColors { writer.line("var color = Color.white") }
      if isSized {
        writer.line("var size = CGSize(width: Self.side, height: Self.side)")
        writer.line("@ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1")
      } else {
        writer.line("@ScaledMetric(relativeTo: .body) private var side: CGFloat = \(side)")
        writer.line("@ScaledMetric(relativeTo: .body) private var glyph: CGFloat = \(glyph)")
      }
      writer.gap()
      writer.block("var body: some View") { writer in
        if isSized {
          writer.line("let part = scale * min(size.width, size.height) / Self.side")
        }
        let radius = "Self.cornerRadius" + (isSized ? " * part" : "")
        writer.line("let shape = RoundedRectangle(cornerRadius: \(radius), style: .continuous)")
        writer.line("Image(systemName: symbol)")
        writer.indented {
          $0.line(".resizable()")
          $0.line(".aspectRatio(contentMode: .fit)")
          $0.line(".foregroundStyle(\(hasColors ? "color" : ".white"))")
          if isSized {
            $0.line(".frame(width: Self.glyph * part, height: Self.glyph * part)")
            $0.line(".frame(width: size.width * scale, height: size.height * scale)")
            $0.line(".background(tile, in: shape)")
          } else {
            $0.line(".frame(width: glyph, height: glyph)")
            $0.line(".frame(width: side, height: side)")
            $0.line(".background(tile, in: shape)")
          }
          $0.line(".accessibilityHidden(true)")
        }
      }
    }
  }

  private func writeBadge(_ writer: inout SwiftWriter) {
    let height = SwiftLiteral.points(screen.read(.badgeHeight))
    let padding = SwiftLiteral.points(screen.read(.badgePadding))
    writer.gap()
    writer.doc("A short text in a capsule.")
    writer.block("private struct Badge: View") { writer in
      writer.line("private static let height: CGFloat = \(height)")
      writer.line("private static let padding: CGFloat = \(padding)")
      writer.gap()
      writer.line("let text: String")
      if badgeColor == nil { writer.line("let color: Color") }
      writer.gap()
      writer.block("var body: some View") { writer in
        writer.line("Text(verbatim: text)")
        writer.indented {
          $0.line(".font(.footnote)")
          $0.line(".foregroundStyle(.white)")
          $0.line(".padding(.horizontal, Self.padding)")
          $0.line(".frame(minWidth: Self.height, minHeight: Self.height)")
          $0.call(".background", [badgeColor ?? "color", "in: Capsule()"])
        }
      }
    }
  }

  /// Previews in the spec's own traits, where these are not the usual ones, and in those that most often go wrong.
  func writePreviews(of name: String, _ writer: inout SwiftWriter) {
    let traits = table.info.traits
    var own: [String] = []
    if screen.read(\.traits.appearance) == .dark { own.append(".preferredColorScheme(.dark)") }
    if screen.read(\.traits.direction) == .rightToLeft {
      own.append(".environment(\\.layoutDirection, .rightToLeft)")
    }
    if screen.read(\.traits.textSize) != .large {
      own.append(".dynamicTypeSize(.\(traits.textSize.swiftUI))")
    }
    var previews: [(String, [String])] = [
      ("Light", []), ("Dark", [".preferredColorScheme(.dark)"]),
      ("Right to left", [".environment(\\.layoutDirection, .rightToLeft)"]),
      ("Accessibility size", [".dynamicTypeSize(.accessibility3)"]),
    ]
    if !own.isEmpty {
      previews.insert(("As in the spec", own), at: 0)
    }
    writer.gap()
    for (title, modifiers) in previews {
      let line = "#Preview(\"\(title)\") { \(name)()\(modifiers.joined()) }"
      if modifiers.count < 2, writer.fits(line) {
        writer.line(line)
        continue
      }
      writer.block("#Preview(\"\(title)\")") { writer in
        writer.line("\(name)()")
        writer.indented { writer in for modifier in modifiers { writer.line(modifier) } }
      }
    }
  }
}

extension TextSize {
  /// A `DynamicTypeSize`.
  var swiftUI: String {
    switch self {
    case .extraSmall: "xSmall"
    case .small, .medium, .large: rawValue
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    }
  }
}
