// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Testing

/// `--faithful` writes a technique as articles do, with a comment above each defect. TypeCheckTests show that all of
/// it compiles.
struct FaithfulExportTests {
  /// Some words of each pitfall's comment, and the code below it.
  private static let known: [(words: String, code: String)] = [
    ("asks once whether its row is the first or the last", "let count = tableView.numberOfRows("),
    ("touches beside the table view don't scroll it", "NSLayoutConstraint.activate(["),
    ("draw(_:) runs when the cell is first shown", "card.decorate()"),
    ("the frame keeps the current bounds", "line.frame = "),
    ("In dark mode, the line", "line.backgroundColor = "),
    ("In dark mode, the border", "layer.borderColor = "),
    ("keeps the line of its previous row and gets another one", "contentView.layer.addSublayer(line)"),
    ("a view that clips its corners clips its own shadow", "clipsToBounds = "),
    (
      "these corners are set and never reset",
      "guard "
    ),
    ("After a rotation, rows are cut off at the right", "shape.path ="),
    ("the mask also cuts off the shadow", "layer.mask = shape"),
    ("covers are only ever hidden here", "self.corners.formUnion(corners)"),
    ("a layer's border follows the layer's own corner radius", "layer.borderWidth = "),
    ("the shadow has the old size", "layer.shadowPath ="),
    ("the patch stays at the corner's current place", "cover.frame = "),
    ("the colour is that of the current row and appearance", "cover.backgroundColor = "),
    ("each drawing adds four more patches", "layer.insertSublayer(cover, at: 0)"),
    ("the code doesn't set separatorInsetReference", ".separatorInset = "),
    ("In dark mode, the shadow", "layer.shadowColor = "),
    ("the accessory is set and never removed", "cell.accessoryType = "),
    ("rows show switches and badges of other rows", "cell.accessoryView = "),
  ]

  /// The pitfalls in code, each with the following line of code.
  private static func pitfalls(in source: String) -> [(words: String, code: String)] {
    var result: [(words: String, code: String)] = []
    var open: [Int] = []
    for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("// Pitfall: ") {
        open.append(result.count)
        result.append((String(line.dropFirst(12)), ""))
      } else if let last = open.last, line.hasPrefix("// ") {
        result[last].words += line.dropFirst(2)
      } else {
        for index in open { result[index].code = String(line) }
        open = []
      }
    }
    return result
  }

  @Test func `each pitfall is above its code, and the corrected code has none`() {
    var found: Set<String> = []
    let specs =
      ExportedSpecs.examples + ExportedSpecs.presets + [ExportedSpecs.nasty] + ExportedSpecs.random(12)
      + ExportedSpecs.rare.filter { $0.name == "rare shadow" }
    for (name, table) in specs {
      for technique in [nil] + ExportTechnique.allCases {
        let what = "\(name), \(technique?.rawValue ?? "its own technique")"
        let code = CodeFormat.uikit.code(for: table, CodeOptions(technique: technique, isFaithful: true))
        let pitfalls = Self.pitfalls(in: code.source)
        for (words, code) in pitfalls {
          let meant = Self.known.first { words.contains($0.words) }
          #expect(meant.map { code.contains($0.code) } ?? false, "\(what): \(words) stands above \(code)")
          found.insert(meant?.words ?? words)
        }
        let says = code.source.contains(
          pitfalls.isEmpty ? "has no pitfall here." : "with a comment at each pitfall.")
        #expect(says, "\(what) says in its head whether it has pitfalls")
        let corrected = CodeFormat.uikit.code(for: table, CodeOptions(technique: technique))
        #expect(!corrected.source.contains("Pitfall: "), "\(what)")
        // The articles' insets may count from another reference, and one article's margins scroll.
        func lines(_ code: ExportedCode) -> [String] {
          code.unexportedLines.filter { line in
            !["separator.reference", "these margins don't scroll"].contains { line.contains($0) }
          }
        }
        #expect(lines(corrected) == lines(code), "\(what)")
      }
    }
    #expect(found == Set(Self.known.map(\.words)))
  }

  @Test(arguments: CodeFormat.allCases.filter { $0 != .uikit })
  func `only UIKit has faithful code`(format: CodeFormat) {
    let problem = format.problem(CodeOptions(technique: nil, isFaithful: true))
    #expect(problem?.hasPrefix("--faithful requires --format uikit") ?? false)
  }
}
