#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes everything to a descriptor that may be full for a while.
package enum DescriptorWriting {
  /// Milliseconds that somebody who stands still is waited for before it is asked again whether to go on.
  static let patience: Int32 = 50

  /// - Parameters:
  ///   - patience: milliseconds between two askings; -1 waits for ever.
  ///   - isCancelled: asked while it is full.
  /// - Returns: an `errno`, 0 for none; `EINTR` when it was cancelled.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, patience: Int32 = -1, isCancelled: () -> Bool = { false }
  ) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, slice.baseAddress, slice.count)
        #else
          let count = Darwin.write(descriptor, slice.baseAddress, slice.count)
        #endif
        if count >= 0 {
          rest = rest.dropFirst(count)
          continue
        }
        if errno == EINTR { continue }
        // Somebody who shares it made it non-blocking; the bytes are owed all the same.
        guard errno == EAGAIN else { return errno }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, patience)
        if isCancelled() { return EINTR }
      }
      return 0
    }
  }
}
