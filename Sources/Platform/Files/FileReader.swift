// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads whole regular files, and refuses files that could block or never end.
package enum FileReader {
  /// A spec is text that people write; a larger file was named by mistake.
  package static let defaultSizeLimit = 16 * 1024 * 1024

  package static func read(
    _ path: String, sizeLimit: Int = defaultSizeLimit
  ) throws(FileError) -> [UInt8] {
    try read(path, in: nil, [], shown: path, sizeLimit: sizeLimit).bytes
  }

  /// Reads a file to its end, and returns its key, too.
  ///
  /// - Parameter shown: the path for messages.
  static func read(
    _ path: String, in folder: FolderHandle?, _ options: Descriptor.Options, shown: String, sizeLimit: Int
  ) throws(FileError) -> (bytes: [UInt8], key: ContentKey) {
    let descriptor: Descriptor
    do {
      // Without this option the open of a FIFO waits for a writer.
      descriptor = try .open(path, in: folder, .read, options.union(.nonBlocking))
    } catch {
      // A socket can't be opened at all, and has an error code of its own.
      let isNoFile = error == .ENXIO || error == .EISDIR
      throw FileError(path: shown, operation: .open, reason: isNoFile ? .notRegular : .system(error))
    }
    defer { descriptor.close() }
    let key: ContentKey
    do { key = try descriptor.status.key } catch {
      throw FileError(path: shown, operation: .read, reason: .system(error))
    }
    guard key.isRegular else { throw FileError(path: shown, operation: .read, reason: .notRegular) }
    guard key.size <= sizeLimit else {
      throw FileError(path: shown, operation: .read, reason: .tooLarge(limit: sizeLimit))
    }
    return (try descriptor.readToEnd(shown, expecting: key.size, sizeLimit: sizeLimit), key)
  }

  /// The first bytes of a regular file: `count`, or all if the file is shorter; `nil` if they can't be read.
  package static func beginning(of path: String, count: Int) -> [UInt8]? {
    guard let descriptor = try? Descriptor.open(path, .read, .nonBlocking) else { return nil }
    defer { descriptor.close() }
    guard let key = try? descriptor.status.key, key.isRegular else { return nil }
    return (try? descriptor.head(count)).map(Array.init)
  }

  /// The key of the file that `path` leads to, following links; `nil` if it can't be read.
  package static func key(of path: String) -> ContentKey? {
    (try? FileStatus(path, followingLinks: true))?.key
  }

  /// The key of the entry at `path`: of a link itself instead of its target; `nil` if it can't be read.
  package static func entryKey(of path: String) -> ContentKey? {
    (try? FileStatus(path, followingLinks: false))?.key
  }
}
