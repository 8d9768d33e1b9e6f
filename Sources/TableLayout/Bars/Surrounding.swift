// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A part of the screen around the rows: a sheet, a bar, the view of a table without rows, or a part of the table view that
/// isn't a row. A later one is in front of the others.
package enum Surrounding: String, Hashable, Sendable, CaseIterable {
  case contentUnavailable, refreshControl, sectionIndex, scrollIndicator, navigationBar, toolbar, tabBar,
    sheet

  package var words: String {
    switch self {
    case .sheet, .contentUnavailable: rawValue
    case .navigationBar: "navigation bar"
    case .refreshControl: "refresh control"
    case .sectionIndex: "section index"
    case .scrollIndicator: "scroll indicator"
    case .toolbar, .tabBar: bar?.words ?? rawValue
    }
  }

  private var bar: BottomBar? { BottomBar(rawValue: rawValue) }
}

extension LaidOutTable {
  /// The frames of a surrounding and of what is in it, in points; `nil` if the table doesn't have it.
  package func tree(of surrounding: Surrounding) -> FrameTree.View? {
    switch surrounding {
    case .sheet: return sheetTree
    case .contentUnavailable: return contentUnavailableTree
    case .refreshControl:
      guard let control = RefreshControlLayout<Points>(environment) else { return nil }
      let parts = [("spinner", control.spinner.rect), ("title", control.title?.frame.rect)]
      return view(control.frame.rect, parts)
    case .sectionIndex:
      return SectionIndex(self).map { index in
        view(index.frame, index.titles.enumerated().map { ("title \($0.offset)", $0.element.frame) })
      }
    case .scrollIndicator: return scrollIndicatorFrame.map { FrameTree.View(frame: $0, elements: []) }
    case .navigationBar:
      guard let bar = navigationBarTree else { return nil }
      func buttons(_ side: String, _ buttons: [FrameTree.NavigationBar.Button]) -> [(String, Rect?)] {
        buttons.enumerated().map { ("\(side) button \($0.offset)", $0.element.frame) }
      }
      let parts =
        [("back button", bar.backButton), ("back title", bar.backTitle?.frame), ("title", bar.title?.frame)]
        + buttons("left", bar.left) + buttons("right", bar.right) + [("search field", bar.searchField)]
      return FrameTree.View(
        frame: bar.frame,
        elements: parts.compactMap { name, frame in frame.map { .init(path: name, kind: "", frame: $0) } })
    case .toolbar, .tabBar:
      return bottomBarTrees.first { $0.bar.rawValue == surrounding.rawValue }.map { bar in
        FrameTree.View(
          frame: bar.frame,
          elements: bar.items.enumerated().map {
            .init(path: "item \($0.offset)", kind: ElementKind.button.rawValue, frame: $0.element.frame)
          })
      }
    }
  }

  /// A view with parts whose frames are left to right.
  private func view(_ frame: Rect, _ parts: [(String, Rect?)]) -> FrameTree.View {
    FrameTree.View(
      frame: directed(frame),
      elements: parts.compactMap { name, frame in
        frame.map { .init(path: name, kind: "", frame: directed($0)) }
      })
  }

  /// The surrounding at a point, with the part of it there; `nil` if there is none.
  package func surrounding(at point: Point) -> (surrounding: Surrounding, part: String?)? {
    for surrounding in Surrounding.allCases.reversed() {
      guard let tree = tree(of: surrounding) else { continue }
      let part = tree.elements.last { $0.frame.contains(point) }
      // A search field can be at the other end of the screen, or in the toolbar. Everything is in the sheet.
      if surrounding == .toolbar, part == nil, environment.searchIsInToolbar,
        navigationBarTree?.searchField?.contains(point) == true
      {
        continue
      }
      if part != nil || surrounding != .sheet && tree.frame.contains(point) {
        return (surrounding, part?.path)
      }
    }
    return nil
  }
}

extension Explainer {
  /// Explains the numbers of a surrounding: `height`, `title x`, `item 0 x` …; empty if the table doesn't have it.
  package func explanations(of surrounding: Surrounding) -> [(property: String, explanation: Explanation)] {
    func named(_ name: String, _ explanation: Explanation?) -> [(property: String, explanation: Explanation)]
    {
      explanation.map { [(name, $0)] } ?? []
    }
    switch surrounding {
    case .sheet: return sheet()
    case .contentUnavailable: return contentUnavailable()
    case .refreshControl, .scrollIndicator, .sectionIndex:
      return ScrollProperty.properties(of: surrounding).flatMap { named($0.rawValue, explain($0)) }
    case .navigationBar:
      return named("height", explainNavigationBar())
        + BarProperty.allCases.flatMap { named($0.rawValue, explain($0)) }
    case .toolbar, .tabBar:
      guard let bar = BottomBar(rawValue: surrounding.rawValue) else { return [] }
      let count = layout.tree(of: surrounding)?.elements.count ?? 0
      return named("height", explainHeight(of: bar))
        + (0..<count).flatMap { index in
          BarItemProperty.allCases.flatMap {
            named("item \(index) \($0.rawValue)", explain($0, ofItem: index, in: bar))
          }
        }
    }
  }
}
