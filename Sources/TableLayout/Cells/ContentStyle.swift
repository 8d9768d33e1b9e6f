// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A style of `UIListContentConfiguration` besides those of usual cells: a header, a footer or an item of a sidebar, in a
/// row.
struct ContentStyle: Sendable {
  /// None of `textLabel` and `configuration`.
  let content: CellContent
  private let environment: LayoutEnvironment

  /// `nil` for a usual cell. Status cells, the columns of value2 and a label that covers its row have no such style: these
  /// values are for them what `configuration` is.
  init?(_ row: Row, _ look: ResolvedLook, in environment: LayoutEnvironment) {
    content = look[.cellContent]
    self.environment = environment
    guard content.isHeaderFooterOrSidebar, row.cellStyle != .status, row.cellStyle != .value2,
      look.given[.titleOrigin] == nil
    else { return nil }
  }

  // MARK: - Texts

  /// Whether headers and footers look alike in plain and in grouped lists.
  ///
  /// Source: Apple's documentation; since the SDK of iOS 18, `header()` replaces `plainHeader()` and `groupedHeader()`,
  /// and `footer()` both footers. That only iOS 26 draws them alike is assumed.
  private var areAlike: Bool { !environment.profile.headerIsUppercase }

  /// Source of the numbers of iOS 26: 17 points for sidebars and headers, 13 for footers, in a reimplementation that is
  /// compared with UIKit. Before, headers and footers have the fonts that those of the table have.
  var titleStyle: TextStyle {
    switch content {
    case .sidebarHeader: .headline
    case .groupedHeader: environment.profile.headerTextStyle
    case .plainHeader:
      areAlike ? environment.profile.headerTextStyle : environment.profile.plainHeaderTextStyle
    case .groupedFooter: .footnote
    case .plainFooter: areAlike ? .footnote : environment.profile.plainHeaderTextStyle
    case .sidebarCell, .sidebarSubtitleCell, .textLabel, .configuration: .body
    }
  }

  var titleFont: Font {
    let isPlain = content == .plainHeader || content == .plainFooter
    return environment.font(titleStyle, weight: isPlain && !areAlike ? .semibold : nil)
  }

  /// `nil` for that of other cells.
  var detailStyle: TextStyle? { content.isOfSidebars ? .footnote : nil }

  /// `nil` for that of other cells.
  var titleColor: Color? {
    switch content {
    case .groupedHeader, .groupedFooter: environment.profile.headerColor
    case .plainHeader, .plainFooter: areAlike ? environment.profile.headerColor : nil
    case .sidebarHeader, .sidebarCell, .sidebarSubtitleCell, .textLabel, .configuration: nil
    }
  }

  /// `nil` for that of other cells.
  var detailColor: Color? { content.isOfSidebars ? .semantic(.secondaryLabel) : nil }

  /// The letters of the title, as in the table's own headers.
  var letters: TextTransform {
    content == .groupedHeader && environment.profile.headerIsUppercase ? .uppercase : .none
  }

  /// Whether the title of a selected row has the tint colour.
  var tintsSelection: Bool {
    (content == .sidebarCell || content == .sidebarSubtitleCell)
      && environment.flag(.selectedSidebarRowsAreTinted)
  }

  /// A font, reduced so that a text of a sidebar fits into `available` points, but not below the least scale.
  func fitted(_ font: Font, _ text: LabelText, in available: Points) -> Font {
    guard content.isOfSidebars, available > .zero else { return font }
    let scale = min(1, environment.metric(.sidebarLeastTextScale).doubleValue)
    let least = Points(font.size.doubleValue * scale)
    // Widths are rounded up to pixels.
    let room = environment.grid.floor(available)
    var result = font
    // Letters of a smaller font are farther apart, so that one step isn't enough.
    for _ in 0..<8 {
      let width = text.width(result)
      guard width > room, result.size > least else { break }
      let fitting = Points(result.size.doubleValue * room.doubleValue / width.doubleValue)
      result.size = max(least, min(fitting, result.size - 0.05))
    }
    return result
  }

  // MARK: - Lengths

  /// The space above and below the texts.
  var margins: (top: Metric, bottom: Metric) {
    switch content {
    case .plainHeader, .groupedHeader: (.headerRowMargin, .headerRowMargin)
    case .plainFooter, .groupedFooter: (.footerRowTopMargin, .footerRowBottomMargin)
    case .sidebarSubtitleCell: (.sidebarSubtitleRowMargin, .sidebarSubtitleRowMargin)
    case .sidebarHeader, .sidebarCell, .textLabel, .configuration: (.sidebarRowMargin, .sidebarRowMargin)
    }
  }

  /// The space between the title and the detail below it; `nil` for none.
  var textSpacing: Metric? { content == .sidebarSubtitleCell ? nil : .configurationTextSpacing }

  /// The space between the image and the texts.
  var imageSpacing: Metric { content.isOfSidebars ? .sidebarImageToTextSpacing : .symbolToTextSpacing }
}

extension RowContent {
  /// The least height of a row in a content style: its margins and one line of its title's leading. So is that of other
  /// cells on iOS 26: 15 + 22 + 15.
  func leastHeight(of style: ContentStyle) -> N {
    let size = environment.info.traits.textSize
    let leading = RowHeights<N>.leading(
      of: style.titleStyle, at: size, startsAtLarge: environment.flag(.rowHeightsStartAtLarge))
    return metric(style.margins.top, "margin above") + metric(style.margins.bottom, "margin below")
      + N(leading, "\(style.titleStyle.rawValue) leading", .rule("at \(size.rawValue)"))
  }

  /// The setting that colours the title: UIKit writes the titles of value2 cells in the tint colour.
  package var titleColor: LookSetting<Color> {
    if row.cellStyle == .value2 { return .tintColor }
    let isTinted = row.hasSelectedLook && contentStyle?.tintsSelection == true
    return isTinted && look.given[.titleColor] == nil ? .tintColor : .titleColor
  }

  /// The title's colour in a look: its own, or the content style's.
  package func titlePaint(_ look: ResolvedLook) -> Color {
    guard titleColor == .titleColor, look.given[.titleColor] == nil else { return look[titleColor] }
    return contentStyle?.titleColor ?? look[.titleColor]
  }

  /// The detail's colour in a look: its own, or the style's.
  package func detailPaint(_ look: ResolvedLook) -> Color {
    look.given[.detailColor] ?? contentStyle?.detailColor ?? environment.detailColor(row.cellStyle)
  }
}

extension LayoutEnvironment {
  /// The default text styles of the texts of a row with this look.
  package func textStyles(of row: Row, _ look: ResolvedLook) -> (title: TextStyle, detail: TextStyle) {
    let style = ContentStyle(row, look, in: self)
    return (
      style?.titleStyle ?? titleTextStyle(row.cellStyle), style?.detailStyle ?? detailTextStyle(row.cellStyle)
    )
  }
}
