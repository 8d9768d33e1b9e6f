// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A folder for one test; it is deleted when its last reference is released.
package final class ScratchFolder: Sendable {
  package let url: URL

  package var path: String { url.path }

  package init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("roundtable-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      fatalError("cannot create a scratch folder: \(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and creates the folders above it.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  package func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }
}
