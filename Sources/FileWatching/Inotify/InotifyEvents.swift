// SPDX-License-Identifier: GPL-3.0-or-later

/// One record of an inotify descriptor.
package struct InotifyEvent: Sendable, Equatable {
  /// −1 for an overflow.
  package let descriptor: Int32
  package let mask: InotifyMask
  package let cookie: UInt32
  /// Without the kernel's padding; `nil` if the event concerns the watched object itself.
  package let name: [UInt8]?

  package init(descriptor: Int32, mask: InotifyMask, cookie: UInt32 = 0, name: [UInt8]? = nil) {
    self.descriptor = descriptor
    self.mask = mask
    self.cookie = cookie
    self.name = name
  }

  package var notice: WatchNotice? {
    mask.change.map { WatchNotice(descriptor: descriptor, change: $0, name: name) }
  }
}

/// The records in the bytes that one `read` of an inotify descriptor returned.
///
/// Accepts any bytes: a truncated buffer ends the sequence after the last whole record, and never traps.
package struct InotifyEvents: Sequence, IteratorProtocol, Sendable {
  /// `wd`, `mask`, `cookie` and `len`, four bytes each. Swift doesn't import the name that follows.
  package static let headerLength = 16

  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  package mutating func next() -> InotifyEvent? {
    guard bytes.endIndex - offset >= Self.headerLength else { return nil }
    let length = Int(word(at: offset + 12))
    let nameStart = offset + Self.headerLength
    guard bytes.endIndex - nameStart >= length else { return nil }
    let padded = bytes[nameStart..<nameStart + length]
    let event = InotifyEvent(
      descriptor: Int32(bitPattern: word(at: offset)),
      mask: InotifyMask(rawValue: word(at: offset + 4)),
      cookie: word(at: offset + 8),
      name: length == 0 ? nil : Array(padded.prefix { $0 != 0 }))
    offset = nameStart + length
    return event
  }

  /// Four bytes in the machine's byte order, which the kernel uses.
  private func word(at index: Int) -> UInt32 {
    bytes[index..<index + 4].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
  }
}
