// SPDX-License-Identifier: GPL-3.0-or-later

import CPseudoTerminal
import Foundation

/// A real Chromium without a window. It ends when its last reference is released.
package final class Browser {
  package static let program = ExternalTool("chromium")

  private let profile: ScratchFolder
  private let process: ProcessHandle
  private let pipe: DevToolsPipe
  private var lastIdentifier = 0
  private var contexts: [String] = []
  /// The events that the browser sent, by tab.
  private var events: [String: [DevToolsPipe.Message]] = [:]

  package init() throws {
    guard let location = Self.program.location else { throw ScratchFailure("chromium is not installed") }
    profile = ScratchFolder()
    var toBrowser: [Int32] = [-1, -1]
    var fromBrowser: [Int32] = [-1, -1]
    guard pty_pipe(&toBrowser) == 0, pty_pipe(&fromBrowser) == 0 else {
      throw TerminalTestError.failedCall("pipe", code: errno)
    }
    // The browser reads descriptor 3 and writes 4. The pipes' ends must not already have these numbers, or
    // the first copy would close the second.
    let ends = [toBrowser[0], fromBrowser[1]].map { fcntl($0, F_DUPFD_CLOEXEC, 64) }
    [toBrowser[0], fromBrowser[1]].forEach { close($0) }
    defer { ends.forEach { close($0) } }
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nowhere) }
    // The sandbox is off: these pages are our own, and containers often forbid it.
    var request = SpawnRequest(
      executable: location,
      arguments: [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--force-color-profile=srgb",
        "--remote-debugging-pipe", "--user-data-dir=\(profile.path)/profile", "about:blank",
      ], environment: TestEnvironment(home: profile).setting(["LD_PRELOAD": nil]))
    request.descriptors = [(0, nowhere), (1, nowhere), (2, nowhere), (3, ends[0]), (4, ends[1])]
    signal(SIGPIPE, SIG_IGN)
    process = try request.start()
    pipe = DevToolsPipe(input: fromBrowser[0], output: toBrowser[1])
  }

  /// Opens a tab that shares neither storage nor cache with other tabs.
  package func openTab(width: Int = 1280, height: Int = 800) throws -> BrowserTab {
    let context = try call("Target.createBrowserContext")["browserContextId"] as? String ?? ""
    contexts.append(context)
    return try openTarget(in: context, width: width, height: height)
  }

  /// Closes all tabs and deletes their storage, so that the next test gets a fresh browser.
  package func closeTabs() {
    for context in contexts { _ = try? call("Target.disposeBrowserContext", ["browserContextId": context]) }
    contexts = []
    events = [:]
  }

  /// Opens another window of the same visitor, which shares storage, connections and shared workers with the
  /// tab.
  package func openWindow(beside tab: BrowserTab, width: Int = 1280, height: Int = 800) throws -> BrowserTab {
    try openTarget(in: tab.context, isNewWindow: true, width: width, height: height)
  }

  private func openTarget(
    in context: String, isNewWindow: Bool = false, width: Int, height: Int
  ) throws -> BrowserTab {
    var parameters: [String: Any] = ["url": "about:blank", "browserContextId": context]
    // Even with the value false, this parameter requires an open window.
    if isNewWindow { parameters["newWindow"] = true }
    let target = try call("Target.createTarget", parameters)["targetId"]
    let session = try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    return try BrowserTab(
      browser: self, session: session["sessionId"] as? String ?? "", context: context, width: width,
      height: height)
  }

  @discardableResult
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) throws -> [String: Any] {
    lastIdentifier += 1
    let identifier = lastIdentifier
    var message: DevToolsPipe.Message = ["id": identifier, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try pipe.write(message)
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while true {
      let answer = try pipe.read(until: deadline)
      guard answer["id"] as? Int == identifier else {
        if let session = answer["sessionId"] as? String { events[session, default: []].append(answer) }
        continue
      }
      if let error = answer["error"] { throw ScratchFailure("\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  func events(of session: String) -> [DevToolsPipe.Message] { events[session] ?? [] }
}
