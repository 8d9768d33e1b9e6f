// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import TableSpec
import Testing

/// A daemon's reactions to saves and to the results of renders.
struct DaemonSaveTests {
  /// A daemon that has rendered `a: one`.
  private func shown() -> DaemonFixture {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1)
    return fixture
  }

  @Test func `the first save is rendered and reported, and makes the daemon ready`() {
    var fixture = DaemonFixture("a")
    #expect(fixture.save(("a", "one")) == ["start 1 of a: one"])
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg of a", "ready a"])
    #expect(fixture.save(("a", "two")) == ["start 2 of a: two"])
    #expect(fixture.rendered(2) == ["rendered a"])
  }

  @Test func `a save cancels the previous render and does not wait for its end`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    #expect(fixture.save(("a", "two")) == ["cancel 1", "start 2 of a: two"])
    #expect(fixture.cancelled(1) == [])
    #expect(fixture.rendered(2) == ["rendered a", "watch a.svg of a", "ready a"])
  }

  @Test func `only the newest of the saves that wait for a lane is rendered`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.save(("a", "two"))
    #expect(fixture.save(("a", "three")) == ["cancel 2"])
    #expect(fixture.save(("a", "four")) == [])
    #expect(fixture.cancelled(1) == ["start 3 of a: four"])
    #expect(fixture.cancelled(2) == [])
  }

  @Test func `the third render in a row is not cancelled, and the newest runs beside it`() {
    var fixture = DaemonFixture("a", lanes: 8)
    _ = fixture.save(("a", "one"))
    #expect(fixture.save(("a", "two")) == ["cancel 1", "start 2 of a: two"])
    #expect(fixture.save(("a", "three")) == ["cancel 2", "start 3 of a: three"])
    // Not the third, because the reader must see some result.
    #expect(fixture.save(("a", "four")) == ["start 4 of a: four"])
    #expect(fixture.save(("a", "five")) == ["cancel 4", "start 5 of a: five"])
    #expect(fixture.rendered(3) == ["rendered a", "watch a.svg of a", "ready a"])
    #expect(fixture.rendered(5) == ["rendered a"])
    // The count restarts.
    _ = fixture.save(("a", "six"))
    #expect(fixture.save(("a", "seven")) == ["cancel 6", "start 7 of a: seven"])
  }

  @Test func `a render that ends cancels the older one that was kept`() {
    var fixture = DaemonFixture("a", lanes: 8)
    for text in ["one", "two", "three", "four"] { _ = fixture.save(("a", text)) }
    #expect(fixture.rendered(4) == ["cancel 3", "rendered a", "watch a.svg of a", "ready a"])
    #expect(fixture.cancelled(3) == [])
  }

  @Test func `two specs are rendered in parallel, and both are reported as ready at once`() {
    var fixture = DaemonFixture("a", "b")
    #expect(
      fixture.save(("a", "one"), ("b", "uno")) == ["start 1 of a: one", "start 2 of b: uno"])
    #expect(fixture.rendered(2) == ["rendered b", "watch b.svg of b"])
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg of a", "ready a b"])
  }

  @Test
  func `a spec that was never rendered takes the lane of a second render`() {
    var fixture = DaemonFixture("a", "b")
    // One render that is kept, and the newest.
    for (number, text) in ["one", "two", "three", "four"].enumerated() {
      _ = fixture.save(("a", text))
      if number == 1 { _ = fixture.cancelled(1) }
      if number == 2 { _ = fixture.cancelled(2) }
    }
    #expect(fixture.save(("b", "uno")) == ["cancel 4"])
    // Spec a's own state waits again, after the other spec.
    #expect(fixture.cancelled(4) == ["start 5 of b: uno"])
    #expect(fixture.rendered(5) == ["rendered b", "watch b.svg of b", "start 6 of a: four"])
  }

  @Test func `if two specs have a second render, the one with the older render gives up its lane`() {
    var fixture = DaemonFixture("a", "b", "c", lanes: 4)
    for spec in ["b", "a"] {
      for text in ["one", "two", "three", "four"] {
        let cancelled = fixture.save((spec, text)).compactMap { Int($0.dropFirst("cancel ".count)) }
        for run in cancelled { _ = fixture.cancelled(run) }
      }
    }
    // Runs 3 and 4 belong to b, 7 and 8 to a.
    #expect(fixture.save(("c", "uno")) == ["cancel 4"])
  }

  @Test func `a failure is reported once, keeps its start time, and ends in a recovery`() {
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

  @Test func `a spec that looks truncated is not accepted until it stays so`() {
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

  @Test func `a suspect spec that was saved meanwhile is not checked again`() {
    var fixture = shown()
    _ = fixture.save(("a", ""))
    _ = fixture.failed(2, "cut short?", isDoubted: true)
    var late = fixture
    _ = fixture.save(("a", "two"))
    #expect(fixture.handle(.timer(.secondLook(spec: "a", covering: 2))) == [])
    // The same holds if the save arrives during the second check.
    _ = late.handle(.timer(.secondLook(spec: "a", covering: 2)))
    _ = late.save(("a", "two"))
    #expect(late.handle(.savesSeen(.secondLook(spec: "a", covering: 2))) == [])
  }

  @Test func `a missing spec is a failure with a message, and its includes are still watched`() {
    var fixture = shown()
    let gone = SavedSpec.faulty(SpecFault(.missing, "waiting for 'a'"))
    #expect(fixture.handle(.found([.saved(spec: "a", gone)])) == ["start 2 of a: waiting for 'a'"])
    #expect(fixture.failed(2, "waiting for 'a'") == ["failed a: waiting for 'a'"])
  }
}

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

  @Test func `included files are watched while the spec includes them`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    #expect(fixture.rendered(1, reading: [theme(1)]).prefix(1) == ["a includes theme"])
    // The first state of an included file isn't reported.
    #expect(included(&fixture, 1) == [])
    _ = fixture.save(("a", "two"))
    #expect(fixture.rendered(2, reading: [theme(1)]) == ["rendered a"])
    _ = fixture.save(("a", "three"))
    #expect(fixture.rendered(3) == ["a includes ", "rendered a"])
    // Reported by a watch that was about to end.
    #expect(included(&fixture, 5) == [])
  }

  @Test func `an included file that changes, disappears or appears renders the spec`() {
    var fixture = shown()
    #expect(included(&fixture, 2) == ["start 2 of a: one"])
    #expect(fixture.rendered(2, reading: [theme(2)]) == ["rendered a"])
    #expect(included(&fixture, nil) == ["start 3 of a: one"])
    _ = fixture.failed(3, "no theme")
    // After a failed attempt that names no included file, none is watched.
    #expect(included(&fixture, 2) == [])
  }

  @Test func `a spec and its include, saved together, are one render`() {
    var fixture = shown()
    let both = DaemonEvent.found([
      .saved(spec: "a", .content(Array("two".utf8))), .included(spec: "a", theme(2)),
    ])
    #expect(fixture.handle(both) == ["start 2 of a: two"])
    #expect(fixture.rendered(2, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `a render that has read the newest include makes the next one unnecessary`() {
    var fixture = shown()
    _ = fixture.save(("a", "two"))
    // The next render begins, although the previous one has already read the current file.
    #expect(included(&fixture, 2) == ["cancel 2", "start 3 of a: two"])
    #expect(fixture.rendered(2, reading: [theme(2)]) == ["cancel 3", "rendered a"])
    #expect(fixture.cancelled(3) == [])
    #expect(fixture.handle(.stop(.asked)) == ["stop watching", "stopped", "release", "end asked"])
  }

  @Test func `a render that has read an older include does not replace the next one`() {
    var fixture = shown()
    _ = fixture.save(("a", "two"))
    _ = included(&fixture, 2)
    #expect(fixture.rendered(2, reading: [theme(1)]) == ["rendered a"])
    #expect(fixture.rendered(3, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `a render of an older save does not replace the next one, even with the newest include`() {
    var fixture = DaemonFixture("a", lanes: 8)
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1, reading: [theme(1)])
    // After so many saves, the fourth render is kept.
    for text in ["two", "three", "four", "five"] { _ = fixture.save(("a", text)) }
    #expect(included(&fixture, 2) == ["cancel 5", "start 6 of a: five"])
    #expect(fixture.rendered(4, reading: [theme(2)]) == ["rendered a"])
    #expect(fixture.rendered(6, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `a suspect spec is checked again even if its next render was unnecessary`() {
    var fixture = DaemonFixture("a", lanes: 8)
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1, reading: [theme(1)])
    _ = fixture.save(("a", ""))
    #expect(included(&fixture, 2) == ["cancel 2", "start 3 of a: "])
    // The cancelled render ends with a result and has read the same files as the third would.
    let doubt = fixture.failed(2, "cut short?", isDoubted: true, reading: [theme(2)])
    #expect(doubt == ["cancel 3", "failed a: cut short?", "in 2.0 seconds look at a 3 again"])
    #expect(
      fixture.handle(.timer(.secondLook(spec: "a", covering: 3))) == ["recheck", "saves, then a 3 again"])
  }

  @Test
  func `an unnecessary render counts as shown, even while older renders are still being cancelled`() {
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
