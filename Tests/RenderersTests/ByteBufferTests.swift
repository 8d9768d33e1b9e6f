// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import Testing

/// Tests the only type of the renderers that writes to raw memory, against an array, whose bounds are checked.
struct ByteBufferTests {
  @Test func `pieces of all sizes are kept in order, however often the buffer grows`() {
    for capacity in [0, 1, 63, 64, 65, 5000] {
      var buffer = ByteBuffer(capacity: capacity)
      var array: [UInt8] = []
      for size in 0..<300 {
        let piece = [UInt8](repeating: UInt8(size % 251), count: size)
        buffer.append(piece)
        array += piece
        buffer.append(UInt8(size % 7))
        array.append(UInt8(size % 7))
        let text = String(repeating: "é", count: size % 40)
        buffer.append(text)
        array += text.utf8
        buffer.append(" x=\"" as StaticString)
        array += " x=\"".utf8
      }
      #expect(buffer.count == array.count)
      #expect(buffer.bytes == array)
      var other = ByteBuffer(capacity: 1)
      other.append(contentsOf: buffer)
      other.append(contentsOf: buffer)
      #expect(other.bytes == array + array)
      buffer.removeAll()
      #expect(buffer.bytes.isEmpty)
    }
  }

  @Test func `the longest numbers fit at the end of a full buffer`() {
    for filled in 30...64 {
      var buffer = ByteBuffer(capacity: 64)
      buffer.append([UInt8](repeating: 0, count: filled))
      buffer.append(Int.min)
      buffer.append(Points(subpoints: .min + 6))
      buffer.append(-8_999_999_999_999.5)
      buffer.append(Double.infinity)
      #expect(
        String(decoding: buffer.bytes[filled...], as: UTF8.self)
          == "-9223372036854775808-1537228672809129.3-8999999999999.50")
    }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 1000, 5000])
  func `bytes written into an array's own memory are the same as elsewhere`(_ count: Int) {
    let expected = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for room in [0, 1, 64, 1000, 4096, 100_000] {
      let found = ByteBuffer.array(expecting: room) { buffer in
        var buffer = buffer
        for byte in expected { buffer.append(byte) }
        return buffer
      }
      #expect(found == expected, "room for \(room)")
    }
  }
}
