// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import OutputFormats
import TableSpec

/// What a file that would be overwritten holds, as far as its content tells.
package enum FileContent {
  /// What `render` and `export` make, and can make again.
  case product
  case spec
  /// Commands, or a session with what they print.
  case script
  /// Not made by roundtable.
  case other

  /// - Parameter path: Swift's keywords are commands' names, too: by its name a file of source code is no script.
  init(_ bytes: [UInt8], at path: String) {
    // A picture of a hundred thousand rows need not be read as lines to know what it is.
    lazy var text = ScriptText(String(decoding: bytes, as: UTF8.self))
    if GeneratedFile.isMarked(beginning: bytes) {
      self = .product
    } else if path.lowercased().hasSuffix(".swift") {
      self = .other
    } else if SpecRecognition.isSpec(bytes) {
      self = .spec
    } else if Self.isScript(text.lines) {
      self = .script
    } else if GeneratedFile.isDrawn(text.lines) || GeneratedFile.isIndented(text.lines) {
      self = .product
    } else {
      self = .other
    }
  }

  /// Whether a file is a picture, frames or source code, by its beginning: one that is larger than a spec may be is one, too.
  package static func isProduct(beginning bytes: [UInt8]) -> Bool {
    GeneratedFile.isMarked(beginning: bytes) || isDrawn(bytes)
  }

  /// Whether a text preview begins here: with the upper edge of a box, which is no command, and no key of a spec.
  private static func isDrawn(_ bytes: [UInt8]) -> Bool {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\n")]
    let text = bytes.drop { blanks.contains($0) }
    return ["╭─", "┌─"].contains { text.starts(with: $0.utf8) }
  }

  /// Lines that are mostly commands, or a command of a golden session.
  private static func isScript(_ lines: [String]) -> Bool {
    let lines = lines.prefix(200).filter { !LexedLine($0).words.isEmpty }
    func isCommand(_ line: Substring) -> Bool {
      let word = LexedLine(String(line)).words.first?.text ?? ""
      return line.first != " " && (try? CommandRegistry.find(word, allowsPrefix: false)) != nil
    }
    if lines.contains(where: { $0.hasPrefix("> ") && isCommand($0.dropFirst(2)) }) { return true }
    return !lines.isEmpty && lines.count(where: { isCommand($0[...]) }) * 2 >= lines.count
  }
}
