// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec

/// The text of a spec whose table is shown.
struct InspectedSpec {
  /// With what it includes, the nearest first.
  let files: [SpecText]
  let locator: SpecLocator
  let revision: Int
  /// The spec's own text as it is now, if it is broken: lines are of that one.
  private let brokenText: [UInt8]?

  init(files: [SpecText], revision: Int, brokenText: [UInt8]? = nil) {
    self.brokenText = brokenText
    self.files = files
    locator = SpecLocator(files)
    self.revision = revision
  }

  /// What the last good state has at a place of the spec's own file, or near it where that line is new.
  func level(at place: InspectionRequest.Target.TextPlace) -> LookLevel? {
    guard let good = files.first?.bytes, let brokenText else {
      return locator.level(atLine: place.line, column: place.column)
    }
    let line = TextLines(good).line(place.line, of: TextLines(brokenText))
    return locator.level(atLine: line, column: place.column)
  }

  /// A file's name from the spec's folder: where that lies is nobody's business in a browser.
  func name(of file: SpecText) -> String {
    let spec = files.first?.path ?? ""
    let folder = spec[..<(spec.lastIndex(of: "/").map { spec.index(after: $0) } ?? spec.startIndex)]
    return VisibleText.line(
      String(file.path.hasPrefix(folder) ? file.path.dropFirst(folder.count) : file.path[...]))
  }
}
