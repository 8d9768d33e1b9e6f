// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A daemon in its own process, which can be frozen and killed, with its page in a real browser.
final class DaemonProcessFixture {
  let folder: ScratchFolder
  private(set) var daemon: PseudoTerminal
  let tab: BrowserTab
  private let browser: Browser

  init(_ spec: String) throws {
    folder = ScratchFolder()
    try folder.write(spec, to: "t.yaml")
    try folder.write("cp \"$1\" forward.new; mv forward.new forward.html\n", to: "opener")
    let address: String
    (daemon, address) = try Self.start(in: folder)
    browser = try SharedBrowser.get()
    tab = try browser.openTab()
    try tab.open(address)
    try tab.wait("document.body.dataset.connection === 'connected'")
    // Records the time in the page, so that delays between it and this test don't count.
    try tab.value(
      """
      window.told = {};
      new MutationObserver(() => {
        const status = document.body.dataset.connection;
        window.told[status] ??= Date.now();
      }).observe(document.body, { attributes: true });
      """)
  }

  deinit { browser.closeTabs() }

  private static func start(
    _ options: [String] = [], spec: String = "t.yaml", in folder: ScratchFolder
  ) throws -> (PseudoTerminal, address: String) {
    let daemon = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"),
      ["watch", "--serve", "--quiet"] + options + [spec],
      environment: TestEnvironment(home: folder, terminal: "dumb").setting([
        "ROUNDTABLE_OPENER": "sh '\(folder.path)/opener'"
      ]), folder: folder.path, columns: 160)
    try daemon.expect("ready:")
    try daemon.expect("page: ")
    let address = try daemon.expect("\r\n")
    return (daemon, address)
  }

  /// Ends the daemon with a signal, and starts the next one for the same spec.
  func restart(_ options: [String] = [], after signal: Int32) throws {
    daemon.process.signal(signal)
    _ = try daemon.waitForExit()
    (daemon, _) = try Self.start(options, in: folder)
  }

  /// Ends the daemon, lets another program have its port until the page notices, and starts the next daemon.
  func restart(afterAnotherProgramAt port: String) throws {
    daemon.process.signal(SIGTERM)
    _ = try daemon.waitForExit()
    try folder.write("sections: []\n", to: "u.yaml")
    let (other, _) = try Self.start(["--port", port], spec: "u.yaml", in: folder)
    try tab.wait("document.body.dataset.connection === 'moved'")
    other.process.signal(SIGTERM)
    _ = try other.waitForExit()
    (daemon, _) = try Self.start(in: folder)
  }

  /// Presses key o.
  ///
  /// - Returns: a copy of the file that the key opens.
  func openedFile() throws -> String {
    daemon.send("o")
    while !FileManager.default.fileExists(atPath: folder.path("forward.html")) { sched_yield() }
    return folder.path("forward.html")
  }

  /// Runs `body`, after which the tab loads another document, and waits until the expression is true in that one. It may be
  /// true in the former document, too, because the former daemon may have shown the newest save.
  func waitForNextDocument(_ expression: String, after body: () throws -> Void) throws {
    try tab.value("window.isFormer = true")
    try body()
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while (try? tab.truth("window.isFormer !== true && (\(expression))")) != true {
      try #require(ContinuousClock.now < deadline, "never true: \(expression)")
    }
  }

  /// Runs `body` and waits until the page shows `status`.
  ///
  /// - Returns: the time until then, in milliseconds.
  func time(until status: String, after body: () -> Void) throws -> Double {
    try tab.value("window.told = {}; window.start = Date.now()")
    body()
    try tab.wait("window.told['\(status)']")
    return try tab.number("window.told['\(status)'] - window.start")
  }
}
