// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles
import TableModel
import TableSpec

/// A ready-made table: a spec in Sources/Presets. The first line of `NAME.yaml` is a comment with its abstract.
package struct Preset: Sendable {
  package let name: String
  /// A description of one line.
  package let abstract: String
  private let spec: String

  package var table: Table { Self.table(spec, name) }

  package static let all: [Preset] = {
    presetFiles().texts.map { file in
      let abstract = file.text.prefix { $0 != "\n" }.dropFirst(2)
      return Preset(
        name: file.name.replacing(".yaml", with: ""), abstract: String(abstract), spec: file.text)
    }.sorted { $0.name < $1.name }
  }()

  private static func table(_ spec: String, _ name: String) -> Table {
    do { return try SpecDecoder(fileName: name).decode(Array(spec.utf8)) } catch {
      preconditionFailure("the preset '\(name)' is not a valid spec: \(error)")
    }
  }
}
