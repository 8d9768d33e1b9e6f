// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Paths in this checkout, and the examples for users.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package static let examples = root.appendingPathComponent("Sources/Examples")

  /// - Parameter path: from ``root``.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The sorted names in a folder.
  ///
  /// - Parameter path: from ``root``.
  package static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path).sorted()
  }

  /// The sorted names of the examples, without extensions.
  package static let exampleNames: [String] = {
    let files = (try? names(in: "Sources/Examples")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
  }()

  /// The examples whose names end with `ending`, sorted by name.
  package static func examples(_ ending: String) throws -> [(name: String, bytes: [UInt8])] {
    try names(in: "Sources/Examples").filter { $0.hasSuffix(ending) }.map {
      ($0, [UInt8](try Data(contentsOf: examples.appendingPathComponent($0))))
    }
  }
}
