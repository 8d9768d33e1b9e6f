// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A folder, or an entry of one, held open by its descriptor, so that later changes of the path to it have no effect.
package final class FolderHandle: Sendable {
  let descriptor: Descriptor

  /// Takes ownership of the descriptor, and closes it.
  private init(adopting descriptor: Descriptor) { self.descriptor = descriptor }

  deinit { descriptor.close() }

  /// Opens a folder. The kernel follows the links of its path.
  ///
  /// - Parameter folder: the folder that a relative `path` starts from; `nil` for the working folder.
  package convenience init(_ path: String, in folder: FolderHandle? = nil) throws(ErrorNumber) {
    self.init(adopting: try .open(path, in: folder, .read, [.pathOnly, .folder]))
  }

  /// Opens an entry to inspect it; a link is opened itself instead of its target.
  func entry(_ name: String) throws(ErrorNumber) -> Entry {
    let handle = FolderHandle(adopting: try .open(name, in: self, .read, [.pathOnly, .noFollow]))
    return Entry(handle: handle, status: try handle.status)
  }

  /// The status of the folder itself.
  var status: FileStatus { get throws(ErrorNumber) { try descriptor.status } }

  /// An entry of a folder, opened and inspected in one step, so that no other file can be put in its place in
  /// between.
  struct Entry {
    fileprivate let handle: FolderHandle
    let status: FileStatus

    var key: ContentKey { status.key }

    /// The target path that the link holds.
    var linkText: String {
      get throws(ErrorNumber) { String(decoding: try LinkTarget.bytes("", in: handle), as: UTF8.self) }
    }
  }
}

/// A file below a folder that has been opened and read.
package struct BeneathFile: Sendable {
  package let bytes: [UInt8]
  /// Of the file that was read.
  package let identity: FileIdentity
}

extension FolderHandle {
  /// Reads a file in this folder or below it.
  ///
  /// The kernel follows the links on the way. The file is opened without the right to read it; then its place without links is
  /// asked for, and only a file below this folder is read, by the same descriptor. So a link that is exchanged meanwhile has no
  /// effect. (`openat2` with `RESOLVE_BENEATH` would also refuse links with absolute targets in the folder, Linux has it since
  /// 5.6, and some containers forbid it.)
  ///
  /// - Parameters:
  ///   - path: relative to this folder.
  ///   - shown: the file's name for messages.
  /// - Throws: ``FileError``; with ``FileError/Reason/outside`` if the path leads out of the folder, directly or by a link.
  package func read(beneath path: String, sizeLimit: Int, shown: String) throws(FileError) -> BeneathFile {
    let outside = FileError(path: shown, operation: .open, reason: .outside)
    // The error is the same whether or not there is a file outside.
    guard !Self.leadsOut(path) else { throw outside }
    let file: Descriptor
    let isBeneath: Bool
    do {
      file = try .open(path, in: self, .read, .pathOnly)
    } catch {
      throw FileError(path: shown, operation: .open, reason: .system(error))
    }
    defer { file.close() }
    do {
      isBeneath = try file.place.starts(with: descriptor.place)
    } catch {
      throw FileError(path: Descriptor.places, operation: .read, reason: .system(error))
    }
    guard isBeneath else { throw outside }
    let (bytes, key) = try FileReader.read(
      file.reopeningPath, in: nil, [], shown: shown, sizeLimit: sizeLimit)
    return BeneathFile(bytes: bytes, identity: key.identity)
  }

  /// Whether the names of a relative path lead out of the folder, even if later ones lead back.
  private static func leadsOut(_ path: String) -> Bool {
    var depth = 0
    for name in path.split(separator: "/") where name != "." {
      depth += name == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}

extension Descriptor {
  fileprivate static let places = "/proc/self/fd"

  /// The path in /proc through which the kernel opens the same file again, also after the file was renamed.
  fileprivate var reopeningPath: String { "\(Self.places)/\(number)" }

  /// The path of the file without links, as bytes, because different names can be equal as text. It ends with a slash: no
  /// folder's place is the beginning of its neighbour's.
  fileprivate var place: [UInt8] {
    get throws(ErrorNumber) {
      let slash = UInt8(ascii: "/")
      let path = try LinkTarget.bytes(reopeningPath)
      return path.last == slash ? path : path + [slash]
    }
  }
}
