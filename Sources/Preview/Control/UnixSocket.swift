#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The few calls that Unix-domain stream sockets need.
enum UnixSocket {
  /// - Throws: ``ControlError`` when the path is too long, or the call fails.
  static func listen(at path: String) throws(ControlError) -> Int32 {
    let descriptor = try make()
    unlink(path)
    let former = umask(0o177)
    let isBound = withAddress(path) { bind(descriptor, $0, $1) } == 0
    umask(former)
    #if canImport(Glibc)
      let isListening = isBound && Glibc.listen(descriptor, 32) == 0
    #else
      let isListening = isBound && Darwin.listen(descriptor, 32) == 0
    #endif
    guard isListening else {
      close(descriptor)
      throw ControlError("cannot listen at '\(path)'", hint: "is the path longer than 100 bytes?")
    }
    return descriptor
  }

  /// - Returns: `nil` when nobody listens there.
  static func connect(to path: String) -> Int32? {
    guard let descriptor = try? make() else { return nil }
    #if canImport(Glibc)
      let result = withAddress(path) { Glibc.connect(descriptor, $0, $1) }
    #else
      let result = withAddress(path) { Darwin.connect(descriptor, $0, $1) }
    #endif
    guard result == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Whether the other end is a process of this user.
  static func isOwnPeer(_ descriptor: Int32) -> Bool {
    #if canImport(Glibc)
      // `struct ucred`, which Swift's Glibc does not show: process, user, group.
      var credentials: (pid: Int32, uid: UInt32, gid: UInt32) = (0, .max, 0)
      var length = socklen_t(MemoryLayout.size(ofValue: credentials))
      guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 else { return false }
      return credentials.uid == getuid()
    #else
      var user = uid_t()
      var group = gid_t()
      return getpeereid(descriptor, &user, &group) == 0 && user == getuid()
    #endif
  }

  /// Writes everything; a peer that went away or does not read for five seconds is given up.
  static func send(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      // Without the flag a client that went away before its answer would end the process by SIGPIPE.
      #if canImport(Glibc)
        let count = bytes.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #else
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// On macOS a socket is told once; on Linux each call is.
  static func keepFromSignalling(_ descriptor: Int32) {
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  static func limitWaiting(_ descriptor: Int32, seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  private static func make() throws(ControlError) -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    #else
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw ControlError("no socket is to be had") }
    keepFromSignalling(descriptor)
    return descriptor
  }

  private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32)
    -> Int32
  {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
