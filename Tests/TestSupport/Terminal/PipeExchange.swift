// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Writes to one pipe and reads others until all of those are closed.
struct PipeExchange {
  private var input: Int32
  private var pending: ArraySlice<UInt8>
  private let outputs: [Int32]

  /// Takes ownership of `input`, and closes it when everything is written or its reader is closed.
  init(input: Int32, pending: ArraySlice<UInt8>, outputs: [Int32]) {
    self.input = input
    self.pending = pending
    self.outputs = outputs
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
  }

  mutating func run(until deadline: ContinuousClock.Instant) throws -> [String] {
    defer { closeInput() }
    var collected = outputs.map { _ in [UInt8]() }
    var open = Set(outputs.indices)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      if pending.isEmpty { closeInput() }
      // poll ignores negative descriptors.
      var waited = outputs.indices.map { index in
        pollfd(fd: open.contains(index) ? outputs[index] : -1, events: Int16(POLLIN), revents: 0)
      }
      waited.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0))
      let count = poll(&waited, nfds_t(waited.count), Patience.milliseconds(until: deadline))
      guard count != 0 else {
        throw TerminalTestError.stillRunning(
          transcript: collected.map { String(decoding: $0, as: UTF8.self) }.joined())
      }
      for index in open where waited[index].revents != 0 {
        let length = read(outputs[index], &chunk, chunk.count)
        if length > 0 { collected[index] += chunk[..<length] } else { open.remove(index) }
      }
      if let last = waited.last, last.revents != 0 { feed() }
    }
    return collected.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func feed() {
    let count = pending.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    if count > 0 { pending = pending.dropFirst(count) } else if errno != EAGAIN { pending = [] }
  }

  private mutating func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }
}
