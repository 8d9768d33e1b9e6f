// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import Testing

/// Each request is answered once.
struct DaemonRequestTests {
  private let done = "{\"ok\": true}"

  private func shown() -> DaemonFixture {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1)
    return fixture
  }

  @Test func `a request that waits for renders is answered when no save or render is pending`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    #expect(fixture.ask(.awaitRender, 7) == ["saves, then ticket 7"])
    #expect(fixture.handle(.savesSeen(.ticket(Ticket(7)))) == [])
    #expect(fixture.save(("a", "two")) == [])
    #expect(fixture.rendered(1).contains("start 2 of a: two"))
    #expect(fixture.rendered(2).last?.hasPrefix("answer 7: {\"ok\": true") == true)
    #expect(fixture.handle(.savesSeen(.ticket(Ticket(7)))) == [])
  }

  @Test func `a request that waits for saves is answered when they are known, rendered or not`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    #expect(fixture.handle(.askedForSaves(Ticket(1))) == ["saves, then ticket 1"])
    #expect(fixture.handle(.savesSeen(.ticket(Ticket(1)))) == ["answer 1: \(done)"])
  }

  @Test func `requests to render check every file again and accept their content`() {
    var fixture = shown()
    #expect(fixture.ask(.render, 1) == ["recheck", "start 2 of a: one, confirmed", "answer 1: \(done)"])
    #expect(fixture.ask(.reload, 2) == ["recheck", "answer 2: \(done)"])
    #expect(fixture.rendered(2) == ["rendered a", "start 3 of a: one, confirmed"])
  }

  @Test func `before the first save there is nothing to render again`() {
    var fixture = DaemonFixture("a")
    #expect(fixture.handle(.reload) == ["recheck"])
  }

  @Test func `while the daemon is paused, saves are noted; they are rendered after it resumes`() {
    var fixture = shown()
    #expect(fixture.handle(.paused(true)) == [])
    #expect(fixture.save(("a", "two")) == [])
    #expect(fixture.save(("a", "three")) == [])
    #expect(fixture.handle(.paused(false)) == ["start 2 of a: three"])
  }

  @Test func `the latest errors have their start time`() {
    var fixture = shown()
    #expect(
      fixture.ask(.lastError, 1) == [
        "answer 1: {\"ok\": true, \"errors\": [{\"spec\": \"a\", \"error\": null, \"since\": null}]}"
      ])
    fixture.now = "08:00"
    _ = fixture.save(("a", "bad"))
    _ = fixture.failed(2, "a:1:1: bad")
    #expect(
      fixture.ask(.lastError, 2) == [
        "answer 2: {\"ok\": true, \"errors\": [{\"spec\": \"a\", \"error\": \"a:1:1: bad\", \"since\": \"08:00\"}]}"
      ])
  }

  /// The state of the only spec, as in the status.
  private func spec(_ fixture: inout DaemonFixture) -> String {
    for case .reply(_, let answer) in stageEffects(&fixture) {
      let line = answer.line { ProcessStatus() }
      guard let range = line.firstRange(of: "\"specs\": ") else { return line }
      return String(line[range.upperBound...].dropLast())
    }
    return "no answer"
  }

  private func stageEffects(_ fixture: inout DaemonFixture) -> [DaemonEffect] {
    var state = fixture.state
    return state.handle(.asked(.status, Ticket(99)), at: "09:00")
  }

  @Test func `the status reports the state of each spec`() {
    var fixture = DaemonFixture("a")
    #expect(
      spec(&fixture)
        == "[{\"path\": \"a\", \"state\": \"starting\", \"rendering\": false, \"outputs\": [{\"file\": \"a.svg\", "
        + "\"state\": \"missing\", \"since\": \"09:00\", \"reason\": \"not rendered yet\", "
        + "\"unmarkedBecause\": null}], \"error\": null}]")
    _ = fixture.save(("a", "one"))
    #expect(spec(&fixture).contains("\"state\": \"starting\", \"rendering\": true"))
    _ = fixture.rendered(1)
    #expect(spec(&fixture).contains("\"state\": \"good\", \"rendering\": false"))
    _ = fixture.save(("a", "bad"))
    _ = fixture.failed(2, "a:1:1: bad")
    #expect(spec(&fixture).contains("\"state\": \"failed\""))
    #expect(spec(&fixture).contains("\"error\": \"a:1:1: bad\""))
    _ = fixture.save(("a", "two"))
    _ = fixture.rendered(3, unwritten: "disk full")
    #expect(spec(&fixture).contains("\"state\": \"unwritten\""))
  }

  @Test func `the status reports the page and how the watcher works`() {
    var fixture = DaemonFixture("a")
    #expect(fixture.handle(.served(address: "http://x/")) == ["serving http://x/"])
    #expect(fixture.handle(.fellBack("polling")) == ["notice polling"])
    #expect(fixture.ask(.subscribe, 1) == ["answer 1: \(done)"])
  }
}

struct DaemonStopTests {
  @Test func `an idle daemon ends at once and releases its socket and locks first`() {
    var fixture = DaemonFixture("a")
    #expect(
      fixture.ask(.stop, 1) == [
        "answer 1: {\"ok\": true}", "stop watching", "stopped", "release", "end asked",
      ])
    #expect(fixture.handle(.stop(.signal(15))) == [])
    #expect(fixture.save(("a", "one")) == [])
    #expect(fixture.handle(.served(address: "http://x/")) == [])
    #expect(fixture.handle(.timer(.stopPatience)) == [])
    // Later requests are still answered.
    #expect(fixture.ask(.awaitRender, 2).map { $0.prefix(9) } == ["answer 2:"])
    #expect(fixture.handle(.askedForSaves(Ticket(3))) == ["answer 3: {\"ok\": true}"])
  }

  @Test func `an ongoing render is cancelled, and the daemon ends with it`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.ask(.awaitRender, 1)
    #expect(
      fixture.handle(.stop(.signal(15))) == ["stop watching", "cancel 1", "in 0.3 seconds end"])
    let end = fixture.cancelled(1)
    #expect(end.first == "stopped, 'a.svg' is missing")
    #expect(end.dropFirst().map { $0.prefix(9) } == ["release", "answer 1:", "end signa"])
    #expect(fixture.handle(.timer(.stopPatience)) == [])
  }

  @Test func `a render that does not notice its cancellation has a time limit`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1)
    _ = fixture.save(("a", "two"))
    _ = fixture.handle(.stop(.asked))
    #expect(
      fixture.handle(.timer(.stopPatience)) == [
        "stopped, 'a.svg' is stale but not marked (the newest save was not rendered)", "release",
        "end asked",
      ])
    // The render still ends, but nothing is reported.
    #expect(fixture.rendered(2) == [])
  }

  @Test func `a pending save is not rendered any more, nor is one whose render has just ended`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.ask(.render, 1)
    _ = fixture.handle(.stop(.asked))
    #expect(
      fixture.rendered(1) == [
        "rendered a",
        "stopped, 'a.svg' is stale but not marked (the newest save was not rendered)", "release",
        "end asked",
      ])
  }

  @Test func `stale files are reported at the end`() {
    var fixture = DaemonFixture("a", "b")
    _ = fixture.save(("a", "bad"), ("b", "one"))
    _ = fixture.failed(1, "bad")
    _ = fixture.rendered(2)
    #expect(
      fixture.handle(.stop(.asked)) == [
        "stop watching", "stopped, 'a.svg' is marked as stale", "release", "end asked",
      ])
  }
}
