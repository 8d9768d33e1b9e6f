// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The kinds of cards that the rows of a table have. Rows of one kind have the same card; their texts, images and
/// colours can differ.
package struct CardKinds {
  /// One card with its geometry at each place in a section.
  package struct Kind {
    /// The first row that has it.
    package let path: Table.IndexPath
    /// The look of that row, which records for all rows of the kind: see ``CardKinds/record()``.
    package let look: ScreenLook
    package let first: RowGeometry
    package let middle: RowGeometry
    package let last: RowGeometry
    package let only: RowGeometry
    /// Points from the card's sides to its content.
    package let contentInsets: EdgeInsets
    /// Whether a row between others has round corners, too.
    package let isOwnGroup: Bool
    /// Points of space to the next row. An exported cell contains this space; the layout's cell ends above it.
    package let spacing: Points
  }

  package private(set) var kinds: [Kind] = []
  /// The index of each row's kind.
  package private(set) var indices: [Int] = []
  /// Points between the table's sides and the widest card's cell.
  package let tableInset: (left: Points, right: Points)
  private let layout: LaidOutTable
  /// The looks of the rows of each kind.
  private var looks: [[ScreenLook]] = []

  package init(_ screen: Screen) {
    let environment = screen.environment
    var known: [Key: Int] = [:]
    for section in screen.table.sections.indices {
      for (index, row) in screen.table.sections[section].rows.enumerated() {
        guard WorkProgress.advance() else { break }
        let path = Table.IndexPath(row: index, section: section)
        let look = screen.look(at: path)
        let margin = environment.verticalMargin(of: row, look.resolved)
        let key = Key(row, look.resolved.given, margin: margin)
        let kind = known[key] ?? kinds.count
        if kind == kinds.count {
          known[key] = kind
          kinds.append(Kind(row, at: path, look, margin: margin, environment))
          looks.append([])
        }
        indices.append(kind)
        if looks[kind].last !== look { looks[kind].append(look) }
      }
    }
    tableInset = (
      kinds.map(\.middle.cell.minX).min() ?? .zero,
      kinds.map { environment.width - $0.middle.cell.maxX }.min() ?? .zero
    )
    layout = screen.layout
  }

  /// Points: the width of the table view.
  package var tableWidth: Points { layout.environment.width - tableInset.left - tableInset.right }

  /// The frame that a header, a footer or a cell has in code: it is as wide as the table view. Points in the table's
  /// direction.
  package func widened(_ frame: Rect) -> Rect {
    let left = layout.environment.isRightToLeft ? tableInset.right : tableInset.left
    return Rect(x: left, y: frame.minY, width: tableWidth, height: frame.height)
  }

  /// The same of a row's cell, which has the space to the next row.
  package func cellFrame(ofRowAt path: Table.IndexPath) -> Rect {
    var frame = widened(layout.rectForRow(at: path))
    let next = Table.IndexPath(row: path.row + 1, section: path.section)
    if layout.table.contains(next) { frame.size.height = layout.rectForRow(at: next).minY - frame.minY }
    return frame
  }

  /// Records all that was read of the kinds' looks at the levels of their rows.
  package func record() {
    for (kind, looks) in zip(kinds, looks) { for look in looks { look.read(kind.look) } }
  }

  /// The properties that distinguish two cards.
  private struct Key: Hashable {
    let look: Look
    let margin: Points
    let isStatus: Bool

    init(_ row: Row, _ look: InheritedLook, margin: Points) {
      self.look = look.merged.without(Self.ofItems)
      self.margin = margin
      isStatus = row.cellStyle == .status
    }

    /// The settings that aren't the card's.
    private static let ofItems: Set<AnyLookSetting> = {
      let labels = [LabelSettings.title, .detail, .header, .footer]
      return Set(labels.flatMap { $0.font + [$0.alignment] })
        .union([
          .titleColor, .detailColor, .tintColor, .badgeColor, .headerColor, .footerColor,
          .headerTextTransform, .footerTextTransform, .detailNumberOfLines, .imageSize, .sectionInsetTop,
          .sectionInsetBottom,
        ])
    }()
  }
}

extension CardKinds.Kind {
  fileprivate init(
    _ row: Row, at path: Table.IndexPath, _ look: ScreenLook, margin: Points, _ environment: LayoutEnvironment
  ) {
    func at(_ position: RowPosition) -> RowGeometry {
      environment.geometry(of: row, look.resolved, at: position)
    }
    self.path = path
    self.look = look.copy
    (first, middle, last, only) = (at(.first), at(.middle), at(.last), at(.only))
    contentInsets = EdgeInsets(
      top: margin, left: middle.contentMargins.left, bottom: margin, right: middle.contentMargins.right)
    isOwnGroup = RowShape(look.resolved, at: .middle, style: environment.style).isOwnGroup
    spacing = environment.style == .cards ? .zero : look.resolved[.rowSpacing]
    for setting in Self.settings { self.look.read(setting) }
  }

  /// The settings that the geometry comes from, lines not included.
  private static let settings: [AnyLookSetting] =
    [.insetLeft, .insetRight, .insetTop, .insetBottom, .rowSpacing, .cornerRadius, .onlyRowCornerRadius]
    + AnyLookSetting.singleRadii

  /// Records the settings that lines come from.
  package func readLines() {
    for setting: AnyLookSetting in [
      .separatorThickness, .separatorLeft, .separatorRight, .separatorPosition, .separatorLength,
      .separatorSectionEdges,
    ] { look.read(setting) }
  }

  /// Points from the sides of a cell to the card of a row that is alone in its section.
  ///
  /// - Parameter table: points between the screen's sides and the table view; cells are as wide as that.
  package func outerInsets(in table: (left: Points, right: Points)) -> EdgeInsets {
    insets(only, in: table, below: .zero)
  }

  /// The same of a row between others.
  package func innerInsets(in table: (left: Points, right: Points)) -> EdgeInsets {
    insets(middle, in: table, below: spacing)
  }

  private func insets(
    _ row: RowGeometry, in table: (left: Points, right: Points), below: Points
  ) -> EdgeInsets {
    let insets = row.backgroundInsets
    return EdgeInsets(
      top: insets.top, left: insets.left - table.left, bottom: insets.bottom + below,
      right: insets.right - table.right)
  }
}
