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
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      let isFolder = FileReader.key(of: PathText.join(folder, name))?.isDirectory ?? false
      names.append(isFolder ? name + "/" : name)
    }
    return names
  }
}
