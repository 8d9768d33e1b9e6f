// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import Testing

/// Specs that come to a folder that is watched.
struct DaemonAddedSpecTests {
  private let b = NewSpec(path: "b", outputPaths: ["b.svg"])

  @Test func `a spec that comes later is rendered, and is in the status, once`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1)
    #expect(stage.save(("b", "one")) == [])
    #expect(stage.handle(.added([b])) == ["added b"])
    #expect(stage.handle(.added([b])) == [])
    #expect(stage.save(("b", "one")) == ["start 2 of b: one"])
    #expect(stage.rendered(2) == ["rendered b", "watch b.svg of b"])
    #expect(stage.state.specs == ["a", "b"])
  }

  @Test func `a spec that comes before the others are shown is waited for as they are`() {
    var stage = DaemonStage("a")
    _ = stage.handle(.added([b]))
    _ = stage.save(("a", "one"))
    #expect(stage.rendered(1) == ["rendered a", "watch a.svg of a"])
    _ = stage.save(("b", "one"))
    #expect(stage.rendered(2) == ["rendered b", "watch b.svg of b", "ready a b"])
  }

  @Test func `a spec that comes during the end is not watched`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.handle(.stop(.asked))
    #expect(stage.handle(.added([b])) == [])
  }
}
