// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import Testing

/// PNG and PDF, which another program draws after the other outputs are written.
struct DaemonDrawingTests {
  private func drawing(saves: Int) -> DaemonFixture {
    var fixture = DaemonFixture("a", "b", draws: true)
    for number in 1...saves {
      _ = fixture.save(("a", "save \(number)"))
      _ = fixture.rendered(number)
    }
    return fixture
  }

  @Test func `a render is reported before its drawing begins, and readiness waits for the drawing`() {
    var fixture = DaemonFixture("a", draws: true)
    _ = fixture.save(("a", "one"))
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg a.png of a", "draw 1 of a"])
    #expect(fixture.drawn(1) == ["drawn a", "ready a"])
    _ = fixture.save(("a", "two"))
    #expect(fixture.rendered(2) == ["rendered a", "draw 2 of a"])
    #expect(fixture.drawn(2) == ["drawn a"])
  }

  @Test func `a newer save cancels a drawing, and its own drawing begins when the first has ended`() {
    var fixture = drawing(saves: 1)
    _ = fixture.save(("a", "two"))
    #expect(fixture.rendered(2) == ["rendered a", "cancel 1"])
    #expect(fixture.drawingCancelled(1) == ["draw 2 of a"])
    #expect(fixture.drawn(2) == ["drawn a"])
  }

  @Test func `after two cancelled drawings, the third is finished, and only the newest follows it`() {
    var fixture = drawing(saves: 2)
    #expect(fixture.drawingCancelled(1) == ["draw 2 of a"])
    _ = fixture.save(("a", "save 3"))
    #expect(fixture.rendered(3) == ["rendered a", "cancel 2"])
    #expect(fixture.drawingCancelled(2) == ["draw 3 of a"])
    _ = fixture.save(("a", "save 4"))
    #expect(fixture.rendered(4) == ["rendered a"])
    _ = fixture.save(("a", "save 5"))
    #expect(fixture.rendered(5) == ["rendered a", "cancel 4"])
    #expect(fixture.drawn(3) == ["drawn a", "draw 5 of a"])
  }

  @Test func `a drawing that hangs leaves the second lane to another spec`() {
    var fixture = drawing(saves: 1)
    _ = fixture.save(("b", "one"))
    #expect(fixture.rendered(2) == ["rendered b", "watch b.svg b.png of b", "draw 2 of b"])
    #expect(fixture.drawn(2) == ["drawn b"])
    #expect(fixture.drawn(1, unwritten: "took too long").contains("ready a b"))
  }

  @Test func `a failed drawing is reported and tried again after ten times its duration`() {
    var fixture = drawing(saves: 1)
    #expect(
      fixture.drawn(1, unwritten: "took too long", for: .seconds(30)) == [
        "drawn a, 'a.png' is stale but not marked (took too long)", "in 300.0 seconds retry a",
      ])
    #expect(fixture.handle(.timer(.retry(spec: "a"))) == ["start 2 of a: save 1"])
    // The other outputs haven't changed.
    #expect(fixture.rendered(2, changes: false) == ["draw 2 of a"])
    #expect(fixture.drawn(2) == ["drawn a"])
  }

  @Test
  func `a request that waits for renders also waits for drawings, and status reports a drawing in progress`()
  {
    var fixture = drawing(saves: 1)
    #expect(fixture.status.contains("\"state\": \"drawing\""))
    #expect(!fixture.state.isAtRest)
    _ = fixture.drawn(1)
    #expect(fixture.state.isAtRest)
  }

  @Test func `the end cancels a drawing and reports that its file is not drawn yet`() {
    var fixture = drawing(saves: 1)
    #expect(fixture.handle(.stop(.asked)).contains("cancel 1"))
    #expect(fixture.drawingCancelled(1).contains { $0.contains("'a.png' is not drawn yet") })
  }
}
