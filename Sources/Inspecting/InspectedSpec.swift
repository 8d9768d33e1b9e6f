// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec

/// The text of a spec whose table is shown.
package struct InspectedSpec {
  /// The spec's file, then the files that it includes.
  package let files: [SpecText]
  package let locator: SpecLocator
  package let revision: Int
  /// The current text of the spec, if it is broken; requested lines refer to it.
  private let brokenText: [UInt8]?

  package init(files: [SpecText], revision: Int = 0, brokenText: [UInt8]? = nil) {
    self.brokenText = brokenText
    self.files = files
    locator = SpecLocator(files)
    self.revision = revision
  }

  /// The level at a place of the spec's own file in the last good state; for a new line, the level near it.
  func level(at place: Inspection.Target.TextPlace) -> LookLevel? {
    guard let good = files.first?.bytes, let brokenText else {
      return locator.level(atLine: place.line, column: place.column)
    }
    let line = TextLines(good).line(place.line, of: TextLines(brokenText))
    return locator.level(atLine: line, column: place.column)
  }

  /// A file's path relative to the spec's folder: the browser must not learn where the folder is.
  package func name(of file: SpecText) -> String {
    let spec = files.first?.path ?? ""
    let folder = spec[..<(spec.lastIndex(of: "/").map { spec.index(after: $0) } ?? spec.startIndex)]
    return VisibleText.line(
      String(file.path.hasPrefix(folder) ? file.path.dropFirst(folder.count) : file.path[...]))
  }
}
