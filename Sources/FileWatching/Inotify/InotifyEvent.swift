/// One record of an inotify descriptor.
package struct InotifyEvent: Sendable, Equatable {
  /// −1 for an overflow.
  package let descriptor: Int32
  package let mask: InotifyMask
  package let cookie: UInt32
  /// Without the kernel's padding; nil when the event is about the watched object itself.
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
