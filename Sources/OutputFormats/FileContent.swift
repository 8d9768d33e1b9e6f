// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Renderers
import StaticPage
import TableSpec

/// The content of an existing file, which decides whether a picture, a preview or code may overwrite it: it overwrites what
/// roundtable made, never a spec or a script, and any other file only if the user allows that.
package enum FileContent: Hashable, Sendable {
  /// A picture, frames or code with roundtable's mark, or a drawn text preview. Roundtable can make it again.
  case made
  /// Indented lines, as in a text preview that draws nothing. Other texts can look the same: commands overwrite them, but not
  /// daemons, whose previews the user doesn't name one by one.
  case indented
  /// A spec, even with errors.
  case spec
  /// A file that ends in .rt, .golden or .session.
  case script
  case other

  /// The bytes at a file's beginning that contain its mark.
  package static let beginningCount = 4096

  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the file's path. A file that ends in .swift is recognized only by its mark, not by the shape of its lines.
  package init(_ bytes: [UInt8], at path: String) {
    let name = path.lowercased()
    if bytes.isEmpty || Self.isMade(beginning: bytes) {
      self = .made
    } else if Self.scriptExtensions.contains(where: { name.hasSuffix("." + $0) }) {
      self = .script
    } else if name.hasSuffix(".swift") {
      self = .other
    } else if Self.isDrawn(bytes) {
      self = .made
    } else if SpecRecognition.isSpec(bytes) {
      self = .spec
    } else {
      self = Self.lines(bytes).allSatisfy { $0.first == " " } ? .indented : .other
    }
  }

  private static let scriptExtensions = ["rt", "golden", "session"]

  /// Whether a path has the name of a spec or a script. No preview has such a name.
  package static func isSourceName(_ path: String) -> Bool {
    let name = path.lowercased()
    return (SpecRecognition.fileExtensions + scriptExtensions).contains { name.hasSuffix("." + $0) }
  }

  /// Whether the file's beginning shows that roundtable made it; the file may be larger than a spec can be.
  ///
  /// - Parameter bytes: the first ``beginningCount`` bytes of the file, or all of it.
  package static func isMade(beginning bytes: [UInt8]) -> Bool {
    // The upper edge of a box isn't a key of a spec.
    let text = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return isMarked(beginning: bytes) || ["╭─", "┌─"].contains { text.starts(with: $0.utf8) }
  }

  /// Whether a file begins with roundtable's mark: SVG, PNG, PDF, a page, a part of a sheet, frames as JSON, or exported Swift code.
  ///
  /// - Parameter bytes: the first ``beginningCount`` bytes of the file, or all of it.
  package static func isMarked(beginning bytes: [UInt8]) -> Bool {
    if RasterFormat.isOurs(beginning: bytes) || SVGRenderer.isOurs(beginning: bytes) { return true }
    let beginning = String(decoding: bytes.prefix(beginningCount), as: UTF8.self)
    let blanks: [Character] = [" ", "\t", "\n", "\r\n", "\u{FEFF}"]
    let text = beginning.drop { blanks.contains($0) }
    return FramesJSON.isFrames(beginning: text) || CodeFormat.isExported(text)
      || StaticPage.isOurs(beginning: text) || SheetPart.isPart(beginning: text)
  }

  /// Whether a text is drawn as a text preview: all lines are drawn or indented, and at least one is drawn.
  package static func isDrawn(_ text: [UInt8]) -> Bool {
    let lines = Self.lines(text)
    guard lines.allSatisfy({ $0.first == " " || isDrawn($0) }), lines.contains(where: isDrawn) else {
      return false
    }
    // `---` before indented lines may begin a spec. The edge of a box may not, and needs no slow reading of a long text.
    return lines.contains(where: beginsWithEdge) || !SpecRecognition.isSpec(text)
  }

  /// The lines that aren't blank, from any editor.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self) }
      .filter { !$0.allSatisfy { $0 == " " } }
  }

  private static func beginsWithEdge(_ line: String) -> Bool {
    line.first { $0 != " " }.map("╭╰┌└│├─═".contains) ?? false
  }

  /// Whether a line begins with an edge, a corner or a separator, in box drawing characters or in ASCII.
  private static func isDrawn(_ line: String) -> Bool {
    if beginsWithEdge(line) { return true }
    let marks = line.drop { $0 == " " }
    if marks.hasPrefix(".--") || marks.hasPrefix("'--") || marks.hasPrefix("+--") { return true }
    if marks.hasPrefix("|"), marks.hasSuffix("|") { return true }
    // A title between two lines, or a line alone: `-- A -----`, `== Title ==`.
    return ["--", "=="].contains { marks.hasPrefix($0) && marks.hasSuffix($0) }
  }
}
