import Foundation

/// A spec that the repository shows to its users.
enum Example {
  static func text(_ name: String, testFile: String = #filePath) throws -> String {
    let root = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("../../..")
    return try String(
      contentsOf: root.appendingPathComponent("Scripts/Examples/\(name)"), encoding: .utf8)
  }
}
