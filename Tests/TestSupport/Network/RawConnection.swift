// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Testing

/// One connection over TCP or over a Unix domain socket. Its client can violate the protocol.
package final class RawConnection {
  private let descriptor: Int32
  private var pending: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
    var limit = timeval(tv_sec: Patience.seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// - Parameter socket: the path of a Unix domain socket.
  package convenience init(socket path: String) throws {
    self.init(descriptor: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0, "errno \(errno)")
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

  /// Repeats the text until the other side accepts no more.
  ///
  /// - Returns: the number of accepted bytes; stops at 8 MB.
  package func writeUntilFull(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    var sent = 0
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // A socket that stays full for half a second counts as full.
    while sent < 8_000_000, poll(&room, 1, 500) == 1 {
      let count = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      guard count > 0 || errno == EAGAIN else { break }
      sent += max(0, count)
    }
    return sent
  }

  /// Closes this side's output.
  package func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// - Returns: the text up to the other side's close.
  @discardableResult package func readToEnd() -> String {
    while readMore() {}
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }

  /// - Returns: the next line, without its end.
  package func line() throws -> String {
    String(try #require(read(through: "\n"), "the other side closed the connection").dropLast())
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
