// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewRendering
import TestSupport
import Testing

extension BrowserTests {
  /// Screenshots beside the preview. The browser's own picture of the spec is the screenshot, so its letters differ from those
  /// that the daemon compares.
  @Suite(.enabled(if: Rasterizer.isInstalled, "rsvg-convert is not installed"))
  struct ScreenshotTests {
    /// Drops a picture of the current spec, at 2 pixels per point.
    private static let drop = """
      (async () => {
        const image = new Image();
        image.src = "picture/0?mark=0&revision=now";
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth * 2;
        canvas.height = image.naturalHeight * 2;
        canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
        const blob = await new Promise((done) => canvas.toBlob(done));
        const data = new DataTransfer();
        data.items.add(new File([blob], "shot.png", { type: "image/png" }));
        dispatchEvent(new DragEvent("drop", { dataTransfer: data }));
        return "dropped";
      })()
      """
    private static let summary = "document.querySelector('#comparison-summary').textContent"
    private static let before = "document.querySelector('.layer.before img')"

    @Test func `a dropped screenshot stays, and its differences follow each save`() throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      #expect(try tab.text(Self.drop) == "dropped")
      try tab.wait("\(Self.summary) === 'No difference'")
      try tab.wait("\(Self.before)?.alt === 'Screenshot shot.png'")
      #expect(try tab.text("document.body.dataset.view") == "compare")
      #expect(
        try tab.text("[...document.querySelectorAll('.side')].map((each) => each.textContent).join()")
          == "Screenshot,Spec")
      #expect(try tab.truth("announcer.textContent === 'Screenshot: No difference'"))
      #expect(try tab.truth("document.querySelector('#before-choice').hidden"))
      // Both have the same size in points, so they cover each other.
      try tab.wait("\(Self.before).naturalWidth === document.querySelector('.layer.after img')?.naturalWidth")
      let lines = "document.querySelector('#comparison-changes ul')"
      #expect(try tab.truth("\(lines).checkVisibility()"))
      try fixture.save(
        BrowserTests.spec.replacing("title: Pear", with: "title: Pear, rowHeight: 60")
          .replacing("- rows: [Bread", with: "- {sectionInset: {top: 3}, rows: [Bread")
          .replacing("Yeast]", with: "Yeast]}"))
      try tab.wait("\(Self.summary) === '2 differences'")
      #expect(
        try tab.text("\(lines).textContent").hasPrefix(
          "row 0.1 'Pear' is 16 points shorter: its height is 44, not 60"))
      #expect(try tab.text("\(lines).textContent").contains("sectionInsetTop 3"))
      for (width, height) in [(1440, 900), (768, 900), (390, 800)] {
        try tab.resize(width: width, height: height)
        #expect(
          try tab.truth("document.documentElement.scrollWidth <= innerWidth"), "the page fits \(width) pixels"
        )
        try Artifacts.keep(tab.screenshot(), as: "screenshot-\(width).png")
      }
      try fixture.save(BrowserTests.spec.replacing("title: Pear", with: "title: Pear, rowHeight: 60"))
      try tab.wait("\(Self.summary) === '1 difference'")
      // With the keyboard.
      try tab.resize(width: 1280, height: 800)
      #expect(
        try tab.text("(document.querySelector('#remove-screenshot').focus(), document.activeElement.id)")
          == "remove-screenshot")
      try tab.press("Enter")
      try tab.wait("document.querySelector('#remove-screenshot').hidden")
      try tab.wait("\(Self.before).src.includes('picture/0')")
      #expect(try tab.truth("document.activeElement.id === 'choose-screenshot'"))
      #expect(tab.problems == [])
    }

    @Test(arguments: [
      "new DragEvent('drop', { dataTransfer: data })", "new ClipboardEvent('paste', { clipboardData: data })",
    ])
    func `a file that is no PNG is refused in words, dropped and pasted`(event: String) throws {
      let fixture = try BrowserTests.fixture()
      let tab = fixture.tab
      _ = try tab.text(
        """
        (() => {
          const data = new DataTransfer();
          data.items.add(new File(["text"], "notes.txt", { type: "text/plain" }));
          dispatchEvent(\(event));
          return "";
        })()
        """)
      try tab.wait("notice.textContent.startsWith(`notes.txt: The file isn't a PNG`)")
      #expect(try tab.truth("announcer.textContent.startsWith('notes.txt: ')"))
      #expect(try tab.truth("document.querySelector('#remove-screenshot').hidden"))
      // The browser reports the refused request.
      #expect(tab.problems.filter { !$0.contains("422") } == [])
    }
  }
}
