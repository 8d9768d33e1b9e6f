// SPDX-License-Identifier: GPL-3.0-or-later

/// A path that leads to a device, a pipe or a terminal.
package enum StreamPath {
  /// Whether `path` leads to a file that ``AtomicFileWriter`` would destroy.
  package static func isStream(_ path: String) -> Bool {
    guard let key = FileReader.key(of: path) else { return false }
    return !key.isRegular && !key.isDirectory
  }

  /// A copy of the descriptor that `path` names: a socket can't be opened by name, but if it is already open in this process it
  /// can be used.
  ///
  /// - Returns: `nil` if `path` doesn't name a descriptor.
  /// - Throws: if the named descriptor isn't open.
  static func inherited(_ path: String) throws(ErrorNumber) -> Descriptor? {
    guard let number = number(of: path) else { return nil }
    return try Descriptor(number).duplicate()
  }

  /// The descriptor that a path such as `/dev/stdin` or `/dev/fd/3` names.
  private static func number(of path: String) -> Int32? {
    let streams: [String: Int32] = ["/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2]
    if let number = streams[path] { return number }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }
}

/// A device, pipe or terminal as an output: it has no content to replace, and remains open until everything
/// is written, because a pipe's reader takes the closing for the end.
package final class StreamWriter: Sendable {
  private let descriptor: Descriptor
  private let path: String

  /// Opens it. Waits for the reader of a pipe, as a shell does.
  ///
  /// - Throws: ``FileError``; `EINTR` when it was cancelled.
  package init(_ path: String, isCancelled: () -> Bool = { false }) throws(FileError) {
    self.path = path
    do {
      descriptor = try Self.open(path, isCancelled: isCancelled)
    } catch {
      throw FileError(path: path, operation: .open, reason: .system(error))
    }
  }

  private static func open(_ path: String, isCancelled: () -> Bool) throws(ErrorNumber) -> Descriptor {
    while true {
      do {
        return try .open(path, .write, [.append, .nonBlocking])
      } catch {
        guard error == .ENXIO else { throw error }
      }
      if let copy = try StreamPath.inherited(path) { return copy }
      if isCancelled() { throw .EINTR }
      WorkThread.sleep(milliseconds: Descriptor.patience)
    }
  }

  deinit { descriptor.close() }

  /// - Parameter isCancelled: called while a pipe is full; bytes that were written before aren't taken back.
  /// - Throws: ``FileError``; `EINTR` when it was cancelled.
  package func write(_ bytes: [UInt8], isCancelled: () -> Bool = { false }) throws(FileError) {
    do { try descriptor.writeAll(bytes, patience: Descriptor.patience, isCancelled: isCancelled) } catch {
      throw FileError(path: path, operation: .write, reason: .system(error))
    }
  }
}

/// Reads a file that a person names once on a command line, or a pipe such as `<(generate)` to its end.
///
/// ``FileReader`` refuses pipes, because a watcher of a path must never wait; here the person who named the pipe wants to wait
/// for its content.
package enum InputReader {
  /// - Parameter isCancelled: called while a pipe is empty.
  /// - Throws: ``FileError``; `EINTR` when it was cancelled.
  package static func read(
    _ path: String, sizeLimit: Int = FileReader.defaultSizeLimit, isCancelled: () -> Bool = { false }
  ) throws(FileError) -> [UInt8] {
    guard StreamPath.isStream(path) else { return try FileReader.read(path, sizeLimit: sizeLimit) }
    let descriptor: Descriptor
    do {
      descriptor = try open(path)
    } catch {
      throw FileError(path: path, operation: .open, reason: error == .ENXIO ? .notRegular : .system(error))
    }
    defer { descriptor.close() }
    return try descriptor.readToEnd(
      path, sizeLimit: sizeLimit, patience: Descriptor.patience, isCancelled: isCancelled)
  }

  private static func open(_ path: String) throws(ErrorNumber) -> Descriptor {
    do {
      // A blocking open of a pipe without a writer would wait and couldn't be cancelled; so the wait happens
      // while reading.
      return try .open(path, .read, .nonBlocking)
    } catch {
      guard error == .ENXIO, let copy = try StreamPath.inherited(path) else { throw error }
      return copy
    }
  }
}
