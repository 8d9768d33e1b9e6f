// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats
import Renderers
import TableLayout
import TestSupport
import Testing

struct PinnedPictureTests {
  @Test func `the pictures of the pinned tables are the same, with rulers too`() throws {
    try PinnedTables.expect("pictures") { table in
      let layout = LaidOutTable(table)
      var rulers = PictureOptions()
      rulers.withRulers = true
      // A page has the pictures of an SVG, and scripts that don't depend on the table.
      let formats = OutputFormat.all.filter { $0.rasterFormat == nil && $0.identifier != "html" }
      func text(_ format: OutputFormat, _ options: PictureOptions = PictureOptions()) -> String {
        String(decoding: format.bytes(of: layout, options), as: UTF8.self)
      }
      return formats.map { ($0.identifier, text($0)) }
        + formats.map { ("\($0.identifier)-rulers", text($0, rulers)) }
    }
  }
}
