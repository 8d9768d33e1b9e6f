// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import Platform
import Session
import SpecFiles
import Synchronization
import TableSpec

/// The real files of a session, written atomically.
package struct SystemWorkspace: Workspace {
  /// Whether `open` and `source` can wait for a pipe. The prompt can't, because it waits for keys.
  var readsPipes = false
  /// The files that are written piece by piece.
  private let streams = OpenStreams()

  private let loader: SpecLoader

  package init(readsPipes: Bool = false, limits: SpecLimits = .standard) {
    self.readsPipes = readsPipes
    loader = SpecLoader(limits: limits)
  }

  package func read(_ path: String) throws(SessionError) -> [UInt8] {
    do {
      return try readsPipes ? loader.input(path) : loader.bytes(of: path)
    } catch {
      guard case .tooLarge = error.reason else { throw SessionError(error.description) }
      throw SessionError(error.description, hint: SpecLimits.Kind.bytes.hint)
    }
  }

  package func beginning(of path: String) -> [UInt8]? {
    FileReader.beginning(of: path, count: FileContent.beginningCount)
  }

  package func decoder(of spec: String) -> SpecDecoder { loader.decoder(of: spec) }

  package func write(_ bytes: [UInt8], to path: String) throws(SessionError) {
    guard !StreamPath.isStream(path) else { return try append(bytes, to: path) }
    try gated { () throws(FileError) in try AtomicFileWriter.notingLinks.write(bytes, to: path) }
  }

  /// Writes a text while it is made. A file stays as it was if the work is cancelled.
  package func write(_ text: LongText, to path: String) throws(SessionError) {
    guard !StreamPath.isStream(path) else {
      return try text.write { piece throws(SessionError) in try append(piece, to: path) }
    }
    try gated { () throws(FileError) in
      try AtomicFileWriter.notingLinks.write(to: path) { file throws(ErrorNumber) in
        try text.write { piece throws(ErrorNumber) in try file.writeAll(piece) }
        if WorkProgress.isCancelled { throw .EINTR }
      }
    }
  }

  package func write(
    _ bytes: [UInt8], to path: String, replacing expected: [UInt8]?
  ) throws(SessionError) {
    try gated { () throws(FileError) in
      try AtomicFileWriter.notingLinks.write(bytes, to: path, replacing: expected)
    }
  }

  private func gated(_ write: () throws(FileError) -> AtomicFileWriter.Outcome) throws(SessionError) {
    let outcome: AtomicFileWriter.Outcome?
    do { outcome = try FileGate.write(write) } catch {
      let name = "'\(VisibleText.line(error.path))'"
      switch error.reason {
      case .changed:
        throw SessionError(
          "\(name) was saved by another program a moment ago, so it was not overwritten",
          hint: "'reload' merges that save, 'save --force' overwrites it")
      case .readOnly:
        throw SessionError("\(name) is read-only", hint: "'save --force' writes it and keeps its permissions")
      default: throw SessionError(error.description)
      }
    }
    guard outcome != nil else { throw .interrupted }
  }

  package func makeFolder(of path: String) throws(SessionError) {
    let folder = PathText.directory(of: path)
    do { try FolderMaker.make(folder) } catch { throw SessionError(error.description) }
  }

  package func append(_ bytes: [UInt8], to path: String) throws(SessionError) {
    do {
      guard StreamPath.isStream(path) else { return try FileAppender.append(bytes, to: path) }
      try streams.stream(path).write(bytes, isCancelled: { WorkProgress.isCancelled })
    } catch { throw SessionError(error.description) }
  }

  package var home: String? { Environment.value("HOME") }

  package func names(inFolder folder: String) -> [String] {
    FolderListing.names(in: folder.isEmpty ? "." : folder)
  }

  package func programs(_ prefix: String) -> [String] {
    let folders = (Environment.value("PATH") ?? "").split(separator: ":").map(String.init)
    return FolderListing.programs(prefix, in: folders)
  }

  package func finish(_ path: String) { streams.close(path) }

  package func writeTarget(at path: String) -> WriteTarget {
    guard let key = FileReader.key(of: path) else { return .nothing }
    return key.isRegular ? .file : key.isDirectory ? .folder : .stream
  }

  package func identity(of path: String) -> String { PathText.canonical(path) }

  package func absolutePath(_ path: String) -> String { PathText.absolute(path) }
}

/// Open pipes and devices, for further writes.
private final class OpenStreams: Sendable {
  private let streams = Mutex<[String: StreamWriter]>([:])

  func stream(_ path: String) throws(FileError) -> StreamWriter {
    if let open = streams.withLock({ $0[path] }) { return open }
    let new = try StreamWriter(path, isCancelled: { WorkProgress.isCancelled })
    streams.withLock { $0[path] = new }
    return new
  }

  func close(_ path: String) { streams.withLock { _ = $0.removeValue(forKey: path) } }
}
