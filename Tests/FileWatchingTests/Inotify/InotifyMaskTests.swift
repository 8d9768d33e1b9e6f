// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Glibc
import Testing

struct InotifyMaskTests {
  @Test func `the bits are the same as in the C header`() {
    let pairs: [(InotifyMask, Int32)] = [
      (.modify, IN_MODIFY), (.attributes, IN_ATTRIB), (.closeWrite, IN_CLOSE_WRITE),
      (.movedFrom, IN_MOVED_FROM), (.movedTo, IN_MOVED_TO), (.create, IN_CREATE), (.delete, IN_DELETE),
      (.deleteSelf, IN_DELETE_SELF), (.moveSelf, IN_MOVE_SELF), (.unmount, IN_UNMOUNT),
      (.overflow, IN_Q_OVERFLOW), (.ignored, IN_IGNORED), (.onlyDirectory, IN_ONLYDIR),
      (.dontFollow, IN_DONT_FOLLOW), (.isDirectory, IN_ISDIR),
    ]
    for (mask, value) in pairs { #expect(mask.rawValue == UInt32(bitPattern: value)) }
  }

  @Test func `a directory is not watched for writes, and an ancestor only for its own move or deletion`() {
    #expect(!InotifyMask(.directory).contains(.modify))
    #expect(InotifyMask(.ancestor) == [.deleteSelf, .moveSelf, .onlyDirectory])
    #expect(InotifyMask(.link).contains(.dontFollow))
    #expect(InotifyMask(.file).isSuperset(of: [.modify, .closeWrite]))
  }

  @Test func `each event bit has its meaning for the watcher`() {
    #expect(InotifyMask.overflow.change == .overflowed)
    #expect(InotifyMask([.unmount, .isDirectory]).change == .dropped)
    #expect(InotifyMask.create.change == .created)
    #expect(InotifyMask([.create, .isDirectory]).change == .moved)
    #expect(InotifyMask.closeWrite.change == .closed)
    #expect(InotifyMask.modify.change == .written)
    #expect(InotifyMask.attributes.change == .touched)
    #expect(InotifyMask(rawValue: 1).change == nil)
  }
}
