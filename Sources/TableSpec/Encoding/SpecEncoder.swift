// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// Writes a table as a spec file. What equals its default is left out.
package enum SpecEncoder {
  /// YAML that ``SpecDecoder`` reads back into the very same table.
  package static func encode(_ table: Table) -> String {
    var writer = YAMLWriter()
    writer.write(entries(table))
    return writer.output
  }

  /// The same as JSON, which is YAML too, on one line a section and a row.
  package static func encodeJSON(_ table: Table) -> String {
    let style = InlineStyle.json
    let lines = entries(table).map { entry -> String in
      guard entry.name == "sections", let sections = entry.value.items else {
        return "  " + style.member(entry)
      }
      let texts = sections.map { "    " + style.text($0) }
      return "  \(style.key(entry.name)): [\n" + texts.joined(separator: ",\n") + "\n  ]"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func entries(_ table: Table) -> [ValueTree.Member] {
    [ValueTree.Member(name: "version", value: .integer(1))] + TableKeys.all.encode(table)
  }
}
