// SPDX-License-Identifier: GPL-3.0-or-later

/// Tells a spec from other files, also one that is broken at the moment.
package enum SpecRecognition {
  /// What a spec's name ends in, without the dot.
  package static let fileExtensions = ["yaml", "yml", "json"]

  package static func isSpec(_ bytes: [UInt8]) -> Bool {
    if let root = try? YAMLParser.parse(bytes) {
      guard case .mapping(let entries) = root.content, !entries.isEmpty else { return false }
      // A theme may have any of the keys; another program's file has some of its own.
      return entries.allSatisfy { $0.key.text.map { TableKeys.all[$0] != nil } ?? false }
        || entries.contains { $0.key.text == "sections" }
    }
    return hasLineOfSections(bytes)
  }

  /// Tells a spec that shows a table from a theme that specs include.
  package static func hasSections(_ bytes: [UInt8]) -> Bool {
    guard let root = try? YAMLParser.parse(bytes) else { return hasLineOfSections(bytes) }
    guard case .mapping(let entries) = root.content else { return false }
    return entries.contains { $0.key.text == "sections" }
  }

  private static func hasLineOfSections(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "sections:".utf8) }
  }
}
