// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import Platform
import PreviewRendering
import PreviewState
import SpecFiles

// Specs that come to a folder, or that a pattern names later, are watched as those that were there at the start. A spec that
// goes is missing, and waited for.
extension WatchDaemon {
  /// Watches the folders of the command line's folders and patterns.
  func watchFolders() {
    // A watched path has one listing, so that several patterns in one folder share it.
    let texts = Dictionary(grouping: options.growing) { SpecArgument.folder(of: $0).map(PathText.absolute) }
    for case (let folder?, let texts) in texts {
      _ = watcher?.watchEntries(
        of: folder, listing: { [weak self] in self?.listing(of: texts) ?? [] },
        onChange: { [weak self] in self?.addSpecs(of: texts) })
    }
  }

  /// The names of the files; of those that are no specs yet also when they were written, for they may become specs.
  private func listing(of texts: [String]) -> [UInt8] {
    let lines = texts.flatMap { SpecArgument($0).files }.map { file in
      guard !isKnown(file), let key = FileReader.key(of: file) else { return file }
      return "\(file) \(key.size) \(key.inode) \(key.modified)"
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func isKnown(_ file: String) -> Bool { known.contains(PathIdentity(file).entry) }

  private func addSpecs(of texts: [String]) {
    var added: [NewSpec] = []
    let files = texts.flatMap { SpecArgument($0).files }
    for spec in SpecArgument.specs(in: files.filter { !isKnown($0) }) where !isKnown(spec) {
      known.insert(PathIdentity(spec).entry)
      let new = NewSpec(path: spec, outputPaths: rendering.outputPaths(of: spec))
      if let problem = obstacle(to: new) {
        handle(.fellBack("'\(VisibleText.line(spec))' is not watched: \(problem)"))
      } else {
        added.append(new)
      }
    }
    guard !added.isEmpty else { return }
    handle(.added(added))
    for spec in added { follow(spec.path) }
  }

  /// Why a spec cannot be watched; `nil` where it is guarded and locked now.
  private func obstacle(to spec: NewSpec) -> String? {
    outputGuard.add(spec.path)
    do throws(DaemonError) {
      try locks.take(for: spec.path)
      try claims.claim(spec.outputPaths, for: spec.path)
      return nil
    } catch {
      locks.release(spec: spec.path)
      return "\(error)"
    }
  }
}
