// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import TableSpec
import Testing

/// Which of many specs is shown first. One lane, so that the order is that of the starts.
struct RenderQueueTests {
  private let specs = ["a", "b", "c", "d"]
  private let theme = SpecDependency(path: "t", hash: 1)

  /// All are shown, and include the same theme.
  private func shownStage() -> DaemonStage {
    var stage = DaemonStage("a", "b", "c", "d", lanes: 1)
    _ = stage.save(("a", "1"), ("b", "1"), ("c", "1"), ("d", "1"))
    for run in 1...4 { _ = stage.rendered(run, reading: [theme]) }
    return stage
  }

  private func saveTheme(_ stage: inout DaemonStage, hash: UInt64 = 2) -> [String] {
    stage.handle(.found(specs.map { .included(spec: $0, SpecDependency(path: "t", hash: hash)) }))
  }

  /// The specs in the order in which they are rendered from here on.
  private func order(_ stage: inout DaemonStage, after effects: [String], hash: UInt64 = 2) -> String {
    var starts = effects.filter { $0.hasPrefix("start") }
    var order = ""
    while let start = starts.first {
      let words = start.split(separator: " ")
      order += words[3].dropLast()
      guard let run = Int(words[1]) else { break }
      starts = stage.rendered(run, reading: [SpecDependency(path: "t", hash: hash)]).filter {
        $0.hasPrefix("start")
      }
    }
    return order
  }

  @Test func `the first states are shown in the order of the specs`() {
    var stage = DaemonStage("a", "b", "c", "d", lanes: 1)
    #expect(order(&stage, after: stage.save(("a", "1"), ("b", "1"), ("c", "1"), ("d", "1"))) == "abcd")
  }

  @Test func `after a save of a theme, the spec that was edited last is shown first`() {
    var stage = shownStage()
    for spec in ["b", "c"] { _ = order(&stage, after: stage.save((spec, "2")), hash: 1) }
    #expect(order(&stage, after: saveTheme(&stage)) == "cbad")
  }

  @Test func `the spec that is looked at comes before the one that was edited`() {
    var stage = shownStage()
    _ = order(&stage, after: stage.save(("b", "2")), hash: 1)
    _ = stage.handle(.viewed("c"))
    _ = stage.handle(.viewed("d"))
    #expect(order(&stage, after: saveTheme(&stage)) == "dbac")
  }

  @Test func `a spec that is saved or looked at while others wait is next`() {
    var stage = shownStage()
    let begun = saveTheme(&stage)
    _ = stage.save(("d", "2"))
    #expect(order(&stage, after: begun) == "adbc")
    let again = saveTheme(&stage, hash: 3)
    _ = stage.handle(.viewed("c"))
    #expect(order(&stage, after: again, hash: 3) == "dcab")
  }
}
