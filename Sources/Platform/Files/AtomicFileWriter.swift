// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

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

  /// Whether no link on the way to `path` keeps ``write(_:to:)`` from it.
  package static func canReplace(_ path: String) -> Bool { (try? OutputPlace(path)) != nil }

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
    // Keeps the lock after the bytes are written and the descriptor is closed, until the rename is done.
    let lock = try? descriptor.duplicate()
    defer { lock?.close() }
    do {
      try fill(descriptor, with: bytes, like: place.existing?.status, path: path)
      try replace(place, by: temporary, path: path)
    } catch {
      unlinkat(place.folder.descriptor.number, temporary, 0)
      throw error
    }
    return .written
  }
}

extension OutputPlace {
  /// Whether the file has these bytes. Read in pieces, up to the first that differs: a whole picture of a large table takes
  /// longer to get memory for than to write.
  fileprivate func holds(_ bytes: [UInt8]) -> Bool {
    guard let descriptor = try? Descriptor.open(name, in: folder, .read, [.noFollow, .nonBlocking]) else {
      return false
    }
    defer { descriptor.close() }
    guard let key = try? descriptor.status.key, key.isRegular else { return false }
    var piece = [UInt8](repeating: 0, count: min(1 << 16, bytes.count + 1))
    var place = 0
    while let count = try? descriptor.read(into: &piece) {
      if count == 0 { return place == bytes.count }
      guard place + count <= bytes.count,
        bytes[place...].withUnsafeBytes({ $0.baseAddress.map { memcmp($0, piece, count) } }) == 0
      else { return false }
      place += count
    }
    return false
  }
}

extension AtomicFileWriter {
  private func createTemporary(
    at place: OutputPlace, path: String
  ) throws(FileError) -> (descriptor: Descriptor, name: String) {
    // Six random letters collide once in billions; a directory that makes us try this often is broken.
    let attempts = 100
    var failure = ErrorNumber.EEXIST
    for _ in 0..<attempts where failure == .EEXIST {
      let temporary = TemporaryName.random(for: place.name)
      do {
        // 0644 is narrowed by the umask here, as for any new file.
        let descriptor = try Descriptor.open(
          temporary, in: place.folder, .write, [.create, .exclusive, .noFollow])
        // The lock tells a sweep that the writer lives. A sweep that was quicker has removed the file: another is made.
        _ = descriptor.lock(.exclusive, waits: true)
        if (try? descriptor.status)?.raw.st_nlink == 0 {
          descriptor.close()
          continue
        }
        return (descriptor, temporary)
      } catch {
        failure = error
      }
    }
    throw FileError(path: path, operation: .create, reason: .system(failure))
  }

  /// Writes everything and closes the descriptor, whatever happens.
  private func fill(
    _ descriptor: Descriptor, with bytes: [UInt8], like original: FileStatus?, path: String
  ) throws(FileError) {
    var failure: ErrorNumber?
    do {
      // Before the mode: a change of owner takes set-id bits away. Only the owner's own group, or root, may;
      // who may not gets a file of their own, as with any editor that renames.
      if let original {
        Self.keepOwner(of: original, on: descriptor)
        try descriptor.setPermissions(original.permissions)
      }
      try descriptor.writeAll(bytes)
      if isDurable { try descriptor.synchronize() }
    } catch {
      failure = error
    }
    let lost = descriptor.close()
    if let failure = failure ?? lost {
      throw FileError(path: path, operation: .write, reason: .system(failure))
    }
  }

  private static func keepOwner(of old: FileStatus, on descriptor: Descriptor) {
    guard let new = try? descriptor.status,
      old.raw.st_uid != new.raw.st_uid || old.raw.st_gid != new.raw.st_gid
    else { return }
    _ = fchown(descriptor.number, old.raw.st_uid, old.raw.st_gid)
  }

  private func replace(_ place: OutputPlace, by temporary: String, path: String) throws(FileError) {
    let folder = place.folder.descriptor.number
    guard renameat(folder, temporary, folder, place.name) == 0 else {
      throw FileError(path: path, operation: .replace, reason: .system(.last))
    }
    // The rename itself lives in the directory.
    if isDurable, let directory = try? Descriptor.open(".", in: place.folder, .read) {
      try? directory.synchronize()
      directory.close()
    }
  }
}
