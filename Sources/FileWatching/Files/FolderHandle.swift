#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder held by its descriptor: what becomes of the names on the way to it no longer matters.
package final class FolderHandle: Sendable {
  let descriptor: Int32

  /// Takes the descriptor over, to close it.
  init(adopting descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens a folder by a name that is trusted as it is, links included; `nil` with `errno` when it cannot be.
  package convenience init?(_ path: String) {
    let descriptor = open(path, Self.lookFlags | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.init(adopting: descriptor)
  }

  /// Opened only to be looked at, without a right to read it where the system can do so.
  static var lookFlags: Int32 {
    #if canImport(Glibc)
      return pathOnly
    #else
      return O_RDONLY | O_NONBLOCK
    #endif
  }

  /// Opens an entry to look at it, and a link itself rather than its target; `nil` with `errno`.
  func entry(_ name: String) -> Entry? {
    #if canImport(Glibc)
      let flags = Self.pathOnly | O_NOFOLLOW | O_CLOEXEC
    #else
      let flags = O_RDONLY | O_NONBLOCK | O_SYMLINK | O_CLOEXEC
    #endif
    let descriptor = openat(self.descriptor, name, flags)
    guard descriptor >= 0 else { return nil }
    let folder = FolderHandle(adopting: descriptor)
    guard let status = folder.status else { return nil }
    return Entry(handle: folder, status: status)
  }

  /// What the system says about the folder itself; `nil` with `errno`.
  var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  #if canImport(Glibc)
    /// `O_PATH`: kernel ABI that Glibc's module leaves out.
    private static let pathOnly: Int32 = 0o10_000_000
  #endif
}

extension FolderHandle {
  /// Something in a folder, opened and looked at in one step: nobody can put another in its place between.
  struct Entry {
    let handle: FolderHandle
    let status: stat

    var key: ContentKey { ContentKey(status) }

    /// What a link says; `nil` with `errno`.
    var linkText: String? {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      #if canImport(Glibc)
        let count = readlinkat(handle.descriptor, "", &buffer, buffer.count)
      #else
        let count = freadlink(handle.descriptor, &buffer, buffer.count)
      #endif
      guard count >= 0 else { return nil }
      return String(decoding: buffer[..<Int(count)].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
