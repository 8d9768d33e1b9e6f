// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform

/// Asks a daemon something and waits for its answer.
package struct ControlClient: Sendable {
  package enum Outcome: Sendable, Equatable {
    /// A line of JSON, without its newline.
    case answer(String)
    /// A daemon listens but didn't answer in time: it is busy, or suspended.
    case noAnswer
    /// No daemon listens.
    case noListener
    /// Another user's process listens. It was asked nothing.
    case foreign
  }

  private let path: String

  package init(socket path: String) { self.path = path }

  /// - Returns: the reply without its newline; `nil` if no daemon listens, or if it doesn't answer in time.
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
      // A daemon with too many clients disconnects idle ones. This client may have been one of them.
      guard mayTryAgain, ContinuousClock.now < end else { return outcome }
      WorkThread.sleep(milliseconds: 20)
    }
  }

  private func exchange(
    _ command: String, until end: ContinuousClock.Instant, waitsForEnd: Bool
  ) -> (Outcome, mayTryAgain: Bool) {
    let left = max(1, Int((ContinuousClock.now.duration(to: end) / .seconds(1)).rounded(.up)))
    let descriptor: Descriptor
    switch UnixSocket.connect(to: path, patience: left) {
    case .open(let opened): descriptor = opened
    case .busy: return (.noAnswer, false)
    case .noListener: return (.noListener, false)
    }
    defer { descriptor.close() }
    guard UnixSocket.ownPeer(descriptor) != nil else { return (.foreign, false) }
    UnixSocket.limitWaiting(descriptor, seconds: left)
    var rest = Array((ValueTree.object([("command", .text(command))]).jsonLine + "\n").utf8)[...]
    var bytes: [UInt8] = []
    let newline = UInt8(ascii: "\n")
    var hasLine = false
    do {
      while !rest.isEmpty { rest = rest.dropFirst(try UnixSocket.send(rest, to: descriptor)) }
      while waitsForEnd || !hasLine {
        let chunk = try descriptor.read(upTo: 1 << 16)
        if !hasLine { bytes += chunk }
        hasLine = hasLine || chunk.contains(newline)
        guard chunk.isEmpty else { continue }
        if waitsForEnd, hasLine { break }
        return (.noAnswer, true)
      }
    } catch {
      // The request timed out; with any other error the daemon closed the connection.
      return (.noAnswer, error != .EAGAIN)
    }
    return (.answer(String(decoding: bytes.prefix { $0 != newline }, as: UTF8.self)), false)
  }
}
