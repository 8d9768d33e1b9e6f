// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import Platform
import PreviewDaemon
import Shell
import SpecFiles

/// The file that keeps the facts of a spec: `__Snapshots__/settings.yaml.txt` beside `settings.yaml`. The folder is that of
/// swift-snapshot-testing. The whole name of the spec is in the file's name, so two specs never share a file, and the file
/// names its spec.
struct SnapshotReference {
  private static let folder = "__Snapshots__"
  private static let ending = ".txt"
  /// Bytes. A row takes 1 to 3 kB.
  private static let sizeLimit = 1 << 28

  let spec: String

  var path: String {
    let place = "\(Self.folder)/\(PathText.name(of: spec))\(Self.ending)"
    return spec.contains("/") ? PathText.join(PathText.directory(of: spec), place) : place
  }

  enum State {
    case missing
    case found(TableFacts, bytes: [UInt8])
    /// A snapshot that can't be compared, and the reason.
    case unusable(String, bytes: [UInt8])
    /// It can't be read, or is none of roundtable's snapshots; with an error's message.
    case foreign(String)
  }

  var state: State {
    guard FileReader.entryKey(of: path) != nil else { return .missing }
    let bytes: [UInt8]
    do { bytes = try FileReader.read(path, sizeLimit: Self.sizeLimit) } catch {
      return .foreign(error.description)
    }
    do throws(TableFacts.Problem) {
      return .found(try TableFacts(bytes), bytes: bytes)
    } catch {
      switch error {
      case .foreign: return .foreign("'\(VisibleText.line(path))' isn't a snapshot of roundtable")
      case .otherVersion(let version):
        return .unusable("it has version \(version) of the format", bytes: bytes)
      case .damaged(let line):
        return .unusable("line \(line) isn't a line of a snapshot, as after a merge", bytes: bytes)
      }
    }
  }

  /// Writes the file, unless the work is cancelled or another program writes it first.
  ///
  /// - Parameter former: the file's bytes; `nil` if there was none.
  /// - Throws: ``ExitStatus/outputLost``, after the error is printed.
  func record(_ facts: TableFacts, replacing former: [UInt8]?) throws(ExitStatus) {
    let (path, bytes) = (path, facts.bytes)
    do {
      let outcome = try FileGate.write { () throws(FileError) in
        try FolderMaker.make(PathText.directory(of: path))
        AtomicFileWriter.sweepTemporaries(beside: [path])
        return try AtomicFileWriter.notingLinks.write(bytes, to: path, replacing: former)
      }
      if outcome == nil { throw ExitStatus.interrupted }
    } catch let error as FileError {
      StandardStream.error.write("error: \(error)\n")
      throw .outputLost
    } catch {
      throw .interrupted
    }
  }

  /// The references in the folders of some specs whose own specs are gone: the file doesn't exist, or has no sections any more.
  ///
  /// - Parameter specs: these are specs, also without sections.
  static func stale(besides specs: [String]) -> [SnapshotReference] {
    let named = Set(specs.map { PathIdentity($0).entry })
    var folders: [String] = []
    for folder in specs.map({ $0.contains("/") ? PathText.directory(of: $0) : "" })
    where !folders.contains(folder) { folders.append(folder) }
    let found = folders.flatMap { folder in
      func path(_ name: String) -> String { folder.isEmpty ? name : PathText.join(folder, name) }
      return FolderListing.names(in: path(Self.folder)).sorted()
        .filter { $0.hasSuffix(Self.ending) && $0 != Self.ending }
        .map { path(String($0.dropLast(Self.ending.count))) }
        .filter { !named.contains(PathIdentity($0).entry) }
    }
    return DistinctSpecs.of(found).map(SnapshotReference.init).filter(\.isStale)
  }

  private var isStale: Bool {
    guard let beginning = FileReader.beginning(of: path, count: 100),
      TableFacts.isSnapshot(beginning: beginning)
    else { return false }
    return FileReader.key(of: spec) == nil || SpecArgument.specs(in: [spec]).isEmpty
  }
}
