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

  @Test func `a save during a render waits for it, and a newer one takes its place`() {
    var fixture = DaemonFixture("a", lanes: 8)
    _ = fixture.save(("a", "one"))
    #expect(fixture.save(("a", "two")) == [])
    #expect(fixture.save(("a", "three")) == [])
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg of a", "start 2 of a: three", "ready a"])
    #expect(fixture.rendered(2) == ["rendered a"])
  }

  @Test func `a stream of saves shows each state whose render could begin, and the last one`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "0"))
    for round in 1...20 {
      for save in 1...3 { #expect(fixture.save(("a", "\(round).\(save)")) == []) }
      let words = fixture.rendered(round)
      #expect(words.first == "rendered a")
      #expect(words.contains("start \(round + 1) of a: \(round).3"))
    }
    #expect(fixture.rendered(21) == ["rendered a"])
  }

  @Test func `two specs are rendered in parallel, and both are reported as ready at once`() {
    var fixture = DaemonFixture("a", "b")
    #expect(
      fixture.save(("a", "one"), ("b", "uno")) == ["start 1 of a: one", "start 2 of b: uno"])
    #expect(fixture.rendered(2) == ["rendered b", "watch b.svg of b"])
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg of a", "ready a b"])
  }

  @Test func `a slow spec takes one lane, however often it is saved`() {
    var fixture = DaemonFixture("a", "b")
    for text in ["one", "two", "three"] { _ = fixture.save(("a", text)) }
    #expect(fixture.save(("b", "uno")) == ["start 2 of b: uno"])
    #expect(fixture.rendered(2) == ["rendered b", "watch b.svg of b"])
    #expect(
      fixture.rendered(1) == ["rendered a", "watch a.svg of a", "start 3 of a: three", "ready a b"])
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
    #expect(included(&fixture, 2) == [])
    #expect(fixture.rendered(2, reading: [theme(2)]) == ["rendered a"])
    #expect(fixture.handle(.stop(.asked)) == ["stop watching", "stopped", "release", "end asked"])
  }

  @Test func `a render that has read an older include does not replace the next one`() {
    var fixture = shown()
    _ = fixture.save(("a", "two"))
    _ = included(&fixture, 2)
    #expect(fixture.rendered(2, reading: [theme(1)]) == ["rendered a", "start 3 of a: two"])
    #expect(fixture.rendered(3, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `a render of an older save does not replace the next one, even with the newest include`() {
    var fixture = shown()
    for text in ["two", "three"] { _ = fixture.save(("a", text)) }
    #expect(included(&fixture, 2) == [])
    #expect(fixture.rendered(2, reading: [theme(2)]) == ["rendered a", "start 3 of a: three"])
    #expect(fixture.rendered(3, reading: [theme(2)]) == ["rendered a"])
  }

  @Test func `a suspect spec is checked again even if its next render was unnecessary`() {
    var fixture = shown()
    _ = fixture.save(("a", ""))
    _ = included(&fixture, 2)
    let doubt = fixture.failed(2, "cut short?", isDoubted: true, reading: [theme(2)])
    #expect(doubt == ["failed a: cut short?", "in 2.0 seconds look at a 3 again"])
    #expect(
      fixture.handle(.timer(.secondLook(spec: "a", covering: 3))) == ["recheck", "saves, then a 3 again"])
  }
}
