// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import TableSpec
import Testing

/// Outputs that cannot be written, and outputs that somebody removes.
struct DaemonOutputTests {
  private func shown() -> DaemonFixture {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1)
    return fixture
  }

  private func output(_ isThere: Bool) -> DaemonEvent {
    .found([.output(spec: "a", path: "a.svg", isThere: isThere)])
  }

  private let again = DaemonEvent.savesSeen(.outputGone(spec: "a", path: "a.svg"))

  @Test
  func `what could not be written is tried again, ten times as seldom as it takes, and told when it changes`()
  {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    #expect(
      fixture.rendered(1, unwritten: "disk full", for: .seconds(1)) == [
        "rendered a, not disk full", "in 10.0 seconds retry a", "watch a.svg of a", "ready a",
      ])
    #expect(fixture.handle(.timer(.retry(spec: "a"))) == ["start 2 of a: one"])
    // No news.
    #expect(fixture.rendered(2, unwritten: "disk full", for: .milliseconds(1)) == ["in 2.0 seconds retry a"])
    #expect(fixture.handle(.timer(.retry(spec: "a"))) == ["start 3 of a: one"])
    #expect(fixture.rendered(3) == ["recovered a", "rendered a"])
    #expect(fixture.handle(.timer(.retry(spec: "a"))) == [])
  }

  @Test func `without a backstop the next save tries again`() {
    var fixture = DaemonFixture("a", retry: nil)
    _ = fixture.save(("a", "one"))
    #expect(
      fixture.rendered(1, unwritten: "disk full") == [
        "rendered a, not disk full", "watch a.svg of a", "ready a",
      ])
    _ = fixture.save(("a", "two"))
    #expect(fixture.rendered(2) == ["recovered a", "rendered a"])
  }

  @Test func `an output that is removed is made again once it is known that its spec is still there`() {
    var fixture = shown()
    #expect(fixture.handle(output(true)) == [])
    #expect(fixture.handle(output(false)) == ["saves, then a.svg again"])
    #expect(fixture.handle(again) == ["start 2 of a: one"])
    #expect(fixture.rendered(2) == ["rendered a"])
  }

  @Test func `an output that goes before it is watched is made again too`() {
    var fixture = shown()
    #expect(fixture.handle(output(false)) == ["saves, then a.svg again"])
  }

  @Test func `an output that came back, or went with its spec, is not made again`() {
    var fixture = shown()
    _ = fixture.handle(output(false))
    _ = fixture.handle(output(true))
    #expect(fixture.handle(again) == [])
    _ = fixture.handle(output(false))
    _ = fixture.handle(.found([.saved(spec: "a", .faulty(SpecFault(.missing, "gone")))]))
    _ = fixture.failed(2, "gone")
    #expect(fixture.handle(again) == [])
  }

  @Test func `another try that changed nothing is not told`() {
    var fixture = shown()
    _ = fixture.handle(output(false))
    _ = fixture.handle(again)
    #expect(fixture.rendered(2, changes: false) == [])
  }

  @Test func `an output that was never there is not missed`() {
    var fixture = DaemonFixture("a", retry: nil)
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1, unwritten: "disk full")
    #expect(fixture.handle(output(false)) == [])
  }
}
