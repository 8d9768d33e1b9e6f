#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes everything to a descriptor that may be full for a while.
enum DescriptorWriting {
  /// - Returns: an `errno`, 0 for none; `EINTR` when it was cancelled.
  static func write(_ bytes: [UInt8], to descriptor: Int32, isCancelled: () -> Bool) -> Int32 {
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
        guard errno == EAGAIN else { return errno }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, StreamWriter.patience)
        if isCancelled() { return EINTR }
      }
      return 0
    }
  }
}
