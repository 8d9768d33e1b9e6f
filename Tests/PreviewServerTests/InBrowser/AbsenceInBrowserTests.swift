// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewServer
import TestSupport
import Testing

extension BrowserTests {
  /// A daemon that is frozen, killed or stopped: the page says so wherever it calls something good.
  struct AbsenceTests {
    private func expectAbsence(_ tab: BrowserTab, _ mark: String, _ words: String) throws {
      #expect(try tab.text("document.title") == "✕ t.yaml (\(mark))")
      #expect(try tab.text("document.querySelector('#spec-dot').dataset.status") == "gone")
      #expect(
        try tab.text("document.querySelector('#absence .banner[role=alert]').textContent").contains(words))
      // Beside the last picture, not over it.
      #expect(
        try tab.truth(
          "document.querySelector('#absence').getBoundingClientRect().bottom <= picture.getBoundingClientRect().top"
        ))
    }

    private func expectPresence(_ tab: BrowserTab) throws {
      try tab.wait("document.body.dataset.connection === 'connected'")
      #expect(try tab.text("document.title") == "● t.yaml")
      #expect(try tab.text("document.querySelector('#spec-dot').dataset.status") == "good")
      #expect(try tab.truth("document.querySelector('#absence').childElementCount === 0"))
    }

    @Test func `a frozen daemon is told within three seconds, and one that goes on as well`() throws {
      let fixture = try DaemonProcessFixture(BrowserTests.spec)
      try expectPresence(fixture.tab)
      #expect(try fixture.time(until: "silent") { fixture.daemon.process.signal(SIGSTOP) } < 3000)
      try expectAbsence(fixture.tab, "no answer", "The daemon does not answer")
      try Artifacts.keep(fixture.tab.screenshot(), as: "page-frozen.png")
      try fixture.folder.write(BrowserTests.after, to: "t.yaml")
      fixture.daemon.process.signal(SIGCONT)
      try fixture.tab.wait("summary.textContent.includes('Quince')")
      try expectPresence(fixture.tab)
      // A daemon at rest beats: nobody calls it frozen.
      try fixture.tab.value("new Promise((done) => setTimeout(done, 3500))")
      #expect(try fixture.tab.text("Object.keys(window.told).join()") == "silent,connected")
    }

    @Test func `a killed daemon is told within three seconds, frozen or not`() throws {
      let fixture = try DaemonProcessFixture(BrowserTests.spec)
      #expect(try fixture.time(until: "lost") { fixture.daemon.process.signal(SIGKILL) } < 3000)
      try expectAbsence(fixture.tab, "daemon gone", "The daemon is gone")
      #expect(try fixture.tab.number("Number(picture.dataset.width)") == 393)
    }

    @Test func `a stopped daemon says so, and ends its stream whole`() throws {
      let fixture = try DaemonProcessFixture(BrowserTests.spec)
      // The page asks for its findings last. The browser would report a request that finds the daemon stopped.
      try fixture.tab.wait(
        "performance.getEntriesByType('resource').some((one) => one.name.includes('/findings/'))")
      #expect(try fixture.time(until: "stopped") { fixture.daemon.process.signal(SIGTERM) } < 3000)
      try expectAbsence(fixture.tab, "daemon stopped", "The daemon has stopped")
      #expect(try fixture.tab.text("connection.textContent") == "daemon stopped")
      #expect(fixture.tab.problems == [])
      #expect(try fixture.daemon.waitForExit() == .exited(code: 0))
    }

    @Test func `the page comes back with the next daemon, and says when its address has ended`() throws {
      let fixture = try DaemonProcessFixture(BrowserTests.spec)
      for (signal, title) in [(SIGKILL, "Plums"), (SIGTERM, "Quinces")] {
        try fixture.folder.write(BrowserTests.spec.replacing("Plum", with: title), to: "t.yaml")
        try fixture.restart(after: signal)
        try fixture.waitOverReload(
          "document.querySelector('#drawing').shadowRoot.textContent.includes('\(title)')")
        try expectPresence(fixture.tab)
      }
      // A browser calls that a request of another site; the page is opened all the same.
      try fixture.tab.call("Page.navigate", ["url": "file://" + fixture.openedFile()])
      try fixture.waitOverReload(
        "location.protocol === 'http:' && document.body.dataset.connection === 'connected'")
      try expectPresence(fixture.tab)
      try fixture.restart(["--new-address"], after: SIGTERM)
      try fixture.tab.wait("document.body.dataset.connection === 'moved'")
      try expectAbsence(fixture.tab, "address no longer valid", "This address is no longer valid")
      try Artifacts.keep(fixture.tab.screenshot(), as: "page-moved.png")
    }

    @Test func `seven windows of one browser are all live, over one stream`() throws {
      let fixture = try BrowserTests.fixture()
      var windows = [fixture.tab]
      while windows.count < 7 { windows.append(try fixture.openWindow()) }
      for window in windows {
        #expect(try window.text("document.visibilityState") == "visible")
        try window.wait("document.body.dataset.connection === 'connected'")
        try window.wait("picture.dataset.width === '393'")
      }
      #expect(fixture.page.server.viewers == 1)
      try fixture.page.save(BrowserTests.after)
      for window in windows {
        try window.wait(
          "document.body.dataset.revision === '2' && picture.dataset.address?.includes('revision=2')")
        #expect(window.problems == [])
      }
      fixture.page.server.stop()
      for window in windows { try window.wait("document.title === '✕ t.yaml (daemon stopped)'") }
    }

    @Test func `a browser without shared workers has a stream for each window`() throws {
      let fixture = try BrowserTests.fixture()
      try fixture.tab.call(
        "Page.addScriptToEvaluateOnNewDocument", ["source": "delete globalThis.SharedWorker"])
      try fixture.tab.call("Page.reload")
      try fixture.tab.wait(
        "typeof SharedWorker === 'undefined' && document.body.dataset.connection === 'connected'")
      try fixture.save(BrowserTests.after)
      #expect(try fixture.tab.text("summary.textContent").contains("Quince"))
      #expect(fixture.tab.problems == [])
    }

    @Test func `a worker that the browser refuses is done without`() throws {
      let fixture = try BrowserTests.fixture()
      try fixture.tab.call(
        "Page.addScriptToEvaluateOnNewDocument",
        ["source": "globalThis.SharedWorker = class { constructor() { throw new Error('refused'); } }"])
      try fixture.tab.call("Page.reload")
      try fixture.tab.wait("document.body.dataset.connection === 'connected'")
      try fixture.save(BrowserTests.after)
      #expect(try fixture.tab.text("summary.textContent").contains("Quince"))
    }
  }
}
