// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// An open file, pipe, socket or terminal, identified by its number. A plain value: the code that opened it
/// closes it, once.
///
/// Calls that a signal interrupts are repeated here, and nowhere else.
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

  /// The flags of open(2).
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let append = Options(rawValue: O_APPEND)
    package static let create = Options(rawValue: O_CREAT)
    package static let exclusive = Options(rawValue: O_EXCL)
    package static let noFollow = Options(rawValue: O_NOFOLLOW)
    package static let nonBlocking = Options(rawValue: O_NONBLOCK)
    package static let truncate = Options(rawValue: O_TRUNC)
    package static let folder = Options(rawValue: O_DIRECTORY)
    /// Opens a file only to inspect it, without the right to read it: `O_PATH`, which is missing in Glibc's module.
    package static let pathOnly = Options(rawValue: 0o10_000_000)
  }

  /// Programs that this process starts don't inherit the descriptor, and a terminal that is opened doesn't
  /// become this process's controlling terminal.
  ///
  /// - Parameters:
  ///   - folder: the folder that a relative `path` starts from; `nil` for the working folder.
  ///   - permissions: of a file that is created.
  package static func open(
    _ path: String, in folder: FolderHandle? = nil, _ access: Access, _ options: Options = [],
    permissions: UInt32 = 0o644
  ) throws(ErrorNumber) -> Descriptor {
    let flags = access.flag | options.rawValue | O_CLOEXEC | O_NOCTTY
    return Descriptor(
      try retrying { openat(folder?.descriptor.number ?? AT_FDCWD, path, flags, permissions) })
  }

  /// Creates a pipe. Child programs do not inherit its ends, except as standard input, output or error.
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

  /// - Returns: the error of bytes that were lost (network file systems report a full disk only here); `nil`
  ///   if none were.
  @discardableResult
  package func close() -> ErrorNumber? {
    // The number is free even if a signal interrupted the call.
    Glibc.close(number) == 0 || errno == EINTR ? nil : .last
  }

  /// A copy with a number of its own: the lowest free number that is at least `minimum`.
  package func duplicate(from minimum: Int32 = 0) throws(ErrorNumber) -> Descriptor {
    Descriptor(try retrying { fcntl(number, F_DUPFD_CLOEXEC, minimum) })
  }

  /// Makes the number of `other` refer to this file, and closes the file that it referred to.
  package func replace(_ other: Descriptor) throws(ErrorNumber) {
    _ = try retrying { dup2(number, other.number) }
  }

  package var isOpen: Bool { fcntl(number, F_GETFD) >= 0 }

  /// Whether it is open for writing.
  package var isWritable: Bool {
    let flags = fcntl(number, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }

  package var isTerminal: Bool { isatty(number) == 1 }

  package func makeNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// Keeps programs that this process starts from inheriting it.
  package func closeOnExec() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
}

// MARK: - Reading and writing

extension Descriptor {
  /// Reads the bytes that are available, and waits for some if there are none.
  ///
  /// - Returns: the number of bytes; 0 at the end.
  package func read(into buffer: inout [UInt8]) throws(ErrorNumber) -> Int {
    try retrying { buffer.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) } }
  }

  /// - Returns: no bytes at the end.
  package func read(upTo count: Int) throws(ErrorNumber) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: count)
    return bytes[..<(try read(into: &bytes))]
  }

  /// The first bytes of a file, regardless of the current position.
  package func head(_ count: Int) throws(ErrorNumber) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: count)
    return bytes[..<(try retrying { pread(number, &bytes, count, 0) })]
  }

  /// Writes as many bytes as there is room for.
  ///
  /// - Returns: the number of bytes.
  package func write(_ bytes: ArraySlice<UInt8>) throws(ErrorNumber) -> Int {
    let count = try retrying { bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) } }
    TerminalTap.pass(bytes.prefix(count), to: self)
    return count
  }

  /// Milliseconds to wait for a blocked reader or writer before asking again whether to go on.
  static let patience = 50

  /// Writes all bytes, and waits while the descriptor is full.
  ///
  /// - Parameters:
  ///   - patience: milliseconds between two calls of `isCancelled`; `nil` never calls it while waiting.
  ///   - isCancelled: called while the descriptor is full.
  /// - Throws: `EINTR` when it was cancelled.
  package func writeAll(
    _ bytes: some Sequence<UInt8>, patience: Int? = nil, isCancelled: () -> Bool = { false }
  ) throws(ErrorNumber) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      do {
        rest = rest.dropFirst(try write(rest))
      } catch {
        // Another process that shares the descriptor made it non-blocking; all bytes must still be written.
        guard error == .EAGAIN else { throw error }
        _ = wait(for: .writable, milliseconds: patience)
        if isCancelled() { throw .EINTR }
      }
    }
  }

  /// Reads to the end instead of to a size: files under /proc report size 0, and a file may grow meanwhile.
  ///
  /// - Parameters:
  ///   - path: the name for messages.
  ///   - size: the expected number of bytes.
  ///   - patience: milliseconds between two calls of `isCancelled`; `nil` never calls it while waiting.
  ///   - isCancelled: called while there is nothing to read.
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
      // `/dev/zero` never ends.
      guard bytes.count <= sizeLimit else {
        throw FileError(path: path, operation: .read, reason: .tooLarge(limit: sizeLimit))
      }
    }
  }
}

// MARK: - The file that it refers to

extension Descriptor {
  package var status: FileStatus { get throws(ErrorNumber) { try FileStatus(of: self) } }

  /// Whether `path` names the same file that is open here.
  package func isFile(at path: String, followingLinks: Bool = false) -> Bool {
    guard let own = try? status, let named = try? FileStatus(path, followingLinks: followingLinks) else {
      return false
    }
    return own.key.identity == named.key.identity
  }

  /// Whether a process of this user has the same file open.
  package func isOpen(in process: Int32) -> Bool {
    guard let identity = try? status.key.identity else { return false }
    let folder = "/proc/\(process)/fd"
    return FolderListing.names(in: folder).contains {
      FileReader.key(of: PathText.join(folder, $0))?.identity == identity
    }
  }

  package enum Lock: Sendable {
    case shared, exclusive
  }

  /// Locks the file. The lock ends when all copies of this descriptor are closed, however the process ends.
  ///
  /// - Parameter waits: whether to wait until other holders release the lock.
  /// - Returns: whether the lock was acquired.
  package func lock(_ lock: Lock, waits: Bool = false) -> Bool {
    let operation = (lock == .shared ? LOCK_SH : LOCK_EX) | (waits ? 0 : LOCK_NB)
    return (try? retrying { flock(number, operation) }) != nil
  }

  /// Goes back to the beginning of a file; does nothing to a pipe.
  package func rewind() { _ = lseek(number, 0, SEEK_SET) }

  package func truncate() throws(ErrorNumber) { _ = try retrying { ftruncate(number, 0) } }

  package func setPermissions(_ permissions: UInt32) throws(ErrorNumber) {
    _ = try retrying { fchmod(number, permissions) }
  }

  /// Forces the written bytes to the disk.
  package func synchronize() throws(ErrorNumber) { _ = try retrying { fsync(number) } }
}
