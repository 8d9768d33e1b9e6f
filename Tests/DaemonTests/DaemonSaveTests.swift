// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import TableSpec
import Testing

/// What a daemon does about saves, and about what comes of their renders.
struct DaemonSaveTests {
  /// A daemon that has shown `a: one`.
  private func shown() -> DaemonStage {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1)
    return stage
  }

  @Test func `the first save is rendered, told, and makes the daemon ready`() {
    var stage = DaemonStage("a")
    #expect(stage.save(("a", "one")) == ["start 1 of a: one"])
    #expect(stage.rendered(1) == ["rendered a", "watch a.svg of a", "ready a"])
    #expect(stage.save(("a", "two")) == ["start 2 of a: two"])
    #expect(stage.rendered(2) == ["rendered a"])
  }

  @Test func `a save cancels the render of the one before, and does not wait for it to notice`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    #expect(stage.save(("a", "two")) == ["cancel 1", "start 2 of a: two"])
    #expect(stage.cancelled(1) == [])
    #expect(stage.rendered(2) == ["rendered a", "watch a.svg of a", "ready a"])
  }

  @Test func `of the saves that wait for a place only the newest is rendered`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.save(("a", "two"))
    #expect(stage.save(("a", "three")) == ["cancel 2"])
    #expect(stage.save(("a", "four")) == [])
    #expect(stage.cancelled(1) == ["start 3 of a: four"])
    #expect(stage.cancelled(2) == [])
  }

  @Test func `the third render in a row is kept, and the newest runs beside it`() {
    var stage = DaemonStage("a", lanes: 8)
    _ = stage.save(("a", "one"))
    #expect(stage.save(("a", "two")) == ["cancel 1", "start 2 of a: two"])
    #expect(stage.save(("a", "three")) == ["cancel 2", "start 3 of a: three"])
    // Not the third: somebody has to be shown something.
    #expect(stage.save(("a", "four")) == ["start 4 of a: four"])
    #expect(stage.save(("a", "five")) == ["cancel 4", "start 5 of a: five"])
    #expect(stage.rendered(3) == ["rendered a", "watch a.svg of a", "ready a"])
    #expect(stage.rendered(5) == ["rendered a"])
    // It counts anew.
    _ = stage.save(("a", "six"))
    #expect(stage.save(("a", "seven")) == ["cancel 6", "start 7 of a: seven"])
  }

  @Test func `a render that ends cancels the older one that was kept`() {
    var stage = DaemonStage("a", lanes: 8)
    for text in ["one", "two", "three", "four"] { _ = stage.save(("a", text)) }
    #expect(stage.rendered(4) == ["cancel 3", "rendered a", "watch a.svg of a", "ready a"])
    #expect(stage.cancelled(3) == [])
  }

  @Test func `two specs are rendered side by side, and ready is told of both at once`() {
    var stage = DaemonStage("a", "b")
    #expect(
      stage.save(("a", "one"), ("b", "uno")) == ["start 1 of a: one", "start 2 of b: uno"])
    #expect(stage.rendered(2) == ["rendered b", "watch b.svg of b"])
    #expect(stage.rendered(1) == ["rendered a", "watch a.svg of a", "ready a b"])
  }

  @Test
  func `a spec that is not rendered yet comes before one that is, and takes the place of a second render`() {
    var stage = DaemonStage("a", "b")
    // One that is kept, and the newest.
    for (number, text) in ["one", "two", "three", "four"].enumerated() {
      _ = stage.save(("a", text))
      if number == 1 { _ = stage.cancelled(1) }
      if number == 2 { _ = stage.cancelled(2) }
    }
    #expect(stage.save(("b", "uno")) == ["cancel 4"])
    // Its own state waits again, behind the other.
    #expect(stage.cancelled(4) == ["start 5 of b: uno"])
    #expect(stage.rendered(5) == ["rendered b", "watch b.svg of b", "start 6 of a: four"])
  }

  @Test func `a failure is told once, keeps its beginning, and ends in a recovery`() {
    var stage = shown()
    stage.now = "08:00"
    _ = stage.save(("a", "bad"))
    #expect(stage.former(2) == ["a.svg": .written])
    #expect(stage.failed(2, "a:1:1: bad") == ["failed a: a:1:1: bad"])
    stage.now = "09:00"
    #expect(stage.handle(.reload) == ["recheck", "start 3 of a: bad, confirmed"])
    #expect(stage.failedSince(3) == "08:00")
    #expect(stage.failed(3, "a:1:1: bad") == [])
    _ = stage.save(("a", "bad 2"))
    #expect(stage.failed(4, "a:1:1: bad 2") == ["failed a: a:1:1: bad 2"])
    _ = stage.save(("a", "two"))
    #expect(stage.rendered(5) == ["recovered a", "rendered a"])
    _ = stage.save(("a", "bad"))
    #expect(stage.failedSince(6) == "09:00")
  }

  @Test func `a spec that looks cut short is doubted until it has stayed so`() {
    var stage = shown()
    _ = stage.save(("a", ""))
    #expect(
      stage.failed(2, "cut short?", isDoubted: true) == [
        "failed a: cut short?", "in 2.0 seconds look at a 2 again",
      ])
    let look = DaemonEvent.timer(.secondLook(spec: "a", covering: 2))
    #expect(stage.handle(look) == ["recheck", "saves, then a 2 again"])
    #expect(
      stage.handle(.savesSeen(.secondLook(spec: "a", covering: 2))) == ["start 3 of a: , confirmed"])
    #expect(stage.rendered(3) == ["recovered a", "rendered a"])
  }

  @Test func `a doubted spec that was saved meanwhile is not looked at again`() {
    var stage = shown()
    _ = stage.save(("a", ""))
    _ = stage.failed(2, "cut short?", isDoubted: true)
    var late = stage
    _ = stage.save(("a", "two"))
    #expect(stage.handle(.timer(.secondLook(spec: "a", covering: 2))) == [])
    // Nor where the save comes during the second look.
    _ = late.handle(.timer(.secondLook(spec: "a", covering: 2)))
    _ = late.save(("a", "two"))
    #expect(late.handle(.savesSeen(.secondLook(spec: "a", covering: 2))) == [])
  }

  @Test func `a spec that is gone is a failure in words, and follows what it included`() {
    var stage = shown()
    let gone = SavedSpec.missing(problem: "waiting for 'a'")
    #expect(stage.handle(.found([.saved(spec: "a", gone)])) == ["start 2 of a: waiting for 'a'"])
    #expect(stage.failed(2, "waiting for 'a'") == ["failed a: waiting for 'a'"])
  }
}

