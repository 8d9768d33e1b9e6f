// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// How far beyond its own frame anything of a row, a header or a footer may be drawn, in points: who wants a part of the
/// picture paints what lies that near, and not the whole table.
///
/// Bounds that are quick to tell, not the truth: too large a one paints some rows that are not seen. Too small a one
/// would lose something, so each part that can leave its frame has its term here, and a test draws tables of all settings.
extension LayoutEnvironment {
  /// Images, badges and accessories are centred in a cell however low it is, texts stand apart and margins are left:
  /// none of a cell's columns has more than four of those lengths.
  private var partsReach: Points { largestMetric * 4 + lineHeight(.body) * 4 }

  private func lineHeight(_ style: TextStyle) -> Points { FontMetrics(font(style)).lineHeight }

  /// Of a row with this look whose texts take one line each.
  func reach(of look: ResolvedLook) -> Points {
    var reach = partsReach + look[.separatorThickness] + look[.rowSpacing]
    reach += look[.insetTop].magnitude + look[.insetBottom].magnitude
    if let origin = look.given[.titleOrigin] { reach += origin.y.magnitude }
    reach += (lineHeight(.title, look) + lineHeight(.detail, look)) * 2
    reach += look.given[.imageSize]?.height ?? .zero
    let shadow = look[.shadow]
    if shadow.isVisible {
      reach += shadow.offset.y.magnitude + shadow.radius * 3 + (shadow.pathSize?.height ?? .zero)
    }
    return reach
  }

  /// The line height of a label whose font is set; 0 if it isn't.
  private func lineHeight(_ label: LabelSettings, _ look: ResolvedLook) -> Points {
    FontMetrics(font(Font(size: .zero), label, look.given)).lineHeight
  }

  /// The lines of a row's texts that wrap. None has less than one character.
  func reach(ofTextsOf row: Row, _ look: ResolvedLook) -> Points {
    let wrapsDetail = row.cellStyle == .status || look.given[.detailNumberOfLines] != nil
    let title = row.numberOfLines == 1 ? 0 : row.title.utf8.count
    let detail = wrapsDetail ? row.detail?.utf8.count ?? 0 : 0
    guard title + detail > 0 else { return .zero }
    return max(lineHeight(.body), lineHeight(.title, look), lineHeight(.detail, look)) * (title + detail)
  }

  /// Of a section's header and footer. Capital letters may be more than the small ones were.
  func reach(ofLabelsOf info: Section.Info, _ look: ResolvedLook) -> Points {
    let characters = max(info.header?.utf8.count ?? 0, info.footer?.utf8.count ?? 0)
    guard characters > 0 else { return .zero }
    let metrics = HeaderFooterMetrics<Points>(environment: self)
    let line = max(
      FontMetrics(metrics.font(.header, look)).lineHeight, FontMetrics(metrics.font(.footer, look)).lineHeight
    )
    return partsReach + line * (characters * 2 + 1)
  }
}

extension LaidOutTable {
  /// How far from its frame anything may be drawn, in points.
  var drawingReach: Points { sections.reach }

  /// Where the frames lie of what may be seen in a part of the content, from top to bottom in points.
  func near(_ window: Range<Points>) -> Range<Points> {
    (window.lowerBound - drawingReach)..<(window.upperBound + drawingReach)
  }

  /// The sections that touch a part of the content; all for `nil`.
  func sections(in window: Range<Points>?) -> Range<Int> {
    guard let window else { return sections.indices }
    let first = sections.index(endingBelow: window.lowerBound) ?? sections.count
    let end = sections.index(endingBelow: window.upperBound).map { $0 + 1 } ?? sections.count
    return first..<max(first, end)
  }

  /// The rows of a section that touch a part of the content.
  func rowIndices(ofSection section: Int, in window: Range<Points>) -> Range<Int> {
    let extent = sections[section]
    func row(endingBelow y: Points) -> Int? {
      extent.rows.index(endingBelow: y - extent.rowsTop, spacing: extent.rowSpacing)
    }
    let first = row(endingBelow: window.lowerBound) ?? extent.rows.count
    let end = row(endingBelow: window.upperBound).map { $0 + 1 } ?? extent.rows.count
    return first..<max(first, end)
  }
}

extension Points {
  fileprivate var magnitude: Points { self < .zero ? -self : self }
}
