// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The calls for Unix-domain sockets.
package enum UnixSocket {
  package enum Connection {
    case open(Descriptor)
    /// A process listens, but hasn't accepted the connection in time.
    case busy
    case noListener
  }

  /// The largest number of clients that wait to be accepted.
  private static let waiting: Int32 = 128

  /// Listens, for this user alone, and replaces a socket that no process listens at.
  ///
  /// The socket appears at `path` only once it accepts connections: between `bind` and `listen` it would refuse a
  /// client, which would then believe that no process listens.
  ///
  /// - Throws: `ENAMETOOLONG` if the path is longer than about a hundred bytes.
  package static func listen(at path: String) throws(ErrorNumber) -> Descriptor {
    let descriptor = try make(SOCK_STREAM)
    descriptor.makeNonBlocking()
    let temporary = path + "~"
    FolderEntry.remove(temporary)
    let former = umask(0o177)
    defer { umask(former) }
    do {
      try withAddress(temporary) { bind(descriptor.number, $0, $1) }
      _ = try retrying { Glibc.listen(descriptor.number, waiting) }
      try FolderEntry.rename(temporary, to: path)
    } catch {
      FolderEntry.remove(temporary)
      descriptor.close()
      throw error
    }
    return descriptor
  }

  /// Accepts a waiting client; the connection is non-blocking.
  ///
  /// - Throws: `EAGAIN` if no client waits.
  package static func accept(_ listener: Descriptor) throws(ErrorNumber) -> Descriptor {
    let descriptor = Descriptor(try retrying { Glibc.accept(listener.number, nil, nil) })
    descriptor.makeNonBlocking()
    descriptor.closeOnExec()
    return descriptor
  }

  /// - Parameter patience: seconds to wait until the connection is accepted.
  package static func connect(to path: String, patience: Int) -> Connection {
    guard let descriptor = try? make(SOCK_STREAM) else { return .busy }
    let end = ContinuousClock.now + .seconds(patience)
    while true {
      let left = max(1, Int((ContinuousClock.now.duration(to: end) / .seconds(1)).rounded(.up)))
      limitWaiting(descriptor, seconds: left)
      do {
        try withAddress(path) { Glibc.connect(descriptor.number, $0, $1) }
        return .open(descriptor)
      } catch {
        // A signal interrupted the call: it may have continued without us, so ask for its result.
        if error == .EISCONN { return .open(descriptor) }
        if error == .EINTR || error == .EALREADY, ContinuousClock.now < end {
          _ = descriptor.wait(for: .writable, milliseconds: Int(left) * 1000)
          continue
        }
        descriptor.close()
        return error == .EAGAIN || error == .EINTR || error == .EALREADY ? .busy : .noListener
      }
    }
  }

  /// The process at the other end; `nil` when it is another user's.
  package static func ownPeer(_ descriptor: Descriptor) -> Int32? {
    // `struct ucred`, which is missing in Swift's Glibc: process, user, group.
    var credentials: (pid: Int32, uid: UInt32, gid: UInt32) = (0, .max, 0)
    var length = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(descriptor.number, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0,
      credentials.uid == getuid()
    else { return nil }
    return credentials.pid
  }

  /// Writes as many bytes as there is room for.
  ///
  /// - Throws: `EAGAIN` if there is no room; another error if the peer is gone.
  package static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Descriptor) throws(ErrorNumber) -> Int {
    // Without the flag, a client that leaves before its answer would end the process by SIGPIPE.
    try retrying {
      bytes.withUnsafeBytes { Glibc.send(descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
  }

  /// Sends a message to the datagram socket at `name`, which is abstract if it begins with `@`.
  package static func send(_ message: String, toDatagramsAt name: String, waits: Bool) throws(ErrorNumber) {
    let descriptor = try make(SOCK_DGRAM)
    defer { descriptor.close() }
    let bytes = Array(message.utf8)
    let flags = Int32(MSG_NOSIGNAL) | Int32(waits ? 0 : MSG_DONTWAIT)
    try withAddress(name) { Int32(sendto(descriptor.number, bytes, bytes.count, flags, $0, $1)) }
  }

  /// Closes a connection at once, even if a thread waits for it.
  package static func shutDown(_ descriptor: Descriptor) {
    shutdown(descriptor.number, Int32(SHUT_RDWR))
    descriptor.close()
  }

  /// Limits the time that a call waits for the other end, in seconds.
  package static func limitWaiting(_ descriptor: Descriptor, seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor.number, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    setsockopt(descriptor.number, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
  }

  private static func make(_ type: __socket_type) throws(ErrorNumber) -> Descriptor {
    Descriptor(try retrying { socket(AF_UNIX, Int32(type.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0) })
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
