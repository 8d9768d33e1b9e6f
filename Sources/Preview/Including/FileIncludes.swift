import FileWatching
import Synchronization
import TableSpec
import TextEscaping

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Included files on the disk, and a list of those that were asked for.
package final class FileIncludes: IncludeReading {
  private let root: String
  private let asked = Mutex<[PreviewDependency]>([])

  /// - Parameter spec: the spec whose folder nothing may leave, by whatever link.
  package init(spec: String) {
    root = Self.real(PathText.directory(of: spec)) ?? PathText.directory(of: spec)
  }

  /// What was asked for, also what could not be read: it may come.
  package var dependencies: [PreviewDependency] { asked.withLock { $0 } }

  package func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
    let place = Self.real(path)
    do {
      if let place, place != root, !place.hasPrefix(root == "/" ? "/" : root + "/") {
        throw IncludeFailure("'\(VisibleText.line(path))' leads out of the spec's folder")
      }
      let bytes = try FileReader.read(path, sizeLimit: limit)
      asked.withLock { $0.append(PreviewDependency(path: path, hash: ContentHash(of: bytes))) }
      return IncludedFile(bytes: bytes, identity: identity(of: path))
    } catch let error as FileError {
      asked.withLock { $0.append(PreviewDependency(path: path, hash: nil)) }
      if case .tooLarge = error.reason { throw IncludeFailure.tooLarge }
      throw IncludeFailure(error.description)
    } catch let error as IncludeFailure {
      throw error
    } catch {
      throw IncludeFailure("\(error)")
    }
  }

  package func identity(of spec: String) -> String { Self.real(spec) ?? PathText.absolute(spec) }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
