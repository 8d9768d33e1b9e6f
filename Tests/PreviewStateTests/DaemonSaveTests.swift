// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import TableSpec
import Testing

/// What a daemon does about saves, and about what comes of their renders.
struct DaemonSaveTests {
  /// A daemon that has shown `a: one`.
  private func shown() -> DaemonFixture {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1)
    return fixture
  }

  @Test func `the first save is rendered, told, and makes the daemon ready`() {
    var fixture = DaemonFixture("a")
    #expect(fixture.save(("a", "one")) == ["start 1 of a: one"])
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg of a", "ready a"])
    #expect(fixture.save(("a", "two")) == ["start 2 of a: two"])
    #expect(fixture.rendered(2) == ["rendered a"])
  }

  @Test func `a save cancels the render of the one before, and does not wait for it to notice`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    #expect(fixture.save(("a", "two")) == ["cancel 1", "start 2 of a: two"])
    #expect(fixture.cancelled(1) == [])
    #expect(fixture.rendered(2) == ["rendered a", "watch a.svg of a", "ready a"])
  }

  @Test func `of the saves that wait for a place only the newest is rendered`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.save(("a", "two"))
    #expect(fixture.save(("a", "three")) == ["cancel 2"])
    #expect(fixture.save(("a", "four")) == [])
    #expect(fixture.cancelled(1) == ["start 3 of a: four"])
    #expect(fixture.cancelled(2) == [])
  }

  @Test func `the third render in a row is kept, and the newest runs beside it`() {
    var fixture = DaemonFixture("a", lanes: 8)
    _ = fixture.save(("a", "one"))
    #expect(fixture.save(("a", "two")) == ["cancel 1", "start 2 of a: two"])
    #expect(fixture.save(("a", "three")) == ["cancel 2", "start 3 of a: three"])
    // Not the third: somebody has to be shown something.
    #expect(fixture.save(("a", "four")) == ["start 4 of a: four"])
    #expect(fixture.save(("a", "five")) == ["cancel 4", "start 5 of a: five"])
    #expect(fixture.rendered(3) == ["rendered a", "watch a.svg of a", "ready a"])
    #expect(fixture.rendered(5) == ["rendered a"])
    // It counts anew.
    _ = fixture.save(("a", "six"))
    #expect(fixture.save(("a", "seven")) == ["cancel 6", "start 7 of a: seven"])
  }

  @Test func `a render that ends cancels the older one that was kept`() {
    var fixture = DaemonFixture("a", lanes: 8)
    for text in ["one", "two", "three", "four"] { _ = fixture.save(("a", text)) }
    #expect(fixture.rendered(4) == ["cancel 3", "rendered a", "watch a.svg of a", "ready a"])
    #expect(fixture.cancelled(3) == [])
  }

  @Test func `two specs are rendered side by side, and ready is told of both at once`() {
    var fixture = DaemonFixture("a", "b")
    #expect(
      fixture.save(("a", "one"), ("b", "uno")) == ["start 1 of a: one", "start 2 of b: uno"])
    #expect(fixture.rendered(2) == ["rendered b", "watch b.svg of b"])
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg of a", "ready a b"])
  }

  @Test
  func `a spec that is not rendered yet comes before one that is, and takes the place of a second render`() {
    var fixture = DaemonFixture("a", "b")
    // One that is kept, and the newest.
    for (number, text) in ["one", "two", "three", "four"].enumerated() {
      _ = fixture.save(("a", text))
      if number == 1 { _ = fixture.cancelled(1) }
      if number == 2 { _ = fixture.cancelled(2) }
    }
    #expect(fixture.save(("b", "uno")) == ["cancel 4"])
    // Its own state waits again, behind the other.
    #expect(fixture.cancelled(4) == ["start 5 of b: uno"])
    #expect(fixture.rendered(5) == ["rendered b", "watch b.svg of b", "start 6 of a: four"])
  }

  @Test func `of two specs with a second render the one whose render is older gives its place away`() {
    var fixture = DaemonFixture("a", "b", "c", lanes: 4)
    for spec in ["b", "a"] {
      for text in ["one", "two", "three", "four"] {
        let cancelled = fixture.save((spec, text)).compactMap { Int($0.dropFirst("cancel ".count)) }
        for run in cancelled { _ = fixture.cancelled(run) }
      }
    }
    // Of b run 3 and 4, of a run 7 and 8.
    #expect(fixture.save(("c", "uno")) == ["cancel 4"])
  }

  @Test func `a failure is told once, keeps its beginning, and ends in a recovery`() {
    var fixture = shown()
    fixture.now = "08:00"
    _ = fixture.save(("a", "bad"))
    #expect(fixture.former(2) == ["a.svg": .written])
    #expect(fixture.failed(2, "a:1:1: bad") == ["failed a: a:1:1: bad"])
    fixture.now = "09:00"
    #expect(fixture.handle(.reload) == ["recheck", "start 3 of a: bad, confirmed"])
    #expect(fixture.failedSince(3) == "08:00")
    #expect(fixture.failed(3, "a:1:1: bad") == [])
    _ = fixture.save(("a", "bad 2"))
    #expect(fixture.failed(4, "a:1:1: bad 2") == ["failed a: a:1:1: bad 2"])
    _ = fixture.save(("a", "two"))
    #expect(fixture.rendered(5) == ["recovered a", "rendered a"])
    _ = fixture.save(("a", "bad"))
    #expect(fixture.failedSince(6) == "09:00")
  }

  @Test func `a spec that looks cut short is doubted until it has stayed so`() {
    var fixture = shown()
    _ = fixture.save(("a", ""))
    #expect(
      fixture.failed(2, "cut short?", isDoubted: true) == [
        "failed a: cut short?", "in 2.0 seconds look at a 2 again",
      ])
    let look = DaemonEvent.timer(.secondLook(spec: "a", covering: 2))
    #expect(fixture.handle(look) == ["recheck", "saves, then a 2 again"])
    #expect(
      fixture.handle(.savesSeen(.secondLook(spec: "a", covering: 2))) == ["start 3 of a: , confirmed"])
    #expect(fixture.rendered(3) == ["recovered a", "rendered a"])
  }

  @Test func `a doubted spec that was saved meanwhile is not looked at again`() {
    var fixture = shown()
    _ = fixture.save(("a", ""))
    _ = fixture.failed(2, "cut short?", isDoubted: true)
    var late = fixture
    _ = fixture.save(("a", "two"))
    #expect(fixture.handle(.timer(.secondLook(spec: "a", covering: 2))) == [])
    // Nor where the save comes during the second look.
    _ = late.handle(.timer(.secondLook(spec: "a", covering: 2)))
    _ = late.save(("a", "two"))
    #expect(late.handle(.savesSeen(.secondLook(spec: "a", covering: 2))) == [])
  }

  @Test func `a spec that is gone is a failure in words, and follows what it included`() {
    var fixture = shown()
    let gone = SavedSpec.faulty(SpecFault(.missing, "waiting for 'a'"))
    #expect(fixture.handle(.found([.saved(spec: "a", gone)])) == ["start 2 of a: waiting for 'a'"])
    #expect(fixture.failed(2, "waiting for 'a'") == ["failed a: waiting for 'a'"])
  }
}

