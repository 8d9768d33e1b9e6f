// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel

/// The numbers of the bars at the screen's end, of the sheet, and of the view of a table without rows.
extension WhyCommand {
  /// The height of a bar, or a number of an item of it.
  static func explanation(
    of words: [String], _ bar: BottomBar, _ explainer: Explainer
  ) throws(SessionError) -> Explanation {
    guard let height = explainer.explainHeight(of: bar) else {
      throw SessionError(
        "there is no \(bar.words)",
        hint: bar == .tabBar
          ? "set tabBar.tabs [{button: Home, image: house}]" : "set toolbarItems [{button: Edit}]")
    }
    guard let first = words.first else { return height }
    guard let index = Int(first) else {
      throw SessionError(
        "expected the number of an item, from 0, found '\(first)'", hint: "why \(bar.rawValue) 0 x")
    }
    return try explanation(of: Array(words.dropFirst()), "item \(index) of the \(bar.words)") {
      (property: Explainer.BarItemProperty) in explainer.explain(property, ofItem: index, in: bar)
    }
  }

  /// All numbers of a sheet or of the view of a table without rows, or the one that the words name.
  static func explanations(
    _ words: [String], _ all: [(property: String, explanation: Explanation)], _ missing: SessionError
  ) throws(SessionError) -> [Explanation] {
    guard !all.isEmpty else { throw missing }
    let name = words.joined(separator: " ")
    let found = words.isEmpty ? all : all.filter { $0.property == name }
    guard !found.isEmpty else { throw .unknown("property", name, among: all.map(\.property)) }
    return found.map(\.explanation)
  }
}
