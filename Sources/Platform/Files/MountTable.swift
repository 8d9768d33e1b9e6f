// SPDX-License-Identifier: GPL-3.0-or-later

/// What is mounted where, as this process sees it.
package struct MountTable: Sendable, Equatable {
  package struct Mount: Sendable, Equatable {
    /// Absolute, free of links.
    package let point: String
    /// As the kernel names it: `ext4`, `overlay`, `fuse.sshfs`.
    package let fileSystem: String
  }

  /// In the order in which they were mounted: a later one hides what an earlier one has at its point.
  package let mounts: [Mount]

  /// Where the kernel tells of mounts; it also tells there, by poll(2), when one comes or goes.
  package static let path = "/proc/self/mountinfo"

  /// - Throws: where there is no such file, as outside of Linux's `/proc`.
  package static func current() throws(FileError) -> MountTable {
    MountTable(mountinfo: try FileReader.read(path, sizeLimit: FileReader.defaultSizeLimit))
  }

  /// Reads the format of proc_pid_mountinfo(5); lines of another form are left out.
  package init(mountinfo bytes: [UInt8]) {
    mounts = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: " "))
      // Optional fields end at a lone hyphen, behind which the type stands.
      guard fields.count > 6, let hyphen = fields[6...].firstIndex(where: { $0.elementsEqual("-".utf8) }),
        hyphen + 1 < fields.count
      else { return nil }
      return Mount(
        point: Self.unescaped(fields[4]), fileSystem: String(decoding: fields[hyphen + 1], as: UTF8.self))
    }
  }

  /// What `path` lies on; nil when no mount is known.
  ///
  /// - Parameter path: absolute, free of links.
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

  /// Blanks, tabs, newlines and backslashes are written as a backslash and three octal digits.
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
