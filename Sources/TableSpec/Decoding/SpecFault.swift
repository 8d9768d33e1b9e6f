// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a followed spec can't be shown as its files are now.
package struct SpecFault: Error, Hashable, Sendable {
  package enum Kind: Sendable {
    /// There is no such file.
    case missing
    /// The file can't be read.
    case unreadable
    /// The spec has errors.
    case invalid
    /// The spec is valid, but the save may be incomplete. It is shown if it stays as it is, or if the user asks for it.
    case doubted
  }

  package let kind: Kind
  /// All problems: one or more lines, ready to print.
  package let description: String
  /// The errors of an invalid spec; `nil` for the other kinds.
  package let error: SpecError?

  /// The first error of an invalid spec on one line; `nil` for the other kinds.
  package var summary: String? { error?.summary }

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
    error = nil
  }

  package init(_ error: SpecError) {
    kind = .invalid
    description = error.description
    self.error = error
  }
}

/// The outcome of reading a followed spec, or of drawing it.
package struct SpecOutcome<Value: Sendable>: Sendable {
  package let result: Result<Value, SpecFault>
  /// The files that the spec requested, including those that could not be read.
  package let dependencies: [SpecDependency]

  package init(_ result: Result<Value, SpecFault>, dependencies: [SpecDependency] = []) {
    self.result = result
    self.dependencies = dependencies
  }
}
