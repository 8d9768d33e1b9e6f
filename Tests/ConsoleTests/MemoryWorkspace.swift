import Console
import Synchronization

/// Files in memory.
final class MemoryWorkspace: Workspace {
  private let files: Mutex<[String: [UInt8]]>

  init(_ files: [String: String] = [:]) { self.files = Mutex(files.mapValues { Array($0.utf8) }) }

  func read(_ path: String) throws(ConsoleError) -> [UInt8] {
    guard let bytes = files.withLock({ $0[path] }) else {
      throw ConsoleError("cannot open '\(path)': no such file or directory")
    }
    return bytes
  }

  func write(_ bytes: [UInt8], to path: String) throws(ConsoleError) { files.withLock { $0[path] = bytes } }

  func remove(_ path: String) { files.withLock { $0[path] = nil } }

  func text(_ path: String) -> String? {
    files.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
  }
}
