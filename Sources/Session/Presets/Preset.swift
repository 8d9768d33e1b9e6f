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
  private let faithfulSpec: String?

  package var table: Table { Self.table(spec, name) }
  /// The table as the published code makes it, including its bugs; `nil` if there is no such code.
  package var faithful: Table? { faithfulSpec.map { Self.table($0, name) } }

  package static let all: [Preset] = {
    let specs = Dictionary(uniqueKeysWithValues: presetFiles().texts.map { ($0.name, $0.text) })
    return specs.keys.filter { !$0.hasSuffix(".faithful.yaml") }.sorted().map { file in
      let (name, spec) = (file.replacing(".yaml", with: ""), specs[file] ?? "")
      let abstract = spec.prefix { $0 != "\n" }.dropFirst(2)
      return Preset(
        name: name, abstract: String(abstract), spec: spec, faithfulSpec: specs["\(name).faithful.yaml"])
    }
  }()

  private static func table(_ spec: String, _ name: String) -> Table {
    do { return try SpecDecoder(fileName: name).decode(Array(spec.utf8)) } catch {
      preconditionFailure("the preset '\(name)' is not a valid spec: \(error)")
    }
  }
}
