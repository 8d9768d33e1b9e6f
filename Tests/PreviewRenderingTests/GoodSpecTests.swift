// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewRendering
import PreviewState
import Renderers
import TableLayout
import TableSpec
import Testing

struct GoodSpecTests {
  @Test func `the good spec has the picture that was drawn for its file, once it is shown`() throws {
    let rendering = SpecRendering()
    func previews(_ title: String) throws -> DrawnPreviews {
      let outcome = try #require(
        rendering.render(
          spec: Array("sections: [{rows: [\(title)]}]".utf8), path: "a.yaml", isConfirmed: true))
      return try outcome.result.get()
    }
    for title in ["One", "Two"] {
      let drawn = try previews(title)
      let file = try #require(drawn.outputs.first { $0.path == "a.svg" })
      #expect(rendering.good("a.yaml")?.svg != file.bytes)
      drawn.show()
      let good = try #require(rendering.good("a.yaml"))
      #expect(good.svg == file.bytes)
      #expect(good.svg == SVGRenderer().render(LaidOutTable(good.table).displayList()))
    }
  }
}
