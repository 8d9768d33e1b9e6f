#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks a daemon something and waits for its answer.
package struct ControlClient: Sendable {
  private let path: String

  package init(socket path: String) { self.path = path }

  /// - Returns: the reply without its newline; `nil` when nobody listens, or nobody answers in time.
  package func ask(_ command: String, timeout seconds: Int = 10) -> String? {
    guard let descriptor = UnixSocket.connect(to: path) else { return nil }
    defer { close(descriptor) }
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard UnixSocket.send("{\"command\": \"\(command)\"}\n", to: descriptor) else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !bytes.contains(UInt8(ascii: "\n")) {
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
