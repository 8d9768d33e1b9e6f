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

  /// The canonical path of a file: absolute, without links and dots. The file need not exist.
  package static func canonical(_ path: String) -> String {
    let target = (try? LinkTarget.resolve(path)) ?? path
    if let known = resolved(target) { return known }
    guard let folder = resolved(directory(of: target)) else { return absolute(target) }
    return join(folder, name(of: target))
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

  /// Returns the path behind the last link, which need not exist. Use it to compare names, never to open a
  /// file.
  package static func resolve(_ path: String) throws(FileError) -> String {
    var target = path
    for _ in 0...hopLimit {
      guard let key = FileReader.entryKey(of: target), key.isSymbolicLink else { return target }
      guard let next = read(target) else {
        throw FileError(path: path, operation: .open, reason: .system(.last))
      }
      target = next.hasPrefix("/") ? next : PathText.join(PathText.directory(of: target), next)
    }
    throw FileError(path: path, operation: .open, reason: .system(.ELOOP))
  }

  /// The target of the link at `path`; `nil` if it can't be read.
  package static func read(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
