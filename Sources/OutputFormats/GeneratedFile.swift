// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Renderers

/// Recognizes the files that roundtable makes, so that other files aren't overwritten.
package enum GeneratedFile {
  /// The bytes at a file's beginning that contain its mark.
  package static let beginningCount = 4096

  /// Whether a file begins with roundtable's mark: SVG, PNG, PDF, frames as JSON, or exported Swift code.
  ///
  /// - Parameter bytes: the first ``beginningCount`` bytes of the file, or all of it.
  package static func isMarked(beginning bytes: [UInt8]) -> Bool {
    if RasterFormat.isOurs(beginning: bytes) || SVGRenderer.isOurs(beginning: bytes) { return true }
    let beginning = String(decoding: bytes.prefix(beginningCount), as: UTF8.self)
    let blanks: [Character] = [" ", "\t", "\n", "\r\n", "\u{FEFF}"]
    let text = beginning.drop { blanks.contains($0) }
    return FramesJSON.isFrames(beginning: text) || CodeFormat.isExported(text)
  }

  /// Whether a text has the shape of a text preview: lines that are drawn or indented, at least one of them
  /// drawn.
  ///
  /// A preview of bare rows without separators draws nothing: see ``isIndented(_:)``.
  package static func isDrawn(_ lines: [String]) -> Bool {
    let lines = lines.filter { !isBlank($0) }
    return lines.allSatisfy { $0.first == " " || isDrawn($0) } && lines.contains(where: isDrawn)
  }

  /// Whether each line of a text is blank or indented, as in a text preview that draws nothing. Other texts
  /// can look the same.
  package static func isIndented(_ lines: [String]) -> Bool {
    lines.allSatisfy { isBlank($0) || $0.first == " " }
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " } }

  /// Whether a line begins with an edge, a corner or a separator, in box drawing characters or in ASCII.
  private static func isDrawn(_ line: String) -> Bool {
    let marks = line.drop { $0 == " " }
    if "╭╰┌└│├─═".contains(marks.first ?? " ") { return true }
    if marks.hasPrefix(".--") || marks.hasPrefix("'--") || marks.hasPrefix("+--") { return true }
    if marks.hasPrefix("|"), marks.hasSuffix("|") { return true }
    // A title between two lines, or a line alone: `-- A -----`, `== Title ==`.
    return ["--", "=="].contains { marks.hasPrefix($0) && marks.hasSuffix($0) }
  }
}
