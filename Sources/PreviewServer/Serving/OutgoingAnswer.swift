// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// An answer that is being sent, and the number of bytes already written.
struct OutgoingAnswer {
  let answer: PageAnswer
  let closes: Bool
  /// Whether its bytes count as waiting for readers.
  let isCounted: Bool
  private var written = 0

  init(_ answer: PageAnswer, isHead: Bool, closes: Bool, isCounted: Bool) {
    self.answer = answer
    self.closes = closes
    self.isCounted = isCounted
    if isHead { written = answer.bytes.count }
  }

  /// The next part; `nil` after the last.
  mutating func nextPart(_ size: Int, _ allocator: ByteBufferAllocator) -> ByteBuffer? {
    guard written < answer.bytes.count else { return nil }
    let end = min(written + size, answer.bytes.count)
    defer { written = end }
    return allocator.buffer(bytes: answer.bytes[written..<end])
  }
}
