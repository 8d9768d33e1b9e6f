// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Inspecting
import StaticPage

/// One HTML file with the pictures of specs before and after, with a frame around each element that differs.
package enum ComparisonPage {
  /// - Parameters:
  ///   - comparisons: the specs that differ, or one that doesn't.
  ///   - note: a sentence below the title. Default: none.
  /// - Returns: the page, and sentences that say what it leaves out.
  package static func made(
    of comparisons: [SpecComparison], note: String? = nil
  ) -> (bytes: [UInt8], leftOut: [String]) {
    let isOne = comparisons.count == 1
    let sections = comparisons.map { comparison in
      StaticPage.Section(
        title: isOne ? nil : comparison.title, words: comparison.words,
        content: .pair(old: comparison.picture(isOld: true), new: comparison.picture(isOld: false)))
    }
    return StaticPage(
      title: SpecComparison.title(of: comparisons), words: [note].compactMap(\.self), sections: sections,
      variety: .appearances
    )
    .made()
  }
}

extension SpecComparison {
  fileprivate var words: [String] {
    guard differs else { return ["No difference."] }
    return (tableLines + layoutLines).map { line in line.mark.map { "\($0.sign) \(line.text)" } ?? line.text }
  }

  fileprivate func picture(isOld: Bool) -> StaticPage.Picture? {
    (isOld ? pair.old : pair.new).map { side in
      StaticPage.Picture(
        "\(isOld ? "Before" : "After"): \(VisibleText.line(side.name))", side.table, spec: side.spec,
        marked: markedPlaces(isOld: isOld).compactMap { PageElement($0.place) })
    }
  }
}
