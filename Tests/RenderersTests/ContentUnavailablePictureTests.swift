// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout
import TableModel
import Testing

/// Pictures of the view of a table without rows.
struct ContentUnavailablePictureTests {
  private static let table: Table = {
    var table = Pictures.table([])
    table.info.traits = Traits(device: Device.ID("iPhone-15"))
    table.info.contentUnavailable.kind = .search
    table.info.contentUnavailable.searchText = "Cats"
    table.info.contentUnavailable.button = Element(.button, .text("Search All"))
    return table
  }()

  @Test func `a text picture shows its symbol, texts and buttons, each on a line`() {
    let lines = Pictures.text(Self.table).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines == [
        "[M]", "No Results for “Cats”", "Check the spelling or try a new search.", "( Search All )",
      ])
  }

  @Test func `a picture without rows has the table's background`() throws {
    let background = try #require(Pictures.items(Self.table, .tableBackground).first)
    guard case .fill(let outline, _) = background.content else {
      Issue.record("no fill")
      return
    }
    #expect(outline.rect == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `texts are centred, the first one bold, and the second one in the secondary colour`() throws {
    let runs = Pictures.items(Self.table, .contentUnavailable).compactMap { item in
      if case .text(let run) = item.content { run } else { nil }
    }
    #expect(runs.map(\.anchor) == [.center, .center])
    #expect(runs.map(\.weight) == [.bold, .regular])
    #expect(runs.map(\.fontSize) == [22, 15])
    #expect(runs[0].paint != runs[1].paint)
  }
}
