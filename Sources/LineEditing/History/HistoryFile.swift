// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// The history can't be read or written; the session continues without it.
package struct HistoryError: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let reason: FileError.Reason

  package var description: String {
    "cannot keep the history in '\(path)': \(reason.words)"
  }
}

/// The history on disk: one entry per line, oldest first.
///
/// Each entry is appended separately under a lock, so that two sessions keep both their histories. The format
/// isn't readline's, which needs a time stamp per entry, and can't separate entries of several lines if the
/// first one has none.
struct HistoryFile: Sendable {
  let path: String
  /// The maximum number of entries on disk.
  let limit: Int

  /// Represents a line end within an entry, as in psql's history.
  private static let lineEndMark = "\u{1}"

  /// Appends one entry; a missing file is created, readable only by its owner.
  func append(_ entry: String) throws(HistoryError) {
    let file = try openLocked()
    defer { file.close() }
    try naming { () throws(ErrorNumber) in try file.writeAll(Self.encoded(entry).utf8) }
  }

  /// All entries, oldest first; empty if there is no file yet.
  func load() throws(HistoryError) -> [String] {
    do {
      let file = try Descriptor.open(path, .read)
      defer { file.close() }
      return try entries(in: file)
    } catch {
      if error == .ENOENT { return [] }
      throw HistoryError(path: path, reason: .system(error))
    }
  }

  /// Removes the oldest entries above the limit.
  ///
  /// The shorter file replaces the old one atomically: a crash leaves one of the two.
  func trim() throws(HistoryError) {
    guard try load().count > limit else { return }
    let file = try openLocked()
    defer { file.close() }
    let kept = try naming { () throws(ErrorNumber) in try entries(in: file) }.suffix(limit)
    do {
      try AtomicFileWriter().write(Array(kept.map(Self.encoded).joined().utf8), to: path)
    } catch {
      throw HistoryError(path: path, reason: error.reason)
    }
  }

  // MARK: - Entries

  private static func encoded(_ entry: String) -> String {
    entry.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEndMark) + "\n"
  }

  private func entries(in file: Descriptor) throws(ErrorNumber) -> [String] {
    var reader = StreamLineReader(file)
    var entries: [String] = []
    while true {
      do {
        guard let line = try reader.next() else { return entries }
        if line.isEmpty { continue }
        entries.append(
          line.split(separator: Self.lineEndMark, omittingEmptySubsequences: false).joined(separator: "\n"))
      } catch {
        switch error {
        case .lineTooLong: continue
        case .unreadable(let reason): throw reason
        }
      }
    }
  }

  // MARK: - Files

  /// The file, locked until it is closed.
  private func openLocked() throws(HistoryError) -> Descriptor {
    while true {
      let file = try openCreating()
      // If another session trimmed the history while we waited, this file has been replaced.
      if file.lock(.exclusive, waits: true), file.isFile(at: path, followingLinks: true) { return file }
      file.close()
    }
  }

  private func openCreating() throws(HistoryError) -> Descriptor {
    if let file = try? open() { return file }
    // An error here appears again when the file is opened.
    try? FolderMaker.make(PathText.directory(of: path), permissions: 0o700)
    return try naming { () throws(ErrorNumber) in try open() }
  }

  private func open() throws(ErrorNumber) -> Descriptor {
    try .open(path, .readWrite, [.append, .create], permissions: 0o600)
  }

  private func naming<Value>(_ body: () throws(ErrorNumber) -> Value) throws(HistoryError) -> Value {
    do { return try body() } catch { throw HistoryError(path: path, reason: .system(error)) }
  }
}
