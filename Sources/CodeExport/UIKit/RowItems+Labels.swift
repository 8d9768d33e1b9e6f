// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The settings of rows' labels and images, other than texts and colours.
extension RowItems {
  mutating func addLabels(_ cells: Cells) {
    addFont("titleFont", .title) { environment, style in
      (environment.titleTextStyle(style), environment.hasBoldTitles(style) ? .bold : nil)
    }
    addFont("detailFont", .detail) { environment, style in (environment.detailTextStyle(style), nil) }
    addAlignment("titleAlignment", .title, cells)
    addAlignment("detailAlignment", .detail, cells)
    addDetailLines()
    addImageSizes()
  }

  /// Whether any text is at the trailing side.
  var hasTrailing: Bool {
    ["titleAlignment", "detailAlignment"].contains { self[$0]?.literals.contains(".trailing") ?? false }
  }

  /// Whether a row has a label.
  private func hasLabel(_ label: LabelSettings, _ row: Row) -> Bool {
    label.name == .title.name || (row.detail != nil && row.cellStyle != .default)
  }

  private mutating func addFont(
    _ name: String, _ label: LabelSettings,
    own: (LayoutEnvironment, CellStyle) -> (style: TextStyle, weight: FontWeight?)
  ) {
    guard looks.contains(where: { $0.setsFont(label) }) else { return }
    let literals = zip(paths, looks).map { path, look -> String? in
      let row = screen.table[path]
      guard hasLabel(label, row) else { return nil }
      let (style, weight) = own(screen.environment, row.cellStyle)
      return fonts.literal(look.font(label, over: style, weight: weight))
    }
    addKnown(name, "UIFont", literals)
  }

  /// Adds a field for rows with a label. Rows without it have the most frequent value.
  private mutating func addKnown(_ name: String, _ type: String, _ literals: [String?]) {
    let known = CodeField(name, type, literals.compactMap(\.self))
    guard !known.literals.isEmpty else { return }
    add(name, type, literals.map { $0 ?? known.standard })
  }

  private mutating func addAlignment(_ name: String, _ label: LabelSettings, _ cells: Cells) {
    let literals = zip(paths, looks).map { path, look -> String in
      let row = screen.table[path]
      guard hasLabel(label, row), let alignment = look.given(label.alignment) else { return ".natural" }
      let reason =
        whyFixed(row, cells)
        ?? (cells == .configurations && alignment == .trailing ? Self.alignmentReason : nil)
      if let reason { look.leave(label.alignment, reason) }
      return reason == nil && alignment != .leading ? ".\(alignment.rawValue)" : ".natural"
    }
    guard literals.contains(where: { $0 != ".natural" }) else { return }
    let type =
      cells == .configurations ? "UIListContentConfiguration.TextProperties.TextAlignment" : "NSTextAlignment"
    add(name, type, standard: ".natural", literals)
  }

  /// The reason why a label of a content configuration can't be at the trailing side.
  static let alignmentReason = "UIListContentConfiguration can only align texts naturally or centred"

  /// Why a row's labels can't be aligned; `nil` if they can.
  private func whyFixed(_ row: Row, _ cells: Cells) -> String? {
    switch row.cellStyle {
    case .default: nil
    case .subtitle: cells == .labels ? "UIKit's subtitle labels are as wide as their texts" : nil
    case .value1: row.detail == nil ? nil : "the title and detail of a value cell are at opposite sides"
    case .value2: "the labels of a value2 cell are at the column between them"
    case .status: "the texts of a status cell are next to its image"
    }
  }

  private mutating func addDetailLines() {
    guard looks.contains(where: { $0.sets(.detailNumberOfLines) }) else { return }
    let literals = paths.map { path -> String? in
      guard hasLabel(.detail, screen.table[path]) else { return nil }
      return String(screen.detailLines(at: path) ?? 1)
    }
    addKnown("detailLines", "Int", literals)
  }

  private mutating func addImageSizes() {
    let sizes = paths.map { path -> String? in
      guard screen.table[path].image != nil else { return nil }
      return screen.imageSize(at: path).map { SwiftLiteral.size($0.width, $0.height) } ?? "nil"
    }
    guard sizes.contains(where: { $0 != nil && $0 != "nil" }) else { return }
    addKnown("imageSize", sizes.contains("nil") ? "CGSize?" : "CGSize", sizes)
  }
}
