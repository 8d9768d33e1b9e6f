/// One event of a backend.
package struct WatchNotice: Sendable, Equatable {
  package let descriptor: Int32
  package let change: WatchChange
  /// The entry of a directory it is about; nil when it is about the watched object itself, or when the
  /// kernel does not say. Bytes, for a name need not be UTF-8.
  package let name: [UInt8]?

  package init(descriptor: Int32, change: WatchChange, name: [UInt8]? = nil) {
    self.descriptor = descriptor
    self.change = change
    self.name = name
  }
}
