#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Makes a folder and those above it.
package enum FolderMaker {
  /// A folder that is there already is left as it is.
  ///
  /// - Throws: ``FileError`` when one cannot be made, or a file stands in its place.
  package static func make(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(path: path, operation: .create, reason: .system(ENOTDIR))
      }
      return
    }
    let parent = PathText.directory(of: path)
    if parent != path { try make(parent) }
    // Another program may have been quicker; a slash at the end names what has just been made.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path, operation: .create, reason: .system(errno))
    }
  }
}
