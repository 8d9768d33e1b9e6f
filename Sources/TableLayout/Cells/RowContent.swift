import Drawing
import Geometry
import TableModel
import TextMetrics

/// One row's content: how high it wants to be, and where its parts lie.
struct RowContent {
  let row: Row
  let look: EffectiveLook
  let environment: LayoutEnvironment

  var grid: PixelGrid { environment.grid }

  /// Points from the background's leading side to the content.
  var leadingMargin: Points {
    row.cellStyle == .status
      ? environment.metric(.cardContentMargin)
      : environment.layoutMargin + max(.zero, environment.safeArea.left - look.insets.left)
  }

  /// Points from the content to the background's trailing side.
  var trailingMargin: Points {
    row.cellStyle == .status
      ? environment.metric(.cardContentMargin)
      : environment.layoutMargin + max(.zero, environment.safeArea.right - look.insets.right)
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
    switch look.rowHeight {
    case .fixed(let height): return height
    case .automatic:
      let fitted = fittedHeight(width: margins.contentWidth(in: environment))
      return environment.style == .cards
        ? max(environment.minimumRowHeight, fitted) + vertical
        : max(environment.minimumRowHeight, fitted + vertical)
    }
  }

  private func fittedHeight(width: Points) -> Points {
    // Most rows: nothing wraps, so no text needs to be measured.
    if row.numberOfLines == 1 {
      switch row.cellStyle {
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
    var margin = environment.metric(.cellVerticalMargin)
    if row.cellStyle == .subtitle, row.detail != nil {
      height += PlacedLabel.height(lineCount: 1, font: detailFont, grid: grid)
      margin = environment.metric(.subtitleVerticalMargin)
    }
    // A cell that sizes itself is its content and one hairline for the separator.
    let hairline = look.separatorStyle == .singleLine ? grid.hairline : .zero
    return grid.ceil(height + margin * 2) + hairline
  }

  /// The parts in their places on a background of `size` points.
  func arrangement(size: Size) -> CellArrangement {
    row.cellStyle == .status
      ? StatusArranger(content: self, width: size.width).arrangement(height: size.height)
      : CellArranger(content: self, size: size).arrangement()
  }
}
