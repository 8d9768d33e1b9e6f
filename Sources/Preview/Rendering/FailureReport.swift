/// A spec that cannot be shown: what the executable prints its problems from.
package struct FailureReport: Sendable, Equatable {
  package let spec: String
  /// All problems of the spec, one or more lines, ready to print.
  package let description: String
  /// Since when: `2026-11-21 08:41:07 UTC`.
  package let since: String
  /// How each of the spec's files stands now.
  package let outputs: [OutputReport]

  package init(spec: String, description: String, since: String, outputs: [OutputReport]) {
    self.spec = spec
    self.description = description
    self.since = since
    self.outputs = outputs
  }

  /// Whether there is a last good preview, marked or not.
  package var keepsPreview: Bool { outputs.contains { $0.state.isStale } }
  /// Files that look like the newest and are not.
  package var unmarked: [OutputReport] {
    outputs.filter { if case .unmarked = $0.state { true } else { false } }
  }
}
