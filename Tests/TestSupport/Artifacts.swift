// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Files that a test run writes for review, outside the repository.
package enum Artifacts {
  /// `ROUNDTABLE_ARTIFACTS` overrides the folder.
  package static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["ROUNDTABLE_ARTIFACTS"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("roundtable-artifacts")
  }

  package static func keep(_ data: Data, as name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(name))
  }
}
