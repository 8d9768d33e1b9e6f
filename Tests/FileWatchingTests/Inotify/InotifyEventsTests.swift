// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Testing

struct InotifyEventsTests {
  private func record(_ descriptor: Int32, _ mask: InotifyMask, name: [UInt8]? = nil) -> [UInt8] {
    let padded = name.map { $0 + [UInt8](repeating: 0, count: 16 - $0.count % 16) } ?? []
    let words = [UInt32(bitPattern: descriptor), mask.rawValue, 7, UInt32(padded.count)]
    return words.flatMap { word in withUnsafeBytes(of: word) { Array($0) } } + padded
  }

  @Test func `records with and without names are distinguished`() {
    let bytes =
      record(1, .closeWrite, name: Array("spec.yaml".utf8)) + record(2, .moveSelf)
      + record(-1, .overflow)
    #expect(
      Array(InotifyEvents(bytes[...])) == [
        InotifyEvent(descriptor: 1, mask: .closeWrite, cookie: 7, name: Array("spec.yaml".utf8)),
        InotifyEvent(descriptor: 2, mask: .moveSelf, cookie: 7),
        InotifyEvent(descriptor: -1, mask: .overflow, cookie: 7),
      ])
  }

  @Test func `a name need not be UTF-8`() {
    let bytes = record(1, .create, name: [0xFF, 0xFE])
    #expect(Array(InotifyEvents(bytes[...])).first?.name == [0xFF, 0xFE])
  }

  @Test func `a truncated buffer gives the complete records before the cut`() {
    let first = record(1, .modify)
    let bytes = first + record(2, .create, name: Array("spec.yaml".utf8))
    for length in 0..<bytes.count {
      #expect(Array(InotifyEvents(bytes[..<length])).count == (length < first.count ? 0 : 1))
    }
  }

  @Test func `a slice may start above zero, and a wrong length is ignored`() {
    let record = record(3, .delete)
    let bytes = [9, 9, 9] + record
    #expect(Array(InotifyEvents(bytes[3...])).first?.descriptor == 3)
    let lying = Array(record.prefix(12)) + [0xFF, 0xFF, 0xFF, 0xFF] + [1, 2, 3]
    #expect(Array(InotifyEvents(lying[...])).isEmpty)
  }
}
