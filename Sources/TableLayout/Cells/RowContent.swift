import Drawing
import Geometry
import TableModel
import TextMetrics

/// One row's content: how high it wants to be, and where its parts lie.
struct RowContent {
  let row: Row
  let look: EffectiveLook
  let environment: LayoutEnvironment
  let position: RowPosition

  var separatorRule: SeparatorRule {
    SeparatorRule(look: look, position: position, style: environment.style)
  }

  var grid: PixelGrid { environment.grid }

  /// Points from the background's leading side to the content.
  var leadingMargin: Points {
    row.cellStyle == .status
      ? environment.metric(.cardContentMargin)
      : ContentMargins(insets: look.insets, environment: environment).left
  }

  /// Points from the content to the background's trailing side.
  var trailingMargin: Points {
    row.cellStyle == .status
      ? environment.metric(.cardContentMargin)
      : ContentMargins(insets: look.insets, environment: environment).right
  }

  /// The title's font: Body, or what the cell style asks for.
  var titleFont: Font {
    switch row.cellStyle {
    case .default, .subtitle, .value1: environment.font(.body)
    case .value2: environment.font(.footnote)
    case .status: environment.font(.headline)
    }
  }

  var detailFont: Font {
    switch row.cellStyle {
    case .default, .value1: environment.font(.body)
    case .subtitle: environment.font(environment.profile.subtitleTextStyle)
    case .value2: environment.font(.footnote)
    case .status: environment.font(.footnote)
    }
  }

  var detailColor: Color {
    if let color = look.detailColor { return color }
    switch row.cellStyle {
    case .default, .value1: return .semantic(.secondaryLabel)
    case .subtitle: return .semantic(environment.profile.subtitleColor)
    case .value2: return .semantic(.label)
    case .status: return .semantic(.secondaryLabel)
    }
  }

  /// The text that is shown as detail: the default cell style has none.
  var detailText: String? { row.cellStyle == .default ? nil : row.detail }

  /// The height of the row's cell in points, margins included.
  ///
  /// A fixed height is the cell's, as `tableView(_:heightForRowAt:)` gives it. The least height counts for
  /// the cell too, but for a card, where it counts for the card.
  func cellHeight(margins: RowMargins) -> Points {
    let vertical = margins.top + margins.bottom
    let lines = separatorRule.inlineRoom
    switch look.rowHeight {
    case .fixed(let height): return height + lines.top + lines.bottom
    case .automatic:
      let fitted = fittedHeight(width: margins.contentWidth(in: environment))
      let height =
        environment.style == .cards
        ? max(environment.minimumRowHeight, fitted) + vertical
        : max(environment.minimumRowHeight, fitted + vertical)
      return height + separatorPadding + lines.top + lines.bottom
    }
  }

  /// What a content configuration's cell adds for its separator: one hairline, where the profile has it so.
  var separatorPadding: Points {
    let hasLine = look.separatorStyle == .singleLine && look.cellContent == .configuration
    return hasLine && environment.profile.configurationsMakeRoomForSeparator ? grid.hairline : .zero
  }

  private var wraps: Bool { row.numberOfLines != 1 }

  /// Whether the detail stands under the title. UIKit stacks value cells at accessibility sizes too.
  var stacksDetail: Bool {
    guard row.detail != nil else { return false }
    switch row.cellStyle {
    case .subtitle: return true
    case .value1: return environment.info.traits.textSize.isAccessibilityCategory
    case .default, .value2, .status: return false
    }
  }

  /// Points between a title and the detail below it.
  var detailSpacing: Points {
    look.cellContent == .configuration ? environment.metric(.configurationTextSpacing) : .zero
  }

  private func fittedHeight(width: Points) -> Points {
    // Most rows: nothing wraps, so no text needs to be measured.
    if !wraps, look.cellContent == .textLabel {
      switch row.cellStyle {
      case .value1 where stacksDetail: break
      case .default, .value1: return environment.rowHeights.oneLine
      case .subtitle:
        return row.detail == nil ? environment.rowHeights.oneLine : environment.rowHeights.subtitle
      case .value2: return environment.rowHeights.value2
      case .status: break
      }
    }
    let bodyHeight = PlacedLabel.height(lineCount: 1, font: titleFont, grid: grid)
    if row.cellStyle == .status { return grid.ceil(StatusArranger(content: self, width: width).height) }
    let title = CellArranger(content: self, size: Size(width: width, height: bodyHeight)).wrappedTitle
    var height = title.frame.height
    var margin = environment.rowHeights.verticalMargin
    if stacksDetail {
      height += PlacedLabel.height(lineCount: 1, font: detailFont, grid: grid) + detailSpacing
      if row.cellStyle == .subtitle, look.cellContent == .textLabel {
        margin = environment.rowHeights.subtitleMargin
      }
    }
    // A cell that sizes itself by its title is its content and one hairline for the separator.
    let hairline =
      look.separatorStyle == .singleLine && look.cellContent == .textLabel && wraps ? grid.hairline : .zero
    return grid.ceil(height + margin * 2) + hairline
  }

  /// The parts in their places on a background of `size` points.
  func arrangement(size: Size) -> CellArrangement {
    let lines = separatorRule.inlineRoom
    let arrangement =
      row.cellStyle == .status
      ? StatusArranger(content: self, width: size.width)
        .arrangement(height: max(.zero, size.height - lines.top - lines.bottom))
      : CellArranger(content: self, size: size).arrangement()
    return arrangement.moved(down: lines.top)
  }
}
