// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Synchronization
import TableSpec

/// Files in memory on a small disk. It refuses files that don't fit, as a full disk does.
final class FuzzWorkspace: Workspace {
  private static let capacity = 256 * 1024

  private let files: Mutex<[String: [UInt8]]>

  init(_ files: [String: [UInt8]] = [:]) { self.files = Mutex(files) }

  func read(_ path: String) throws(SessionError) -> [UInt8] {
    guard let bytes = files.withLock({ $0[path] }) else {
      throw SessionError("cannot open '\(path)': no such file or directory")
    }
    return bytes
  }

  func programs(_ prefix: String) -> [String] { [] }

  func decoder(of spec: String) -> SpecDecoder {
    SpecDecoder(fileName: spec, includes: Includes(workspace: self))
  }

  private struct Includes: IncludeReading {
    let workspace: FuzzWorkspace

    func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
      do {
        return IncludedFile(bytes: try workspace.read(path), identity: path)
      } catch { throw IncludeFailure(error.message, hint: error.hint) }
    }

    func identity(of spec: String) -> String { spec }
  }

  func write(_ bytes: [UInt8], to path: String) throws(SessionError) {
    let fits = files.withLock { files in
      let used = files.reduce(0) { $0 + ($1.key == path ? 0 : $1.value.count) }
      guard used + bytes.count <= Self.capacity else { return false }
      files[path] = bytes
      return true
    }
    guard fits else { throw SessionError("cannot write '\(path)': no space left on device") }
  }

  func append(_ bytes: [UInt8], to path: String) throws(SessionError) {
    try write((files.withLock { $0[path] } ?? []) + bytes, to: path)
  }

  var home: String? { nil }

  func names(inFolder folder: String) -> [String] {
    files.withLock { $0.keys.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) } }
  }

  func finish(_ path: String) {}

  func writeTarget(at path: String) -> WriteTarget {
    files.withLock { $0[path] } == nil ? .nothing : .file
  }

  func identity(of path: String) -> String { path }

  func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : "/" + path }
}
