// SPDX-License-Identifier: GPL-3.0-or-later

/// The kernel's inotify bits, which Glibc exports with four different types.
///
/// The values are kernel ABI; a test compares them with the headers.
package struct InotifyMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let modify = InotifyMask(rawValue: 0x0000_0002)
  package static let attributes = InotifyMask(rawValue: 0x0000_0004)
  package static let closeWrite = InotifyMask(rawValue: 0x0000_0008)
  package static let movedFrom = InotifyMask(rawValue: 0x0000_0040)
  package static let movedTo = InotifyMask(rawValue: 0x0000_0080)
  package static let create = InotifyMask(rawValue: 0x0000_0100)
  package static let delete = InotifyMask(rawValue: 0x0000_0200)
  package static let deleteSelf = InotifyMask(rawValue: 0x0000_0400)
  package static let moveSelf = InotifyMask(rawValue: 0x0000_0800)
  package static let unmount = InotifyMask(rawValue: 0x0000_2000)
  package static let overflow = InotifyMask(rawValue: 0x0000_4000)
  package static let ignored = InotifyMask(rawValue: 0x0000_8000)
  package static let onlyDirectory = InotifyMask(rawValue: 0x0100_0000)
  package static let dontFollow = InotifyMask(rawValue: 0x0200_0000)
  package static let isDirectory = InotifyMask(rawValue: 0x4000_0000)
}

extension InotifyMask {
  /// The events to request for an object with these roles.
  package init(_ roles: WatchRole) {
    self = [.deleteSelf, .moveSelf]
    if roles.contains(.directory) {
      // Without MODIFY, a thousand saves are one event, because equal neighbours are merged in the queue.
      formUnion([.create, .delete, .movedFrom, .movedTo, .closeWrite, .attributes])
    }
    if roles.contains(.link) { formUnion([.attributes, .dontFollow]) }
    if roles.contains(.file) { formUnion([.modify, .closeWrite, .attributes]) }
    if !roles.isDisjoint(with: [.directory, .ancestor]) { insert(.onlyDirectory) }
  }

  /// The meaning of an event with this mask; `nil` if it doesn't matter to a watcher.
  package var change: WatchChange? {
    if contains(.overflow) { return .overflowed }
    if !isDisjoint(with: [.ignored, .unmount]) { return .dropped }
    if contains(.movedTo) { return contains(.isDirectory) ? .moved : .replaced }
    if !isDisjoint(with: [.deleteSelf, .moveSelf, .movedFrom, .delete]) { return .moved }
    if contains(.create) { return contains(.isDirectory) ? .moved : .created }
    if contains(.closeWrite) { return .closed }
    if contains(.modify) { return .written }
    if contains(.attributes) { return .touched }
    return nil
  }
}
