// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A number that the environment computes once for all rows. The terms of a sum end at it; ``Explainer``
/// computes it again with its terms.
package enum KeptLength: Hashable, Sendable, CaseIterable {
  /// Properties of ``LayoutEnvironment``.
  case layoutMargin, readableInset
  /// Properties of ``RowHeights``.
  case minimumRowHeight, oneLine, subtitle, value2, verticalMargin, subtitleMargin
}

extension LayoutEnvironment {
  /// A constant of the profile, or the table's override of it, under its name in a sum.
  @inline(__always)
  func metric<N: Measure>(_ metric: Metric, _ name: String) -> N {
    N(self.metric(metric), name, .metric(metric))
  }

  /// A length of a glyph or a badge. They grow with the text at accessibility sizes.
  ///
  /// Source: accessibility sizes of iOS 17 and 18, whose symbols keep their proportion to Body's text; a tile
  /// of 29 points keeps its size.
  func grownMetric<N: Measure>(_ metric: Metric, _ name: String) -> N {
    let length: N = self.metric(metric, name)
    guard let size = accessibilityBodySize else { return length }
    return (length * size / Self.largeBodySize).rounded(to: grid).named(
      name, .joined(.metric(metric), .rule("scales with Body's text size, \(size) / \(Self.largeBodySize)")))
  }

  /// The same for points that aren't a constant of the profile.
  func grown(_ length: Points) -> Points {
    guard let size = accessibilityBodySize else { return length }
    return grid.round(length * size / Self.largeBodySize)
  }

  /// The font size of Body in points; `nil` outside of the accessibility sizes.
  private var accessibilityBodySize: Int? {
    let size = info.traits.textSize
    guard size.isAccessibilityCategory else { return nil }
    return Int(TypeScale.size(of: .body, at: size).doubleValue)
  }

  private static var largeBodySize: Int { Int(TypeScale.size(of: .body, at: .large).doubleValue) }

  /// The table's width.
  @inline(__always)
  func tableWidth<N: Measure>() -> N { N(width, "table width", .tableWidth) }

  /// A number that was computed once, under its name in a sum. Without a name, explanations replace it by its
  /// terms.
  @inline(__always)
  func kept<N: Measure>(_ length: KeptLength, _ name: String = "") -> N {
    N(self[length], name, .kept(length))
  }

  @inline(__always)
  private subscript(length: KeptLength) -> Points {
    switch length {
    case .layoutMargin: layoutMargin
    case .readableInset: readableInset ?? .zero
    case .minimumRowHeight: rowHeights.minimum
    case .oneLine: rowHeights.oneLine
    case .subtitle: rowHeights.subtitle
    case .value2: rowHeights.value2
    case .verticalMargin: rowHeights.verticalMargin
    case .subtitleMargin: rowHeights.subtitleMargin
    }
  }

  /// The same number, computed again with its terms.
  func traced(_ length: KeptLength) -> Traced {
    switch length {
    case .layoutMargin:
      Self.layoutMargin(
        width: width, isPad: info.traits.device != nil && device.isPad, metric: metric)
    case .readableInset:
      followsReadableWidth
        ? Self.readableInset(width: width, safeArea: safeArea, textSize: info.traits.textSize, metric: metric)
          ?? .zero : .zero
    case .minimumRowHeight: tracedRowHeights.minimum
    case .oneLine: tracedRowHeights.oneLine
    case .subtitle: tracedRowHeights.subtitle
    case .value2: tracedRowHeights.value2
    case .verticalMargin: tracedRowHeights.verticalMargin
    case .subtitleMargin: tracedRowHeights.subtitleMargin
    }
  }

  private var tracedRowHeights: RowHeights<Traced> {
    RowHeights(
      textSize: info.traits.textSize, profile: profile, grid: grid,
      isLargePad: Self.isLargePad(device, height: height), startsAtLarge: flag(.rowHeightsStartAtLarge),
      metric: metric)
  }

  /// The default margin of a view at the table's width, in points.
  static func layoutMargin<N: Measure>(
    width: Points, isPad: Bool, metric: (Metric, String) -> N
  ) -> N {
    let regular = metric(.regularMarginWidth, "regular width").points
    let narrow = metric(.narrowMarginWidth, "narrow width").points
    let (margin, range): (Metric, String) =
      if width < narrow {
        (.narrowLayoutMargin, "below a width of \(narrow)")
      } else if width < regular {
        (isPad ? .compactPadLayoutMargin : .compactLayoutMargin, "below a width of \(regular)")
      } else {
        (.regularLayoutMargin, "from a width of \(regular)")
      }
    return metric(margin, "layout margin").named("layout margin", .joined(.metric(margin), .rule(range)))
  }

  /// Points from the table's sides to the readable width, in whole points; `nil` if the readable width
  /// doesn't apply. UIKit's rule: it applies if it leaves more than 88 points of the width within the safe
  /// area.
  static func readableInset<N: Measure>(
    width: Points, safeArea: EdgeInsets, textSize: TextSize, metric: (Metric, String) -> N
  ) -> N? {
    let own = metric(.readableWidth, "readable width")
    let readable =
      own.points > .zero
      ? own : N(ReadableWidth.constant(at: textSize).value, "readable width", .readableWidth)
    guard
      width - safeArea.left - safeArea.right - readable.points
        > metric(.readableWidthRoom, "room beside it").points
    else { return nil }
    let table = N(width, "table width", .tableWidth)
    return ((table - readable) / 2).cut(to: PixelGrid(scale: 1)).named("readable width", .readableWidth)
  }
}
