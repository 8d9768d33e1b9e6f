import Foundation

/// The examples that the repository shows its users: where every seed comes from.
enum Repository {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Scripts/Examples").standardizedFileURL

  /// The examples whose names end with `ending`, by name.
  static func examples(_ ending: String) throws -> [(name: String, bytes: [UInt8])] {
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path)
      .filter { $0.hasSuffix(ending) }.sorted()
    return try names.map {
      ($0, [UInt8](try Data(contentsOf: examples.appendingPathComponent($0))))
    }
  }
}
