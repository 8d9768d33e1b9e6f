// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec
import Testing

/// The table of a spec.
func table(_ text: String) throws -> Table {
  try SpecDecoder(fileName: "t").decode(Array(text.utf8))
}

/// The text after a change. Fails if the text wasn't kept.
func patched(_ text: String, _ change: (inout Table) -> Void) throws -> String {
  var new = try table(text)
  change(&new)
  let result = SpecPatcher.patch(Array(text.utf8), to: new)
  #expect(result.keepsText)
  let written = String(decoding: result.bytes, as: UTF8.self)
  #expect(try table(written) == new)
  return written
}
