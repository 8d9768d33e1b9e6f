// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Foundation
import PreviewDaemon
import PreviewRendering
import PreviewState
import TestSupport

/// Sends bytes as a client of the control socket to a daemon in this process that watches a real spec.
package final class ControlTarget: FuzzTarget {
  package static let name = "control"
  package static let maximumLength = 1024

  package static func seeds() throws -> [(name: String, bytes: [UInt8])] {
    try words().sorted().map { word in (word, Array("{\"command\": \"\(word)\"}\n".utf8)) } + [
      (
        "several",
        Array("{\"command\": \"status\"}\n{\"command\": \"subscribe\"}\n{\"command\": \"render\"}\n".utf8)
      ),
      ("yaml", Array("command: status\n".utf8)),
      ("nested", Array("{\"command\": {\"command\": [\"status\"]}, \"x\": null}\n".utf8)),
    ]
  }

  package static func words() throws -> Set<String> { Set(ControlRequest.allCases.map(\.rawValue)) }

  /// Ignores all reports.
  private struct Silence: WatchReporting {
    func report(_ event: WatchEvent) {}
  }

  private let scratch: ScratchFolder
  private var daemon: WatchDaemon
  private let place: DaemonPlace

  package init() throws {
    scratch = ScratchFolder()
    try scratch.write("sections: [{rows: [Wi-Fi]}]\n", to: "spec.yaml")
    place = DaemonPlace(folder: scratch.path("run"))
    daemon = Self.daemon(scratch)
    try daemon.listen(at: place)
  }

  private static func daemon(_ scratch: ScratchFolder) -> WatchDaemon {
    var options = WatchDaemonOptions()
    options.handlesSignals = false
    let daemon = WatchDaemon(
      specs: [scratch.path("spec.yaml")], rendering: SpecRendering(), reporter: Silence(), options: options,
      terminate: { _ in })
    daemon.start()
    return daemon
  }

  package func run(_ bytes: [UInt8]) throws {
    guard let exchange = place.sockets().first.flatMap({ try? StreamExchange(socket: $0) }) else {
      // The previous input asked the daemon to stop and got its reply before the daemon ended.
      return try goOn()
    }
    // A valid last line. After its reply, the daemon owes no more.
    let last = "{\"command\": \"status\"}\n"
    exchange.send(bytes + [UInt8(ascii: "\n")] + Array(last.utf8))
    let owed = bytes.split(separator: UInt8(ascii: "\n")).count + 1
    let reply = exchange.receive(
      until: { received in
        received.last == UInt8(ascii: "\n") && received.count { $0 == UInt8(ascii: "\n") } >= owed
      },
      quiet: 20)
    let text = String(decoding: reply, as: UTF8.self)
    for line in text.split(separator: "\n") { try OutputChecks.checkJSON(String(line), "a reply") }
    try goOn()
  }

  /// Restarts the daemon if it was asked to stop, and checks that it answers.
  private func goOn() throws {
    let client = place.sockets().first.map { ControlClient(socket: $0) }
    if let reply = client?.ask("status") {
      guard reply.contains("\"ok\": true") else { throw FuzzFinding("status: \(reply)") }
      return
    }
    daemon.stop()
    guard case .asked = daemon.waitUntilStopped() else { throw FuzzFinding("it ended for another reason") }
    daemon = Self.daemon(scratch)
    try daemon.listen(at: place)
  }
}
