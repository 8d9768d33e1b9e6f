// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import Testing

/// PNG and PDF, which another program draws after the other outputs are written.
struct DaemonDrawingTests {
  private func drawing() -> DaemonFixture {
    var fixture = DaemonFixture("a", "b", draws: true)
    _ = fixture.save(("a", "save 1"))
    _ = fixture.rendered(1)
    return fixture
  }

  @Test func `a render is reported before its drawing ends, and readiness waits for the drawing`() {
    var fixture = DaemonFixture("a", draws: true)
    _ = fixture.save(("a", "one"))
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg a.png of a"])
    #expect(fixture.drawn(1) == ["drawn a", "ready a"])
    _ = fixture.save(("a", "two"))
    #expect(fixture.rendered(2) == ["rendered a"])
    #expect(fixture.drawn(2) == ["drawn a"])
  }

  @Test func `the next render cancels a drawing, and does not wait for its end`() {
    var fixture = drawing()
    #expect(fixture.save(("a", "two")) == ["cancel 1", "start 2 of a: two"])
    // The cancelled drawing may still write, so the state of its file is not known.
    #expect(fixture.former(2) == ["a.svg": .written])
    #expect(fixture.save(("a", "three")) == [])
    #expect(fixture.rendered(2) == ["rendered a", "cancel 2", "start 3 of a: three"])
    #expect(fixture.rendered(3) == ["rendered a"])
    #expect(fixture.drawingCancelled(1) == [])
    #expect(fixture.drawingCancelled(2) == [])
    #expect(fixture.drawn(3) == ["drawn a"])
    _ = fixture.save(("a", "four"))
    #expect(fixture.former(4) == ["a.svg": .written, "a.png": .written])
  }

  @Test func `a cancelled drawing that wrote is recorded, because the next one may be cancelled too`() {
    var fixture = drawing()
    _ = fixture.drawn(1, unwritten: "old")
    for number in 2...3 {
      _ = fixture.save(("a", "save \(number)"))
      _ = fixture.rendered(number)
    }
    #expect(fixture.drawn(2) == [])
    #expect(fixture.drawingCancelled(3) == [])
    _ = fixture.save(("a", "save 4"))
    #expect(fixture.former(4) == ["a.svg": .written, "a.png": .written])
  }

  @Test func `a failed drawing is reported and tried again after ten times its duration`() {
    var fixture = drawing()
    #expect(
      fixture.drawn(1, unwritten: "took too long", for: .seconds(30)) == [
        "drawn a, 'a.png' is stale but not marked (took too long)", "in 300.0 seconds retry a",
      ])
    #expect(fixture.handle(.timer(.retry(spec: "a"))) == ["start 2 of a: save 1"])
    // The other outputs haven't changed.
    #expect(fixture.rendered(2, changes: false) == [])
    #expect(fixture.drawn(2) == ["drawn a"])
  }

  @Test
  func `a request that waits for renders also waits for drawings, and status reports a drawing in progress`()
  {
    var fixture = drawing()
    #expect(fixture.status.contains("\"state\": \"drawing\""))
    #expect(!fixture.state.isAtRest)
    _ = fixture.drawn(1)
    #expect(fixture.state.isAtRest)
  }

  @Test func `the end cancels a drawing and reports that its file is not drawn yet`() {
    var fixture = drawing()
    #expect(fixture.handle(.stop(.asked)).contains("cancel 1"))
    #expect(fixture.drawingCancelled(1).contains { $0.contains("'a.png' is not drawn yet") })
  }
}
