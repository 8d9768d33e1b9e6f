// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// An image that covers its row from the leading edge, top to bottom. It begins where the content view does: a safe area and
/// the control of an edited row are before it. The space after it replaces the content's margin.
struct FillingImage<N: Measure>: Measuring {
  let content: RowContent<N>

  private var look: ResolvedLook { content.look }
  var environment: LayoutEnvironment { content.environment }

  /// Points. It can't depend on lines of text, because these depend on it: without a set width, the image is square beside
  /// texts of one line, and not wider beside more lines (assumed).
  var width: N {
    let set = content.row.image?.size?.width
    if let width = set ?? look.given[.imageSize]?.width {
      let source = set == nil ? TermSource.set(.imageSize, otherwise: .style) : .rule("image.size")
      return N(width, "image", source).rounded(to: grid)
    }
    return squareSide.named(
      "image", .joined(.rule("as wide as the row with texts of one line is high"), .parts)
    )
    .rounded(to: grid)
  }

  /// Points from the background's left side to the texts of a row that isn't edited.
  var end: N {
    content.safeArea.left.ifAny + width + (content.inset(.contentInsetsLeading) ?? spacing)
  }

  private var spacing: N {
    metric(content.contentStyle?.imageSpacing ?? .imageToTextSpacing, "image to text")
  }

  private var margins: RowMargins<N> {
    RowMargins(look: look, position: content.position, in: environment)
  }

  private var squareSide: N {
    let margins = margins
    let outside = margins.top.ifAny + margins.bottom.ifAny + margins.card.top + margins.card.bottom
    switch look[.rowHeight] {
    case .fixed(let height): return N(height, "fixed height", .look(.rowHeight)) - outside
    case .automatic:
      var texts: N = PlacedLabel.height("title", lineCount: 1, font: content.titleFont, grid: grid)
      if content.stacksDetail {
        texts += content.detailSpacing
        texts += PlacedLabel.height("detail", lineCount: 1, font: content.detailFont, grid: grid)
      }
      let fitted = (texts + content.verticalMargins).raised(to: grid)
      return .larger(content.least, fitted) + content.separatorPadding - margins.card.top
        - margins.card.bottom
    }
  }

  /// Its place in a background with content of a height.
  func frame(height: N) -> Frame<N> {
    let card = margins.card
    return Frame(
      x: content.safeArea.left.ifAny + content.editRoom, y: card.top, width: width,
      height: (height - card.top - card.bottom).whatRoomThereIs)
  }
}

extension RowContent {
  /// `nil` for a row without such an image.
  var fillingImage: FillingImage<N>? {
    guard !row.hasUsualImage, row.cellStyle != .status, contentArranger == nil, row.image?.fillsHeight == true
    else { return nil }
    return FillingImage(content: self)
  }
}

extension RowLayout {
  /// The width in points of an image that fills the row's height; `nil` for other rows.
  package var fillingImageWidth: Points? { content.fillingImage?.width.points }
}
