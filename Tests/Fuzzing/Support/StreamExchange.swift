// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A connection to a server in this process: it sends bytes and keeps everything that it receives.
package final class StreamExchange {
  private let descriptor: Int32

  /// - Throws: if no process listens.
  package init(socket path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    try connect(&address)
  }

  /// - Parameter turn: the connection's number. It selects the source address, because closed connections keep
  ///   their pair of ports for a minute and an address has 28 000 ports. All of 127.0.0.0/8 is this machine.
  init(port: Int, turn: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var source = Self.address(0x7F00_0001 + UInt32(turn / 64 % 60_000), 0)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafePointer(to: &source) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    var target = Self.address(0x7F00_0001, port)
    try connect(&target)
  }

  deinit { close(descriptor) }

  private static func address(_ host: UInt32, _ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = host.bigEndian
    return address
  }

  /// The fuzzer's alarm may interrupt the call. The kernel continues to connect; another call returns the result.
  private func connect<Address>(_ address: inout Address) throws {
    while true {
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
        }
      }
      if result == 0 || errno == EISCONN { return }
      guard errno == EINTR || errno == EALREADY else {
        throw FuzzFinding("nobody listens any more: errno \(errno)")
      }
    }
  }

  /// Sends as many bytes as the other side accepts.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until `isEnough` or until the other side closes. If the other side is silent for `quiet` milliseconds,
  /// this side shuts down its output; if it is silent even then, the fuzzer's time limit ends the wait.
  func receive(until isEnough: ([UInt8]) -> Bool = { _ in false }, quiet milliseconds: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    var patience = milliseconds
    while !isEnough(result) {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, patience)
      if ready < 0, errno == EINTR { continue }
      if ready == 0 {
        shutdown(descriptor, Int32(SHUT_WR))
        patience = -1
        continue
      }
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      result += chunk[..<count]
    }
    return result
  }
}
