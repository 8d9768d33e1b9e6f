// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The heights of rows whose title has one line, in points. They depend only on the text size and the
/// profile, so a table of 100 000 rows computes them once.
struct RowHeights<N: Measure> {
  /// The smallest height of a row.
  let minimum: N
  /// Content and margins of a cell with one line of Body.
  let oneLine: N
  /// Points above and below the content of a self-sizing cell.
  let verticalMargin: N
  /// The same for a subtitle cell.
  let subtitleMargin: N
  /// Content and margins of a cell with a detail below its title.
  let subtitle: N
  /// Content and margins of a cell with one line of the value2 style's smaller text.
  let value2: N

  init(
    textSize: TextSize, profile: Profile, grid: PixelGrid, isLargePad: Bool, startsAtLarge: Bool,
    metric: (Metric, String) -> N
  ) {
    let leading = Self.leading(of: .body, at: textSize, startsAtLarge: startsAtLarge)
    let times = metric(.rowHeightLeadings, "leadings").points
    let leadings = N(
      Points(leading.doubleValue * times.doubleValue), "minimum height: \(times) x Body leading \(leading)",
      .metric(.rowHeightLeadings))
    minimum =
      leadings + metric(.rowHeightPadding, "padding").ifAny
      + (isLargePad ? metric(.largePadRowPadding, "large iPad").ifAny : .zero)
    let extra = isLargePad ? metric(.largePadVerticalMargin, "large iPad").ifAny : .zero
    verticalMargin = (metric(.cellVerticalMargin, "margin") + extra).named("margins")
    subtitleMargin = (metric(.subtitleVerticalMargin, "margin") + extra).named("margins")
    func line(_ style: TextStyle, _ name: String) -> N {
      PlacedLabel.height(name, lineCount: 1, font: Font(style, at: textSize), grid: grid)
    }
    // The listed margin is half of Body's leading at Large, raised to a point; smaller text has smaller ones.
    let half = PixelGrid(scale: 1).ceil(TypeScale.leading(of: .body, at: textSize) / 2)
    let least = N(half, "margin", .rule("half of Body's leading at \(textSize.rawValue), in whole points"))
    let margin = (N.smaller(metric(.cellVerticalMargin, "margin"), least) + extra).named("margins")
    oneLine = line(.body, "title") + margin * 2
    subtitle = line(.body, "title") + line(profile.subtitleTextStyle, "detail") + subtitleMargin * 2
    value2 = line(.footnote, "title") + margin * 2
  }

  /// The leading that a least height counts with, in points. UIKit doesn't increase it beyond xxxLarge: at accessibility
  /// sizes, only texts make rows higher.
  static func leading(of style: TextStyle, at textSize: TextSize, startsAtLarge: Bool) -> Points {
    let capped = textSize.isAccessibilityCategory ? TextSize.extraExtraExtraLarge : textSize
    let leading = TypeScale.leading(of: style, at: capped)
    return startsAtLarge ? max(leading, TypeScale.leading(of: style, at: .large)) : leading
  }
}

extension RowHeights: Sendable where N: Sendable {}
