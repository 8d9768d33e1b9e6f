/// One picture of a spec: a file to keep true, or text for the terminal.
package struct PreviewOutput: Sendable, Equatable {
  /// The file to write; nil when the bytes are for the reporter only.
  package let path: String?
  package let bytes: [UInt8]
  /// Whether the reporter should show the bytes.
  package let isTerminal: Bool

  package init(path: String?, bytes: [UInt8], isTerminal: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isTerminal = isTerminal
  }
}
