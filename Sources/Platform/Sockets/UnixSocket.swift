// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Messages to Unix-domain sockets, such as systemd's.
package enum UnixSocket {
  /// Sends a message to the datagram socket at `name`, which is abstract if it begins with `@`.
  package static func send(_ message: String, toDatagramsAt name: String, waits: Bool) throws(ErrorNumber) {
    let type = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = Descriptor(try retrying { socket(AF_UNIX, type, 0) })
    defer { descriptor.close() }
    let bytes = Array(message.utf8)
    let flags = Int32(MSG_NOSIGNAL) | Int32(waits ? 0 : MSG_DONTWAIT)
    try withAddress(name) { Int32(sendto(descriptor.number, bytes, bytes.count, flags, $0, $1)) }
  }

  /// Doesn't repeat the call after a signal: that depends on the call.
  private static func withAddress(
    _ name: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(ErrorNumber) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(name.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw .ENAMETOOLONG }
    // A path ends with a zero, an abstract name begins with one.
    let isAbstract = bytes.first == UInt8(ascii: "@")
    if isAbstract { bytes[0] = 0 } else { bytes.append(0) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, length) }
    }
    if result < 0 { throw .last }
  }
}
