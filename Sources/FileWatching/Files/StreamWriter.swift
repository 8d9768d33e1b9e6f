#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A device, a pipe or a terminal that is written to: it has no content to replace, and stays open until the
/// last of it is written, for who reads a pipe takes its closing for the end.
package final class StreamWriter: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Opens it. A pipe's reader is waited for, as a shell does.
  ///
  /// - Throws: ``FileError``; `EINTR` when it was cancelled meanwhile.
  package init(_ path: String, isCancelled: () -> Bool = { false }) throws(FileError) {
    self.path = path
    while true {
      let opened = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      if opened >= 0 {
        descriptor = opened
        return
      }
      guard errno == ENXIO || errno == EINTR else { break }
      if let copy = StreamPath.inherited(path) {
        guard copy >= 0 else { break }
        descriptor = copy
        return
      }
      if isCancelled() {
        errno = EINTR
        break
      }
      poll(nil, 0, DescriptorWriting.patience)
    }
    throw FileError(path: path, operation: .open, reason: .system(errno))
  }

  deinit { close(descriptor) }

  /// - Parameter isCancelled: asked while a pipe is full; what was written by then stays written.
  /// - Throws: ``FileError``; `EINTR` when it was cancelled.
  package func write(_ bytes: [UInt8], isCancelled: () -> Bool = { false }) throws(FileError) {
    let code = DescriptorWriting.write(
      bytes, to: descriptor, patience: DescriptorWriting.patience, isCancelled: isCancelled)
    guard code == 0 else { throw FileError(path: path, operation: .write, reason: .system(code)) }
  }
}
