// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Platform
import PreviewServer
import TestSupport
import Testing

extension BrowserTests {
  /// The page keeps showing the right content after every kind of save.
  struct PageTests {
    @Test func `the preview is shown, and the page loads nothing from elsewhere`() throws {
      let fixture = try BrowserTests.fixture()
      try fixture.settle()
      #expect(try fixture.tab.number("Number(picture.dataset.width)") == 393)
      #expect(try fixture.tab.text("picture.ariaLabel").contains("Preview of t.yaml, 393 by"))
      #expect(try fixture.tab.text("document.title") == "● t.yaml")
      #expect(fixture.tab.problems == [])
      let own = "http://\(fixture.page.host)/"
      let foreign = fixture.tab.requests.filter { !$0.hasPrefix(own) && !$0.hasPrefix("data:") }
      #expect(foreign == [])
      #expect(!fixture.tab.requests.isEmpty)
    }

    @Test func `a save replaces the preview in place without flicker, and keeps zoom, scroll and selection`()
      throws
    {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.press("+")
      try tab.press("+")
      try fixture.click(x: 100, y: 120)
      try tab.wait("document.querySelector('#selection-label').textContent.includes('Pear')")
      try tab.value("stage.scrollTop = 170")
      let scale = try tab.text("document.querySelector('#zoom-percent').textContent")
      #expect(scale == "150%")
      try tab.value(
        """
        window.gaps = 0;
        new MutationObserver(() => {
          const rows = drawing.isConnected ? drawing.shadowRoot.querySelectorAll('[data-row]').length : 0;
          if (rows === 0 || document.querySelectorAll('#picture').length !== 1) window.gaps += 1;
        }).observe(artboard, { childList: true, attributes: true, subtree: true });
        """)
      try fixture.save(BrowserTests.after)
      #expect(try tab.number("window.gaps") == 0)
      #expect(try tab.number("stage.scrollTop") == 170)
      #expect(try tab.text("document.querySelector('#zoom-percent').textContent") == scale)
      try tab.wait("document.querySelector('#selection-label').textContent.includes('Quince')")
      #expect(try tab.truth("overlay.querySelector('.pinned').dataset.element === 'row-0.1'"))
      #expect(try tab.text("summary.textContent").contains("row 0.1 'Quince': title"))
      #expect(try tab.text("announcer.textContent").contains("row 0.1"))
      #expect(tab.problems == [])
    }

    @Test func `the change of a save comes with the event, so the page requests no picture`() throws {
      let fixture = try BrowserTests.fixture()
      let pictures = { fixture.tab.requests.filter { $0.contains("/picture/") } }
      try fixture.settle()
      let before = pictures()
      #expect(!before.isEmpty)
      try fixture.save(BrowserTests.after)
      #expect(try fixture.tab.truth("drawing.shadowRoot.textContent.includes('Quince')"))
      #expect(pictures() == before)
      #expect(fixture.tab.problems == [])
    }

    @Test func `after inserted, changed, moved and removed rows, the preview equals that of a new window`()
      throws
    {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      let drawn =
        "new XMLSerializer().serializeToString(drawing.shadowRoot.firstElementChild).replace(/>\\s+</g, '><')"
      try tab.value("window.kept = drawing.shadowRoot.querySelector('[data-section=\"1\"][data-row=\"3\"]')")
      let spec = BrowserTests.spec
      let saves = [
        BrowserTests.after, spec.replacing("[Bread", with: "[Basil, Bread"),
        spec.replacing("Butter, ", with: ""),
        spec.replacing("title: Plum", with: "title: Plum, rowHeight: 90"),
        spec.replacing("[Bread, Butter", with: "[Butter, Bread"),
        spec.replacing("style: insetGrouped", with: "style: plain"), spec,
      ]
      // Unchanged elements aren't drawn again.
      try fixture.save(saves[0])
      #expect(try tab.truth("window.kept.isConnected"))
      for number in 1..<saves.count {
        try fixture.save(saves[number])
        let changed = try tab.text(drawn)
        try tab.open(fixture.address)
        try fixture.settle()
        #expect(try changed == tab.text(drawn), "save \(number)")
      }
      #expect(tab.problems == [])
    }

