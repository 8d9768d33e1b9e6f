// SPDX-License-Identifier: GPL-3.0-or-later

/// Recognizes specs among other files, even with errors.
package enum SpecRecognition {
  /// The file extensions of specs without the dot.
  package static let fileExtensions = ["yaml", "yml", "json"]

  /// Whether a file is a spec: all of its keys are a spec's, or it has sections.
  package static func isSpec(_ bytes: [UInt8]) -> Bool {
    if let root = try? YAMLParser.parse(bytes) {
      let entries = root.entries
      guard !entries.isEmpty else { return false }
      // A theme has only keys of the format; another program's file has others.
      return entries.allSatisfy { $0.key.text.map { TableKeys.all[$0] != nil } ?? false }
        || root["sections"] != nil
    }
    return hasLineOfSections(bytes)
  }

  /// Whether a spec has sections, and so isn't a theme that other specs include.
  package static func hasSections(_ bytes: [UInt8]) -> Bool {
    guard let root = try? YAMLParser.parse(bytes) else { return hasLineOfSections(bytes) }
    return root["sections"] != nil
  }

  private static func hasLineOfSections(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "sections:".utf8) }
  }
}
