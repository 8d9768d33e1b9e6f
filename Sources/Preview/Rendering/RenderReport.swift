/// One finished render: what the executable prints a line about.
package struct RenderReport: Sendable {
  package let spec: String
  package let summary: String
  /// How each of the spec's files stands now.
  package let outputs: [OutputReport]
  /// Outputs for the terminal.
  package let terminal: [PreviewOutput]
  /// From the bytes' arrival to the last output's rename. For this line only, never for an output.
  package let duration: Duration

  package init(
    spec: String, summary: String, outputs: [OutputReport], terminal: [PreviewOutput], duration: Duration
  ) {
    self.spec = spec
    self.summary = summary
    self.outputs = outputs
    self.terminal = terminal
    self.duration = duration
  }

  /// Files that hold new bytes now.
  package var written: [String] { outputs.filter { $0.state == .written }.map(\.path) }
  /// Files that held the very bytes already and were left alone.
  package var unchanged: [String] { outputs.filter { $0.state == .unchanged }.map(\.path) }
  /// Files that could not be written: all others show what the spec says.
  package var unwritten: [OutputReport] { outputs.filter { !$0.state.isTrue } }

  /// Whether any file changed.
  package var isChanged: Bool { !written.isEmpty }
}
