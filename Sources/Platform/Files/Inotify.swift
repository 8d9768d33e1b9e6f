// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The kernel's list of watched objects, and their events.
package struct Inotify: Sendable {
  /// Readable when there are events.
  package let descriptor: Descriptor

  package init() throws(ErrorNumber) {
    descriptor = Descriptor(try retrying { inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) })
  }

  /// - Returns: the watch's number. The same object always has the same number, and its mask is replaced.
  package func add(_ path: String, mask: UInt32) throws(ErrorNumber) -> Int32 {
    try retrying { inotify_add_watch(descriptor.number, path, mask) }
  }

  package func remove(_ watch: Int32) {
    // EINVAL if the object is gone: its watch is removed with it.
    _ = inotify_rm_watch(descriptor.number, watch)
  }
}
