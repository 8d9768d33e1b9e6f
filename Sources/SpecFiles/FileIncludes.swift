// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import Platform
import Synchronization
import TableSpec

/// Reads included files from the disk, and lists the files that were requested.
final class FileIncludes: IncludeReading {
  private let spec: String
  /// The spec's folder, held open. Files outside it are never read, by any link, even if a link is exchanged
  /// between the check and the reading. `nil` if the folder can't be opened.
  private let root: FolderHandle?
  private let asked = Mutex<[SpecDependency]>([])

  /// - Parameter spec: the spec in whose folder all included files must be.
  init(spec: String) {
    self.spec = spec
    root = try? FolderHandle(PathText.directory(of: spec))
  }

  /// The requested files, including those that could not be read: they may be created later.
  var dependencies: [SpecDependency] { asked.withLock { $0 } }

  func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
    do {
      let file = try open(path, limit: limit)
      asked.withLock { $0.append(SpecDependency(path: path, hash: ContentHash(of: file.bytes).value)) }
      return IncludedFile(bytes: file.bytes, identity: Self.words(file.identity))
    } catch {
      switch error.reason {
      // A file outside the folder isn't watched either.
      case .outside: throw IncludeFailure("'\(VisibleText.line(path))' is outside the spec's folder")
      case .tooLarge:
        asked.withLock { $0.append(SpecDependency(path: path, hash: nil)) }
        throw IncludeFailure.tooLarge
      default:
        asked.withLock { $0.append(SpecDependency(path: path, hash: nil)) }
        throw IncludeFailure(error.description)
      }
    }
  }

  private func open(_ path: String, limit: Int) throws(FileError) -> BeneathFile {
    guard let root else { throw FileError(path: path, operation: .open, reason: .system(.ENOENT)) }
    // Both paths begin with the spec's folder.
    let folder = spec.lastIndex(of: "/").map { String(spec[...$0]) } ?? ""
    guard path.hasPrefix(folder) else { throw FileError(path: path, operation: .open, reason: .outside) }
    return try root.read(beneath: String(path.dropFirst(folder.count)), sizeLimit: limit, shown: path)
  }

  func identity(of spec: String) -> String {
    FileReader.key(of: spec).map { Self.words($0.identity) } ?? PathText.absolute(spec)
  }

  private static func words(_ identity: FileIdentity) -> String { "\(identity.device):\(identity.inode)" }
}
