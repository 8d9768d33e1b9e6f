// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Bounds, in points, of the distance from the frame of a row, a header or a footer within which it draws. A
/// caller that needs a part of the picture paints only the rows within that distance.
///
/// A bound that is too large paints some invisible rows; one that is too small would lose something. So every part
/// that can leave its frame has a term here, and a test draws tables with all settings.
extension LayoutEnvironment {
  /// The parts that are centred in a row, and so leave it if it is lower than they are, and the spaces around them.
  private static let parts: [Metric] = [
    .badgeHeight, .imageSlotWidth, .tileSide, .chevronHeight, .checkmarkHeight, .detailButtonSide,
    .switchHeight, .statusIconSide, .statusLevelSide, .statusSpacing, .cardContentMargin,
    .imageAboveTextSpacing, .imageVerticalMargin, .configurationTextSpacing, .accessibilityRowPadding,
    .cellVerticalMargin, .subtitleVerticalMargin, .largePadVerticalMargin,
  ]

  /// The reach of a row with this look whose height fits its texts.
  func reach(of look: ResolvedLook) -> Points {
    let parts = Self.parts.reduce(.zero) { $0 + metric($1).magnitude }
    var reach = grown(parts) + lineHeight(.title, .body, look) + lineHeight(.detail, .body, look)
    reach += look.given[.imageSize]?.height ?? .zero
    reach += look[.separatorThickness] + look[.border].width
    reach += look[.insetTop].magnitude + look[.insetBottom].magnitude
    if let origin = look.given[.titleOrigin] { reach += origin.y.magnitude }
    let shadow = look[.shadow]
    // A shadow ends at three standard deviations, of half its radius each (`CALayer.shadowRadius`).
    if shadow.isVisible { reach += shadow.offset.y.magnitude + shadow.radius * 3 }
    return reach
  }

  private func lineHeight(_ label: LabelSettings, _ style: TextStyle, _ look: ResolvedLook) -> Points {
    FontMetrics(font(font(style), label, look.given)).lineHeight
  }

  /// The reach of a section's header and footer, whose set height may be less than their texts need.
  func reach(ofLabelsOf info: Section.Info, _ look: ResolvedLook) -> Points {
    let metrics = HeaderFooterMetrics<Points>(environment: self)
    let margins: [Metric] =
      isGrouped
      ? [.headerTopMargin, .headerBottomMargin, .footerTopMargin, .footerBottomMargin] : [.plainHeaderMargin]
    let space = margins.reduce(.zero) { $0 + metric($1).magnitude }
    return HeaderFooterKind.allCases.reduce(.zero) { reach, kind in
      guard let text = info.text(of: kind) else { return reach }
      // A height that isn't set fits its text.
      guard GivenHeight(kind, info, self).isFixed else { return max(reach, space) }
      let lines = metrics.lines(text, kind: kind, look: look).count
      return max(reach, space + FontMetrics(metrics.font(kind, look)).lineHeight * lines)
    }
  }
}

extension RowContent where N == Points {
  /// Points by which the texts may leave the cell: a set height can be less than they need.
  func overflow(width: Points) -> Points {
    look[.rowHeight] == .automatic ? .zero : fittedHeight(width: width)
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
