// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Writes the reference of the format as Markdown, from the keys that read a file.
package enum SpecReference {
  /// The reference, with a chapter for each kind of element.
  package static func markdown() -> String {
    let look = LookKeys.names
    return "# Spec keys\n\n## Table\n\n" + list(TableKeys.all.record.parts.filter { !look.contains($0.name) })
      + "\n## Section\n\n" + list(SectionKeys.all.record.parts.filter { !look.contains($0.name) })
      + "\n## Row: a text, or a mapping\n\n"
      + list(RowKeys.all.record.parts.filter { !look.contains($0.name) })
      + "\n## Table, section and row\n\nRows have no spacing, headers or footers of their own.\n\n"
      + list(TableKeys.all.record.parts.filter { look.contains($0.name) })
  }

  private static func list(_ parts: [SettingRecord.Part], indent: String = "") -> String {
    parts.map { part in
      var text = "\(indent)- `\(part.name)`: \(part.shape.words). \(part.meaning)\n"
      // The keys of regular widths are those of looks, which have a chapter.
      if part.name != SettingKey.regularName, let inner = part.shape.record {
        text += list(inner.parts, indent: indent + "  ")
      }
      return text
    }.joined()
  }
}
