// SPDX-License-Identifier: GPL-3.0-or-later

/// Recognizes specs among other files, even with errors.
package enum SpecRecognition {
  /// The file extensions of specs without the dot.
  package static let fileExtensions = ["yaml", "yml", "json"]

  /// The keys of a screen, one of which each spec has; a theme that other specs include has none.
  private static let ofScreens = ["sections", "contentUnavailable"]

  /// Whether a file is a spec: all of its keys are a spec's, or it has one of a screen.
  package static func isSpec(_ bytes: [UInt8]) -> Bool {
    if let root = try? YAMLParser.parse(bytes) {
      let entries = root.entries
      guard !entries.isEmpty else { return false }
      // A theme has only keys of the format; another program's file has others.
      return entries.allSatisfy { $0.key.text.map { TableKeys.all[$0] != nil } ?? false }
        || ofScreens.contains { root[$0] != nil }
    }
    return hasLineOfScreen(bytes)
  }

  /// Whether a spec has sections or the view of a screen without rows, and so isn't a theme that other specs include.
  package static func isScreen(_ bytes: [UInt8]) -> Bool {
    // Large files of other programs needn't be parsed.
    guard ofScreens.contains(where: { bytes.firstRange(of: Array($0.utf8)) != nil }) else { return false }
    guard let root = try? YAMLParser.parse(bytes) else { return hasLineOfScreen(bytes) }
    return ofScreens.contains { root[$0] != nil }
  }

  private static func hasLineOfScreen(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      ofScreens.contains { line.starts(with: "\($0):".utf8) }
    }
  }
}
