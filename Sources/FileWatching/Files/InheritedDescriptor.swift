/// The paths by which a process names what is open in it already.
enum InheritedDescriptor {
  /// The descriptor that `/dev/stdin` or `/dev/fd/3` is; `nil` for any other path.
  static func number(of path: String) -> Int32? {
    let streams: [String: Int32] = ["/dev/stdin": 0, "/dev/stdout": 1, "/dev/stderr": 2]
    if let number = streams[path] { return number }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }
}
