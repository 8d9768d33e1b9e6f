// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Testing

/// `--faithful` writes a technique as articles do, with a comment right where it goes wrong; that all of it compiles,
/// TypeCheckTests show.
struct FaithfulExportTests {
  /// A few words of each pitfall, and what the code below it does.
  private static let known: [(words: String, code: String)] = [
    ("first and last are asked for by index path", "let count = tableView.numberOfRows("),
    ("drawing is for pixels", "card.decorate()"),
    ("the frame is made of the bounds of this moment", "line.frame = "),
    ("Seen when dark mode is switched on: the line", "line.backgroundColor = "),
    ("Seen when dark mode is switched on: the border", "layer.borderColor = "),
    ("keeps the line of its former row and gets one more", "contentView.layer.addSublayer(line)"),
    ("cuts off the view's own shadow", "clipsToBounds = "),
    (
      "rows in the middle with the round corners of the row that their cell showed before. Otherwise every",
      "guard "
    ),
    ("before the cell has its width and height", "shape.path ="),
    ("corners are only ever uncovered here", "self.corners.formUnion(corners)"),
    ("a layer's border is a rectangle", "layer.borderWidth = "),
    ("the path keeps the bounds of this moment", "layer.shadowPath ="),
    ("the patch stays where the corner is now", "cover.frame = "),
    ("the colour is that of this row and appearance", "cover.backgroundColor = "),
    ("each drawing adds four more", "layer.insertSublayer(cover, at: 0)"),
    ("what left and right count from is not said", ".separatorInset = "),
    ("Seen when dark mode is switched on: the shadow", "layer.shadowColor = "),
    ("keeps the inset of its former row", "cell.separatorInset = "),
    ("chevrons and check marks in rows that have none", "cell.accessoryType = "),
    ("switches and badges of other rows", "cell.accessoryView = "),
  ]

  /// The pitfalls of code, each with the line of code that follows.
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

  private static func options(_ technique: ExportTechnique?, isFaithful: Bool) -> CodeOptions {
    var options = CodeOptions()
    options.technique = technique
    options.isFaithful = isFaithful
    return options
  }

  @Test func `each pitfall stands above its code, and the mended code has none`() {
    var found: Set<String> = []
    let specs =
      ExportedSpecs.examples + ExportedSpecs.presets + [ExportedSpecs.nasty] + ExportedSpecs.random(12)
    for (name, table) in specs {
      for technique in [nil] + ExportTechnique.allCases {
        let what = "\(name), \(technique?.rawValue ?? "its own technique")"
        let code = CodeFormat.uikit.code(for: table, Self.options(technique, isFaithful: true))
        let pitfalls = Self.pitfalls(in: code.source)
        for (words, code) in pitfalls {
          let meant = Self.known.first { words.contains($0.words) }
          #expect(meant.map { code.contains($0.code) } ?? false, "\(what): \(words) stands above \(code)")
          found.insert(meant?.words ?? words)
        }
        let says = code.source.contains(pitfalls.isEmpty ? "has no pitfall here." : "pitfalls are marked")
        #expect(says, "\(what) says in its head whether it has pitfalls")
        let mended = CodeFormat.uikit.code(for: table, Self.options(technique, isFaithful: false))
        #expect(!mended.source.contains("Pitfall: "), "\(what)")
        #expect(mended.unexportedLines == code.unexportedLines, "\(what)")
      }
    }
    #expect(found == Set(Self.known.map(\.words)))
  }

  @Test(arguments: CodeFormat.allCases.filter { $0 != .uikit })
  func `the articles write UIKit alone`(format: CodeFormat) {
    let problem = format.problem(Self.options(nil, isFaithful: true))
    #expect(problem?.hasPrefix("--faithful is of uikit alone") ?? false)
  }
}
