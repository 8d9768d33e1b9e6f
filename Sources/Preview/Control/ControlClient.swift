#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks a daemon something and waits for its answer.
package struct ControlClient: Sendable {
  package enum Outcome: Sendable, Equatable {
    /// A line of JSON, without its newline.
    case answer(String)
    /// Somebody listens, and did not answer in time: it is busy, or stopped.
    case silence
    /// Nobody listens.
    case nobody
  }

  private let path: String

  package init(socket path: String) { self.path = path }

  /// - Returns: the reply without its newline; `nil` when nobody listens, or nobody answers in time.
  package func ask(_ command: String, timeout seconds: Int = 10) -> String? {
    guard case .answer(let line) = outcome(of: command, timeout: seconds) else { return nil }
    return line
  }

  /// - Parameter waitsForEnd: whether to wait until the daemon closes its end, as it does when it has stopped.
  package func outcome(
    of command: String, timeout seconds: Int = 10, waitsForEnd: Bool = false
  ) -> Outcome {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let (outcome, mayTryAgain) = exchange(command, until: end, waitsForEnd: waitsForEnd)
      // A daemon that has more clients than it can hold lets idle ones go; this may have been one.
      guard mayTryAgain, ContinuousClock.now < end else { return outcome }
      usleep(20_000)
    }
  }

  private func exchange(
    _ command: String, until end: ContinuousClock.Instant, waitsForEnd: Bool
  ) -> (Outcome, mayTryAgain: Bool) {
    let left = max(1, Int((ContinuousClock.now.duration(to: end) / .seconds(1)).rounded(.up)))
    let descriptor: Int32
    switch UnixSocket.connect(to: path, patience: left) {
    case .open(let number): descriptor = number
    case .busy: return (.silence, false)
    case .nobody: return (.nobody, false)
    }
    defer { close(descriptor) }
    UnixSocket.limitWaiting(descriptor, seconds: left)
    var rest = Array("{\"command\": \"\(command)\"}\n".utf8)[...]
    while !rest.isEmpty {
      guard let count = UnixSocket.send(rest, to: descriptor) else { return (.silence, false) }
      guard count > 0 else { return (.silence, true) }
      rest = rest.dropFirst(count)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while waitsForEnd || !bytes.contains(UInt8(ascii: "\n")) {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return (.silence, false) }
      guard count > 0 else {
        if waitsForEnd, bytes.contains(UInt8(ascii: "\n")) { break }
        return (.silence, true)
      }
      bytes += chunk[..<count]
    }
    return (.answer(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)), false)
  }
}
