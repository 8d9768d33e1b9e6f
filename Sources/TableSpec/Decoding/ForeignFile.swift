// SPDX-License-Identifier: GPL-3.0-or-later

/// Recognizes files of other kinds by their first bytes, because a picture, a page or code may be given as a spec by mistake.
enum ForeignFile {
  /// The kind in words, such as `a PNG picture`; `nil` for a text that may be a spec.
  static func kind(of bytes: some Collection<UInt8>) -> String? {
    let head = Array(bytes.prefix(headLength))
    if let magic = magics.first(where: { head.dropFirst($0.offset).starts(with: $0.bytes) }) {
      return magic.kind
    }
    let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard text.first == "<", let second = text.dropFirst().first, second.isLetter || "!?".contains(second)
    else { return nil }
    let lower = text.lowercased()
    return markups.first { lower.contains($0.mark) }?.kind ?? "an XML text"
  }

  /// The names of XML's roots are near the beginning.
  private static let headLength = 1024

  private static let magics: [(offset: Int, bytes: [UInt8], kind: String)] = [
    (0, [0x89, 0x50, 0x4E, 0x47], "a PNG picture"), (0, [0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (0, Array("GIF8".utf8), "a GIF picture"), (0, Array("%PDF-".utf8), "a PDF document"),
    (0, Array("II*\0".utf8), "a TIFF picture"), (0, Array("MM\0*".utf8), "a TIFF picture"),
    (4, Array("ftypheic".utf8), "a HEIC picture"), (4, Array("ftypavif".utf8), "an AVIF picture"),
    (4, Array("ftyp".utf8), "a film"), (8, Array("WEBP".utf8), "a WebP picture"),
    (0, [0x1F, 0x8B], "a gzip archive"), (0, [0x50, 0x4B, 0x03, 0x04], "a zip archive"),
    (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive"), (0, [0x28, 0xB5, 0x2F, 0xFD], "a zstd archive"),
    (0, Array("BZh91AY".utf8), "a bzip2 archive"), (0, Array("bplist0".utf8), "a binary property list"),
    (0, [0x7F, 0x45, 0x4C, 0x46], "a program"), (0, [0xCF, 0xFA, 0xED, 0xFE], "a program"),
    (0, [0xCA, 0xFE, 0xBA, 0xBE], "a program"), (0, Array("OTTO\0".utf8), "a font"),
    (0, [0, 1, 0, 0, 0], "a font"), (0, Array("SQLite format 3".utf8), "a database"),
  ]

  /// Marks in lower case. Before `<svg` comes `<?xml`, so the last one is the most general.
  private static let markups: [(mark: String, kind: String)] = [
    ("<svg", "an SVG picture"), ("<!doctype html", "an HTML page"), ("<html", "an HTML page"),
    ("<!doctype plist", "a property list"), ("<plist", "a property list"),
    ("com.apple.interfacebuilder", "a storyboard"),
  ]
}

/// Recognizes Swift and Objective-C, because code that sets up a table may be pasted into a spec.
enum SwiftLine {
  /// Whether a line is code: a declaration, an assignment or a call.
  static func isCode(_ line: some StringProtocol) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" || $0 == "-" }
    if beginnings.contains(where: text.hasPrefix) { return true }
    return target(of: text) != nil
  }

  private static let beginnings = [
    "import UI", "import Swift", "import Foundation", "#import", "@objc", "@IB", "@main", "@State", "let ",
    "var ", "func ", "class ", "final class ", "struct ", "extension ", "override ", "private ", "public ",
    "internal ", "static ", "return ", "guard ", "self.", "super.", "tableView.", "cell.", "[self", "[cell",
    "[tableView", "UIView", "UITable", "UIColor", "//",
  ]

  /// `rowHeight` of `tableView.rowHeight = 44`; `nil` for other lines.
  static func target(of line: some StringProtocol) -> String? {
    guard let equals = line.firstRange(of: " = ") else { return nil }
    let left = line[..<equals.lowerBound].drop { $0 == " " || $0 == "\t" || $0 == "-" }
    guard left.contains("."), left.allSatisfy({ $0.isLetter || $0.isNumber || "._?![]".contains($0) }) else {
      return nil
    }
    return left.split(separator: ".").last.map { String($0.filter { !"?!".contains($0) }) }
  }
}
