/// Names of included files, as text.
enum IncludePath {
  /// Everything before the last slash; empty for a name alone.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
  }

  /// `name` as a file in `folder` writes it, without `.` and `..`.
  ///
  /// - Returns: `nil` for what leaves `root`.
  static func resolve(_ name: String, in folder: String, root: String) -> String? {
    guard !name.hasPrefix("/"), !name.hasPrefix("~"), !name.contains("\0") else { return nil }
    let below =
      folder == root
      ? "" : String(folder.dropFirst(root.isEmpty || root == "/" ? root.count : root.count + 1))
    var parts: [Substring] = below.split(separator: "/")
    for part in name.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(part)
      }
    }
    let path = parts.joined(separator: "/")
    if root.isEmpty { return path }
    return root == "/" ? "/" + path : root + "/" + path
  }
}
