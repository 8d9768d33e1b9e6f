// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The picture of the page in the README and the guides. `RECORD_GOLDENS=1 swift test --filter ReadmePicture` writes it.
  struct ReadmePictureTests {
    @Test func `the README's picture is the page with a pinned row`() throws {
      let example = try Repository.text("Sources/Gallery/settings-root.yaml")
      let fixture = try BrowserFixture(
        ["settings-root.yaml": example], width: 1440, height: 900, order: ["settings-root.yaml"])
      let tab = fixture.tab
      try fixture.settle()
      try fixture.click(x: 150, y: 369)
      try tab.wait("document.querySelector('#source-line') !== null")
      // The pointer would show its own rulers, and the duration differs with each run.
      try tab.move(x: 1, y: 1)
      try tab.value("render.textContent = '09:00:00 · 8 ms'")
      let picture = try tab.screenshot()
      let catalogue = Repository.root.appendingPathComponent("Sources/roundtable/Roundtable.docc")
      try Golden(folder: catalogue).expect(
        picture: Array(picture), near: "page.png", { try tab.difference(picture, Data($0)) }, limit: 0.01)
      #expect(tab.problems == [])
    }
  }
}
