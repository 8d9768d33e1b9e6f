// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The start page of `roundtable gallery`, whose clicks copy specs and open their previews.
  struct GalleryTests {
    @Test func `a click copies a screen and opens its preview, and never replaces a file`() throws {
      let folder = ScratchFolder()
      try folder.write("sections: []\n", to: "chats.yaml")
      let program = try PseudoTerminal(
        running: try ProductBinary.url(named: "roundtable"), ["gallery"],
        environment: TestEnvironment(home: folder, terminal: "dumb"), folder: folder.path, columns: 160)
      try program.expect("gallery: ")
      let address = try program.expect("\r\n")
      let browser = try SharedBrowser.get()
      let tab = try browser.openTab()
      defer { browser.closeTabs() }
      try tab.open(address)
      let names = try Repository.names(in: "Sources/Gallery").map { String($0.prefix { $0 != "." }) }
      #expect(
        try tab.text("[...document.querySelectorAll('strong')].map((name) => name.textContent).join()")
          == names.sorted().joined(separator: ","))
      for index in names.indices {
        try tab.value("document.querySelectorAll('img')[\(index)].loading = 'eager'")
        try tab.wait("document.querySelectorAll('img')[\(index)].naturalWidth > 100")
      }
      let click = { (name: String) -> Void in
        _ = try tab.value(
          "[...document.querySelectorAll('button')].find((b) => b.innerText.includes('\(name)')).click()")
      }
      try click("chats")
      try tab.wait("document.querySelector('#problem').textContent.includes('chats.yaml already exists')")
      #expect(try folder.read("chats.yaml") == "sections: []\n")

      try click("account")
      try program.expect("wrote account.yaml")
      try program.expect("watching account.yaml")
      let deadline = ContinuousClock.now + .seconds(Patience.seconds)
      while (try? tab.truth("document.body.dataset.connection === 'connected'")) != true {
        try #require(ContinuousClock.now < deadline, "the preview's page didn't open")
      }
      #expect(try folder.read("account.yaml") == Repository.text("Sources/Gallery/account.yaml"))
      #expect(try tab.text("document.title").contains("account"))
      #expect(tab.problems.filter { !$0.contains("409") } == [])

      program.process.signal(SIGINT)
      try program.expect("stopped watching account.yaml")
      #expect(try program.waitForExit() == .exited(code: 0))
    }
  }
}
