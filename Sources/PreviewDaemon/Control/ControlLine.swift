// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewState
import TableSpec

extension ControlRequest {
  /// - Throws: ``ControlError`` with a message for the client.
  init(line: String) throws(ControlError) {
    guard let name = ControlLine.member("command", of: line)
    else { throw ControlError("expected {\"command\": …} on one line") }
    guard let request = ControlRequest(rawValue: name) else {
      throw ControlError(
        "unknown command '\(name.prefix(40))'",
        hint: "allowed: " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = request
  }
}

/// A line of JSON, from a client or to one.
package enum ControlLine {
  /// A text of the outermost object; `nil` if it has none of that name.
  package static func member(_ name: String, of line: String) -> String? {
    // JSON is a subset of YAML.
    guard let root = try? YAMLParser.parse(Array(line.utf8)), case .mapping(let entries) = root.content else {
      return nil
    }
    return entries.first { $0.key.text == name }?.value.text
  }
}

/// Why a daemon can't be reached, or can't start.
package struct ControlError: Error, Sendable, CustomStringConvertible {
  package let message: String
  package let hint: String?
  /// Whether the reason is that another daemon already watches the spec.
  package let isTaken: Bool

  init(_ message: String, hint: String? = nil, isTaken: Bool = false) {
    self.message = message
    self.hint = hint
    self.isTaken = isTaken
  }

  package var description: String { VisibleText.line(message + (hint.map { "; \($0)" } ?? "")) }
}
