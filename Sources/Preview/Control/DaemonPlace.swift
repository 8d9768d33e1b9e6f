import FileWatching

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where daemons keep their sockets and locks: a folder of the user's own that nobody else can enter.
package struct DaemonPlace: Sendable {
  package let folder: String

  /// `$XDG_RUNTIME_DIR/roundtable`, or `/tmp/roundtable-UID` without one.
  package init() {
    let runtime = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? ""
    folder = runtime.isEmpty ? "/tmp/roundtable-\(getuid())" : runtime + "/roundtable"
  }

  package init(folder: String) { self.folder = folder }

  /// Makes the folder, or checks the one that is there.
  ///
  /// - Throws: ``ControlError`` when it is not the user's alone.
  package func prepare() throws(ControlError) {
    // Parents may be missing on a machine without a login session.
    if let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      mkdir(String(folder[..<slash]), 0o700)
    }
    mkdir(folder, 0o700)
    var status = stat()
    guard lstat(folder, &status) == 0 else {
      throw ControlError("cannot make '\(folder)': \(SystemCode.words(for: errno))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
      throw ControlError("'\(folder)' is no folder of yours")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw ControlError("'\(folder)' is open to others", hint: "chmod 700 '\(folder)'")
    }
  }

  /// The name that a daemon for these specs has: the same specs, however they are written, have one daemon.
  package func name(for specs: [String]) -> String {
    Self.hash(specs.map { SpecIdentity($0).file }.sorted().joined(separator: "\n"))
  }

  func socketPath(_ name: String) -> String { folder + "/" + name + ".sock" }

  /// - Parameter key: one of a ``SpecIdentity``'s.
  func lockPath(ofKey key: String) -> String { folder + "/" + Self.hash(key) + ".lock" }

  /// The sockets that are there, of daemons that run and of some that died.
  package func sockets() -> [String] { files(ending: ".sock") }

  func files(ending: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(ending) { names.append(folder + "/" + name) }
    }
    return names.sorted()
  }

  private static func hash(_ text: String) -> String {
    String(ContentHash(of: Array(text.utf8)).value, radix: 16)
  }
}
