#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads what a person names once on a command line: a file, or a pipe such as `<(generate)` to its end.
///
/// ``FileReader`` refuses pipes, for whoever watches a path must never wait; here the person who named the pipe
/// wants to wait for what comes.
package enum InputReader {
  /// - Parameter isCancelled: asked while a pipe is empty.
  /// - Throws: ``FileError``; `EINTR` when it was cancelled.
  package static func read(
    _ path: String, sizeLimit: Int = FileReader.defaultSizeLimit, isCancelled: () -> Bool = { false }
  ) throws(FileError) -> [UInt8] {
    guard StreamPath.isStream(path) else { return try FileReader.read(path, sizeLimit: sizeLimit) }
    // Without a writer a blocking open would wait for one and hear nobody; so it is the reading that waits.
    var descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    if descriptor < 0, errno == ENXIO, let copy = StreamPath.inherited(path) { descriptor = copy }
    guard descriptor >= 0 else {
      throw FileError(
        path: path, operation: .open, reason: errno == ENXIO ? .notRegular : .system(errno))
    }
    defer { close(descriptor) }
    return try contents(of: descriptor, path: path, sizeLimit: sizeLimit, isCancelled: isCancelled)
  }

  private static func contents(
    of descriptor: Int32, path: String, sizeLimit: Int, isCancelled: () -> Bool
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&waiting, 1, DescriptorWriting.patience) > 0
      if isCancelled() { throw FileError(path: path, operation: .read, reason: .system(EINTR)) }
      guard isReady else { continue }
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        throw FileError(path: path, operation: .read, reason: .system(errno))
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      // `/dev/zero` has no end.
      guard bytes.count <= sizeLimit else {
        throw FileError(path: path, operation: .read, reason: .tooLarge(limit: sizeLimit))
      }
    }
  }
}
