// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import TableSpec
import Testing

/// Outputs that can't be written, and outputs that are removed by another program.
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
  func `a failed write is tried again after ten times its duration, and reported when the result changes`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    #expect(
      fixture.rendered(1, unwritten: "disk full", for: .seconds(1)) == [
        "rendered a, not disk full", "in 10.0 seconds retry a", "watch a.svg of a", "ready a",
      ])
    #expect(fixture.handle(.timer(.retry(spec: "a"))) == ["start 2 of a: one"])
    // An unchanged failure isn't reported.
    #expect(fixture.rendered(2, unwritten: "disk full", for: .milliseconds(1)) == ["in 2.0 seconds retry a"])
    #expect(fixture.handle(.timer(.retry(spec: "a"))) == ["start 3 of a: one"])
    #expect(fixture.rendered(3) == ["recovered a", "rendered a"])
    #expect(fixture.handle(.timer(.retry(spec: "a"))) == [])
  }

  @Test func `a removed output is written again after a check that its spec still exists`() {
    var fixture = shown()
    #expect(fixture.handle(output(true)) == [])
    #expect(fixture.handle(output(false)) == ["saves, then a.svg again"])
    #expect(fixture.handle(again) == ["start 2 of a: one"])
    #expect(fixture.rendered(2) == ["rendered a"])
  }

  @Test func `an output that is removed before it is watched is written again too`() {
    var fixture = shown()
    #expect(fixture.handle(output(false)) == ["saves, then a.svg again"])
  }

  @Test func `an output that returned, or was removed with its spec, is not written again`() {
    var fixture = shown()
    _ = fixture.handle(output(false))
    _ = fixture.handle(output(true))
    #expect(fixture.handle(again) == [])
    _ = fixture.handle(output(false))
    _ = fixture.handle(.found([.saved(spec: "a", .faulty(SpecFault(.missing, "gone")))]))
    _ = fixture.failed(2, "gone")
    #expect(fixture.handle(again) == [])
  }

  @Test func `another try that changed nothing is not reported`() {
    var fixture = shown()
    _ = fixture.handle(output(false))
    _ = fixture.handle(again)
    #expect(fixture.rendered(2, changes: false) == [])
  }

  @Test func `an output that never existed is not written again`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1, unwritten: "disk full")
    #expect(fixture.handle(output(false)) == [])
  }
}
