#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The few calls that Unix-domain stream sockets need.
enum UnixSocket {
  enum Connection {
    case open(Int32)
    /// Somebody listens, and has let nobody in for too long.
    case busy
    case nobody
  }

  /// Clients that may wait to be let in.
  private static let waiting: Int32 = 128

  /// - Throws: ``ControlError`` when the path is too long, or the call fails.
  static func listen(at path: String) throws(ControlError) -> Int32 {
    let descriptor = try make()
    makeNonBlocking(descriptor)
    unlink(path)
    let former = umask(0o177)
    let isBound = withAddress(path) { bind(descriptor, $0, $1) } == 0
    umask(former)
    #if canImport(Glibc)
      let isListening = isBound && Glibc.listen(descriptor, waiting) == 0
    #else
      let isListening = isBound && Darwin.listen(descriptor, waiting) == 0
    #endif
    guard isListening else {
      close(descriptor)
      throw ControlError("cannot listen at '\(path)'", hint: "is the path longer than 100 bytes?")
    }
    return descriptor
  }

  /// - Parameter patience: in seconds, for being let in.
  static func connect(to path: String, patience: Int) -> Connection {
    guard let descriptor = try? make() else { return .busy }
    limitWaiting(descriptor, seconds: patience)
    #if canImport(Glibc)
      let result = withAddress(path) { Glibc.connect(descriptor, $0, $1) }
    #else
      let result = withAddress(path) { Darwin.connect(descriptor, $0, $1) }
    #endif
    guard result != 0 else { return .open(descriptor) }
    let code = errno
    close(descriptor)
    return code == EAGAIN || code == EINTR ? .busy : .nobody
  }

  /// The process at the other end; `nil` when it is another user's.
  static func ownPeer(_ descriptor: Int32) -> pid_t? {
    #if canImport(Glibc)
      // `struct ucred`, which Swift's Glibc does not show: process, user, group.
      var credentials: (pid: Int32, uid: UInt32, gid: UInt32) = (0, .max, 0)
      var length = socklen_t(MemoryLayout.size(ofValue: credentials))
      guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0,
        credentials.uid == getuid()
      else { return nil }
      return credentials.pid
    #else
      var user = uid_t()
      var group = gid_t()
      guard getpeereid(descriptor, &user, &group) == 0, user == getuid() else { return nil }
      var process = pid_t()
      var length = socklen_t(MemoryLayout<pid_t>.size)
      getsockopt(descriptor, SOL_LOCAL, LOCAL_PEERPID, &process, &length)
      return process
    #endif
  }

  /// Writes what there is room for.
  ///
  /// - Returns: how many bytes; 0 when the peer is gone, `nil` when it does not read.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    while true {
      // Without the flag a client that went away before its answer would end the process by SIGPIPE.
      #if canImport(Glibc)
        let count = bytes.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #else
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count >= 0 { return count }
      if errno == EAGAIN { return nil }
      if errno != EINTR { return 0 }
    }
  }

  static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// On macOS a socket is told once; on Linux each call is.
  static func keepFromSignalling(_ descriptor: Int32) {
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// How long a call may wait for the other end: to be let in, to be read, to be answered.
  static func limitWaiting(_ descriptor: Int32, seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
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
