// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec
import TextEscaping

/// The text of a spec whose table is shown.
struct InspectedSpec {
  /// With what it includes, the nearest first.
  let files: [SpecText]
  let locator: SpecLocator
  let revision: Int

  init(files: [SpecText], revision: Int) {
    self.files = files
    locator = SpecLocator(files)
    self.revision = revision
  }

  /// A file's name from the spec's folder: where that lies is nobody's business in a browser.
  func name(of file: SpecText) -> String {
    let spec = files.first?.path ?? ""
    let folder = spec[..<(spec.lastIndex(of: "/").map { spec.index(after: $0) } ?? spec.startIndex)]
    return VisibleText.line(
      String(file.path.hasPrefix(folder) ? file.path.dropFirst(folder.count) : file.path[...]))
  }
}
