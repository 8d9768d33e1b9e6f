#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is in a folder.
package enum FolderListing {
  /// Names without `.` and `..`, folders with a slash behind; empty for a folder that cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    return bareNames(in: stream).map { name in
      let isFolder = FileReader.key(of: PathText.join(folder, name))?.isDirectory ?? false
      return isFolder ? name + "/" : name
    }
  }

  /// Names alone, of a folder that is held open.
  static func bareNames(in folder: FolderHandle) -> [String] {
    let descriptor = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    return bareNames(in: stream)
  }

  #if canImport(Glibc)
    private typealias Stream = OpaquePointer
  #else
    private typealias Stream = UnsafeMutablePointer<DIR>
  #endif

  /// Closes the stream.
  private static func bareNames(in stream: Stream) -> [String] {
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