/// Files that a spec includes.
struct DaemonIncludeTests {
  private func theme(_ hash: UInt64?) -> SpecDependency { SpecDependency(path: "theme", hash: hash) }

  private func included(_ fixture: inout DaemonFixture, _ hash: UInt64?) -> [String] {
    fixture.handle(.found([.included(spec: "a", theme(hash))]))
  }

  private func shown() -> DaemonFixture {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1, reading: [theme(1)])
    return fixture
  }

  @Test func `what a spec includes is followed, and let go`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    #expect(fixture.rendered(1, reading: [theme(1)]).prefix(1) == ["a includes theme"])
    // Its first state is no news.
    #expect(included(&fixture, 1) == [])
    _ = fixture.save(("a", "two"))
    #expect(fixture.rendered(2, reading: [theme(1)]) == ["rendered a"])
    _ = fixture.save(("a", "three"))
    #expect(fixture.rendered(3) == ["a includes ", "rendered a"])
    // Told by a watch that was on its way out.
    #expect(included(&fixture, 5) == [])
  }

  @Test func `an included file that changes, goes or comes renders the spec`() {
    var fixture = shown()
    #expect(included(&fixture, 2) == ["start 2 of a: one"])
    #expect(fixture.rendered(2, reading: [theme(2)]) == ["rendered a"])
    #expect(included(&fixture, nil) == ["start 3 of a: one"])
    _ = fixture.failed(3, "no theme")
    // A failed attempt that says nothing of it follows nothing.
    #expect(included(&fixture, 2) == [])
  }

  @Test func `a spec and what it includes, saved together, are one render`() {
    var fixture = shown()
    let both = DaemonEvent.found([
      .saved(spec: "a", .content(Array("two".utf8))), .included(spec: "a", theme(2)),
    ])
    #expect(fixture.handle(both) == ["start 2 of a: two"])
    #expect(fixture.rendered(2, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `a render that has read the newest include spares the next one`() {
    var fixture = shown()
    _ = fixture.save(("a", "two"))
    // The next begins, and the one before it has read the file as it is all the same.
    #expect(included(&fixture, 2) == ["cancel 2", "start 3 of a: two"])
    #expect(fixture.rendered(2, reading: [theme(2)]) == ["cancel 3", "rendered a"])
    #expect(fixture.cancelled(3) == [])
    #expect(fixture.handle(.stop(.asked)) == ["stop watching", "stopped", "release", "end asked"])
  }

  @Test func `a render that has read an older include does not`() {
    var fixture = shown()
    _ = fixture.save(("a", "two"))
    _ = included(&fixture, 2)
    #expect(fixture.rendered(2, reading: [theme(1)]) == ["rendered a"])
    #expect(fixture.rendered(3, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `nor does one that has read the newest include, of an older save`() {
    var fixture = DaemonFixture("a", lanes: 8)
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1, reading: [theme(1)])
    // Saved so often that the fourth render is kept.
    for text in ["two", "three", "four", "five"] { _ = fixture.save(("a", text)) }
    #expect(included(&fixture, 2) == ["cancel 5", "start 6 of a: five"])
    #expect(fixture.rendered(4, reading: [theme(2)]) == ["rendered a"])
    #expect(fixture.rendered(6, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `a doubted spec whose next render was spared is believed all the same`() {
    var fixture = DaemonFixture("a", lanes: 8)
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1, reading: [theme(1)])
    _ = fixture.save(("a", ""))
    #expect(included(&fixture, 2) == ["cancel 2", "start 3 of a: "])
    // It ends all the same, and has read what the third would.
    let doubt = fixture.failed(2, "cut short?", isDoubted: true, reading: [theme(2)])
    #expect(doubt == ["cancel 3", "failed a: cut short?", "in 2.0 seconds look at a 3 again"])
    #expect(
      fixture.handle(.timer(.secondLook(spec: "a", covering: 3))) == ["recheck", "saves, then a 3 again"])
  }

  @Test
  func `what was spared counts as shown, though older renders have not noticed yet that they are cancelled`()
  {
    var fixture = DaemonFixture("a", lanes: 8)
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1, reading: [theme(1)])
    for text in ["two", "three"] { _ = fixture.save(("a", text)) }
    #expect(included(&fixture, 2) == ["cancel 3", "start 4 of a: three"])
    #expect(fixture.rendered(3, reading: [theme(2)]) == ["cancel 4", "rendered a"])
    for run in [4, 2] { _ = fixture.cancelled(run) }
    #expect(fixture.handle(.stop(.asked)) == ["stop watching", "stopped", "release", "end asked"])
  }
}
