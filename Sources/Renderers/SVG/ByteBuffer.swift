// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A growing buffer of bytes.
///
/// It owns raw memory, because `[UInt8]` checks at each byte whether its storage is shared: a picture has 700
/// bytes a row, in pieces of three, and took twice as long (measured). All unsafe code that writes pictures
/// is in this type. It makes room before it writes, and only ``bytes`` gives the memory's contents out.
package struct ByteBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0
  /// Whether the memory belongs to an array that is being made.
  private var isBorrowed = false

  /// - Parameter capacity: bytes, at least 64. Default: 4096.
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

  /// The bytes that `body` writes, as an array. They are written directly into the array while they fit: a
  /// picture of 100 000 rows would otherwise be copied once more, and moved eleven times while it grows
  /// (measured: a tenth of the time).
  ///
  /// - Parameters:
  ///   - expected: the expected number of bytes. Unused room costs only address space.
  ///   - body: takes the buffer and returns it.
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

  /// A copy of the written bytes.
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

  /// Appends the text as UTF-8.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  package mutating func append(contentsOf other: borrowing ByteBuffer) {
    append(UnsafeBufferPointer(start: other.memory, count: other.count))
  }

  /// Appends a length in points by ``ShortDecimal``.
  package mutating func append(_ value: Points) {
    makeRoom(for: ShortDecimal.maximumCount)
    count += ShortDecimal.write(value, to: memory + count)
  }

  /// Appends a coordinate in points by ``ShortDecimal``.
  package mutating func append(_ value: Double) {
    makeRoom(for: ShortDecimal.maximumCount)
    count += ShortDecimal.write(value, to: memory + count)
  }

  package mutating func append(_ value: Int) {
    makeRoom(for: ShortDecimal.maximumCount)
    count += ShortDecimal.write(value, to: memory + count)
  }

  /// Discards the bytes and keeps the memory.
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
