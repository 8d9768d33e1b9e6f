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
  /// Told the path that was asked for and the one that its link led to, at each write through a link.
  package var onLink: (@Sendable (_ path: String, _ target: String) -> Void)?

  package init(
    isDurable: Bool = false, onLink: (@Sendable (_ path: String, _ target: String) -> Void)? = nil
  ) {
    self.isDurable = isDurable
    self.onLink = onLink
  }

  /// Writes `bytes` to `path`; a link of the user's own stays, and the file that it leads to is written.
  ///
  /// - Throws: ``FileError``, also for a link that is somebody else's or leads to what is.
  @discardableResult
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Outcome {
    let place = try OutputPlace(path)
    if let target = place.linkedPath { onLink?(path, target) }
    if let existing = place.existing {
      // A rename over a device or a FIFO would replace it by a file.
      guard existing.key.isRegular else {
        throw FileError(path: path, operation: .replace, reason: .notRegular)
      }
      if existing.key.size == bytes.count, place.holds(bytes) { return .unchanged }
    }
    let (descriptor, temporary) = try createTemporary(at: place, path: path)
    do {
      try fill(descriptor, with: bytes, like: place.existing?.status, path: path)
      try replace(place, by: temporary, path: path)
    } catch {
      unlinkat(place.folder.descriptor, temporary, 0)
      throw error
    }
    return .written
  }
}

extension OutputPlace {
  /// Whether the file has these bytes.
  fileprivate func holds(_ bytes: [UInt8]) -> Bool {
    (try? folder.read(beneath: name, sizeLimit: bytes.count, shown: name))?.bytes == bytes
  }
}

extension AtomicFileWriter {
  private func createTemporary(
    at place: OutputPlace, path: String
  ) throws(FileError) -> (descriptor: Int32, name: String) {
    // Six random letters collide once in billions; a directory that makes us try this often is broken.
    let attempts = 100
    for _ in 0..<attempts {
      let temporary = TemporaryName.random(for: place.name)
      // 0644 is narrowed by the umask here, as for any new file.
      let descriptor = openat(
        place.folder.descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST || errno == EINTR else { break }
    }
    throw FileError(path: path, operation: .create, reason: .system(errno))
  }

  /// Writes everything and closes the descriptor, whatever happens.
  private func fill(
    _ descriptor: Int32, with bytes: [UInt8], like original: stat?, path: String
  ) throws(FileError) {
    var failure: Int32 = 0
    // Before the mode: a change of owner takes set-id bits away. Only the owner's own group, or root, may;
    // who may not gets a file of their own, as with any editor that renames.
    if let original {
      Self.keepOwner(of: original, on: descriptor)
      if fchmod(descriptor, original.st_mode & 0o7777) != 0 { failure = errno }
    }
    if failure == 0 { failure = DescriptorWriting.write(bytes, to: descriptor) }
    if failure == 0, isDurable, fsync(descriptor) != 0 { failure = errno }
    // Network file systems report a full disk only here.
    if close(descriptor) != 0, failure == 0, errno != EINTR { failure = errno }
    guard failure == 0 else { throw FileError(path: path, operation: .write, reason: .system(failure)) }
  }

  private static func keepOwner(of old: stat, on descriptor: Int32) {
    var new = stat()
    guard fstat(descriptor, &new) == 0, old.st_uid != new.st_uid || old.st_gid != new.st_gid
    else { return }
    _ = fchown(descriptor, old.st_uid, old.st_gid)
  }

  private func replace(_ place: OutputPlace, by temporary: String, path: String) throws(FileError) {
    let folder = place.folder.descriptor
    guard renameat(folder, temporary, folder, place.name) == 0 else {
      throw FileError(path: path, operation: .replace, reason: .system(errno))
    }
    if isDurable {
      // The rename itself lives in the directory.
      let directory = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if directory >= 0 {
        fsync(directory)
        close(directory)
      }
    }
  }
}
