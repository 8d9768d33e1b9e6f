// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing

/// A client that can violate the protocol.
final class RawSocket {
  private let descriptor: Int32
  private var received: [UInt8] = []

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0, "errno \(errno)")
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Repeats the text until the server accepts no more.
  ///
  /// - Returns: the number of accepted bytes; stops at 8 MB.
  func sendUntilFull(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    var sent = 0
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // A socket that stays full for half a second counts as full.
    while sent < 8_000_000, poll(&room, 1, 500) == 1 {
      let count = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      guard count > 0 || errno == EAGAIN else { break }
      sent += max(0, count)
    }
    return sent
  }

  /// Closes this side's output, so that the daemon reads the end.
  func sayNoMore() { shutdown(descriptor, Int32(SHUT_WR)) }

  func line() throws -> String {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      try #require(try receive(), "the daemon closed the connection")
    }
  }

  func isAtEnd() throws -> Bool {
    while try receive() {}
    return true
  }

  private func receive() throws -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&waited, 1, Int32(Patience.seconds) * 1000) == 1, "nothing came")
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 { received += chunk[..<count] }
    return count > 0
  }
}
