// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Testing

/// One connection over TCP. Its client can violate the protocol.
package final class RawConnection {
  private let descriptor: Int32
  private var pending: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
    var limit = timeval(tv_sec: Patience.seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  package func write(_ text: String) { write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // In some tests, the other side has already closed.
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes this side's output.
  package func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// - Returns: the text up to the other side's close.
  @discardableResult package func readToEnd() -> String {
    while readMore() {}
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }

  /// Reads until a text arrives.
  ///
  /// - Returns: the text up to and including it; `nil` if the connection ended before.
  package func read(through text: String) -> String? {
    let pattern = Array(text.utf8)
    while true {
      if let end = pending.indices.first(where: { pending[$0...].starts(with: pattern) }) {
        let head = pending[..<(end + pattern.count)]
        pending = Array(pending[(end + pattern.count)...])
        return String(decoding: head, as: UTF8.self)
      }
      guard readMore() else { return nil }
    }
  }

  private func readMore() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 16 * 1024)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    // Silence is no end.
    if count < 0, errno == EAGAIN {
      Issue.record("the other side sent nothing for \(Patience.seconds) seconds")
    }
    guard count > 0 else { return false }
    pending += chunk[..<count]
    return true
  }
}
