// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A daemon that is a process of its own, which can be frozen and killed, with its page in a real browser.
final class DaemonStand {
  let folder: ScratchFolder
  let daemon: PseudoTerminal
  let tab: BrowserTab
  private let browser: Browser

  init(_ spec: String) throws {
    folder = try ScratchFolder()
    try folder.write(spec, to: "t.yaml")
    daemon = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), ["watch", "--serve", "--quiet", "t.yaml"],
      environment: TestEnvironment(home: folder, terminal: "dumb"), folder: folder.path, columns: 160)
    try daemon.expect("page: ")
    let address = try daemon.expect("\r\n")
    try daemon.expect("ready:")
    browser = try Browser()
    tab = try browser.openTab()
    try tab.open(address)
    try tab.wait("document.body.dataset.connection === 'connected'")
    // When the page says what, so that no slow machine between it and this test counts.
    try tab.value(
      """
      window.told = {};
      new MutationObserver(() => {
        const status = document.body.dataset.connection;
        window.told[status] ??= Date.now();
      }).observe(document.body, { attributes: true });
      """)
  }

  /// Does something to the daemon, and waits until the page calls it so.
  ///
  /// - Returns: how long that took, in milliseconds.
  func time(until status: String, after body: () -> Void) throws -> Double {
    try tab.value("window.told = {}; window.start = Date.now()")
    body()
    try tab.wait("window.told['\(status)']")
    return try tab.number("window.told['\(status)'] - window.start")
  }
}
