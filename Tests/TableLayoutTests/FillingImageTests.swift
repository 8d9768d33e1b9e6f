// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TableSpec
import TestSupport
import Testing

/// Images that cover their rows from the leading edge, top to bottom.
struct FillingImageTests {
  private func table(_ rows: String, _ head: String = "style: insetGrouped, profile: ios17") throws -> Table {
    try SpecDecoder(fileName: "t").decode(Array("{\(head), sections: [{rows: [\(rows)]}]}".utf8))
  }

  private func row(_ row: String, _ head: String = "style: insetGrouped, profile: ios17") throws
    -> FrameTree.Row
  {
    try LaidOutTable(table(row, head)).frameTree().sections[0].rows[0]
  }

  @Test(arguments: ["", "detail: Below, cellStyle: subtitle, ", "rowHeight: 88, ", "numberOfLines: 0, "])
  func `beside texts of one line it is square and as high as the row`(look: String) throws {
    let usual = try row("{\(look)title: A}")
    let filled = try row("{\(look)title: A, image: {monogram: AB, fillsHeight: true}}")
    let image = try #require(filled.image)
    #expect(filled.frame == usual.frame)
    #expect(image.origin == filled.background.origin && image.height == filled.background.height)
    #expect(image.width == image.height)
    #expect(filled.title?.frame.minX == image.maxX + 15)
  }

  @Test func `more lines make it higher, and its width is the one that is set`() throws {
    let text = String(repeating: "word ", count: 20)
    let filled = try row(
      "{title: \(text), numberOfLines: 0, image: {file: a.png, size: [70, 1000], fillsHeight: true}}")
    let image = try #require(filled.image)
    #expect(image.width == 70 && image.height == filled.frame.height)
    #expect(image.height > 60 && image.height < 200)
  }

  @Test func `lines begin at the text, and from right to left it is at the right`() throws {
    let rows = "{title: A, image: {monogram: A, fillsHeight: true}}, B"
    let tree = try LaidOutTable(table(rows)).frameTree().sections[0].rows[0]
    #expect(tree.separators[0].frame.minX == tree.title?.frame.minX)
    let mirrored = try LaidOutTable(
      table(rows, "style: insetGrouped, profile: ios17, traits: {direction: rtl}")
    ).frameTree().sections[0].rows[0]
    #expect(mirrored.image?.maxX == mirrored.background.maxX)
    #expect(mirrored.separators[0].frame.maxX == mirrored.title?.frame.maxX)
  }

  @Test func `elements begin after it, and an inset replaces the space after it`() throws {
    let filled = try row(
      "{title: A, contentInsets: {leading: 30}, leading: [checkmark], image: {monogram: A, fillsHeight: true}}"
    )
    let (image, mark) = (try #require(filled.image), try #require(filled.elements.first))
    #expect(image.minX == filled.background.minX)
    #expect(mark.frame.minX >= image.maxX + 30)
  }

  /// The card's corners at the image, and none elsewhere.
  @Test func `a picture is clipped to the row's corners and covers its place`() throws {
    var table = try table("{title: A, image: {file: a.svg, fillsHeight: true}}, B", "cornerRadius: 12")
    let size = Size(width: 100, height: 20)
    table.pictures["a.svg"] = .picture(PictureData([], .svg), size: size)
    let layout = LaidOutTable(table)
    let picture = layout.displayList().items.compactMap { item -> Picture? in
      if case .picture(let picture) = item.content { picture } else { nil }
    }.first
    let row = layout.frameTree().sections[0].rows[0]
    let shown = try #require(picture)
    #expect(shown.outline.rect == row.image)
    #expect(shown.outline.radii == CornerRadii(topLeft: 12, topRight: 0, bottomLeft: 0, bottomRight: 0))
    #expect(shown.frame.height == row.image?.height && shown.frame.width == shown.frame.height * 5)
  }

  @Test func `a symbol without a tile has no area`() throws {
    let filled = try row("{title: A, image: {symbol: star, fillsHeight: true}}")
    #expect(filled.image?.width == 24)
  }
}
