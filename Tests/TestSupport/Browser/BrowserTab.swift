// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A page in a browser, which a test reads and controls as a person would.
package final class BrowserTab {
  private let browser: Browser
  private let session: String
  let context: String

  init(browser: Browser, session: String, context: String, width: Int, height: Int) throws {
    self.browser = browser
    self.session = session
    self.context = context
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
    try resize(width: width, height: height)
    try prefer(dark: false)
  }

  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }

  /// Opens an address, and waits until its scripts have drawn something.
  package func open(_ address: String) throws {
    try call("Page.navigate", ["url": address])
    try wait("document.readyState === 'complete' && (document.body.dataset.view !== undefined)")
  }

  package func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  package func allowClipboard() throws {
    try browser.call(
      "Browser.grantPermissions",
      ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "browserContextId": context])
  }

  package func prefer(dark: Bool) throws {
    try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]]])
  }

  /// Returns the value of an expression, or of its promise.
  @discardableResult
  package func value(_ expression: String) throws -> Any? {
    let result = try call(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let problem = result["exceptionDetails"] as? [String: Any] {
      let exception = problem["exception"] as? [String: Any]
      throw ScratchFailure("\(expression): \(exception?["description"] ?? problem)")
    }
    return (result["result"] as? [String: Any])?["value"]
  }

  package func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }

  package func number(_ expression: String) throws -> Double { try value(expression) as? Double ?? .nan }

  package func truth(_ expression: String) throws -> Bool { try value(expression) as? Bool ?? false }

  /// Waits in the page until the expression is true.
  package func wait(_ expression: String) throws {
    let seconds = Patience.seconds - 2
    let isTrue = try truth(
      """
      new Promise((done) => {
        const end = Date.now() + \(seconds) * 1000;
        const look = () => {
          let holds = false;
          try { holds = Boolean(\(expression)); } catch {}
          if (holds || Date.now() > end) done(holds); else setTimeout(look, 10);
        };
        look();
      })
      """)
    guard isTrue else {
      throw ScratchFailure("never true: \(expression); the page told: \(problems)")
    }
  }

  /// Waits likewise in a page whose scripts can't run.
  package func waitWithoutScripts(_ expression: String) throws {
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try !truth(expression) {
      guard ContinuousClock.now < deadline else { throw ScratchFailure("never true: \(expression)") }
    }
  }

  // MARK: - Pointer and keys

  /// The centre of an element, in the window's coordinates.
  package func middle(of selector: String) throws -> (x: Double, y: Double) {
    let box = "document.querySelector(`\(selector)`).getBoundingClientRect()"
    return (try number("\(box).x + \(box).width / 2"), try number("\(box).y + \(box).height / 2"))
  }

  package func move(x: Double, y: Double) throws { try mouse("mouseMoved", x, y) }

  package func click(x: Double, y: Double) throws {
    try move(x: x, y: y)
    try mouse("mousePressed", x, y, isDown: true)
    try mouse("mouseReleased", x, y)
  }

  package func click(_ selector: String) throws {
    let (x, y) = try middle(of: selector)
    // A person can't click there; the browser would send the event to the page itself, without effect.
    guard try truth("document.elementFromPoint(\(x), \(y)) !== null") else {
      throw ScratchFailure("'\(selector)' lies out of sight, at \(x), \(y)")
    }
    try click(x: x, y: y)
  }

  package func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    try move(x: start.x, y: start.y)
    try mouse("mousePressed", start.x, start.y, isDown: true)
    try mouse("mouseMoved", end.x, end.y, isDown: true)
    try mouse("mouseReleased", end.x, end.y)
  }

  private func mouse(_ kind: String, _ x: Double, _ y: Double, isDown: Bool = false) throws {
    let isPress = kind != "mouseMoved"
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": kind, "x": x, "y": y, "button": isPress || isDown ? "left" : "none",
        "buttons": isDown ? 1 : 0, "clickCount": isPress ? 1 : 0,
      ])
  }

  /// - Parameter key: a character, or a name such as `ArrowDown`, `Enter`, `Escape` or `Tab`.
  package func press(_ key: String) throws {
    let codes = [
      "Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ]
    var parameters: [String: Any] = [
      "type": "keyDown", "key": key,
      "windowsVirtualKeyCode": codes[key] ?? Int(key.uppercased().unicodeScalars.first?.value ?? 0),
    ]
    let text = key == "Enter" ? "\r" : key.count == 1 ? key : nil
    if let text { parameters["text"] = text }
    try call("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try call("Input.dispatchKeyEvent", parameters)
  }

  // MARK: - Records of the browser

  /// Errors and warnings: exceptions, blocked content and failed requests.
  package var problems: [String] {
    browser.events(of: session).compactMap { event in
      let parameters = event["params"] as? [String: Any] ?? [:]
      switch event["method"] as? String {
      case "Runtime.exceptionThrown": return "\(parameters["exceptionDetails"] ?? "")"
      case "Runtime.consoleAPICalled":
        let kind = parameters["type"] as? String ?? ""
        return ["error", "warning", "assert"].contains(kind) ? "\(parameters["args"] ?? "")" : nil
      case "Log.entryAdded":
        let entry = parameters["entry"] as? [String: Any] ?? [:]
        let level = entry["level"] as? String ?? ""
        return ["error", "warning"].contains(level) ? "\(entry["text"] ?? "") \(entry["url"] ?? "")" : nil
      default: return nil
      }
    }
  }

  /// The addresses that the page requested.
  package var requests: [String] {
    browser.events(of: session).compactMap { event in
      guard event["method"] as? String == "Network.requestWillBeSent" else { return nil }
      let request = (event["params"] as? [String: Any])?["request"] as? [String: Any]
      return request?["url"] as? String
    }
  }

  /// The part of the pixels, 0 to 1, in which two PNG files differ visibly; 1 if their sizes differ.
  package func difference(_ a: Data, _ b: Data) throws -> Double {
    try number(
      """
      (async () => {
        const pixels = async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
          drawing.drawImage(image, 0, 0);
          return drawing.getImageData(0, 0, image.width, image.height);
        };
        const [a, b] = [await pixels("\(a.base64EncodedString())"), await pixels("\(b.base64EncodedString())")];
        if (a.width !== b.width || a.height !== b.height) return 1;
        let count = 0;
        for (let at = 0; at < a.data.length; at += 4) {
          if ([0, 1, 2].some((part) => Math.abs(a.data[at + part] - b.data[at + part]) > 48)) count += 1;
        }
        return count / (a.width * a.height);
      })()
      """)
  }

  package func screenshot() throws -> Data {
    let data = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String ?? ""
    return Data(base64Encoded: data) ?? Data()
  }
}
