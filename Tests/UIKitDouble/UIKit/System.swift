// SPDX-License-Identifier: GPL-3.0-or-later

/// Lengths that UIKit itself chooses, from the layout's profile: exported code doesn't contain them.
public struct System: Codable, Sendable {
  public var switchSize = CGSize(width: 51, height: 31)
  /// Points from a cell's side to its content.
  public var margin: CGFloat = 16
  /// Points above and below the texts of a cell.
  public var verticalMargin: CGFloat = 11
  public var minimumRowHeight: CGFloat = 44
  /// Points between the sides of an `insetGrouped` table and its cells.
  public var insetGroupedInset: CGFloat = 16
  /// Points from a cell's side to the end of its content view, by the raw value of its accessory type.
  public var accessoryWidths: [CGFloat] = [0, 36, 68, 41, 46]
  public var symbolWidth: CGFloat = 28
  public var version = "26.0"
  /// The heights of each section's header and footer, where code leaves them to UIKit.
  public var titleHeights: [[CGFloat]]?
  /// The heights of rows in UIKit's own cells, by section and row: `0.1`.
  public var rowHeights: [String: CGFloat]?
  nonisolated(unsafe) public static var current = System()
  public init() {}
}
