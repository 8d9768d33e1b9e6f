// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// An open file, pipe, socket or terminal by its number. A plain value: whoever opened it closes it, once.
///
/// A call that a signal interrupts is made again here, and nowhere else.
package struct Descriptor: Hashable, Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  package static let standardInput = Descriptor(STDIN_FILENO)
  package static let standardOutput = Descriptor(STDOUT_FILENO)
  package static let standardError = Descriptor(STDERR_FILENO)

  package enum Access: Sendable {
    case read, write, readWrite

    var flag: Int32 {
      switch self {
      case .read: O_RDONLY
      case .write: O_WRONLY
      case .readWrite: O_RDWR
      }
    }
  }

  /// open(2)'s flags.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let append = Options(rawValue: O_APPEND)
    package static let create = Options(rawValue: O_CREAT)
    package static let exclusive = Options(rawValue: O_EXCL)
    package static let noFollow = Options(rawValue: O_NOFOLLOW)
    package static let nonBlocking = Options(rawValue: O_NONBLOCK)
    package static let truncate = Options(rawValue: O_TRUNC)
  }

  /// No program that this process starts inherits it, and no terminal becomes this process's own by it.
  ///
  /// - Parameters:
  ///   - folder: what `path` counts from, where that is not the working folder.
  ///   - permissions: of a file that is made.
  package static func open(
    _ path: String, in folder: FolderHandle? = nil, _ access: Access, _ options: Options = [],
    permissions: UInt32 = 0o644
  ) throws(ErrorNumber) -> Descriptor {
    let flags = access.flag | options.rawValue | O_CLOEXEC | O_NOCTTY
    return Descriptor(
      try retrying { openat(folder?.descriptor.number ?? AT_FDCWD, path, flags, permissions) })
  }

  /// A pipe whose ends no program inherits but as one of its standard streams.
  package static func pipe(
    nonBlocking: Bool = false
  ) throws(ErrorNumber) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw .last }
    let both = (reading: Descriptor(ends[0]), writing: Descriptor(ends[1]))
    for end in [both.reading, both.writing] {
      end.closeOnExec()
      if nonBlocking { end.makeNonBlocking() }
    }
    return both
  }

  /// - Returns: what was lost, as network file systems tell of a full disk only here; `nil` when nothing was.
  @discardableResult
  package func close() -> ErrorNumber? {
    // Interrupted or not, the number is free.
    Glibc.close(number) == 0 || errno == EINTR ? nil : .last
  }

  /// A copy with a number of its own, the lowest that is free from `minimum` on.
  package func duplicate(from minimum: Int32 = 0) throws(ErrorNumber) -> Descriptor {
    Descriptor(try retrying { fcntl(number, F_DUPFD_CLOEXEC, minimum) })
  }

  /// From now on `other` is this file, too, and what it was is closed.
  package func replace(_ other: Descriptor) throws(ErrorNumber) {
    _ = try retrying { dup2(number, other.number) }
  }

  package var isOpen: Bool { fcntl(number, F_GETFD) >= 0 }
  package var isTerminal: Bool { isatty(number) == 1 }

  package func makeNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Keeps it from programs that this process starts.
  package func closeOnExec() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
}

// MARK: - Reading and writing

extension Descriptor {
  /// Reads what is there, and waits where nothing is.
  ///
  /// - Returns: how many bytes; 0 at the end.
  package func read(into buffer: inout [UInt8]) throws(ErrorNumber) -> Int {
    try retrying { buffer.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) } }
  }

  /// - Returns: none at the end.
  package func read(upTo count: Int) throws(ErrorNumber) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: count)
    return bytes[..<(try read(into: &bytes))]
  }

  /// The first bytes of a file, wherever it is being read.
  package func head(_ count: Int) throws(ErrorNumber) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: count)
    return bytes[..<(try retrying { pread(number, &bytes, count, 0) })]
  }

  /// Writes what there is room for.
  ///
  /// - Returns: how many bytes.
  package func write(_ bytes: ArraySlice<UInt8>) throws(ErrorNumber) -> Int {
    try retrying { bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) } }
  }

  /// Milliseconds that somebody who stands still is waited for before it is asked again whether to go on.
  static let patience = 50

  /// Writes everything, also to what is full for a while.
  ///
  /// - Parameters:
  ///   - patience: milliseconds between two askings; `nil` asks nobody.
  ///   - isCancelled: asked while it is full.
  /// - Throws: `EINTR` when it was cancelled.
  package func writeAll(
    _ bytes: some Sequence<UInt8>, patience: Int? = nil, isCancelled: () -> Bool = { false }
  ) throws(ErrorNumber) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      do {
        rest = rest.dropFirst(try write(rest))
      } catch {
        // Somebody who shares it made it non-blocking; the bytes are owed all the same.
        guard error == .EAGAIN else { throw error }
        _ = wait(for: .writable, milliseconds: patience)
        if isCancelled() { throw .EINTR }
      }
    }
  }

  /// Reads to the end rather than to a size: files under /proc say 0, and a file may grow meanwhile.
  ///
  /// - Parameters:
  ///   - path: what messages call it.
  ///   - size: how many bytes it probably has.
  ///   - patience: milliseconds between two askings; `nil` asks nobody.
  ///   - isCancelled: asked while there is nothing to read.
  /// - Throws: ``FileError``; `EINTR` when it was cancelled.
  package func readToEnd(
    _ path: String, expecting size: Int = 0, sizeLimit: Int, patience: Int? = nil,
    isCancelled: () -> Bool = { false }
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      if let patience {
        let isReady = !wait(for: .readable, milliseconds: patience).isEmpty
        if isCancelled() { throw FileError(path: path, operation: .read, reason: .system(.EINTR)) }
        guard isReady else { continue }
      }
      let count: Int
      do {
        count = try read(into: &chunk)
      } catch {
        guard error == .EAGAIN else { throw FileError(path: path, operation: .read, reason: .system(error)) }
        if patience == nil { _ = wait(for: .readable) }
        continue
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

// MARK: - What it is open on

extension Descriptor {
  package var status: FileStatus { get throws(ErrorNumber) { try FileStatus(of: self) } }

  /// Whether it is still the very file that has this name.
  package func isFile(at path: String, followingLinks: Bool = false) -> Bool {
    guard let own = try? status, let named = try? FileStatus(path, followingLinks: followingLinks) else {
      return false
    }
    return own.key.identity == named.key.identity
  }

  package enum Lock: Sendable {
    case shared, exclusive
  }

  /// A lock that ends with the last descriptor of this opening, however the process ends.
  ///
  /// - Parameter waits: until those who hold it let it go.
  /// - Returns: whether it is had.
  package func lock(_ lock: Lock, waits: Bool = false) -> Bool {
    let operation = (lock == .shared ? LOCK_SH : LOCK_EX) | (waits ? 0 : LOCK_NB)
    return (try? retrying { flock(number, operation) }) != nil
  }

  /// Goes back to a file's beginning; no more than nothing for a pipe.
  package func rewind() { _ = lseek(number, 0, SEEK_SET) }

  package func truncate() throws(ErrorNumber) { _ = try retrying { ftruncate(number, 0) } }

  package func setPermissions(_ permissions: UInt32) throws(ErrorNumber) {
    _ = try retrying { fchmod(number, permissions) }
  }

  /// Forces what was written to the disk.
  package func synchronize() throws(ErrorNumber) { _ = try retrying { fsync(number) } }
}
