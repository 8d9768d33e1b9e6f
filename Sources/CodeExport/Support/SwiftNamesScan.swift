// SPDX-License-Identifier: GPL-3.0-or-later

/// The names in Swift code, without those in comments and in texts.
struct SwiftNamesScan {
  /// All names, except members after a point.
  private(set) var names: Set<String> = []
  /// The types that are declared at the margin and visible in other files, or else those that are extended there.
  let types: Set<String>
  /// Whether it declares ``types``.
  let declaresTypes: Bool

  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ code: String) {
    var (declared, extended): (Set<String>, Set<String>) = ([], [])
    var isText = false
    for line in code.split(separator: "\n") {
      let words = Self.names(of: line, isText: &isText)
      names.formUnion(words)
      guard line.first?.isWhitespace == false, !words.contains("private"), !words.contains("fileprivate")
      else { continue }
      for (word, next) in zip(words, words.dropFirst()) {
        if Self.kinds.contains(word) {
          declared.insert(next)
          break
        }
        if word == "extension" {
          extended.insert(next)
          break
        }
      }
    }
    declaresTypes = !declared.isEmpty
    types = declaresTypes ? declared : extended
  }

  /// - Parameter isText: whether the line begins within a text of several lines.
  private static func names(of line: Substring, isText: inout Bool) -> [String] {
    var names: [String] = []
    var rest = line.utf8
    var isMember = false
    var isQuoted = false
    while let byte = rest.first {
      if rest.starts(with: "\"\"\"".utf8) {
        isText.toggle()
        rest = rest.dropFirst(3)
      } else if isText || isQuoted {
        rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
        if !isText, byte == UInt8(ascii: "\"") { isQuoted = false }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
        rest = rest.dropFirst()
      } else if rest.starts(with: "//".utf8) {
        break
      } else {
        let name = rest.prefix(while: isNameByte)
        if name.isEmpty {
          isMember = byte == UInt8(ascii: ".")
          rest = rest.dropFirst()
        } else {
          if !isMember { names.append(String(decoding: name, as: UTF8.self)) }
          isMember = false
          rest = rest.dropFirst(name.count)
        }
      }
    }
    return names
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
