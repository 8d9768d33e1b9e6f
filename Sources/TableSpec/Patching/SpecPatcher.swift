// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Writes a changed table back into the text that it was read from: only what changed is rewritten, so
/// comments, the order of keys, blank lines and quoting stay.
package enum SpecPatcher {
  package struct Result: Sendable {
    package let bytes: [UInt8]
    /// Whether the text was kept; otherwise the file is written anew.
    package let keepsText: Bool

    package init(bytes: [UInt8], keepsText: Bool) {
      self.bytes = bytes
      self.keepsText = keepsText
    }
  }

  /// - Parameters:
  ///   - source: a spec's text.
  ///   - known: what it says, where that is known already; it is decoded otherwise.
  ///   - new: what it should say; the decoder reads just that from the result.
  ///   - decoder: of the file, for what it includes.
  package static func patch(
    _ source: [UInt8], saying known: Table? = nil, to new: Table,
    decoder: SpecDecoder = SpecDecoder(fileName: "")
  ) -> Result {
    let decoder = decoder.unlimited
    if let old = known ?? (try? decoder.decode(source)), let root = try? YAMLParser.parse(source) {
      if old == new { return Result(bytes: source, keepsText: true) }
      let text = SourceText(source)
      for makeTexts in [PatchTexts.init(from:to:), PatchTexts.init(whole:_:)] {
        let texts = makeTexts(old, new)
        var patch = YAMLPatch(text)
        guard patch.patch(root, from: texts.old, to: texts.new) else { continue }
        let bytes = TextEdit.apply(patch.edits, to: source, window: 0..<source.count)
        // What YAML can look like has no end; what cannot be trusted is not written.
        if (try? decoder.decode(bytes)) == new { return Result(bytes: bytes, keepsText: true) }
      }
    }
    let isJSON = source.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } == UInt8(ascii: "{")
    let text = isJSON ? SpecEncoder.encodeJSON(new) : SpecEncoder.encode(new)
    return Result(bytes: Array(text.utf8), keepsText: false)
  }
}
