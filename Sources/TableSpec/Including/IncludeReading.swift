/// Reads the files that a spec includes. The format touches no file itself.
package protocol IncludeReading: Sendable {
  /// - Parameter path: counted from the working folder, without `..`.
  func read(_ path: String) throws(IncludeFailure) -> [UInt8]

  /// What tells two names of one file from two files; the path itself where nobody knows better.
  func identity(of path: String) -> String
}

/// Why a file cannot be included.
package struct IncludeFailure: Error, Sendable {
  package let message: String
  package let hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
