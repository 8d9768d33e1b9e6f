// SPDX-License-Identifier: GPL-3.0-or-later

import CPseudoTerminal
import Foundation

/// Speaks the browser's debugging protocol over two pipes: JSON messages, each ended by a zero byte.
final class DevToolsPipe {
  typealias Message = [String: Any]

  private let input: Int32
  private let output: Int32
  private var pending: [UInt8] = []

  /// - Parameters:
  /// - input: the pipe from which the browser's messages are read.
  /// - output: the pipe to which messages for the browser are written.
  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  deinit {
    close(input)
    close(output)
  }

  func write(_ message: Message) throws {
    var bytes = Array(try JSONSerialization.data(withJSONObject: message))[...]
    bytes.append(0)
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      guard count > 0 else { throw ScratchFailure("the browser takes no more messages") }
      bytes = bytes.dropFirst(count)
    }
  }

  func read(until deadline: ContinuousClock.Instant) throws -> Message {
    while true {
      if let end = pending.firstIndex(of: 0) {
        defer { pending.removeSubrange(...end) }
        return try JSONSerialization.jsonObject(with: Data(pending[..<end])) as? Message ?? [:]
      }
      var waited = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, Patience.milliseconds(until: deadline)) > 0 else {
        throw ScratchFailure("the browser said nothing in time")
      }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(input, &chunk, chunk.count)
      guard count > 0 else { throw ScratchFailure("the browser ended") }
      pending += chunk[..<count]
    }
  }
}
