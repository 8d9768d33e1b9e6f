/// Reads the files that a spec includes. The format touches no file itself.
package protocol IncludeReading: Sendable {
  /// - Parameters:
  ///   - path: as the spec is named, its folder in front, without `..`.
  ///   - limit: bytes; what is larger is refused with ``IncludeFailure/tooLarge(_:)``.
  func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile

  /// What tells the spec itself from the files that it includes.
  func identity(of spec: String) -> String
}

/// A file that a spec includes, as it was read.
package struct IncludedFile: Sendable {
  package let bytes: [UInt8]
  /// What tells two names of one file from two files: of the very file that was read.
  package let identity: String

  package init(bytes: [UInt8], identity: String) {
    self.bytes = bytes
    self.identity = identity
  }
}

/// Why a file cannot be included.
package struct IncludeFailure: Error, Sendable {
  package let message: String
  package let hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The files are larger than the spec's limit, all together.
  package static let tooLarge = IncludeFailure(
    "the spec and what it includes are larger than allowed", hint: SpecLimits.Kind.bytes.hint)
}
