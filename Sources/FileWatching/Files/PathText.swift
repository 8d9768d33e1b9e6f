#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paths as text: but for ``canonical(_:)`` nothing here asks the file system anything but the working directory.
package enum PathText {
  package static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// Everything before the last slash; `.` when there is none.
  package static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Everything after the last slash.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The one path of a file that has several names: without links and dots. The file need not be there.
  package static func canonical(_ path: String) -> String {
    let target = (try? LinkTarget.resolve(path)) ?? path
    if let known = resolved(target) { return known }
    guard let folder = resolved(directory(of: target)) else { return absolute(target) }
    return join(folder, name(of: target))
  }

  /// As the file system resolves it; nil when something on the way is not there.
  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// `path` from the root, so that it means the same after a change of directory.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(&buffer, buffer.count) != nil else { return path }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return join(String(decoding: bytes, as: UTF8.self), path)
  }
}
