// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import Testing

struct DaemonAddedSpecTests {
  private let b = NewSpec(path: "b", outputPaths: ["b.svg"])

  @Test func `a spec that is added later is rendered and is in the status once`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1)
    #expect(fixture.save(("b", "one")) == [])
    #expect(fixture.handle(.added([b])) == ["added b"])
    #expect(fixture.handle(.added([b])) == [])
    #expect(fixture.save(("b", "one")) == ["start 2 of b: one"])
    #expect(fixture.rendered(2) == ["rendered b", "watch b.svg of b"])
    #expect(fixture.state.specs == ["a", "b"])
  }

  @Test func `readiness waits for a spec that is added before the others are rendered`() {
    var fixture = DaemonFixture("a")
    _ = fixture.handle(.added([b]))
    _ = fixture.save(("a", "one"))
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg of a"])
    _ = fixture.save(("b", "one"))
    #expect(fixture.rendered(2) == ["rendered b", "watch b.svg of b", "ready a b"])
  }

  @Test func `a spec that is added during the end is not watched`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.handle(.stop(.asked))
    #expect(fixture.handle(.added([b])) == [])
  }
}
