#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Replaces files whole: a reader sees the old bytes or the new ones, and a crash leaves the old.
///
/// The bytes go to a hidden file in the same directory, which is then renamed over the target. A
/// preview can be made again, so nothing is forced to the disk unless `isDurable` asks for it, which
/// takes about twice the time.
package struct AtomicFileWriter: Sendable {
  package enum Outcome: Sendable, Equatable {
    case written
    /// The file held these bytes already; it was left alone, so that its own watchers stay quiet.
    case unchanged
  }

  package var isDurable: Bool

  package init(isDurable: Bool = false) {
    self.isDurable = isDurable
  }

  /// Writes `bytes` to `path`, or to the file that a link at `path` leads to; the link stays.
  @discardableResult
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Outcome {
    let target = try LinkTarget.resolve(path)
    let existing = FileReader.entryKey(of: target)
    if let existing {
      // A rename over a device or a FIFO would replace it by a file.
      guard existing.isRegular else {
        throw FileError(path: path, operation: .replace, reason: .notRegular)
      }
      if existing.size == bytes.count, let old = try? FileReader.read(target, sizeLimit: bytes.count),
        old == bytes
      {
        return .unchanged
      }
    }
    let (descriptor, temporary) = try createTemporary(for: target)
    do {
      try fill(
        descriptor, with: bytes, like: existing == nil ? nil : target, mode: existing?.mode, path: path)
      try replace(target, by: temporary, path: path)
    } catch {
      unlink(temporary)
      throw error
    }
    return .written
  }
}

extension AtomicFileWriter {
  private func createTemporary(for target: String) throws(FileError) -> (Int32, String) {
    // Six random letters collide once in billions; a directory that makes us try this often is broken.
    let attempts = 100
    for _ in 0..<attempts {
      let temporary = TemporaryName.random(for: target)
      // 0644 is narrowed by the umask here, as for any new file.
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST || errno == EINTR else { break }
    }
    throw FileError(path: target, operation: .create, reason: .system(errno))
  }

  /// Writes everything and closes the descriptor, whatever happens.
  private func fill(
    _ descriptor: Int32, with bytes: [UInt8], like original: String?, mode: UInt32?, path: String
  ) throws(FileError) {
    var failure: Int32 = 0
    // Before the mode: a change of owner takes set-id bits away. Only the owner's own group, or root, may;
    // who may not gets a file of their own, as with any editor that renames.
    if let original { Self.keepOwner(of: original, on: descriptor) }
    if let mode, fchmod(descriptor, mode_t(mode & 0o7777)) != 0 { failure = errno }
    if failure == 0 { failure = writeAll(bytes, to: descriptor) }
    if failure == 0, isDurable, fsync(descriptor) != 0 { failure = errno }
    // Network file systems report a full disk only here.
    if close(descriptor) != 0, failure == 0, errno != EINTR { failure = errno }
    guard failure == 0 else { throw FileError(path: path, operation: .write, reason: .system(failure)) }
  }

  private static func keepOwner(of original: String, on descriptor: Int32) {
    var old = stat()
    var new = stat()
    guard stat(original, &old) == 0, fstat(descriptor, &new) == 0,
      old.st_uid != new.st_uid || old.st_gid != new.st_gid
    else { return }
    _ = fchown(descriptor, old.st_uid, old.st_gid)
  }

  private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, slice.baseAddress, slice.count)
        #else
          let count = Darwin.write(descriptor, slice.baseAddress, slice.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }

  private func replace(_ target: String, by temporary: String, path: String) throws(FileError) {
    guard rename(temporary, target) == 0 else {
      throw FileError(path: path, operation: .replace, reason: .system(errno))
    }
    if isDurable {
      // The rename itself lives in the directory.
      let directory = open(PathText.directory(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if directory >= 0 {
        fsync(directory)
        close(directory)
      }
    }
  }
}
