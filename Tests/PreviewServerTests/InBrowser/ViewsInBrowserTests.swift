// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The page's other views, and several specs.
  struct ViewsTests {
    @Test func `the grid shows variants side by side, and one can be opened as the preview`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.press("g")
      // Waits for the last variant; on a busy machine they load one after the other.
      try tab.wait(
        "[...document.querySelectorAll('#grid figure img')].some((i) => i.src.includes('textSize=accessibility'))"
      )
      try tab.wait(
        "[...document.querySelectorAll('#grid figure img')].slice(0, 4).every((i) => i.naturalWidth > 0)")
      let addresses = try tab.text(
        "[...document.querySelectorAll('#grid figure img')].map((i) => i.src).join(' ')")
      for variant in ["direction=rtl", "appearance=dark", "textSize=accessibility"] {
        #expect(addresses.contains(variant), "no \(variant)")
      }
      try tab.click("[data-preset=Devices]")
      try tab.wait(
        "new Set([...document.querySelectorAll('#grid figcaption')].map((e) => e.textContent)).size >= 3")
      try tab.wait("document.querySelector('#grid img').src.includes('device=')")
      // A save updates every picture of the grid.
      try fixture.page.save(BrowserTests.after)
      try tab.wait(
        """
        [...document.querySelectorAll('#grid figure.shown img')].length > 0
          && [...document.querySelectorAll('#grid figure.shown img')].every((i) => i.src.includes('revision=2'))
        """)
      try tab.wait("document.querySelectorAll('#grid figure').length > 1")
      try tab.value(
        """
        [...document.querySelectorAll('#grid figure')]
          .find((each) => !each.querySelector('img').src.includes('device=iPhone-15'))
          .querySelector('button').classList.add('chosen')
        """)
      try tab.click("button.chosen")
      try tab.wait("document.body.dataset.view === 'preview' && picture.dataset.address?.includes('device=')")
      #expect(tab.problems == [])
    }

    @Test func `before and after the last save are shown under a divider`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      try tab.press("c")
      #expect(try tab.truth("divider.disabled"))
      try fixture.save(BrowserTests.after)
      try tab.wait(
        "[...document.querySelectorAll('#comparison .layer img')].filter((i) => i.naturalWidth).length === 2")
      let before = try tab.text("document.querySelector('.layer.before img').src")
      #expect(before.contains("at=before"))
      #expect(
        try tab.text("(async () => (await fetch(document.querySelector('.layer.before img').src)).text())()")
          .contains("Pear"))
      #expect(
        try tab.text("(async () => (await fetch(document.querySelector('.layer.after img').src)).text())()")
          .contains("Quince"))
      try tab.value("divider.focus()")
      try tab.press("ArrowRight")
      #expect(try tab.text("divider.value") == "51")
      let board = "document.querySelector('#comparison-artboard').getBoundingClientRect()"
      let left = try tab.number("\(board).x")
      let width = try tab.number("\(board).width")
      let top = try tab.number("\(board).y") + 100
      try tab.drag(from: (left + width * 0.5, top), to: (left + width * 0.25, top))
      #expect(try tab.text("divider.value") == "25")
      #expect(tab.problems == [])
    }

    @Test func `the preview is shown in light and dark, and can be copied, downloaded and dragged out`()
      throws
    {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      let background = "getComputedStyle(document.querySelector('#toolbar')).backgroundColor"
      let light = try tab.text(background)
      try tab.prefer(dark: true)
      #expect(try tab.text(background) != light)
      try tab.press("a")
      try tab.press("a")
      try tab.wait("picture.dataset.address.includes('appearance=dark')")
      try tab.press("r")
      try tab.wait("picture.dataset.address.includes('gaps=1')")
      try tab.press("r")
      let dragged = try tab.text(
        """
        (() => {
          const dataTransfer = new DataTransfer();
          picture.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
          return dataTransfer.getData('DownloadURL');
        })()
        """)
      #expect(dragged.hasPrefix("image/svg+xml:t-dark.svg:\(fixture.address)picture/0?"))
      // The device has 3 pixels per point.
      let (width, height) = (1179, Int(try tab.number("3 * picture.dataset.height")))
      try tab.click("#export-button")
      let links = "[...document.querySelectorAll('#export [download]')]"
      try tab.wait("\(links)[1]?.textContent.endsWith('\(width) × \(height)')")
      #expect(try tab.text("\(links).map((each) => each.download).join()") == "t-dark.svg,t-dark.png")
      try tab.allowClipboard()
      try tab.value("[...document.querySelectorAll('#export button')][1].click()")
      try tab.wait("notice.textContent === 'Copied PNG: \(width) × \(height) pixels'")
      #expect(
        try tab.number(
          """
          navigator.clipboard.read().then(([item]) => item.getType('image/png')).then(createImageBitmap)
            .then((image) => image.width)
          """) == Double(width))
      try tab.value("[...document.querySelectorAll('#export button')][0].click()")
      try tab.wait("notice.textContent === 'Copied SVG: t-dark.svg'")
      #expect(try tab.text("navigator.clipboard.readText()").hasPrefix("<svg"))
      #expect(tab.problems == [])
    }

    @Test func `each of several specs has its own address`() throws {
      let fixture = try BrowserFixture(
        ["a.yaml": BrowserTests.spec, "b.yaml": BrowserTests.after], order: ["a.yaml", "b.yaml"])
      let tab = fixture.tab
      #expect(try tab.truth("document.querySelectorAll('#specs-list button').length === 2"))
      try tab.press("]")
      try tab.wait("document.title.includes('b.yaml') && picture.dataset.address?.includes('picture/1')")
      try tab.wait("location.hash === '#spec=b.yaml&view=preview'")
      try tab.call("Page.reload")
      try tab.wait("document.title.includes('b.yaml') && picture.dataset.address?.includes('picture/1')")
      #expect(tab.problems == [])
    }
  }
}
