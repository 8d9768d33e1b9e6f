// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles

/// A file of code that an app adopts once, the same for every table. Exported code names its types.
///
/// They are ordinary Swift files, in `Sources/Support`.
package struct SupportFile: Sendable {
  /// The framework of the file.
  package let format: CodeFormat
  /// With its extension: `Card.swift`.
  package let name: String
  /// The code, `import` lines first.
  let code: String
  /// The types that it declares, or else those that it extends.
  let types: Set<String>
  /// The names that its code contains.
  let names: Set<String>

  /// The version of all support files, which rises when a generated file needs newer ones.
  package static let version = 1

  init(_ format: CodeFormat, name: String, source: String) {
    self.format = format
    self.name = name
    let head = source.prefix { $0 != "\n" }
    code = String(source.dropFirst(head.count).drop { $0 == "\n" })
    let scan = SwiftNamesScan(code)
    (types, names) = (scan.types, scan.names)
  }

  /// The same file for a test target of the app's module.
  package func importing(_ module: String?) -> SupportFile {
    guard module != nil else { return self }
    return SupportFile(format, name: name, source: "\n\n" + SupportFiles.importing(module, in: code))
  }

  /// The file as it is in an app.
  package var text: String {
    let rest = "// Written by 'roundtable support'. Yours to use in any app.\n\n" + code
    return SupportHead(version: Self.version, format: format, name: name, rest: rest).line + rest
  }

  /// How an app's file compares with the file as it is now.
  package enum State: Hashable, Sendable {
    case missing, current
    /// Written by roundtable and unedited, but by another version of it.
    case older
    /// Written by a roundtable whose support files have a higher version.
    case newer(version: Int)
    /// Written by roundtable, and then changed.
    case edited
    /// Not written by roundtable, or another support file than this one.
    case foreign(SupportHead?)
  }

  /// - Parameter bytes: the app's file; `nil` if there is none.
  package func state(of bytes: [UInt8]?) -> State {
    guard let bytes else { return .missing }
    let other = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    guard other != text else { return .current }
    let head = SupportHead(other)
    guard let head, head.format == format, head.name == name else { return .foreign(head) }
    guard head.fits(other) else { return .edited }
    return head.version > Self.version ? .newer(version: head.version) : .older
  }
}

/// The first line of a support file in an app: `// roundtable support 1, uikit: Card.swift 3f9a…`.
package struct SupportHead: Hashable, Sendable {
  package let version: Int
  package let format: CodeFormat
  package let name: String
  /// A hash of all lines after this one.
  private let hash: String

  private static let beginning = "// roundtable support "

  init(version: Int, format: CodeFormat, name: String, rest: String) {
    (self.version, self.format, self.name) = (version, format, name)
    hash = Self.hash(rest.utf8)
  }

  /// - Parameter text: the beginning of a file, at least its first line.
  /// - Returns: `nil` if it isn't a support file.
  package init?(_ text: String) {
    let line = text.prefix { !$0.isNewline }
    guard line.hasPrefix(Self.beginning) else { return nil }
    let words = line.dropFirst(Self.beginning.count).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, words[0].last == ",", words[1].last == ":",
      let version = Int(words[0].dropLast()), let format = CodeFormat(rawValue: String(words[1].dropLast()))
    else { return nil }
    (self.version, self.format) = (version, format)
    (name, hash) = (String(words[2]), String(words[3]))
  }

  var line: String { "\(Self.beginning)\(version), \(format.rawValue): \(name) \(hash)\n" }

  /// Whether the lines after the first one are as roundtable wrote them. Git may have changed the ends of lines.
  package func fits(_ text: String) -> Bool {
    let text = text.replacing("\r\n", with: "\n")
    return hash == Self.hash(text.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
  }

  /// FNV-1a of 64 bits, which finds edits but isn't a signature.
  private static func hash(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
