// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Bounds, in points, of the distance from the frame of a row, a header or a footer within which it draws. A
/// caller that needs a part of the picture paints only the rows within that distance.
///
/// The bounds are quick estimates. A bound that is too large paints some invisible rows; one that is too
/// small would lose something. So every part that can leave its frame has a term here, and a test draws
/// tables with all settings.
extension LayoutEnvironment {
  /// Images, badges and accessories are centred, and may be higher than their cell. A column of a cell is never higher than four
  /// of the largest metric, for images, spaces and margins, and four lines of text.
  private var partsReach: Points { largestMetric * 4 + lineHeight(.body) * 4 }

  private func lineHeight(_ style: TextStyle) -> Points { FontMetrics(font(style)).lineHeight }

  /// The reach of a row with this look whose texts have one line each.
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

  /// The reach of a row's wrapping texts. Each line has at least one character.
  func reach(ofTextsOf row: Row, _ look: ResolvedLook) -> Points {
    let wrapsDetail = row.cellStyle == .status || look.given[.detailNumberOfLines] != nil
    let title = row.numberOfLines == 1 ? 0 : row.title.utf8.count
    let detail = (wrapsDetail ? row.detail?.utf8.count ?? 0 : 0) + (row.status.date?.utf8.count ?? 0)
    guard title + detail > 0 else { return .zero }
    return max(lineHeight(.body), lineHeight(.title, look), lineHeight(.detail, look)) * (title + detail)
  }

  /// The reach of a section's header and footer. A text can have more capital letters than small ones.
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
  /// The largest distance from its frame at which a part draws, in points.
  var drawingReach: Points { sections.reach }

  /// The vertical range of the frames that can be visible in a part of the content, in points.
  func near(_ window: Range<Points>) -> Range<Points> {
    (window.lowerBound - drawingReach)..<(window.upperBound + drawingReach)
  }

  /// The sections that touch a part of the content; all sections for `nil`.
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
