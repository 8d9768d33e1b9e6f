// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import OutputFormats
import TableSpec

/// The kind of content in a file that would be overwritten.
package enum FileContent {
  /// Output of `render` or `export`, which can be made again.
  case product
  case spec
  /// Commands, or a session with its output.
  case script
  /// Content that roundtable did not make.
  case other

  /// - Parameter path: a file that is named as source code is no script, although some Swift keywords are commands too.
  init(_ bytes: [UInt8], at path: String) {
    // The text is lazy, because a picture of a hundred thousand rows is recognized without its lines.
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

  /// Whether the first bytes are those of a picture, frames or source code; the file may be larger than a spec can be.
  package static func isProduct(beginning bytes: [UInt8]) -> Bool {
    GeneratedFile.isMarked(beginning: bytes) || isDrawn(bytes)
  }

  /// Whether a text preview begins here: the upper edge of a box isn't a command, and isn't a key of a spec.
  private static func isDrawn(_ bytes: [UInt8]) -> Bool {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\n")]
    let text = bytes.drop { blanks.contains($0) }
    return ["╭─", "┌─"].contains { text.starts(with: $0.utf8) }
  }

  /// Whether most lines are commands, or a line is a command of a golden session.
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