/// Files that a spec includes.
struct DaemonIncludeTests {
  private func theme(_ hash: UInt64?) -> SpecDependency { SpecDependency(path: "theme", hash: hash) }

  private func included(_ stage: inout DaemonStage, _ hash: UInt64?) -> [String] {
    stage.handle(.found([.included(spec: "a", theme(hash))]))
  }

  private func shown() -> DaemonStage {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1, reading: [theme(1)])
    return stage
  }

  @Test func `what a spec includes is followed, and let go`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    #expect(stage.rendered(1, reading: [theme(1)]).prefix(1) == ["a includes theme"])
    // Its first state is no news.
    #expect(included(&stage, 1) == [])
    _ = stage.save(("a", "two"))
    #expect(stage.rendered(2, reading: [theme(1)]) == ["rendered a"])
    _ = stage.save(("a", "three"))
    #expect(stage.rendered(3) == ["a includes ", "rendered a"])
    // Told by a watch that was on its way out.
    #expect(included(&stage, 5) == [])
  }

  @Test func `an included file that changes, goes or comes renders the spec`() {
    var stage = shown()
    #expect(included(&stage, 2) == ["start 2 of a: one"])
    #expect(stage.rendered(2, reading: [theme(2)]) == ["rendered a"])
    #expect(included(&stage, nil) == ["start 3 of a: one"])
    _ = stage.failed(3, "no theme")
    // A failed attempt that says nothing of it follows nothing.
    #expect(included(&stage, 2) == [])
  }

  @Test func `a spec and what it includes, saved together, are one render`() {
    var stage = shown()
    let both = DaemonEvent.found([
      .saved(spec: "a", .content(Array("two".utf8))), .included(spec: "a", theme(2)),
    ])
    #expect(stage.handle(both) == ["start 2 of a: two"])
    #expect(stage.rendered(2, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `a render that has read the newest include spares the next one`() {
    var stage = shown()
    _ = stage.save(("a", "two"))
    // The next begins, and the one before it has read the file as it is all the same.
    #expect(included(&stage, 2) == ["cancel 2", "start 3 of a: two"])
    #expect(stage.rendered(2, reading: [theme(2)]) == ["cancel 3", "rendered a"])
    #expect(stage.cancelled(3) == [])
    #expect(stage.handle(.stop(.asked)) == ["stop watching", "stopped", "release", "end asked"])
  }

  @Test func `a render that has read an older include does not`() {
    var stage = shown()
    _ = stage.save(("a", "two"))
    _ = included(&stage, 2)
    #expect(stage.rendered(2, reading: [theme(1)]) == ["rendered a"])
    #expect(stage.rendered(3, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `nor does one that has read the newest include, of an older save`() {
    var stage = DaemonStage("a", lanes: 8)
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1, reading: [theme(1)])
    // Saved so often that the fourth render is kept.
    for text in ["two", "three", "four", "five"] { _ = stage.save(("a", text)) }
    #expect(included(&stage, 2) == ["cancel 5", "start 6 of a: five"])
    #expect(stage.rendered(4, reading: [theme(2)]) == ["rendered a"])
    #expect(stage.rendered(6, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `a doubted spec whose next render was spared is believed all the same`() {
    var stage = DaemonStage("a", lanes: 8)
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1, reading: [theme(1)])
    _ = stage.save(("a", ""))
    #expect(included(&stage, 2) == ["cancel 2", "start 3 of a: "])
    // It ends all the same, and has read what the third would.
    let doubt = stage.failed(2, "cut short?", isDoubted: true, reading: [theme(2)])
    #expect(doubt == ["cancel 3", "failed a: cut short?", "in 2.0 seconds look at a 3 again"])
    #expect(
      stage.handle(.timer(.secondLook(spec: "a", covering: 3))) == ["recheck", "saves, then a 3 again"])
  }

  @Test
  func `what was spared counts as shown, though older renders have not noticed yet that they are cancelled`()
  {
    var stage = DaemonStage("a", lanes: 8)
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1, reading: [theme(1)])
    for text in ["two", "three"] { _ = stage.save(("a", text)) }
    #expect(included(&stage, 2) == ["cancel 3", "start 4 of a: three"])
    #expect(stage.rendered(3, reading: [theme(2)]) == ["cancel 4", "rendered a"])
    for run in [4, 2] { _ = stage.cancelled(run) }
    #expect(stage.handle(.stop(.asked)) == ["stop watching", "stopped", "release", "end asked"])
  }
}
