// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Writes a changed table back into the text that it was read from. Only changes are rewritten, so that
/// comments, the order of keys, blank lines and quoting are kept.
package enum SpecPatcher {
  /// A patched text.
  package struct Result: Sendable {
    package let bytes: [UInt8]
    /// Whether the text was patched; otherwise the whole file is rewritten without its comments.
    package let keepsText: Bool

    package init(bytes: [UInt8], keepsText: Bool) {
      self.bytes = bytes
      self.keepsText = keepsText
    }
  }

  /// - Parameters:
  ///   - source: a spec's text.
  ///   - known: the table of `source`. Default: `nil`; `source` is decoded.
  ///   - new: the table that the decoder will read from the result.
  ///   - decoder: the file's decoder, which reads its included files. Default: a decoder without includes.
  package static func patch(
    _ source: [UInt8], saying known: Table? = nil, to new: Table,
    decoder: SpecDecoder = SpecDecoder(fileName: "")
  ) -> Result {
    let decoder = decoder.unlimited
    if let old = known ?? (try? decoder.decode(source)), let root = try? YAMLParser.parse(source) {
      if old == new { return Result(bytes: source, keepsText: true) }
      let text = SourceText(source)
      var patch = YAMLPatch(text)
      func whole(_ table: Table) -> ValueTree { .block(.record(TableKeys.all.encode(table))) }
      if patch.patch(root, from: whole(old), to: whole(new), as: .record(TableKeys.all.record)) {
        let bytes = TextEdit.apply(patch.edits, to: source, window: 0..<source.count)
        // YAML has countless forms, so a patch is used only if it reads back as the new table.
        if (try? decoder.decode(bytes)) == new { return Result(bytes: bytes, keepsText: true) }
      }
    }
    let isJSON = source.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } == UInt8(ascii: "{")
    let text = isJSON ? SpecEncoder.encodeJSON(new) : SpecEncoder.encode(new)
    return Result(bytes: Array(text.utf8), keepsText: false)
  }
}
