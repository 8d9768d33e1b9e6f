// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import Testing

/// Whoever asks is answered once.
struct DaemonRequestTests {
  private let done = "{\"ok\": true}"

  private func shown() -> DaemonStage {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1)
    return stage
  }

  @Test func `whoever waits for renders is answered when nothing is on its way or waits`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    #expect(stage.ask(.awaitRender, 7) == ["saves, then ticket 7"])
    #expect(stage.handle(.savesSeen(.ticket(Ticket(7)))) == [])
    #expect(stage.save(("a", "two")) == ["cancel 1", "start 2 of a: two"])
    #expect(stage.rendered(2).count == 3)
    #expect(stage.cancelled(1).map { $0.prefix(21) } == ["answer 7: {\"ok\": true"])
    #expect(stage.handle(.savesSeen(.ticket(Ticket(7)))) == [])
  }

  @Test func `whoever waits for saves is answered when they are known, rendered or not`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    #expect(stage.handle(.askedForSaves(Ticket(1))) == ["saves, then ticket 1"])
    #expect(stage.handle(.savesSeen(.ticket(Ticket(1)))) == ["answer 1: \(done)"])
  }

  @Test func `requests to render look at every file again and believe what they find`() {
    var stage = shown()
    #expect(stage.ask(.render, 1) == ["recheck", "start 2 of a: one, confirmed", "answer 1: \(done)"])
    // It can be waited for: nothing is cancelled.
    #expect(stage.ask(.reload, 2) == ["recheck", "answer 2: \(done)"])
    #expect(stage.rendered(2) == ["rendered a", "start 3 of a: one, confirmed"])
  }

  @Test func `before the first save there is nothing to render again`() {
    var stage = DaemonStage("a")
    #expect(stage.handle(.reload) == ["recheck"])
  }

  @Test func `while it is paused saves are noted, and rendered when it goes on`() {
    var stage = shown()
    #expect(stage.handle(.paused(true)) == [])
    #expect(stage.save(("a", "two")) == [])
    #expect(stage.save(("a", "three")) == [])
    #expect(stage.handle(.paused(false)) == ["start 2 of a: three"])
  }

  @Test func `the last errors have their beginning`() {
    var stage = shown()
    #expect(
      stage.ask(.lastError, 1) == [
        "answer 1: {\"ok\": true, \"errors\": [{\"spec\": \"a\", \"error\": null, \"since\": null}]}"
      ])
    stage.now = "08:00"
    _ = stage.save(("a", "bad"))
    _ = stage.failed(2, "a:1:1: bad")
    #expect(
      stage.ask(.lastError, 2) == [
        "answer 2: {\"ok\": true, \"errors\": [{\"spec\": \"a\", \"error\": \"a:1:1: bad\", \"since\": \"08:00\"}]}"
      ])
  }

  /// Of the one spec, as the status says.
  private func spec(_ stage: inout DaemonStage) -> String {
    for case .reply(_, let answer) in stageEffects(&stage) {
      let line = answer.line { ProcessStatus() }
      guard let range = line.firstRange(of: "\"specs\": ") else { return line }
      return String(line[range.upperBound...].dropLast())
    }
    return "no answer"
  }

  private func stageEffects(_ stage: inout DaemonStage) -> [DaemonEffect] {
    var state = stage.state
    return state.handle(.asked(.status, Ticket(99)), at: "09:00")
  }

  @Test func `the status says of each spec how it stands`() {
    var stage = DaemonStage("a")
    #expect(
      spec(&stage)
        == "[{\"path\": \"a\", \"state\": \"starting\", \"rendering\": false, \"outputs\": [{\"file\": \"a.svg\", "
        + "\"state\": \"missing\", \"since\": \"09:00\", \"reason\": \"not rendered yet\", "
        + "\"unmarkedBecause\": null}], \"error\": null}]")
    _ = stage.save(("a", "one"))
    #expect(spec(&stage).contains("\"state\": \"starting\", \"rendering\": true"))
    _ = stage.rendered(1)
    #expect(spec(&stage).contains("\"state\": \"good\", \"rendering\": false"))
    _ = stage.save(("a", "bad"))
    _ = stage.failed(2, "a:1:1: bad")
    #expect(spec(&stage).contains("\"state\": \"failed\""))
    #expect(spec(&stage).contains("\"error\": \"a:1:1: bad\""))
    _ = stage.save(("a", "two"))
    _ = stage.rendered(3, unwritten: "disk full")
    #expect(spec(&stage).contains("\"state\": \"unwritten\""))
  }

  @Test func `the page and the watcher's ways are told`() {
    var stage = DaemonStage("a")
    #expect(stage.handle(.served(address: "http://x/")) == ["serving http://x/"])
    #expect(stage.handle(.fellBack("polling")) == ["notice polling"])
    #expect(stage.ask(.subscribe, 1) == ["answer 1: \(done)"])
  }
}

/// The end.
struct DaemonStopTests {
  @Test func `a daemon at rest ends at once, socket and locks first`() {
    var stage = DaemonStage("a")
    #expect(
      stage.ask(.stop, 1) == [
        "answer 1: {\"ok\": true}", "stop watching", "stopped", "release", "end asked",
      ])
    #expect(stage.handle(.stop(.signal(15))) == [])
    #expect(stage.save(("a", "one")) == [])
    #expect(stage.handle(.served(address: "http://x/")) == [])
    #expect(stage.handle(.timer(.stopPatience)) == [])
    // Whoever still asks is answered.
    #expect(stage.ask(.awaitRender, 2).map { $0.prefix(9) } == ["answer 2:"])
    #expect(stage.handle(.askedForSaves(Ticket(3))) == ["answer 3: {\"ok\": true}"])
  }

  @Test func `a render on its way is cancelled, and its end is the daemon's`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.ask(.awaitRender, 1)
    #expect(
      stage.handle(.stop(.signal(15))) == ["stop watching", "cancel 1", "in 0.3 seconds end"])
    let end = stage.cancelled(1)
    #expect(end.first == "stopped, 'a.svg' is missing")
    #expect(end.dropFirst().map { $0.prefix(9) } == ["release", "answer 1:", "end signa"])
    #expect(stage.handle(.timer(.stopPatience)) == [])
  }

  @Test func `a render that does not notice has its time`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.rendered(1)
    _ = stage.save(("a", "two"))
    _ = stage.handle(.stop(.asked))
    #expect(
      stage.handle(.timer(.stopPatience)) == [
        "stopped, 'a.svg' is stale but not marked (the newest save was not rendered)", "release",
        "end asked",
      ])
    // It ends all the same, and nobody hears of it.
    #expect(stage.rendered(2) == [])
  }

  @Test func `a save that waits is not begun any more, nor one whose render is just over`() {
    var stage = DaemonStage("a")
    _ = stage.save(("a", "one"))
    _ = stage.ask(.render, 1)
    _ = stage.handle(.stop(.asked))
    #expect(
      stage.rendered(1) == [
        "rendered a",
        "stopped, 'a.svg' is stale but not marked (the newest save was not rendered)", "release",
        "end asked",
      ])
  }

  @Test func `files that are not true are said at the end`() {
    var stage = DaemonStage("a", "b")
    _ = stage.save(("a", "bad"), ("b", "one"))
    _ = stage.failed(1, "bad")
    _ = stage.rendered(2)
    #expect(
      stage.handle(.stop(.asked)) == [
        "stop watching", "stopped, 'a.svg' is marked as stale", "release", "end asked",
      ])
  }
}
