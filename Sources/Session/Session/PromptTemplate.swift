// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

/// The text of a prompt, with two-letter escapes for the parts that change.
package struct PromptTemplate: Hashable, Sendable {
  /// The template as it was written.
  let text: String
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case text(String)
    case file, modified, state
  }

  /// `settings.yaml*(conflict)> `; `roundtable> ` if there is no file and no unsaved edit.
  package static let standard = PromptTemplate(
    text: "%f%m%s> ", parts: [.file, .modified, .state, .text("> ")])

  private init(text: String, parts: [Part]) {
    self.text = text
    self.parts = parts
  }

  /// - Throws: if an escape is unknown.
  init(_ text: String) throws(SessionError) {
    var parts: [Part] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        plain.append(character)
        continue
      }
      let escape = rest.popFirst()
      if escape == "%" {
        plain.append("%")
        continue
      }
      let part: Part? =
        switch escape {
        case "f": .file
        case "m": .modified
        case "s": .state
        default: nil
        }
      guard let part else {
        throw SessionError(
          "unknown escape '%\(escape.map(String.init) ?? "")' in a prompt",
          hint:
            "%f is the file, %m * for unsaved edits, %s (begin), (conflict) or (broken), %% a percent sign"
        )
      }
      parts += [.text(plain), part]
      plain = ""
    }
    self.init(text: text, parts: parts + [.text(plain)])
  }

  /// The prompt of a session in its current state. It contains no control characters for a terminal.
  func filled(_ session: Session) -> String {
    let document = session.document
    let words: [String] = parts.map { part in
      switch part {
      case .text(let text): text
      case .file: Self.name(document.path)
      case .modified: document.isModified ? "*" : ""
      case .state:
        (session.isInTransaction ? "(begin)" : "") + (document.conflict != nil ? "(conflict)" : "")
          + (document.fileProblem != nil ? "(broken)" : "")
      }
    }
    return VisibleText.line(words.joined())
  }

  /// The most characters of a file's name, so that the typed line has room.
  private static let longestName = 30

  private static func name(_ path: String?) -> String {
    guard let name = path?.split(separator: "/").last else { return "roundtable" }
    return name.count > longestName ? name.prefix(longestName - 1) + "…" : String(name)
  }
}

extension Session {
  /// The prompt before each typed line.
  package var prompt: String { (settings.prompt ?? .standard).filled(self) }

  /// The prompt before a line that continues others; empty for complete ones.
  package func continuationPrompt(after lines: String) -> String {
    CommandLines.continuation(of: unabbreviated(lines)).map { "(\(VisibleText.line($0.end))) …> " } ?? ""
  }
}
