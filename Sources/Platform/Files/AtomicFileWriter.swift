// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Replaces files atomically: a reader sees either the old bytes or the new ones, and a crash leaves the old
/// ones.
///
/// The bytes go to a hidden file in the same directory, which is then renamed over the target. A preview can
/// be rendered again, so nothing is forced to the disk unless `isDurable` is set, which takes about twice the
/// time.
package struct AtomicFileWriter: Sendable {
  package enum Outcome: Sendable, Equatable {
    case written
    /// The file already had these bytes; it wasn't touched, so that its watchers aren't woken.
    case unchanged
  }

  package var isDurable: Bool
  /// Called at each write through a link, with the requested path and the link's target.
  package var onLink: (@Sendable (_ path: String, _ target: String) -> Void)?

  package init(
    isDurable: Bool = false, onLink: (@Sendable (_ path: String, _ target: String) -> Void)? = nil
  ) {
    self.isDurable = isDurable
    self.onLink = onLink
  }

  /// Whether ``write(_:to:)`` accepts the links at `path`.
  package static func canReplace(_ path: String) -> Bool { (try? OutputPlace(path)) != nil }

  /// The path that the links at `path` lead to; `nil` if there are none that a write would follow.
  package static func target(of path: String) -> String? { (try? OutputPlace(path))?.linkedPath }

  /// Writes `bytes` to `path`. A link that the user owns is kept, and its target is written.
  ///
  /// - Throws: ``FileError``, also for a link of another user or to another user's file.
  @discardableResult
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Outcome {
    let place = try replaceable(path)
    if place.existing?.key.size == bytes.count, place.holds(bytes) { return .unchanged }
    return try write(to: place, path: path) { file throws(ErrorNumber) in try file.writeAll(bytes) }
  }

  /// Writes a content that is made piece by piece.
  ///
  /// - Parameter body: writes the content to a new file.
  /// - Throws: ``FileError``, also with the error of `body`.
  @discardableResult
  package func write(
    to path: String, _ body: (Descriptor) throws(ErrorNumber) -> Void
  ) throws(FileError) -> Outcome {
    try write(to: replaceable(path), path: path, body)
  }

  private func replaceable(_ path: String) throws(FileError) -> OutputPlace {
    let place = try OutputPlace(path)
    if let target = place.linkedPath { onLink?(path, target) }
    // A rename over a device or a FIFO would replace it with a file.
    guard place.existing?.key.isRegular ?? true else {
      throw FileError(path: path, operation: .replace, reason: .notRegular)
    }
    return place
  }

  private func write(
    to place: OutputPlace, path: String, _ body: (Descriptor) throws(ErrorNumber) -> Void
  ) throws(FileError) -> Outcome {
    let (descriptor, temporary) = try createTemporary(at: place, path: path)
    // Keeps the lock until the rename is done: the descriptor itself is closed after the bytes are written.
    let lock = try? descriptor.duplicate()
    defer { lock?.close() }
    do {
      try fill(descriptor, like: place.existing?.status, path: path, body)
      if place.holdsBytes(of: temporary) {
        unlinkat(place.folder.descriptor.number, temporary, 0)
        return .unchanged
      }
      try replace(place, by: temporary, path: path)
    } catch {
      unlinkat(place.folder.descriptor.number, temporary, 0)
      throw error
    }
    return .written
  }
}

extension OutputPlace {
  /// Whether the file has these bytes, and no more. It is read in pieces, up to the first difference: allocating memory for the whole
  /// picture of a large table takes longer than writing it.
  ///
  /// - Parameter other: another name in the folder, instead of the file's.
  func holds(_ bytes: [UInt8], under other: String? = nil) -> Bool {
    guard let descriptor = try? Descriptor.open(other ?? name, in: folder, .read, [.noFollow, .nonBlocking])
    else {
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

extension OutputPlace {
  /// Whether the file has the same bytes as another file in its folder.
  fileprivate func holdsBytes(of other: String) -> Bool {
    guard let size = existing?.key.size,
      let new = try? Descriptor.open(other, in: folder, .read, .noFollow)
    else { return false }
    defer { new.close() }
    guard (try? new.status)?.key.size == size,
      let old = try? Descriptor.open(name, in: folder, .read, [.noFollow, .nonBlocking])
    else { return false }
    defer { old.close() }
    var (oldPiece, newPiece) = ([UInt8](repeating: 0, count: 1 << 16), [UInt8](repeating: 0, count: 1 << 16))
    while let count = try? old.read(into: &oldPiece), (try? new.read(into: &newPiece)) == count,
      oldPiece[..<count] == newPiece[..<count]
    {
      if count == 0 { return true }
    }
    return false
  }
}

extension AtomicFileWriter {
  func createTemporary(
    at place: OutputPlace, path: String
  ) throws(FileError) -> (descriptor: Descriptor, name: String) {
    // Six random letters collide once in billions of times; a directory that needs this many attempts is
    // broken.
    let attempts = 100
    var failure = ErrorNumber.EEXIST
    for _ in 0..<attempts where failure == .EEXIST {
      let temporary = TemporaryName.random(for: place.name)
      do {
        // The umask narrows 0644 here, as for any new file.
        let descriptor = try Descriptor.open(
          temporary, in: place.folder, .write, [.create, .exclusive, .noFollow])
        // The lock shows a sweep that the writer lives. If a sweep was quicker, it has removed the file: create another.
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

  /// Writes everything and closes the descriptor, also after an error.
  func fill(
    _ descriptor: Descriptor, like original: FileStatus?, path: String,
    _ body: (Descriptor) throws(ErrorNumber) -> Void
  ) throws(FileError) {
    var failure: ErrorNumber?
    do {
      // Before the mode, because a change of owner clears set-id bits. Only root, or the owner within their
      // own groups, may change it; otherwise the new file belongs to this user, as with any editor that
      // renames.
      if let original {
        Self.keepOwner(of: original, on: descriptor)
        try descriptor.setPermissions(original.permissions)
      }
      try body(descriptor)
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

  func replace(_ place: OutputPlace, by temporary: String, path: String) throws(FileError) {
    let folder = place.folder.descriptor.number
    guard renameat(folder, temporary, folder, place.name) == 0 else {
      throw FileError(path: path, operation: .replace, reason: .system(.last))
    }
    // The directory holds the rename, so it must be synchronized, too.
    if isDurable, let directory = try? Descriptor.open(".", in: place.folder, .read) {
      try? directory.synchronize()
      directory.close()
    }
  }
}
