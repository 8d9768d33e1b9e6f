// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

// Specs have two writers, roundtable and the user's editor. A save of the editor is never lost, however late it comes.
extension AtomicFileWriter {
  /// Replaces a file by bytes that were made from its content, unless another program saves it meanwhile.
  ///
  /// The new file and the old one exchange their names in one step. If the old one then holds other bytes than those expected,
  /// or a program is writing to it, a save has come first, and the names are exchanged back.
  ///
  /// - Parameter expected: the file's content from which `bytes` was made; `nil` if there was no file.
  /// - Throws: ``FileError``; with ``FileError/Reason/changed`` after a save of another program, and with
  ///   ``FileError/Reason/readOnly`` for a file that the user protects from changes.
  @discardableResult
  package func write(
    _ bytes: [UInt8], to path: String, replacing expected: [UInt8]?
  ) throws(FileError) -> Outcome {
    let place = try OutputPlace(path)
    if let target = place.linkedPath { onLink?(path, target) }
    let changed = FileError(path: path, operation: .replace, reason: .changed)
    if let existing = place.existing {
      guard existing.key.isRegular else {
        throw FileError(path: path, operation: .replace, reason: .notRegular)
      }
      place.awaitWriter()
      guard let expected, place.holds(expected) else { throw changed }
      guard expected != bytes else { return .unchanged }
      guard place.isWritable(existing.status) else {
        throw FileError(path: path, operation: .replace, reason: .readOnly)
      }
      // Only root can make files of another owner.
      guard existing.status.owner == geteuid() || geteuid() == 0 else {
        try overwrite(place, with: bytes, replacing: expected, path: path)
        return .written
      }
    } else if expected != nil {
      throw changed
    }
    let (descriptor, temporary) = try createTemporary(at: place, path: path)
    var lock = try? descriptor.duplicate()
    defer { lock?.close() }
    do {
      try fill(descriptor, like: place.existing?.status, path: path) { file throws(ErrorNumber) in
        try file.writeAll(bytes)
      }
      // From here on, a file that is open for writing is another program's.
      lock?.close()
      lock = try? Descriptor.open(temporary, in: place.folder, .read, .noFollow)
      _ = lock?.lock(.exclusive, waits: true)
      if let expected {
        try exchange(place, with: temporary, of: bytes, replacing: expected, path: path)
      } else {
        try add(temporary, at: place, path: path)
      }
    } catch {
      unlinkat(place.folder.descriptor.number, temporary, 0)
      throw error
    }
    return .written
  }

  private func exchange(
    _ place: OutputPlace, with temporary: String, of bytes: [UInt8], replacing expected: [UInt8],
    path: String
  ) throws(FileError) {
    let changed = FileError(path: path, operation: .replace, reason: .changed)
    var put = (file: place.identity(of: temporary), bytes: bytes)
    guard place.rename(temporary, .exchange) else {
      // A network share may be unable to exchange names. There, a save between this comparison and the rename is lost.
      guard place.holds(expected) else { throw changed }
      return try replace(place, by: temporary, path: path)
    }
    if place.isAtRest(temporary, with: expected) {
      unlinkat(place.folder.descriptor.number, temporary, 0)
      return
    }
    // Each exchange should bring out the file that the former one put in, as it was. Another file is a still newer save, and so
    // are other bytes in it: while it had the name, a program has saved into it.
    for _ in 0..<100 {
      let save = (file: place.identity(of: temporary), bytes: place.bytes(of: temporary))
      guard place.rename(temporary, .exchange) else {
        // The file was removed.
        if place.rename(temporary, .add) { break }
        continue
      }
      if place.identity(of: temporary) == put.file, place.isAtRest(temporary, with: put.bytes) { break }
      put = save
    }
    throw changed
  }

  /// Gives the file its name, which no other file may have.
  private func add(_ temporary: String, at place: OutputPlace, path: String) throws(FileError) {
    guard !place.rename(temporary, .add) else { return }
    guard place.identity(of: place.name) == nil else {
      throw FileError(path: path, operation: .replace, reason: .changed)
    }
    try replace(place, by: temporary, path: path)
  }

  /// Writes into the file of another owner, which stays the owner's.
  private func overwrite(
    _ place: OutputPlace, with bytes: [UInt8], replacing expected: [UInt8], path: String
  ) throws(FileError) {
    guard place.holds(expected) else {
      throw FileError(path: path, operation: .replace, reason: .changed)
    }
    do throws(ErrorNumber) {
      let file = try Descriptor.open(place.name, in: place.folder, .write, [.noFollow, .nonBlocking])
      defer { file.close() }
      try file.truncate()
      try file.writeAll(bytes)
    } catch {
      throw FileError(path: path, operation: .write, reason: .system(error))
    }
  }
}

extension OutputPlace {
  /// The flags of renameat2(2).
  fileprivate enum Renaming: UInt32 {
    /// Fails if the name exists.
    case add = 1
    case exchange = 2
  }

  /// - Returns: whether it was done; `false` also if the file system doesn't know this kind of renaming.
  fileprivate func rename(_ other: String, _ renaming: Renaming) -> Bool {
    let number = folder.descriptor.number
    return GlibcExtensions.renameAt2?(number, other, number, name, renaming.rawValue) == 0
  }

  /// Whether a file has these bytes, and no program is writing to it. In this order: a program that has it open now may be done
  /// when its bytes are compared.
  fileprivate func isAtRest(_ other: String, with bytes: [UInt8]) -> Bool {
    WriterProbe.ask(other, in: folder) != .open && holds(bytes, under: other)
  }

  /// Waits while another program has the file open for writing, 200 ms at most: a save is usually done by then, and so is a
  /// new process that has the descriptors of its parent until its own program begins.
  fileprivate func awaitWriter() {
    for _ in 0..<40 {
      guard WriterProbe.ask(name, in: folder) == .open else { return }
      usleep(5000)
    }
  }

  fileprivate func bytes(of other: String) -> [UInt8] {
    (try? FileReader.read(other, in: folder, .noFollow, shown: other, sizeLimit: .max).bytes) ?? []
  }

  fileprivate func identity(of other: String) -> FileIdentity? { try? folder.entry(other).key.identity }

  /// Root may write every file, but a file without any permission to write is protected from root's mistakes, too.
  fileprivate func isWritable(_ status: FileStatus) -> Bool {
    status.permissions & 0o222 != 0 && faccessat(folder.descriptor.number, name, W_OK, AT_EACCESS) == 0
  }
}
