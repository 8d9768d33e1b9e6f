// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Places in this checkout, and the examples that it shows its users.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package static let examples = root.appendingPathComponent("Sources/Examples")

  /// - Parameter path: from ``root``.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names in a folder, in order.
  ///
  /// - Parameter path: from ``root``.
  package static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path).sorted()
  }

  /// The examples' names without their endings, in order.
  package static let exampleNames: [String] = {
    let files = (try? names(in: "Sources/Examples")) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
  }()

  /// The examples whose names end with `ending`, by name.
  package static func examples(_ ending: String) throws -> [(name: String, bytes: [UInt8])] {
    try names(in: "Sources/Examples").filter { $0.hasSuffix(ending) }.map {
      ($0, [UInt8](try Data(contentsOf: examples.appendingPathComponent($0))))
    }
  }
}
