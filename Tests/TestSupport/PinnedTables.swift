// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TableModel
import TableSpec
import Testing

/// Tables that use every setting, and hashes of all outputs of the program for them.
///
/// A change of the program that must not change its output must not change these hashes. After a change that does, they show
/// how many tables it affects. `RECORD_GOLDENS=1 swift test --filter Pinned` records them. The tables are specs in
/// `Pinned/tables.jsonl`, one on each line, so they stay the same when the program gets a new setting.
package enum PinnedTables {
  private static let folder = Repository.root.appendingPathComponent("Tests/TestSupport/Pinned")

  package static let all: [Table] = {
    let text = (try? String(contentsOf: folder.appendingPathComponent("tables.jsonl"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      try? SpecDecoder(fileName: "tables.jsonl").decode(Array($0.utf8))
    }
  }()

  /// Compares the hashes of all tables with those in `Pinned/NAME.txt`, which has a line for each table.
  ///
  /// - Parameter outputs: makes the outputs of a table, each with its name.
  package static func expect(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ outputs: (Table) throws -> [(name: String, text: String)]
  ) throws {
    try #require(all.count == 60, "a pinned table is not a valid spec", sourceLocation: sourceLocation)
    var lines = ""
    for (index, table) in all.enumerated() {
      let hashes = try outputs(table).map { "\($0.name) \(String(hash($0.text), radix: 16))" }
      lines += "\(index + 1): \(hashes.joined(separator: ", "))\n"
    }
    try Golden(folder: folder).expect(Array(lines.utf8), equal: name + ".txt", sourceLocation: sourceLocation)
  }

  /// The FNV-1a hash. It is a loop without closures, because the outputs have 100 MB and tests are not
  /// optimized.
  private static func hash(_ text: String) -> UInt64 {
    var (text, hash) = (text, UInt64(0xCBF2_9CE4_8422_2325))
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
        index += 1
      }
    }
    return hash
  }
}