    @Test func `an error is beside the last good preview, also for later visitors`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try fixture.save(BrowserTests.broken)
      try tab.wait("document.querySelector('#banner') !== null")
      for viewer in [tab, try fixture.openTab()] {
        try viewer.wait("document.querySelector('#banner[role=alert]') !== null")
        let banner = try viewer.text("banner.textContent")
        #expect(banner.contains("t.yaml:5:5: error: unknown key 'headr' in a section"))
        #expect(banner.contains("did you mean 'header'?"))
        #expect(banner.contains("Broken since \(WallClock.local("2026-11-21 08:41:07 UTC"))"))
        try viewer.wait("picture.dataset.width === '393'")
        #expect(try viewer.text("document.body.dataset.status") == "stale")
        // Neither covers the other.
        #expect(
          try viewer.truth("banner.getBoundingClientRect().bottom <= picture.getBoundingClientRect().top"))
        #expect(try viewer.text("document.title") == "⚠ t.yaml")
      }
      try fixture.save(BrowserTests.after)
      #expect(try tab.truth("document.querySelector('#banner') === null"))
      #expect(try tab.text("document.body.dataset.status") == "good")
      #expect(tab.problems == [])
    }

    @Test func `a spec without a good preview says why, and shows the first one at once`() throws {
      let fixture = try BrowserTests.fixture("sections: 3\n")
      #expect(try fixture.tab.text("document.body.dataset.status") == "failed")
      #expect(try fixture.tab.text("banner.textContent").contains("t.yaml:1:11: error: expected 'sections'"))
      #expect(try fixture.tab.truth("document.querySelector('#picture') === null"))
      try fixture.save(BrowserTests.spec)
      #expect(try fixture.tab.number("Number(picture.dataset.width)") == 393)
      #expect(try fixture.tab.truth("document.querySelector('#banner') === null"))
    }

    @Test func `a lost connection is reported and restored, with later saves`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.value(
        """
        window.told = [];
        new MutationObserver(() => window.told.push(connection.textContent))
          .observe(connection, { childList: true, characterData: true, subtree: true });
        """)
      fixture.page.dropConnections()
      try fixture.page.save(BrowserTests.after)
      try tab.wait("window.told.includes('connected')")
      #expect(try tab.text("window.told.join()") == "reconnecting…,connected")
      try tab.wait("document.querySelector('#summary').textContent.includes('Quince')")
      try fixture.settle()
    }

    @Test func `a hidden tab holds no connection`() throws {
      let fixture = try BrowserTests.fixture()
      let hide = { (isHidden: Bool) throws -> Void in
        _ = try fixture.tab.value(
          """
          Object.defineProperty(document, 'visibilityState',
            { configurable: true, value: '\(isHidden ? "hidden" : "visible")' });
          document.dispatchEvent(new Event('visibilitychange'));
          """)
      }
      #expect(fixture.page.server.viewers == 1)
      try hide(true)
      try fixture.page.waitForViewers(0)
      try fixture.page.save(BrowserTests.after)
      try hide(false)
      try fixture.tab.wait("document.body.dataset.revision === '2'")
      #expect(fixture.page.server.viewers == 1)
    }

    @Test func `no text of a spec becomes markup or script of the page`() throws {
      let evil = #"</script><script>window.ran = 1</script><img src=x onerror='window.ran = 2'>"#
      let fixture = try BrowserTests.fixture(
        "title: \"\(evil)\"\nsections:\n  - header: \"\(evil)\"\n    rows: [\"\(evil)\"]\n")
      let tab = fixture.tab
      try fixture.settle()
      try fixture.click(x: 100, y: 76)
      try tab.wait("document.querySelector('#source-line') !== null")
      #expect(try tab.text("document.querySelector('#selection-label').textContent").contains("<script>"))
      for key in ["g", "c", "p"] { try tab.press(key) }
      try fixture.save("title: \"\(evil)\"\nsections:\n  - {\"\(evil)\": 1}\n")
      #expect(try tab.text("banner.textContent").contains("<script>"))
      #expect(try tab.text("typeof window.ran") == "undefined")
      #expect(try tab.truth("document.querySelectorAll('img[onerror], #inspector script').length === 0"))
      #expect(tab.problems == [])
      // Opened directly, the SVG runs no script either.
      try tab.call("Page.navigate", ["url": fixture.address + "picture/0"])
      try tab.wait("document.documentElement.nodeName === 'svg'")
      #expect(try tab.text("typeof window.ran") == "undefined")
      #expect(try tab.truth("document.querySelectorAll('script').length === 0"))
    }

    @Test func `without scripts the preview and the problem are still shown`() throws {
      let fixture = try BrowserTests.fixture()
      try fixture.save(BrowserTests.broken)
      try fixture.tab.call("Emulation.setScriptExecutionDisabled", ["value": true])
      try fixture.tab.call("Page.reload")
      try fixture.tab.waitWithoutScripts(
        "document.readyState === 'complete' && document.querySelector('#picture')?.naturalWidth === 393")
      #expect(try fixture.tab.text("banner.textContent").contains("t.yaml:5:5: error"))
      #expect(
        try fixture.tab.text("document.querySelector('.notice').innerText").hasPrefix("JavaScript is off"))
      #expect(try fixture.tab.text("document.querySelector('h1').innerText") == "t.yaml")
      #expect(
        try fixture.tab.truth("getComputedStyle(document.querySelector('#inspector')).display === 'none'"))
    }
  }
}
