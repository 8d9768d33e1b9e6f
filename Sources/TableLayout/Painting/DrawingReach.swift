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
    // A shadow's radius is the standard deviation of its blur (`CALayer.shadowRadius`), which is invisible beyond three.
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
      ? [
        .headerTopMargin, .headerBottomMargin, .footerTopMargin, .footerBottomMargin,
        .prominentHeaderTopMargin,
        .prominentHeaderBottomMargin,
      ] : [.plainHeaderMargin]
    let space = margins.reduce(.zero) { $0 + metric($1).magnitude }
    return HeaderFooterKind.allCases.reduce(.zero) { reach, kind in
      guard let text = metrics.text(kind, info, look: look) else { return reach }
      // A height that isn't set fits its text.
      guard GivenHeight(kind, info, self).isFixed else { return max(reach, space) }
      let parts = metrics.parts(kind, info, look: look)?.height ?? .zero
      let lines = metrics.lines(text, kind: kind, info, look: look).count
      return max(reach, space + parts + FontMetrics(metrics.font(kind, look)).lineHeight * lines)
    }
  }
}

extension LaidOutTable {
  /// The largest distance from its frame at which a row, a header or a footer draws, in points.
  var drawingReach: Points {
    var reach = Points.zero
    for section in table.sections {
      let look = environment.look(of: section.info)
      reach = max(reach, environment.reach(of: look), environment.reach(ofLabelsOf: section.info, look))
      for row in section.rows where !row.look.isEmpty || look[.rowHeight] != .automatic {
        let own = look.over(row.look, in: environment)
        let image =
          row.image?.size?.height ?? row.image?.file.flatMap { environment.pictures[$0]?.size?.height }
        reach = max(reach, environment.reach(of: own) + overflow(of: row, own) + (image ?? .zero))
      }
    }
    return reach
  }

  /// Points by which the texts of a row may leave its cell: a set height can be less than they need.
  private func overflow(of row: Row, _ look: ResolvedLook) -> Points {
    guard look[.rowHeight] != .automatic else { return .zero }
    let margins = RowMargins<Points>(look: look, position: .only, in: environment)
    return RowContent<Points>(row: row, look: look, environment: environment, position: .only)
      .fittedHeight(width: margins.contentWidth(in: environment))
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
