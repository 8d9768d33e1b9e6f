// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import PreviewServer
import TestSupport
import Testing

/// The earlier saves that a page can compare with.
struct SaveHistoryTests {
  private static func spec(_ title: String) -> String { "title: Shop\nsections:\n  - rows: [\(title)]\n" }

  private struct Save {
    let id: String
    let summary: String
    let time: String
  }

  private func history(_ fixture: PageFixture, keep: String? = nil) throws -> (
    now: Save?, saves: [Save], dropped: Int
  ) {
    let answer = try fixture.json("history/0" + (keep.map { "?keep=\($0)" } ?? ""))
    func save(_ value: Any?) -> Save? {
      guard let value = value as? [String: Any], let id = value["id"] as? String else { return nil }
      return Save(id: id, summary: value["summary"] as? String ?? "", time: value["time"] as? String ?? "")
    }
    return (
      save(answer["now"]), (answer["saves"] as? [Any] ?? []).compactMap(save),
      answer["dropped"] as? Int ?? -1
    )
  }

  @Test func `each save that changed the table can be viewed again, with its time and change`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec("First")])
    #expect(try history(fixture).saves.isEmpty)
    try fixture.save(Self.spec("Second"))
    try fixture.save("sections: 3\n")
    // Saving the same table again adds no state.
    try fixture.save(Self.spec("Second"))
    try fixture.save(Self.spec("Third"))
    let (now, saves, dropped) = try history(fixture)
    #expect(now?.summary.contains("Third") == true)
    #expect(saves.map(\.time) == ["09:00:00", "09:00:00"] && dropped == 0)
    #expect(saves.first?.summary.contains("Second") == true)
    try #require(saves.count == 2)
    for (id, title) in [(saves[1].id, "First"), (saves[0].id, "Second"), (now?.id ?? "", "Third")] {
      #expect(try fixture.get("picture/0?at=\(id)&textSize=large").body.contains(title), "\(title)")
    }
    #expect(try fixture.get("picture/0?at=before").body.contains("Second"))
    // The name of a state of another daemon.
    #expect(try fixture.get("picture/0?at=0-1").status == 404)
  }

  @Test func `20 saves are kept, and a save in use for longer`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec("T0")])
    try fixture.save(Self.spec("T1"))
    let pinned = try #require(try history(fixture).saves.first).id
    for number in 2...22 {
      try fixture.save(Self.spec("T\(number)"))
      _ = try history(fixture, keep: pinned)
    }
    let (_, saves, dropped) = try history(fixture)
    #expect(saves.count == 20 && dropped == 2)
    #expect(saves.last?.id == pinned)
    #expect(saves.first?.summary.contains("T21") == true)
    #expect(try fixture.get("picture/0?at=\(pinned)").body.contains("T0"))
  }

  @Test func `all specs share the memory, and dropped saves are counted`() throws {
    var limits = PageLimits()
    limits.historyBytes = 1
    let fixture = try PageFixture(["t.yaml": Self.spec("First")], limits: limits)
    try fixture.save(Self.spec("Second"))
    let (_, saves, dropped) = try history(fixture)
    #expect(saves.isEmpty && dropped == 1)
    // The state before the last save is kept separately from the history.
    #expect(try fixture.get("picture/0?at=before").body.contains("First"))
  }
}
