// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Writes a table as a spec file, without values that equal their defaults.
package enum SpecEncoder {
  /// YAML that ``SpecDecoder`` reads back into an equal table.
  package static func encode(_ table: Table) -> String {
    var writer = YAMLWriter()
    writer.write(entries(table))
    return writer.output
  }

  /// The same as JSON, which is YAML, too. Each section is on one line.
  package static func encodeJSON(_ table: Table) -> String {
    var json = JSONWriter(isExact: true)
    json.object { json in
      for entry in entries(table) {
        guard case .block(.list(let sections)) = entry.value else {
          json.member(entry.name, entry.value)
          continue
        }
        json.list(entry.name, sections) { $0.value($1) }
      }
    }
    json.newline()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func entries(_ table: Table) -> [ValueTree.Member] {
    [ValueTree.Member(name: "version", value: .integer(1))] + TableKeys.all.encode(table)
  }
}
