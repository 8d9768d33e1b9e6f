// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewServer
import TestSupport
import Testing

extension BrowserTests {
  /// If the daemon is frozen, killed or stopped, the page no longer shows anything as good.
  struct AbsenceTests {
    private func expectAbsence(_ tab: BrowserTab, _ mark: String, _ words: String) throws {
      #expect(try tab.text("document.title") == "✕ t.yaml (\(mark))")
      #expect(try tab.text("document.querySelector('#spec-dot').dataset.status") == "gone")
      #expect(
        try tab.text("document.querySelector('#absence .banner[role=alert]').textContent").contains(words))
      // The message is beside the last picture, not over it.
      #expect(
        try tab.truth(
          "document.querySelector('#absence').getBoundingClientRect().bottom <= picture.getBoundingClientRect().top"
        ))
    }

    private func expectPresence(_ tab: BrowserTab) throws {
      try tab.wait("document.body.dataset.connection === 'connected'")
      // The first state follows the connection.
      try tab.wait("document.title === '● t.yaml'")
      #expect(try tab.text("document.querySelector('#spec-dot').dataset.status") == "good")
      #expect(try tab.truth("document.querySelector('#absence').childElementCount === 0"))
    }

    @Test func `the page reports a frozen daemon within three seconds, and its return too`() throws {
      let fixture = try DaemonProcessFixture(BrowserTests.spec)
      try expectPresence(fixture.tab)
      #expect(try fixture.time(until: "silent") { fixture.daemon.process.signal(SIGSTOP) } < 3000)
      try expectAbsence(fixture.tab, "no answer", "The daemon does not answer")
      try Artifacts.keep(fixture.tab.screenshot(), as: "page-frozen.png")
      try fixture.folder.write(BrowserTests.after, to: "t.yaml")
      fixture.daemon.process.signal(SIGCONT)
      try fixture.tab.wait("summary.textContent.includes('Quince')")
      try expectPresence(fixture.tab)
      // An idle daemon sends heartbeats, so the page doesn't report it as frozen.
      try fixture.tab.value("new Promise((done) => setTimeout(done, 3500))")
      #expect(try fixture.tab.text("Object.keys(window.told).join()") == "silent,connected")
    }

    @Test func `the page reports a killed daemon within three seconds, frozen or not`() throws {
      let fixture = try DaemonProcessFixture(BrowserTests.spec)
      #expect(try fixture.time(until: "lost") { fixture.daemon.process.signal(SIGKILL) } < 3000)
      try expectAbsence(fixture.tab, "daemon gone", "The daemon is gone")
      #expect(try fixture.tab.number("Number(picture.dataset.width)") == 393)
    }

    @Test func `the page reports a stopped daemon, whose stream ends completely`() throws {
      let fixture = try DaemonProcessFixture(BrowserTests.spec)
      // Waits for the last request of the page, for findings. The browser would report a request to a stopped
      // daemon.
      try fixture.tab.wait(
        "performance.getEntriesByType('resource').some((one) => one.name.includes('/findings/'))")
      #expect(try fixture.time(until: "stopped") { fixture.daemon.process.signal(SIGTERM) } < 3000)
      try expectAbsence(fixture.tab, "daemon stopped", "The daemon has stopped")
      #expect(try fixture.tab.text("connection.textContent") == "daemon stopped")
      #expect(fixture.tab.problems == [])
      #expect(try fixture.daemon.waitForExit() == .exited(code: 0))
    }

    @Test func `the page reconnects to the next daemon, and reports an address that is no longer valid`()
      throws
    {
      let fixture = try DaemonProcessFixture(BrowserTests.spec)
      for (signal, title) in [(SIGKILL, "Plums"), (SIGTERM, "Quinces")] {
        try fixture.folder.write(BrowserTests.spec.replacing("Plum", with: title), to: "t.yaml")
        try fixture.waitForNextDocument(
          "document.querySelector('#drawing')?.shadowRoot?.textContent.includes('\(title)')"
        ) { try fixture.restart(after: signal) }
        try expectPresence(fixture.tab)
      }
      // The browser marks this request as cross-site; the page must open nevertheless.
      try fixture.waitForNextDocument(
        "location.protocol === 'http:' && document.body.dataset.connection === 'connected'"
      ) { try fixture.tab.call("Page.navigate", ["url": "file://" + fixture.openedFile()]) }
      try expectPresence(fixture.tab)
      try fixture.restart(["--new-address"], after: SIGTERM)
      try fixture.tab.wait("document.body.dataset.connection === 'moved'")
      try expectAbsence(fixture.tab, "address no longer valid", "This address is no longer valid")
      try Artifacts.keep(fixture.tab.screenshot(), as: "page-moved.png")
    }

    @Test
    func `after another program answered at the address, the page says so, and the next start has a new one`()
      throws
    {
      let fixture = try DaemonProcessFixture(BrowserTests.spec)
      let port = try fixture.tab.text("location.port")
      try fixture.waitForNextDocument(
        "document.querySelector('#notice').textContent.startsWith('Another program used this address meanwhile')"
      ) { try fixture.restart(afterAnotherProgramAt: port) }
      try expectPresence(fixture.tab)
      try fixture.tab.wait(
        "performance.getEntriesByType('resource').some((one) => one.name.endsWith('/exposed') && one.responseEnd > 0)"
      )
      try fixture.restart(after: SIGTERM)
      try fixture.tab.wait("document.body.dataset.connection === 'moved'")
    }

    @Test func `seven windows of one browser are updated over one stream`() throws {
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

    @Test func `in a browser without shared workers, each window has its own stream`() throws {
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

    @Test func `the page works if the browser refuses the worker`() throws {
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
