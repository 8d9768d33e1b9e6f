// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Sends bytes over TCP, well-formed or not, and reads the reply until the other side closes.
package struct RawClient: Sendable {
  package let port: Int

  package init(port: Int) { self.port = port }

  package func send(_ text: String) throws -> RawResponse { try send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) throws -> RawResponse {
    let connection = try connect()
    connection.write(bytes)
    return RawResponse(connection.readToEnd())
  }

  /// - Parameter receiveBytes: the size of the system's receive buffer; `nil` for the default.
  package func connect(receiveBytes: Int32? = nil) throws -> RawConnection {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if var receiveBytes {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBytes, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard descriptor >= 0, result == 0 else { throw ScratchFailure("cannot connect to port \(port)") }
    var limit = timeval(tv_sec: Patience.seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return RawConnection(descriptor: descriptor)
  }
}

/// One TCP connection.
package final class RawConnection {
  private let descriptor: Int32
  private var pending: [UInt8] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  package func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // In some tests, the other side has already closed.
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes this side's output.
  package func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// - Returns: the text up to the other side's close.
  package func readToEnd() -> String {
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
    guard count > 0 else { return false }
    pending += chunk[..<count]
    return true
  }
}
