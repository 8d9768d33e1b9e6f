// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A socket that receives messages at a path, or at an abstract name that begins with `@`.
package final class DatagramListener {
  private let descriptor: Int32

  package init(at place: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(place.utf8)
    if place.hasPrefix("@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count + (place.hasPrefix("@") ? 0 : 1))
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
    }
    guard isBound else { throw ScratchFailure("cannot bind '\(place)': \(errno)") }
    var limit = timeval(tv_sec: Int(Patience.seconds), tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Returns the next message, or an empty text if none arrives in time.
  package func next() -> String {
    var buffer = [UInt8](repeating: 0, count: 1000)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
