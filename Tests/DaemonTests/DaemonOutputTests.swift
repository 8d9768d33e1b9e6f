// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import Testing

/// Outputs that cannot be written, and outputs that somebody removes.
struct DaemonOutputTests {
  private func shown() -> DaemonStage {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1)
    return stage
  }

  private func output(_ isThere: Bool) -> DaemonEvent {
    .found([.output(spec: "a", path: "a.svg", isThere: isThere)])
  }

  private let again = DaemonEvent.savesSeen(.outputGone(spec: "a", path: "a.svg"))

  @Test
  func `what could not be written is tried again, ten times as seldom as it takes, and told when it changes`()
  {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    #expect(
      stage.rendered(1, unwritten: "disk full", for: .seconds(1)) == [
        "rendered a, not disk full", "in 10.0 seconds retry a", "watch a.svg of a", "ready a",
      ])
    #expect(stage.handle(.timer(.retry(spec: "a"))) == ["start 2 of a: one"])
    // No news.
    #expect(stage.rendered(2, unwritten: "disk full", for: .milliseconds(1)) == ["in 2.0 seconds retry a"])
    #expect(stage.handle(.timer(.retry(spec: "a"))) == ["start 3 of a: one"])
    #expect(stage.rendered(3) == ["recovered a", "rendered a"])
    #expect(stage.handle(.timer(.retry(spec: "a"))) == [])
  }

  @Test func `without a backstop the next save tries again`() {
    var stage = DaemonStage("a", retry: nil)
    _ = stage.save(("a", "one"))
    #expect(
      stage.rendered(1, unwritten: "disk full") == [
        "rendered a, not disk full", "watch a.svg of a", "ready a",
      ])
    _ = stage.save(("a", "two"))
    #expect(stage.rendered(2) == ["recovered a", "rendered a"])
  }

  @Test func `an output that is removed is made again once it is known that its spec is still there`() {
    var stage = shown()
    #expect(stage.handle(output(true)) == [])
    #expect(stage.handle(output(false)) == ["saves, then a.svg again"])
    #expect(stage.handle(again) == ["start 2 of a: one"])
    #expect(stage.rendered(2) == ["rendered a"])
  }

  @Test func `an output that goes before it is watched is made again too`() {
    var stage = shown()
    #expect(stage.handle(output(false)) == ["saves, then a.svg again"])
  }

  @Test func `an output that came back, or went with its spec, is not made again`() {
    var stage = shown()
    _ = stage.handle(output(false))
    _ = stage.handle(output(true))
    #expect(stage.handle(again) == [])
    _ = stage.handle(output(false))
    _ = stage.handle(.found([.saved(spec: "a", .missing(problem: "gone"))]))
    _ = stage.failed(2, "gone")
    #expect(stage.handle(again) == [])
  }

  @Test func `another try that changed nothing is not told`() {
    var stage = shown()
    _ = stage.handle(output(false))
    _ = stage.handle(again)
    #expect(stage.rendered(2, changes: false) == [])
  }

  @Test func `an output that was never there is not missed`() {
    var stage = DaemonStage("a", retry: nil)
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1, unwritten: "disk full")
    #expect(stage.handle(output(false)) == [])
  }
}
