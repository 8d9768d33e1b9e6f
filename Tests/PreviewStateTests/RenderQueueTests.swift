// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import TableSpec
import Testing

/// Which of many specs is rendered first. There is one lane, so that specs are rendered in the order of their
/// starts.
struct RenderQueueTests {
  private let specs = ["a", "b", "c", "d"]
  private let theme = SpecDependency(path: "t", hash: 1)

  /// A daemon that has rendered all specs, which include the same theme.
  private func shownStage() -> DaemonFixture {
    var fixture = DaemonFixture("a", "b", "c", "d", lanes: 1)
    _ = fixture.save(("a", "1"), ("b", "1"), ("c", "1"), ("d", "1"))
    for run in 1...4 { _ = fixture.rendered(run, reading: [theme]) }
    return fixture
  }

  private func saveTheme(_ fixture: inout DaemonFixture, hash: UInt64 = 2) -> [String] {
    fixture.handle(.found(specs.map { .included(spec: $0, SpecDependency(path: "t", hash: hash)) }))
  }

  /// The order in which the specs are rendered from now on.
  private func order(_ fixture: inout DaemonFixture, after effects: [String], hash: UInt64 = 2) -> String {
    var starts = effects.filter { $0.hasPrefix("start") }
    var order = ""
    while let start = starts.first {
      let words = start.split(separator: " ")
      order += words[3].dropLast()
      guard let run = Int(words[1]) else { break }
      starts = fixture.rendered(run, reading: [SpecDependency(path: "t", hash: hash)]).filter {
        $0.hasPrefix("start")
      }
    }
    return order
  }

  @Test func `the first renders follow the order of the specs`() {
    var fixture = DaemonFixture("a", "b", "c", "d", lanes: 1)
    #expect(order(&fixture, after: fixture.save(("a", "1"), ("b", "1"), ("c", "1"), ("d", "1"))) == "abcd")
  }

  @Test func `after a save of a theme, the most recently edited spec is rendered first`() {
    var fixture = shownStage()
    for spec in ["b", "c"] { _ = order(&fixture, after: fixture.save((spec, "2")), hash: 1) }
    #expect(order(&fixture, after: saveTheme(&fixture)) == "cbad")
  }

  @Test func `the spec on the open page comes before the most recently edited one`() {
    var fixture = shownStage()
    _ = order(&fixture, after: fixture.save(("b", "2")), hash: 1)
    _ = fixture.handle(.viewed("c"))
    _ = fixture.handle(.viewed("d"))
    #expect(order(&fixture, after: saveTheme(&fixture)) == "dbac")
  }

  @Test func `a spec that is saved or opened while others wait is next`() {
    var fixture = shownStage()
    let begun = saveTheme(&fixture)
    _ = fixture.save(("d", "2"))
    #expect(order(&fixture, after: begun) == "adbc")
    let again = saveTheme(&fixture, hash: 3)
    _ = fixture.handle(.viewed("c"))
    #expect(order(&fixture, after: again, hash: 3) == "dcab")
  }
}
