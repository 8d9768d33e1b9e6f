// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// One row's content: it decides the height that the row needs and places its parts.
///
/// A class, because each arranger of the parts holds it, and a row with its look has a thousand bytes.
package final class RowContent<N: Measure>: Measuring, Sendable {
  package let row: Row
  package let look: ResolvedLook
  package let environment: LayoutEnvironment
  package let position: RowPosition
  /// Whether the row shows elements. A status card and a label that covers the row show none.
  package let hasElements: Bool
  /// The style of headers, footers and sidebars; `nil` for a usual cell.
  let contentStyle: ContentStyle?

  init(row: Row, look: ResolvedLook, environment: LayoutEnvironment, position: RowPosition) {
    if look.isEditing, environment.info.host == .uiKit, row.cellStyle != .status {
      // Documented: while a cell is edited, it has its `editingAccessoryType`, which is none by default.
      var edited = row
      edited.accessory = .none
      self.row = edited
    } else {
      self.row = row
    }
    self.look = look
    self.environment = environment
    self.position = position
    hasElements = !row.hasNoPlacedElements && row.cellStyle != .status && look.given[.titleOrigin] == nil
    contentStyle = ContentStyle(row, look, in: environment)
  }

  /// The rounded corners and the shadow of its background.
  var shape: RowShape { RowShape(look, at: position, style: environment.style) }

  /// The lines that the row has.
  var separatorRule: SeparatorRule<N> { SeparatorRule(shape: shape) }

  /// Points from the background's sides to the content, if no `contentInsets` are set.
  var usualMargins: (left: N, right: N) {
    if row.cellStyle == .status {
      let margin: N = metric(.cardContentMargin, "content margin")
      return (margin, margin)
    }
    let margins = ContentMargins<N>(look: look, environment: environment)
    guard contentStyle != nil else { return (margins.left, margins.right) }
    // Documented: a configuration's margins are the least ones, because it preserves those of its superview.
    let least: N = metric(.listContentSideMargin, "content's margin")
    return (
      .larger(margins.left, least + safeArea.left.ifAny), .larger(margins.right, least + safeArea.right.ifAny)
    )
  }

  /// Points from the background's leading side to the content, without its indentation.
  ///
  /// Source: Apple's documentation of `UIView.directionalLayoutMargins`, and of `listRowInsets` in SwiftUI. Both replace the
  /// margin, and a safe area is beside them.
  var leadingMargin: N { inset(.contentInsetsLeading).map { $0 + safeArea.left } ?? usualMargins.left }

  var safeArea: (left: N, right: N) {
    row.cellStyle == .status ? (.zero, .zero) : environment.safeArea(within: look)
  }

  func inset(_ setting: LookSetting<Points>) -> N? { look.given.length(setting, "content inset") }

  /// x of the content's beginning: of the image, or of the texts without one.
  var leading: N {
    hasElements && !row.elements.leading.isEmpty
      ? elementsLeading + EdgeRun(content: self).leadingWidth : elementsLeading
  }

  /// x of the first leading element's beginning.
  var elementsLeading: N { (fillingImage?.end ?? leadingMargin) + editRoom + indentation }

  /// Points from the leading margin to the content. The margins of UIKit's cells don't include them.
  ///
  /// Source: Apple's documentation of `UITableViewCell.indentationLevel` and `indentationWidth`.
  var indentation: N {
    let level = look[.indentationLevel]
    guard level > 0 else { return .zero }
    let width = N(
      look[.indentationWidth], "width",
      .set(.indentationWidth, otherwise: .rule("\(look[.indentationWidth]) points a level (documented)")))
    return (width * level).named("indentation", .joined(.look(.indentationLevel), .parts))
  }

  /// Points from the content to the background's trailing side.
  var trailingMargin: N { reorderRoom + ownTrailingMargin }

  /// The same without a grip for moving the row.
  var ownTrailingMargin: N { inset(.contentInsetsTrailing).map { $0 + safeArea.right } ?? usualMargins.right }

  /// Points above and below the content; `nil` if neither inset is set.
  private var verticalInsets: (top: N, bottom: N)? {
    let (top, bottom) = (inset(.contentInsetsTop), inset(.contentInsetsBottom))
    guard top != nil || bottom != nil else { return nil }
    let usual = styleMargins ?? (verticalMargin, verticalMargin)
    return (top ?? usual.top, bottom ?? usual.bottom)
  }

  /// The space above and below the content that its style has; `nil` for a usual cell.
  private var styleMargins: (top: N, bottom: N)? {
    contentStyle.map {
      (metric($0.margins.top, "margin above"), metric($0.margins.bottom, "margin below"))
    }
  }

  /// The part of a height in which the content is centred: between its insets, if one is set.
  func room(in height: N) -> (y: N, height: N) {
    guard let insets = verticalInsets ?? styleMargins else { return (.zero, height) }
    return (insets.top, height - insets.top - insets.bottom)
  }

  /// The part of a height that a stack in place of the texts fills: between its insets, or the usual margins.
  func stackRoom(in height: N) -> (y: N, height: N) {
    verticalInsets == nil && styleMargins == nil
      ? (verticalMargin, height - verticalMargin * 2) : room(in: height)
  }

  /// The same for badges and accessories. UIKit centres them in the cell; in SwiftUI, they are part of the content
  /// (assumed).
  func accessoryRoom(in height: N) -> (y: N, height: N) {
    let isSwiftUI = environment.info.host == .swiftUI || environment.info.host == .form
    return isSwiftUI ? room(in: height) : (.zero, height)
  }

  /// Whether its texts are UIKit's text labels for certain, which begin right after an image.
  var hasTextLabels: Bool {
    row.cellStyle != .status && look.asksForTextLabels(in: environment)
      && look.isOfUIKitsCells(in: environment)
  }

  /// The title's font: the look's, or the cell style's.
  package var titleFont: Font {
    environment.font(ownTitleFont, .title, look.given)
  }

  /// The detail's font: the look's, or the cell style's.
  package var detailFont: Font {
    environment.font(ownDetailFont, .detail, look.given)
  }

  /// The largest number of lines of the detail; 0 means no limit.
  var maximumDetailLines: Int {
    look.given[.detailNumberOfLines] ?? (wrapsTexts && stacksDetail ? 0 : 1)
  }

  private var ownTitleFont: Font {
    contentStyle?.titleFont
      ?? environment.font(
        environment.titleTextStyle(row.cellStyle),
        weight: environment.hasBoldTitles(row.cellStyle) ? .bold : nil)
  }

  private var ownDetailFont: Font {
    environment.font(contentStyle?.detailStyle ?? environment.detailTextStyle(row.cellStyle))
  }

  /// The detail's colour: the look's, or the style's.
  var detailColor: Color { detailPaint(look) }

  var titleText: LabelText {
    LabelText(row.title, row.titleRuns, tint: look[.tintColor]).transformed(
      by: contentStyle?.letters ?? .none)
  }

  /// The text that is shown as detail; the default cell style shows none.
  var detailText: LabelText? {
    guard row.cellStyle != .default, let detail = row.detail else { return nil }
    return LabelText(detail, row.detailRuns, tint: look[.tintColor])
  }

  /// The height of the row's cell in points, margins included.
  ///
  /// A fixed height is the cell's, as `tableView(_:heightForRowAt:)` returns it. The least height also
  /// applies to the cell, except in the cards style, where it applies to the card.
  func cellHeight(margins: RowMargins<N>) -> N {
    let vertical = margins.top.ifAny + margins.bottom.ifAny
    let lines = separatorRule.inlineRoom
    let beside = (lines.top + lines.bottom).named(
      "lines beside the row", .set(.separatorModel, otherwise: .rule("separator.model inline")))
    switch look[.rowHeight] {
    case .fixed(let height): return N(height, "fixed height", .look(.rowHeight)) + beside
    case .automatic:
      let width: N = margins.contentWidth(in: environment)
      let fitted = withElements(withImage(fittedHeight(width: width)), width: width)
      let height =
        environment.style == .cards ? N.larger(least, fitted) + vertical : N.larger(least, fitted + vertical)
      let first: N =
        position.isFirst && environment.isGrouped
        ? metric(.groupedFirstRowPadding, "first row").ifAny : .zero
      return height + beside + separatorPadding + first
    }
  }

  /// The height that a cell with a content configuration adds for its separator: the line's thickness, if the
  /// profile's flag says so (measured: 44.333 @3x, and 53 on iOS 26).
  var separatorPadding: N {
    let hasLine = look[.separatorStyle] == .singleLine && look[.cellContent].isConfiguration
    guard hasLine, environment.flag(.configurationsMakeRoomForSeparator) else { return .zero }
    return environment.metric(.separatorThickness) > .zero
      ? metric(.separatorThickness, "separator")
      : hairline("separator", "a content configuration adds its separator to the height (measured)")
  }

  /// The least height of a row that fits its content.
  var least: N {
    look.given.length(.minimumRowHeight, "minimum row height") ?? contentStyle.map(leastHeight)
      ?? environment.kept(.minimumRowHeight)
  }

  private var wraps: Bool { maximumLines != 1 }

  /// The largest number of lines of the title; 0 means no limit. At accessibility sizes, UIKit's default of 1
  /// becomes no limit.
  var maximumLines: Int { row.numberOfLines == 1 && wrapsTexts ? 0 : row.numberOfLines }

  /// The title on one line, or on as many as the row allows, in `available` points; not placed yet.
  ///
  /// - Parameter measured: the title's width on one line if it is known already.
  func title(available: N, measured: Points? = nil) -> PlacedLabel<N> {
    guard maximumLines == 1 else {
      return PlacedLabel(
        "title", wrapping: titleText, font: titleFont, color: titlePaint(look), width: available,
        maximumLines: maximumLines, grid: grid)
    }
    let font = contentStyle?.fitted(titleFont, titleText, in: available.points) ?? titleFont
    return PlacedLabel(
      "title", titleText, font: font, color: titlePaint(look), available: available,
      measured: contentStyle == nil ? measured : nil, grid: grid)
  }

  /// Whether the texts have as many lines as they need: in UIKit's styles at accessibility sizes, except for
  /// the columns of value2.
  var wrapsTexts: Bool {
    guard environment.wrapsTexts, look.given[.titleOrigin] == nil,
      contentStyle?.content.isOfSidebars != true
    else { return false }
    switch row.cellStyle {
    case .default, .subtitle, .value1: return true
    case .value2, .status: return false
    }
  }

  /// Whether the detail is below the title. UIKit also stacks the texts of value1 cells at accessibility
  /// sizes, and those of headers, footers and sidebars at all sizes.
  var stacksDetail: Bool {
    guard row.detail != nil else { return false }
    if contentStyle != nil { return row.cellStyle != .default }
    switch row.cellStyle {
    case .subtitle: return true
    case .value1: return environment.wrapsTexts
    case .default, .value2, .status: return false
    }
  }

  /// Whether the title is never truncated and doesn't limit another text: it has its own lines, as many as it
  /// needs.
  var titleShowsWhole: Bool {
    guard maximumLines == 0, look.given[.titleOrigin] == nil else { return false }
    switch row.cellStyle {
    case .default, .subtitle: return true
    case .value1: return stacksDetail || detailText == nil
    case .value2, .status: return false
    }
  }

  /// Points between a title and the detail below it.
  var detailSpacing: N {
    let spacing = contentStyle.map(\.textSpacing) ?? .configurationTextSpacing
    let usual: N =
      look[.cellContent].isConfiguration
      ? spacing.map { metric($0, "between the texts").ifAny } ?? .zero : .zero
    return environment.wrapsTexts ? .larger(usual, accessibilityPadding) : usual
  }

  private var accessibilityPadding: N {
    metric(.accessibilityRowPadding, "accessibility size").rounded(to: grid).ifAny
  }

  /// A height with room for the row's image, which is higher than a line of text only at accessibility sizes.
  private func withImage(_ height: N) -> N {
    let insets = verticalInsets.map { $0.top + $0.bottom }
    guard
      environment.info.traits.textSize.isAccessibilityCategory || look.given[.imageSize] != nil
        || insets != nil || !row.hasUsualImage,
      let image = row.image, row.cellStyle != .status, contentArranger == nil, fillingImage == nil
    else { return height }
    let side = CellArranger(content: self, width: height, height: height).imageSize(image).height
    let margins = insets ?? metric(.imageVerticalMargin, "beside the image") * 2
    return .larger(height, (side + margins).raised(to: grid))
  }

  /// A height with room for the row's elements.
  private func withElements(_ height: N, width: N) -> N {
    guard hasElements else { return height }
    let tallest =
      EdgeRun(content: self).height
      ?? CellArranger(content: self, width: width, height: height).elements(height: height)
      .reduce(.zero) { .larger($0, $1.frame.height) }
    let margins =
      verticalInsets.map { $0.top + $0.bottom } ?? metric(.elementVerticalMargin, "beside the element") * 2
    return .larger(height, (tallest + margins).raised(to: grid))
  }

  /// The height of the texts with their margins on a background of this width, in points.
  func fittedHeight(width: N) -> N {
    if let arranger = contentArranger {
      let oneLine: N = PlacedLabel.height("title", lineCount: 1, font: titleFont, grid: grid)
      let cell = CellArranger(content: self, width: width, height: oneLine)
      let room = (cell.fittedRoom.trailing - leading).whatRoomThereIs
      return (arranger.height(width: room) + verticalMargins).raised(to: grid)
    }
    // Most rows don't wrap, so their texts aren't measured.
    if !wraps, look[.cellContent] == .textLabel, !look.setsTexts {
      switch row.cellStyle {
      case .value1 where stacksDetail: break
      case .default, .value1: return environment.kept(.oneLine)
      case .subtitle: return environment.kept(row.detail == nil ? .oneLine : .subtitle)
      case .value2: return environment.kept(.value2)
      case .status: break
      }
    }
    if row.cellStyle == .status { return StatusArranger(content: self, width: width).height.raised(to: grid) }
    let oneLine: N = PlacedLabel.height("title", lineCount: 1, font: titleFont, grid: grid)
    let arranger = CellArranger(content: self, width: width, height: oneLine)
    // Beside a value, the title has less room.
    let hasValue = row.cellStyle == .value1 && detailText != nil && !stacksDetail
    let title = hasValue ? arranger.texts(in: arranger.fittedRoom).title : arranger.wrappedTitle
    var height = arranger.heightAboveTexts + title.frame.height
    if stacksDetail {
      height += detailSpacing + detailHeight(width: width)
    } else if detailText != nil, look.setsTexts {
      height = .larger(height, detailHeight(width: width))
    }
    let sum = (height + verticalMargins).raised(to: grid)
    let hasLines = title.lineCount > 1
    // The height of a self-sizing cell is that of its content and one pixel for the separator.
    let hasLine =
      look[.separatorStyle] == .singleLine && look[.cellContent] == .textLabel
      && (row.numberOfLines != 1 || hasLines)
    let padded = environment.wrapsTexts && hasLines && !stacksDetail ? sum + accessibilityPadding : sum
    return hasLine
      ? padded + hairline("separator", "a self-sizing row is one pixel taller than its content") : padded
  }

  /// Points above and below the content together.
  var verticalMargins: N {
    (verticalInsets ?? styleMargins).map { $0.top + $0.bottom } ?? verticalMargin * 2
  }

  /// Points above and below the texts, if no `contentInsets` are set: a fixed height has the usual margins.
  var verticalMargin: N {
    if row.cellStyle == .status { return usualMargins.left.named("margins") }
    if let contentStyle { return metric(contentStyle.margins.top, "margins") }
    let isSubtitle =
      row.cellStyle == .subtitle && stacksDetail && look[.cellContent] == .textLabel
      && look[.rowHeight] == .automatic
    return environment.kept(isSubtitle ? .subtitleMargin : .verticalMargin, "margins")
  }

  /// The height of the detail's lines.
  private func detailHeight(width: N) -> N {
    let oneLine: N = PlacedLabel.height("detail", lineCount: 1, font: detailFont, grid: grid)
    guard maximumDetailLines != 1 else { return oneLine }
    let arranger = CellArranger(content: self, width: width, height: oneLine)
    return arranger.texts(in: arranger.fittedRoom).detail?.frame.height ?? oneLine
  }

  /// The parts in their places on a background of this size, in points.
  func arrangement(width: N, height: N) -> CellArrangement<N> {
    let lines = separatorRule.inlineRoom
    let arrangement =
      row.cellStyle == .status
      ? StatusArranger(content: self, width: width)
        .arrangement(height: (height - lines.top - lines.bottom).notNegative)
      : CellArranger(content: self, width: width, height: height).arrangement()
    return lines.top.points == .zero ? arrangement : arrangement.moved(down: lines.top)
  }
}
