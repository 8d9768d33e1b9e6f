// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Paths as text: except for ``canonical(_:)`` and ``resolved(_:)``, these functions ask the file system only for the working
/// directory.
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

  /// The path as an argument of another program, which can't take it for an option, an editor's command or an address.
  package static func argument(_ path: String) -> String {
    let isPlain = !path.hasPrefix("-") && !path.hasPrefix("+") && !path.prefix { $0 != "/" }.contains(":")
    return isPlain ? path : "./" + path
  }

  /// The canonical path of a file: absolute, without links and dots. Neither the file nor its folders need exist.
  package static func canonical(_ path: String) -> String {
    var target = absolute(path)
    for _ in 0...LinkTarget.hopLimit {
      if let known = resolved(target) { return known }
      guard let next = LinkTarget.read(target) else { break }
      target = LinkTarget.path(next, ofLinkAt: target)
    }
    // From here on, nothing exists: the rest has no links, and `..` removes the name before it.
    let parts = target.split(separator: "/").filter { $0 != "." }
    for count in parts.indices.reversed() {
      guard let folder = resolved("/" + parts[..<count].joined(separator: "/")) else { continue }
      return parts[count...].reduce(folder) { $1 == ".." ? directory(of: $0) : join($0, String($1)) }
    }
    return target
  }

  /// The path as the file system resolves it, without links and dots; `nil` if a part doesn't exist.
  package static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// `path` made absolute, so that it means the same after a change of directory.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = workingFolder else { return path }
    return join(folder, path)
  }

  /// An absolute path; `nil` if the folder was removed.
  package static var workingFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(&buffer, buffer.count) != nil else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// The targets of links, as text.
package enum LinkTarget {
  /// The kernel's own limit.
  package static let hopLimit = 40

  /// The target of the link at `path`; `nil` if it can't be read, or there is no link.
  package static func read(_ path: String) -> String? {
    (try? bytes(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameter folder: the folder that a relative `path` starts from, or with an empty path the opened link itself; `nil` for
  ///   the working folder.
  static func bytes(_ path: String, in folder: FolderHandle? = nil) throws(ErrorNumber) -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try retrying {
      readlinkat(folder?.descriptor.number ?? AT_FDCWD, path, &buffer, buffer.count)
    }
    return buffer[..<count].map(UInt8.init(bitPattern:))
  }

  /// The path that a link's text means: a relative one starts from the link's folder.
  static func path(_ text: String, ofLinkAt link: String) -> String {
    let folder = PathText.directory(of: link)
    return text.hasPrefix("/") || folder == "." ? text : PathText.join(folder, text)
  }
}
