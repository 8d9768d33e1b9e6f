// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

/// Reports that the daemon is ready: it watches its files, and has shown each spec once. A reader that doesn't read the report
/// delays only the report.
package struct ReadyNotice: Sendable {
  private let queue = DispatchQueue(label: "ReadyNotice")
  /// A descriptor that gets a newline and is closed then, as `--ready-fd` asks.
  private let descriptor: Descriptor?
  /// systemd's `NOTIFY_SOCKET`.
  private let socket: String?

  package init(
    descriptor: Descriptor? = nil, socket: String? = Environment.value("NOTIFY_SOCKET")
  ) {
    self.descriptor = descriptor
    self.socket = socket
  }

  package func ready() {
    queue.async {
      if let descriptor {
        try? descriptor.writeAll([UInt8(ascii: "\n")])
        // A standard stream is in use for more than the notice.
        if descriptor.number > Descriptor.standardError.number { descriptor.close() }
      }
      send("READY=1\nSTATUS=watching", waits: true)
    }
  }

  /// SIGHUP was received. `systemctl reload` waits for ``reloaded()``.
  package func reloading() {
    // The time lets systemd distinguish the answer to this reload from an older one.
    let now = Int(WallClock.uptime / .microseconds(1))
    queue.async { send("RELOADING=1\nMONOTONIC_USEC=\(now)\nSTATUS=rendering again", waits: true) }
  }

  /// Every spec is rendered again.
  package func reloaded() { queue.async { send("READY=1\nSTATUS=watching", waits: true) } }

  /// Doesn't wait for the reader, because the process is about to end.
  package func stopping() { send("STOPPING=1", waits: false) }

  private func send(_ text: String, waits: Bool) {
    if let socket { try? UnixSocket.send(text, toDatagramsAt: socket, waits: waits) }
  }
}
