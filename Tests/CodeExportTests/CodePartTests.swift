// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import EmbeddedFiles
import TableModel
import Testing

/// Tests the Swift files that contain the fixed lines of exports.
struct CodePartTests {
  /// The lines of all code that `TypeCheckTests` compiles, without indentation.
  private static let exported: Set<Substring> = {
    let specs = ExportedSpecs.examples + ExportedSpecs.presets + [ExportedSpecs.nasty] + ExportedSpecs.rare
    var lines: Set<Substring> = []
    for variant in ExportVariant.all {
      for spec in specs + (variant.options == CodeOptions() ? ExportedSpecs.paired : []) {
        lines.formUnion(
          variant.format.code(for: spec.table, variant.options).source.split(separator: "\n").map(trimmed))
      }
    }
    return lines
  }()

  private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }

  /// Whether an export contains the line unchanged, because it has no placeholder.
  private static func isFixed(_ line: Substring) -> Bool {
    let names = [
      "Controller", "Radius", "Tests", "item.", "row.", "title.", "look.selectedColor", "imageSize", "_",
    ]
    return !["#", "import ", "// SPDX"].contains { line.hasPrefix($0) }
      && !names.contains { line.contains($0) }
  }

  @Test func `each line of a part is in code that is compiled`() {
    let parts = codeParts().texts
    #expect(parts.count > 20)
    for part in parts {
      let lines = part.text.split(separator: "\n").map(Self.trimmed).filter(Self.isFixed)
      #expect(lines.filter { !Self.exported.contains($0) } == [], "\(part.name)")
    }
  }
}
