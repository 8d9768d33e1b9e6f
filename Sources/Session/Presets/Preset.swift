// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles
import TableModel
import TableSpec

/// A ready-made table, or the ready-made content of a row, as YAML. The first line of `NAME.yaml` is a comment with its
/// abstract.
package struct Preset: Sendable {
  package let name: String
  /// A description of one line.
  package let abstract: String
  /// The YAML.
  let text: String

  /// The table of one of ``all``.
  package var table: Table { decoded(text) }

  /// The element of one of ``contents``.
  package var content: Element {
    let lines = text.split(separator: "\n").map { "      " + $0 + "\n" }.joined()
    let table = decoded("sections:\n- rows:\n  - title: \(name)\n    content:\n" + lines)
    guard let content = table.sections[0].rows[0].elements.content else {
      preconditionFailure("the preset '\(name)' has no element")
    }
    return content
  }

  /// The tables: the specs in Sources/Presets.
  package static let all = presets(presetFiles())
  /// The contents of rows: the elements in Sources/ContentPresets.
  package static let contents = presets(contentPresetFiles())

  /// The content of a row with a name; `nil` if there is none.
  static func content(_ name: String) -> Element? { contents.first { $0.name == name }?.content }

  private static func presets(_ files: EmbeddedFiles) -> [Preset] {
    files.texts.map { file in
      let abstract = file.text.prefix { $0 != "\n" }.dropFirst(2)
      return Preset(
        name: file.name.replacing(".yaml", with: ""), abstract: String(abstract), text: file.text)
    }.sorted { $0.name < $1.name }
  }

  private func decoded(_ spec: String) -> Table {
    do { return try SpecDecoder(fileName: name).decode(Array(spec.utf8)) } catch {
      preconditionFailure("the preset '\(name)' is not a valid spec: \(error)")
    }
  }
}
