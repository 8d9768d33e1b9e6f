// SPDX-License-Identifier: GPL-3.0-or-later

/// The names in Swift code, without those in comments and in texts.
struct SwiftNamesScan {
  /// All names, except members after a point; `.stepper(` for a member whose type is known from its place.
  private(set) var names: Set<String> = []
  /// The types that are declared at the margin and visible in other files, and `.stepper(` for each static function of an
  /// extension; without any of them, the types that are extended there.
  let types: Set<String>
  /// Whether it declares ``types``.
  let declaresTypes: Bool

  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ code: String) {
    var (declared, extended, members): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    var isText = false
    var isExtension = false
    for line in code.split(separator: "\n") {
      let words = Self.names(of: line, isText: &isText)
      names.formUnion(words)
      if isExtension, let name = words.drop(while: { $0 != "func" }).dropFirst().first,
        words.first == "static"
      {
        members.insert(".\(name)(")
      }
      if line.first?.isWhitespace == false { isExtension = words.contains("extension") }
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
    types = declared.isEmpty && members.isEmpty ? extended : declared.union(members)
  }

  /// - Parameter isText: whether the line begins within a text of several lines.
  private static func names(of line: Substring, isText: inout Bool) -> [String] {
    var names: [String] = []
    var rest = line.utf8
    var isMember = false
    // Whether the point begins an expression.
    var isImplicit = false
    var isQuoted = false
    var last: UInt8?
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
          isImplicit = isMember && !(last.map(isEnd) ?? false)
          rest = rest.dropFirst()
        } else {
          let text = String(decoding: name, as: UTF8.self)
          rest = rest.dropFirst(name.count)
          if !isMember {
            names.append(text)
          } else if isImplicit, rest.first == UInt8(ascii: "(") {
            names.append(".\(text)(")
          }
          isMember = false
        }
        last = byte
      }
    }
    return names
  }

  /// Whether a point behind the byte is a member of the value that ends there.
  private static func isEnd(_ byte: UInt8) -> Bool {
    isNameByte(byte) || [")", "]", "}", "?", "!"].contains { UInt8(ascii: $0) == byte }
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
