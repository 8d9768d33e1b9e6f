import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells others that the daemon is ready: armed, and everything shown once. Whoever does not take it holds up
/// nothing but the notice.
package struct ReadyNotice: Sendable {
  private let queue = DispatchQueue(label: "ReadyNotice")
  /// A descriptor that gets a newline and is closed then, as `--ready-fd` asks.
  private let descriptor: Int32?
  /// systemd's `NOTIFY_SOCKET`.
  private let socket: String?

  package init(descriptor: Int32? = nil) {
    self.descriptor = descriptor
    socket = getenv("NOTIFY_SOCKET").map { String(cString: $0) }
  }

  package func ready() {
    queue.async {
      if let descriptor {
        let newline: [UInt8] = [UInt8(ascii: "\n")]
        write(descriptor, newline, 1)
        close(descriptor)
      }
      send("READY=1\nSTATUS=watching")
    }
  }

  /// At once, or not at all: the process is about to end.
  package func stopping() { send("STOPPING=1", flags: MSG_DONTWAIT) }

  /// A datagram to the socket; a name that begins with `@` is abstract.
  private func send(_ text: String, flags: Int = 0) {
    guard let socket, !socket.isEmpty else { return }
    #if canImport(Glibc)
      let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | O_CLOEXEC, 0)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      var bytes = Array(socket.utf8)
      guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
      if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count + (bytes.first == 0 ? 0 : 1))
      let message = Array(text.utf8)
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = sendto(descriptor, message, message.count, Int32(MSG_NOSIGNAL) | Int32(flags), $0, length)
        }
      }
    #endif
  }
}
