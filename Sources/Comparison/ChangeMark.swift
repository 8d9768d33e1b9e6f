// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The way in which an element of a table differs, as pictures and lines mark it.
package enum ChangeMark: String, Hashable, Sendable, CaseIterable {
  case added, removed, moved, changed

  init(_ element: TableDifference.Element) {
    self = element.old == nil ? .added : element.new == nil ? .removed : element.isMoved ? .moved : .changed
  }

  /// A sign for readers who don't see the colour.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "−"
    case .moved: "↕"
    case .changed: "≠"
    }
  }

  /// The sign at the beginning of a line in the format of `diff`, which GitHub colours.
  var lineSign: Character {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .moved, .changed: "!"
    }
  }

  /// A sentence about elements that a picture doesn't show.
  static func hidden(_ count: Int) -> String { "\(count.counted("change")) outside of the picture" }

  /// The colour of frames: a contrast of 4.5 to 1 or more on white, and of 3 to 1 or more on black.
  var paint: RGBA {
    switch self {
    case .added: RGBA(hex: 0x1A7F37)
    case .removed: RGBA(hex: 0xCF222E)
    case .moved: RGBA(hex: 0x8250DF)
    case .changed: RGBA(hex: 0xB35900)
    }
  }
}
