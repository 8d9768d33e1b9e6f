// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Inspecting
import TableModel
import TableSpec

/// A page in one file, which opens from a disk and loads nothing: sections with pictures of tables, and an inspector for each.
///
///     let old = StaticPage.Picture("Before", oldTable, spec: oldSpec)
///     let new = StaticPage.Picture("After", newTable, spec: newSpec, marked: [.row(path)])
///     let page = StaticPage(
///       title: "Changes since main", words: ["2 specs changed"],
///       sections: [.init(title: "settings.yaml", words: ["row 1.0: title …"], content: .pair(old: old, new: new))],
///       variety: .appearances)
///     let (bytes, leftOut) = page.made()
///
/// Without scripts, a reader sees all pictures, both pictures of a pair side by side, the marks, the rulers, and can choose a
/// variant. Scripts add the inspector with the sums of each number, and for a pair a slider, onion skin and the difference.
///
/// All texts are plain texts: the page escapes them. Equal pages have equal bytes.
package struct StaticPage: Sendable {
  /// A table to draw.
  package struct Picture: Sendable {
    /// The caption: a file's name, `Before`, a revision.
    package var name: String
    package var table: Table
    /// The spec of the table, by which the inspector shows the lines and names the places of settings. Default: none.
    package var spec: LoadedSpec?
    /// Elements with a frame around them: the changed ones. Default: none.
    package var marked: [PageElement]

    package init(_ name: String, _ table: Table, spec: LoadedSpec? = nil, marked: [PageElement] = []) {
      (self.name, self.table, self.spec, self.marked) = (name, table, spec, marked)
    }
  }

  /// The pictures of a section.
  package enum Content: Sendable {
    /// Pictures beside each other; no picture is a section of words.
    case pictures([Picture])
    /// A table before and after a change. `nil` is a table that is new or was deleted.
    case pair(old: Picture?, new: Picture?)
    /// A screenshot with its caption, as an SVG of the picture's size, and the table that it shows.
    case screenshot(String, svg: [UInt8], of: Picture)

    var pictures: [Picture] {
      switch self {
      case .pictures(let pictures): pictures
      case .pair(let old, let new): [old, new].compactMap { $0 }
      case .screenshot(_, _, let picture): [picture]
      }
    }
  }

  package struct Section: Sendable {
    /// The heading. Default: `nil`, none.
    package var title: String?
    /// Lines of text between the heading and the pictures, each of them a paragraph. Default: none.
    package var words: [String]
    package var content: Content

    package init(title: String? = nil, words: [String] = [], content: Content) {
      (self.title, self.words, self.content) = (title, words, content)
    }
  }

  /// The variants of each table from which a reader chooses.
  package enum Variety: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// The table as its spec says.
    case own
    /// Also in light and in dark appearance.
    case appearances
    /// Also in both directions.
    case directions
    /// Also at the text sizes ``StaticPage/textSizes``.
    case textSizes

    package static func < (one: Variety, other: Variety) -> Bool { one.rawValue < other.rawValue }
  }

  /// The default size, and one of accessibility, as in the live page's grid.
  package static let textSizes: [TextSize] = [.large, .accessibilityLarge]
  /// The bytes that a page may have, unless the pictures of its tables as their specs say have more.
  package static let mostBytes = 1_000_000

  package var title: String
  /// Lines of text below the title. Default: none.
  package var words: [String]
  package var sections: [Section]
  /// The wanted variants. Default: all.
  package var variety: Variety
  /// Whether the rulers are shown at first. Default: no.
  package var showsRulers = false

  package init(title: String, words: [String] = [], sections: [Section], variety: Variety = .textSizes) {
    (self.title, self.words, self.sections, self.variety) = (title, words, sections, variety)
  }

  /// The page, and sentences that say what it leaves out so that it has at most ``mostBytes``; the page has them, too.
  ///
  /// It first leaves out text sizes, then directions, then appearances, and at last the inspector of further elements. It never
  /// leaves out a picture.
  package func made(mostBytes: Int = Self.mostBytes) -> (bytes: [UInt8], leftOut: [String]) {
    var content = PageContent(sections.flatMap(\.content.pictures), mostBytes: mostBytes)
    for next in Variety.allCases.dropFirst() where next <= variety && !WorkProgress.isCancelled {
      guard content.add(next) else { break }
    }
    let leftOut = content.leftOut(of: variety)
    return (PageWriter(self, content, leftOut).bytes, leftOut)
  }
}
