// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers

/// Something to print, and where. Its text is formatted when it is printed.
package enum SessionOutput: Hashable, Sendable {
  /// Printed unchanged on standard output.
  case output(String)
  /// A text on standard output that is made while it is written.
  case longOutput(LongText)
  /// The reason why a line failed, on standard error, like the cases below.
  case error(LocatedError)
  /// A message that isn't an error, but that the user should see.
  case note(String)
  /// Printed unchanged: for machines, or text from other programs.
  case diagnostic(String)

  /// An error that is not at a script's line.
  package static func error(_ error: SessionError) -> SessionOutput { .error(LocatedError(error)) }

  /// - Parameters:
  ///   - columns: the width at which messages are wrapped; `nil` for no wrapping.
  ///   - mark: highlights the word for the kind of message.
  package func text(columns: Int? = nil, mark: (Mark) -> String = \.rawValue) -> String {
    switch self {
    case .output(let text), .diagnostic(let text): text
    case .longOutput(let text): text.text
    case .error(let report): report.text(mark: mark(.error), columns: columns) + "\n"
    case .note(let text): Self.fitting("\(mark(.note)) \(text)", columns) + "\n"
    }
  }

  fileprivate static func fitting(_ text: String, _ columns: Int?) -> String {
    columns.map { WrappedText.lines(text, columns: max(20, $0)) } ?? text
  }

  /// The word that a message begins with.
  package enum Mark: String, Sendable {
    case error = "error:"
    case note = "note:"
  }

  package var isOutput: Bool {
    switch self {
    case .output, .longOutput: true
    case .error, .note, .diagnostic: false
    }
  }
}

/// An error and where it happened.
package struct LocatedError: Hashable, Sendable {
  /// A line of a script.
  package struct Place: Hashable, Sendable {
    package let name: String
    package let line: Int
  }

  package let error: SessionError
  /// The lines of the scripts that led to the error, the outermost first; empty at a prompt.
  package let places: [Place]
  /// The typed line with its wrong word marked.
  private let excerpt: String?

  package init(_ error: SessionError, at places: [Place] = [], excerpt: String? = nil) {
    self.error = error
    self.places = places
    self.excerpt = excerpt
  }

  /// `FILE:LINE: error: …`, with the lines that sourced the file.
  fileprivate func text(mark: String, columns: Int?) -> String {
    let start = places.last.map { "\($0.words): " } ?? ""
    let sources = places.dropLast().reversed().map { "\n  sourced from \($0.words)" }
    let excerpt = excerpt.map { "\n" + $0 } ?? ""
    let words = "\(start)\(mark) \(VisibleText.lines(error.description))"
    return "\(SessionOutput.fitting(words, columns))\(excerpt)\(sources.joined())"
  }
}

extension LocatedError.Place {
  fileprivate var words: String { "\(VisibleText.line(name)):\(line)" }
}
