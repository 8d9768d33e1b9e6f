// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Foundation
import Platform
import PreviewDaemon
import PreviewRendering
import PreviewServer
import PreviewState
import Synchronization
import TestSupport
import Testing

/// A daemon with a page, on real files in its own folder.
final class PageFixture {
  /// Passes the daemon's events to the page; a test can repeat the last one.
  final class Reporter: WatchReporting {
    let server: PageServer
    private let last = Mutex<WatchEvent?>(nil)
    private let holding = Mutex(false)

    /// Whether events are withheld from the page, as in the moment between a render and its report.
    var isHolding: Bool {
      get { holding.withLock { $0 } }
      set { holding.withLock { $0 = newValue } }
    }

    init(_ server: PageServer) { self.server = server }

    func report(_ event: WatchEvent) {
      guard !isHolding else { return }
      server.receive(event)
      if case .rendered = event { last.withLock { $0 = event } }
    }

    /// Reports the last render to the page again.
    func reportAgain() {
      if let event = last.withLock({ $0 }) { server.receive(event) }
    }
  }

  let scratch: ScratchFolder
  let server: PageServer
  let client: RawClient
  /// `/TOKEN/`.
  let root: String
  let reporter: Reporter
  private let daemon: WatchDaemon

  init(
    _ specs: [String: String], limits: PageLimits = PageLimits(), order: [String]? = nil,
    editing: PageEditing? = nil
  ) throws {
    scratch = ScratchFolder()
    for (name, text) in specs { try scratch.write(text, to: name) }
    let paths = (order ?? specs.keys.sorted()).map { [scratch] in scratch.path($0) }
    let rendering = SpecRendering()
    server = PageServer(
      specs: paths, rendering: rendering, editing: editing, limits: limits, clock: WallClock { "09:00:00" })
    try server.start()
    let address = try #require(server.address.flatMap { URL(string: $0) })
    client = RawClient(port: try #require(address.port))
    root = address.path.hasSuffix("/") ? address.path : address.path + "/"
    var options = WatchDaemonOptions()
    options.handlesSignals = false
    options.clock = WallClock { "2026-11-21 08:41:07 UTC" }
    reporter = Reporter(server)
    daemon = WatchDaemon(
      specs: paths, rendering: rendering, reporter: reporter, options: options, terminate: { _ in })
    daemon.start()
    try settle()
  }

  deinit {
    daemon.stop()
    server.stop()
  }

  /// Waits until every save so far is shown.
  func settle() throws {
    let idle = DispatchSemaphore(value: 0)
    daemon.whenIdle { idle.signal() }
    try #require(idle.wait(timeout: Patience.deadline) == .success, "the daemon never came to rest")
  }

  func save(_ text: String, to name: String = "t.yaml") throws {
    try scratch.write(text, to: name)
    try settle()
  }

  var host: String { "127.0.0.1:\(client.port)" }

  /// A GET request as the page sends it.
  func request(_ path: String, headers: [String] = []) -> String {
    (["GET \(root)\(path) HTTP/1.1", "Host: \(host)"] + headers).joined(separator: "\r\n") + "\r\n\r\n"
  }

  func get(_ path: String, headers: [String] = []) throws -> RawResponse {
    try client.send(request(path, headers: ["Connection: close"] + headers))
  }

  /// Opens a connection and sends a request, once or more often.
  func connect(asking path: String, times: Int = 1, receiveBytes: Int32? = nil) throws -> RawConnection {
    let connection = try client.connect(receiveBytes: receiveBytes)
    for _ in 0..<times { connection.write(request(path)) }
    return connection
  }

  func json(_ path: String) throws -> [String: Any] {
    let response = try get(path)
    #expect(response.status == 200, "\(path): \(response.status)")
    return try JSONSerialization.jsonObject(with: Data(response.body.utf8)) as? [String: Any] ?? [:]
  }
}
