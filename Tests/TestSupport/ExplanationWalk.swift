// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Requests the explanation of every number of a table, and compares the results with the frames.
package struct ExplanationWalk {
  private let layout: LaidOutTable
  private let explainer: Explainer
  private let tree: WholeFrames
  /// The differences, in words.
  package private(set) var problems: [String] = []
  /// The explanations so far.
  package private(set) var explanations: [Explanation] = []
  /// The number of compared numbers.
  package private(set) var count = 0

  package init(_ table: Table) {
    layout = LaidOutTable(table)
    explainer = Explainer(layout)
    tree = layout.frameTree()
    walkContent()
    walkBar()
    walkFillers()
    for section in tree.sections { walk(section) }
  }

  private mutating func walkContent() {
    check(explainer.explainContentWidth(), tree.contentSize.width)
    check(explainer.explainContentHeight(), tree.contentSize.height)
    for metric in Metric.allCases { check(explainer.explain(metric), layout.environment.metric(metric)) }
    for flag in ProfileFlag.allCases {
      check(explainer.explain(flag), layout.environment.flag(flag) ? 1 : .zero)
    }
  }

  private mutating func walkBar() {
    guard let bar = tree.navigationBar else { return }
    let search = bar.searchField.map(leftToRight)
    let numbers: [Explainer.BarProperty: Points?] = [
      .titleX: bar.title.map { leftToRight($0.frame).minX }, .titleY: bar.title?.frame.minY,
      .backX: bar.backButton.map { leftToRight($0).minX },
      .backTitleX: bar.backTitle.map { leftToRight($0.frame).minX },
      .leftX: bar.left.first.map { leftToRight($0.frame).minX },
      .rightX: bar.right.first.map { leftToRight($0.frame).minX }, .searchX: search?.minX,
      .searchY: search?.minY, .searchWidth: search?.width, .searchHeight: search?.height,
    ]
    for property in Explainer.BarProperty.allCases {
      guard let number = numbers[property] ?? nil else {
        if explainer.explain(property) != nil {
          problems.append("\(property.rawValue) of the bar is explained")
        }
        continue
      }
      check(explainer.explain(property), number)
    }
  }

  private mutating func walkFillers() {
    guard let line = tree.fillerSeparators.first.map(leftToRight) else { return }
    check(explainer.explain(.separator), line.minX)
    check(explainer.explain(.separatorWidth), line.width)
    guard tree.fillerSeparators.count > 1 else { return }
    check(explainer.explain(.height), tree.fillerSeparators[1].minY - line.minY)
  }

  private mutating func walk(_ section: WholeFrames.Section) {
    func explain(_ property: Explainer.SectionProperty) -> Explanation? {
      explainer.explain(property, ofSection: section.index)
    }
    check(explain(.y), section.frame.minY)
    check(explain(.height), section.frame.height)
    check(explain(.header), section.header?.frame.height ?? .zero)
    check(explain(.footer), section.footer?.frame.height ?? .zero)
    check(explain(.headerY), layout.rectForHeader(inSection: section.index).minY)
    check(explain(.footerY), layout.rectForFooter(inSection: section.index).minY)
    for (label, x, baseline) in [
      (section.header?.label, Explainer.SectionProperty.headerX, Explainer.SectionProperty.headerBaseline),
      (section.footer?.label, .footerX, .footerBaseline),
    ] {
      guard let label else { continue }
      check(explain(x), leftToRight(label.box).minX)
      check(explain(baseline), label.baseline)
    }
    if section.index + 1 < tree.sections.count {
      let upper = layout.sections[section.index]
      check(
        explainer.explainGap(after: section.index),
        layout.sections[section.index + 1].rowsTop - upper.footerTop)
    }
    for row in section.rows { walk(row) }
  }

  private mutating func walk(_ row: FrameTree.Row) {
    let path = Table.IndexPath(row: row.row, section: row.section)
    let frame = leftToRight(row.frame)
    let background = leftToRight(row.background)
    let radii = row.cornerRadii
    let isMirrored = layout.environment.isRightToLeft
    let line = row.separators.last.map { leftToRight($0.frame) }
    let numbers: [RowProperty: Points?] = [
      .x: frame.minX, .y: frame.minY, .width: frame.width, .height: frame.height, .radius: radii.maximum,
      .cornerTopLeft: isMirrored ? radii.topRight : radii.topLeft,
      .cornerTopRight: isMirrored ? radii.topLeft : radii.topRight,
      .cornerBottomLeft: isMirrored ? radii.bottomRight : radii.bottomLeft,
      .cornerBottomRight: isMirrored ? radii.bottomLeft : radii.bottomRight, .separator: line?.minX,
      .separatorY: line?.minY, .separatorWidth: line?.width, .separatorHeight: line?.height,
      .titleX: row.title.map { leftToRight($0.frame).minX }, .titleY: row.title?.frame.minY,
      .titleHeight: row.title?.frame.height, .detailX: row.detail.map { leftToRight($0.frame).minX },
    ]
    for property in RowProperty.allCases where property != .trailingMargin {
      guard let number = numbers[property] else {
        problems.append("nothing to compare \(property.rawValue) with")
        continue
      }
      let explanation = explainer.explain(property, ofRowAt: path)
      if let number {
        check(explanation, number)
      } else if explanation != nil {
        problems.append("\(property.rawValue) of row \(path) is explained, but there is none")
      }
    }
    let margin = explainer.explain(.trailingMargin, ofRowAt: path)
    // Only an accessory at the margin shows the margin itself.
    let accessory = row.accessory.map(leftToRight)
    check(margin, accessory.map { background.maxX - $0.maxX } ?? margin?.value ?? .zero)
    for gap in row.gaps { check(explainer.explain(gap, ofRowAt: path), gap.length) }
  }

  /// The rectangle as the layout computes it. Frames of right-to-left tables are mirrored.
  private func leftToRight(_ rect: Rect) -> Rect {
    layout.environment.isRightToLeft ? rect.mirrored(in: layout.environment.width) : rect
  }

  private mutating func check(_ explanation: Explanation?, _ number: Points) {
    count += 1
    guard let explanation else {
      problems.append("\(number) is not explained")
      return
    }
    explanations.append(explanation)
    let sum = explanation.terms.reduce(Points.zero) { $0 + $1.value }
    if explanation.value != number { problems.append("the frame says \(number): \(explanation.text)") }
    if sum != explanation.value { problems.append("the terms make \(sum): \(explanation.text)") }
    for term in explanation.terms where term.name.isEmpty || term.origin.isEmpty {
      problems.append("a term without words: \(explanation.text)")
    }
  }
}
