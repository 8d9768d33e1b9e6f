// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewState
import TableSpec
import Testing

/// Renders on request, and what the daemon says about itself.
struct DaemonRequestTests {
  private func shown() -> DaemonFixture {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    _ = fixture.rendered(1)
    return fixture
  }

  @Test func `a daemon rests when no render is running or waiting`() {
    var fixture = shown()
    #expect(fixture.state.isAtRest)
    _ = fixture.save(("a", "two"))
    _ = fixture.save(("a", "three"))
    _ = fixture.rendered(2)
    #expect(!fixture.state.isAtRest)
    _ = fixture.rendered(3)
    #expect(fixture.state.isAtRest)
  }

  @Test func `a request to render checks every file again and accepts its content`() {
    var fixture = shown()
    #expect(fixture.handle(.reload) == ["recheck", "start 2 of a: one, confirmed"])
    #expect(fixture.handle(.reload) == ["recheck"])
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

  @Test func `the status has the state of each spec`() {
    var fixture = DaemonFixture("a")
    #expect(
      fixture.status
        == "[{\"path\": \"a\", \"state\": \"starting\", \"rendering\": false, \"outputs\": [{\"file\": \"a.svg\", "
        + "\"state\": \"missing\", \"since\": \"09:00\", \"reason\": \"not rendered yet\", "
        + "\"unmarkedBecause\": null}], \"error\": null, \"sources\": []}]")
    _ = fixture.save(("a", "one"))
    #expect(fixture.status.contains("\"state\": \"starting\", \"rendering\": true"))
    _ = fixture.rendered(1)
    #expect(fixture.status.contains("\"state\": \"good\", \"rendering\": false"))
    _ = fixture.save(("a", "bad"))
    _ = fixture.failed(2, "a:1:1: bad")
    #expect(fixture.status.contains("\"state\": \"failed\""))
    #expect(fixture.status.contains("\"error\": \"a:1:1: bad\""))
    _ = fixture.save(("a", "two"))
    _ = fixture.rendered(3, unwritten: "disk full")
    #expect(fixture.status.contains("\"state\": \"unwritten\""))
  }

  /// The hash of a text, as the status writes it.
  private func hash(_ text: String) -> String { String(ContentHash(of: Array(text.utf8)).value, radix: 16) }

  @Test func `the status has the content that is shown, with that of included files`() {
    var fixture = shown()
    func shows(_ text: String, _ theme: String = "") -> Bool {
      fixture.status.contains("\"sources\": [{\"file\": \"a\", \"hash\": \"\(hash(text))\"}\(theme)]")
    }
    #expect(shows("one"))
    _ = fixture.save(("a", "two"))
    #expect(shows("one"))
    _ = fixture.rendered(2, reading: [SpecDependency(path: "theme", hash: 255)])
    #expect(shows("two", ", {\"file\": \"theme\", \"hash\": \"ff\"}"))
    _ = fixture.save(("a", "bad"))
    _ = fixture.failed(3, "no")
    #expect(shows("bad"))
    // An empty file that may still be saved isn't shown yet.
    _ = fixture.save(("a", ""))
    _ = fixture.failed(4, "cut short?", isDoubted: true)
    #expect(shows("bad"))
    _ = fixture.handle(.found([.saved(spec: "a", .faulty(SpecFault(.missing, "gone")))]))
    _ = fixture.failed(5, "gone")
    #expect(fixture.status.contains("\"sources\": [{\"file\": \"a\", \"hash\": null}]"))
  }

  @Test func `the page and the watcher's method are reported`() {
    var fixture = DaemonFixture("a")
    #expect(fixture.handle(.served(address: "http://x/")) == ["serving http://x/"])
    #expect(fixture.handle(.fellBack("polling")) == ["notice polling"])
  }
}

struct DaemonStopTests {
  @Test func `an idle daemon ends at once and releases its status and locks first`() {
    var fixture = DaemonFixture("a")
    #expect(fixture.handle(.stop(.asked)) == ["stop watching", "stopped", "release", "end asked"])
    #expect(fixture.handle(.stop(.signal(15))) == [])
    #expect(fixture.save(("a", "one")) == [])
    #expect(fixture.handle(.served(address: "http://x/")) == [])
    #expect(fixture.handle(.timer(.stopPatience)) == [])
  }

  @Test func `an ongoing render is cancelled, and the daemon ends with it`() {
    var fixture = DaemonFixture("a")
    _ = fixture.save(("a", "one"))
    #expect(
      fixture.handle(.stop(.signal(15))) == ["stop watching", "cancel 1", "in 0.3 seconds end"])
    #expect(fixture.cancelled(1) == ["stopped, 'a.svg' is missing", "release", "end signal(15)"])
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
    _ = fixture.handle(.reload)
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
