/// Why a preview is not what its spec says now.
package struct StaleNote: Hashable, Sendable {
  /// Since when: `2026-11-21 08:41:07 UTC`.
  package let since: String
  /// The first problem, on one line, with its place: `settings.yaml:2:1: error: …`.
  package let reason: String

  /// - Parameter description: all problems; the first line counts.
  package init(since: String, description: String) {
    self.since = since
    reason = description.split(separator: "\n").first.map(String.init) ?? description
  }
}
