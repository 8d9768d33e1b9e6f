// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Bytes that grow at their end.
///
/// Raw memory in place of `[UInt8]`, which asks at each byte whether somebody else holds it: a picture has 700 bytes a row,
/// in pieces of three, and took twice as long (measured). Everything unsafe about writing pictures is in this type: room
/// is made before anything is written, and nobody gets at the memory but through ``bytes``.
package struct ByteBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0
  /// Whether the memory is somebody else's.
  private var isBorrowed = false

  package init(capacity: Int = 4096) {
    self.capacity = max(64, capacity)
    memory = .allocate(capacity: self.capacity)
  }

  private init(borrowing buffer: UnsafeMutableBufferPointer<UInt8>, _ start: UnsafeMutablePointer<UInt8>) {
    memory = start
    capacity = buffer.count
    isBorrowed = true
  }

  deinit { if !isBorrowed { memory.deallocate() } }

  /// What `body` writes, as an array. Written where the array has it as long as there is room: a picture of a hundred thousand
  /// rows would be copied once more, and moved eleven times while it grows (measured: a tenth of the time).
  ///
  /// - Parameters:
  ///   - expected: bytes that there is room for; what is not used of it costs nothing but addresses.
  ///   - body: takes the buffer and gives it back.
  package static func array(
    expecting expected: Int, _ body: (consuming ByteBuffer) -> ByteBuffer
  ) -> [UInt8] {
    var longer: [UInt8]?
    let result = [UInt8](unsafeUninitializedCapacity: max(64, expected)) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      let written = body(ByteBuffer(borrowing: buffer, start))
      if written.isBorrowed { initialized = written.count } else { longer = written.bytes }
    }
    return longer ?? result
  }

  /// What was written, as an array of its own.
  package var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.baseAddress?.initialize(from: memory, count: count)
      initialized = count
    }
  }

  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    memory[count] = byte
    count += 1
  }

  @inline(__always)
  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The same text as UTF-8.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  package mutating func append(contentsOf other: borrowing ByteBuffer) {
    append(UnsafeBufferPointer(start: other.memory, count: other.count))
  }

  package mutating func append(_ value: Points) {
    makeRoom(for: ShortDecimal.maximumCount)
    count += ShortDecimal.write(value, to: memory + count)
  }

  package mutating func append(_ value: Double) {
    makeRoom(for: ShortDecimal.maximumCount)
    count += ShortDecimal.write(value, to: memory + count)
  }

  package mutating func append(_ value: Int) {
    makeRoom(for: ShortDecimal.maximumCount)
    count += ShortDecimal.write(value, to: memory + count)
  }

  /// Forgets what was written and keeps the room.
  package mutating func removeAll() { count = 0 }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    makeRoom(for: bytes.count)
    (memory + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if capacity - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: memory, count: count)
    if !isBorrowed { memory.deallocate() }
    isBorrowed = false
    memory = moved
    capacity = larger
  }
}
