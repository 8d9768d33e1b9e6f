// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import Synchronization
import TableSpec

/// Files in memory.
final class MemoryWorkspace: Workspace {
  private let files: Mutex<[String: [UInt8]]>
  private let written = Mutex(0)
  private let refused = Mutex<Set<String>>([])
  private let unreadable = Mutex<Set<String>>([])
  private let ends = Mutex<[String]>([])

  init(_ files: [String: String] = [:]) { self.files = Mutex(files.mapValues { Array($0.utf8) }) }

  func read(_ path: String) throws(SessionError) -> [UInt8] {
    if unreadable.withLock({ $0.contains(path) }) {
      throw SessionError("cannot read '\(VisibleText.line(path))': permission denied")
    }
    guard let bytes = files.withLock({ [name = identity(of: path)] in $0[path] ?? $0[name] }) else {
      throw SessionError("cannot open '\(VisibleText.line(path))': no such file or directory")
    }
    return bytes
  }

  func write(_ bytes: [UInt8], to path: String) throws(SessionError) {
    try count(bytes, path)
    files.withLock { $0[path] = bytes }
  }

  /// The total number of bytes written.
  var writtenBytes: Int { written.withLock { $0 } }

  /// Makes all later writes to the file fail.
  func refuse(_ path: String) { refused.withLock { _ = $0.insert(path) } }

  /// Makes all later reads of the file fail, although it exists.
  func hide(_ path: String) { unreadable.withLock { _ = $0.insert(path) } }

  private func count(_ bytes: [UInt8], _ path: String) throws(SessionError) {
    if refused.withLock({ $0.contains(path) }) {
      throw SessionError("cannot write '\(VisibleText.line(path))'")
    }
    written.withLock { $0 += bytes.count }
  }

  func append(_ bytes: [UInt8], to path: String) throws(SessionError) {
    try count(bytes, path)
    files.withLock { $0[path, default: []] += bytes }
  }

  var home: String? { "/home" }

  func names(inFolder folder: String) -> [String] {
    files.withLock { files in
      Set(
        files.keys.filter { $0.hasPrefix(folder) }.map { path in
          let rest = path.dropFirst(folder.count)
          return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
        }
      ).sorted()
    }
  }

  func programs(_ prefix: String) -> [String] { ["less", "ls", "sort"].filter { $0.hasPrefix(prefix) } }

  /// The files and pipes whose output is finished for now, in order.
  var finished: [String] { ends.withLock(\.self) }

  func finish(_ path: String) { ends.withLock { $0.append(path) } }

  func writeTarget(at path: String) -> WriteTarget {
    if path == "/dev/null" { return .stream }
    return text(path) == nil && text(identity(of: path)) == nil ? .nothing : .file
  }

  func identity(of path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }

  func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : "/memory/" + path }

  func remove(_ path: String) { files.withLock { $0[path] = nil } }

  func decoder(of spec: String) -> SpecDecoder {
    SpecDecoder(fileName: spec, includes: Includes(workspace: self))
  }

  private struct Includes: IncludeReading {
    let workspace: MemoryWorkspace

    func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
      do {
        return IncludedFile(bytes: try workspace.read(path), identity: path)
      } catch { throw IncludeFailure(error.message, hint: error.hint) }
    }

    func identity(of spec: String) -> String { spec }
  }

  func text(_ path: String) -> String? {
    files.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
  }
}
