// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  /// Writes the code's own views that rows contain.
  func writeParts(_ writer: inout SwiftWriter) {
    func length(_ metric: Metric) -> String { SwiftLiteral.points(screen.read(metric)) }
    if parts.contains(.symbolTile) {
      let (isSized, isColoured) = (parts.contains(.sizedTile), parts.contains(.colouredTile))
      var flags: Set<String> = []
      flags.set("sized", isSized)
      flags.set("coloured", isColoured)
      writer.part(
        "ListSymbolTile", flags,
        [
          "_side_": length(.tileSide), "_glyph_": length(.tileGlyphSide),
          "_radius_": length(.tileCornerRadius), "_color_": isColoured ? "color" : ".white",
          "_glyphSide_": isSized ? "Self.glyph * part" : "glyph",
          "_width_": isSized ? "size.width * scale" : "side",
          "_height_": isSized ? "size.height * scale" : "side",
        ])
    }
    if parts.contains(.badge) {
      writer.part(
        "ListBadge", badgeColor == nil ? ["coloured"] : [],
        [
          "_height_": length(.badgeHeight), "_padding_": length(.badgePadding),
          "_color_": badgeColor ?? "color",
        ])
    }
    backgrounds?.write(&writer, hasUneven: newestIOS >= 16)
  }

  /// Previews with the spec's own traits, if they aren't the usual ones, and with traits that often reveal mistakes.
  func writePreviews(_ writer: inout SwiftWriter) {
    let name = typeName
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
    if !own.isEmpty { previews.insert(("As in the spec", own), at: 0) }
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
