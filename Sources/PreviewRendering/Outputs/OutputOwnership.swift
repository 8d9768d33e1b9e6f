// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import OutputFormats
import Platform
import Synchronization

/// Decides whether a preview may replace the file that is at its path: only a file that roundtable made.
package struct OutputOwnership: Sendable {
  /// Whether a preview replaces any file, as `--force` asks for.
  private let isForced: Bool
  /// The texts that earlier runs wrote; `nil` if they aren't remembered.
  private let memory: WrittenTexts?
  /// The files as this run left them.
  private let written = WrittenFiles()
  /// How the user can allow the preview to be written, for a message.
  let hint: String

  package init(isForced: Bool = false, memory: WrittenTexts? = nil, hint: String = "") {
    self.isForced = isForced
    self.memory = memory
    self.hint = hint
  }

  /// Whether the file at `path` may be replaced: this run wrote it and no other program has changed it since then, it is missing
  /// or empty, roundtable made it, or it holds the new bytes.
  ///
  /// - Parameter new: the bytes that the preview would write; `nil` to mark an existing preview as stale.
  func mayReplace(_ path: String, by new: [UInt8]?) -> Bool {
    // The writer refuses a folder, a device or another user's link, and gives the reason.
    guard !isForced, AtomicFileWriter.canReplace(path), let key = FileReader.key(of: path), key.isRegular,
      key.size > 0, key != written.keys.withLock({ $0[path] })
    else { return true }
    if let beginning = FileReader.beginning(of: path, count: FileContent.beginningCount),
      FileContent.isMarked(beginning: beginning)
    {
      return true
    }
    guard let bytes = try? FileReader.read(path, sizeLimit: .max) else { return false }
    guard bytes != new else { return true }
    guard let mark = StaleMark(path: path), mark == .text else { return false }
    let text = mark.unmarked(bytes)
    return FileContent.isDrawn(text) || memory?.has(text, at: path) == true
  }

  /// Remembers a text if its content doesn't show that roundtable made it.
  func note(_ bytes: [UInt8], at path: String) {
    guard StaleMark(path: path) == .text, !FileContent.isDrawn(bytes) else { return }
    memory?.add(bytes, at: path)
  }

  /// Remembers the file that was just written.
  func noteFile(at path: String) { written.keys.withLock { $0[path] = FileReader.key(of: path) } }

  /// Whether another program has changed a file since this run wrote it. A missing file doesn't count as
  /// changed.
  func isChanged(_ path: String) -> Bool {
    guard let written = written.keys.withLock({ $0[path] }), let key = FileReader.key(of: path) else {
      return false
    }
    return (written.inode, written.size, written.modified) != (key.inode, key.size, key.modified)
  }
}

/// The keys of the files that one run wrote, by path.
private final class WrittenFiles: Sendable {
  let keys = Mutex<[String: ContentKey]>([:])
}

/// The texts that roundtable wrote and that can't be recognized by their content, by path and hash, in a file of the user's
/// state folder.
package struct WrittenTexts: Sendable {
  /// The entries that remain when the file is shortened, which happens at twice as many.
  private static let limit = 1000

  private let path: String

  /// - Parameter folder: the state folder; it is created when the first text is remembered.
  package init(folder: String) { path = PathText.join(folder, "outputs") }

  func has(_ bytes: [UInt8], at output: String) -> Bool {
    entries().last { $0.path == name(output) }?.hash == hash(bytes)
  }

  func add(_ bytes: [UInt8], at output: String) {
    guard !has(bytes, at: output) else { return }
    let all = entries()
    // If the list can't be saved, the next start asks the user, and no preview is lost.
    guard (try? FolderMaker.make(PathText.directory(of: path), permissions: 0o700)) != nil else { return }
    let line = "\(hash(bytes)) \(name(output))\n"
    guard all.count >= Self.limit * 2 else {
      try? FileAppender.append(Array(line.utf8), to: path)
      return
    }
    let kept = all.suffix(Self.limit).map { "\($0.hash) \($0.path)\n" }
    _ = try? AtomicFileWriter().write(Array((kept.joined() + line).utf8), to: path)
  }

  private func entries() -> [(hash: String, path: String)] {
    guard let bytes = try? FileReader.read(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  private func hash(_ bytes: [UInt8]) -> String { String(ContentHash(of: bytes).value, radix: 16) }

  /// The absolute path on one line.
  private func name(_ output: String) -> String {
    PathText.absolute(output).replacing("\n", with: "\u{FFFD}")
  }
}
