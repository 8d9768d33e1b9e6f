// SPDX-License-Identifier: GPL-3.0-or-later

/// The mounted file systems, as this process sees them.
package struct MountTable: Sendable, Equatable {
  package struct Mount: Sendable, Equatable {
    /// Absolute, without links.
    package let point: String
    /// The kernel's name for it: `ext4`, `overlay`, `fuse.sshfs`.
    package let fileSystem: String
  }

  /// In the kernel's order: of two mounts at one point, the later one hides the earlier one.
  package let mounts: [Mount]

  /// The kernel's list of mounts.
  package static let path = "/proc/self/mountinfo"

  /// - Throws: if the file can't be read, because /proc isn't mounted.
  package static func current() throws(FileError) -> MountTable {
    MountTable(mountinfo: try FileReader.read(path, sizeLimit: FileReader.defaultSizeLimit))
  }

  /// Parses the format of proc_pid_mountinfo(5), ignoring malformed lines.
  package init(mountinfo bytes: [UInt8]) {
    mounts = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: " "))
      // The optional fields end with a lone hyphen; the type follows it.
      guard fields.count > 6, let hyphen = fields[6...].firstIndex(where: { $0.elementsEqual("-".utf8) }),
        hyphen + 1 < fields.count
      else { return nil }
      return Mount(
        point: Self.unescaped(fields[4]), fileSystem: String(decoding: fields[hyphen + 1], as: UTF8.self))
    }
  }

  /// The file system of `path`; `nil` if no mount holds it.
  ///
  /// - Parameter path: absolute, without links.
  package func fileSystem(of path: String) -> String? {
    var best: Mount?
    for mount in mounts
    where Self.holds(mount.point, path) && mount.point.utf8.count >= best?.point.utf8.count ?? 0 {
      best = mount
    }
    return best?.fileSystem
  }

  private static func holds(_ point: String, _ path: String) -> Bool {
    point == "/" || path == point || path.hasPrefix(point + "/")
  }

  /// Blanks, tabs, newlines and backslashes are escaped as a backslash and three octal digits.
  private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      guard byte == UInt8(ascii: "\\"), digits.count == 3, digits.allSatisfy({ (48...55).contains($0) })
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 48) })
      rest = rest.dropFirst(3)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
