/// One finished render: what the executable prints a line about.
package struct RenderReport: Sendable {
  package let spec: String
  package let summary: String
  /// Files that hold new bytes now.
  package let written: [String]
  /// Files that held the very bytes already and were left alone.
  package let unchanged: [String]
  /// Outputs for the terminal.
  package let terminal: [PreviewOutput]
  /// From the bytes' arrival to the last output's rename. For this line only, never for an output.
  package let duration: Duration

  /// Whether any file changed.
  package var isChanged: Bool { !written.isEmpty }
}
