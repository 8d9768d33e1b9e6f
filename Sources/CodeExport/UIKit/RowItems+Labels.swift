// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The settings of rows' labels and images, other than texts and colours.
extension RowItems {
  mutating func addLabels(_ cells: Cells) {
    addFont(
      "titleFont", .title
    ) { environment, row in
      (
        environment.titleTextStyle(row.cellStyle),
        environment.hasBoldTitles(row.cellStyle) ? FontWeight.bold : nil
      )
    }
    addFont(
      "detailFont", .detail
    ) { environment, row in
      (environment.detailTextStyle(row.cellStyle), nil)
    }
    addAlignment("titleAlignment", .title, cells)
    addAlignment("detailAlignment", .detail, cells)
    addDetailLines()
    addImageSizes()
  }

  /// Whether any text is at the trailing side.
  var hasTrailing: Bool {
    ["titleAlignment", "detailAlignment"].contains { self[$0]?.literals.contains(".trailing") ?? false }
  }

  /// Whether a row has the label that a part of a look is about.
  private func hasLabel(_ label: LabelSettings, _ row: Row) -> Bool {
    label.name == .title.name || (row.detail != nil && row.cellStyle != .default)
  }

  private mutating func addFont(
    _ name: String, _ label: LabelSettings,
    own: (LayoutEnvironment, Row) -> (style: TextStyle, weight: FontWeight?)
  ) {
    guard looks.contains(where: { $0.setsFont(label) }) else { return }
    let literals = zip(paths, looks).map { path, look -> String? in
      let row = screen.table[path]
      guard hasLabel(label, row) else { return nil }
      let (style, weight) = own(screen.environment, row)
      return fonts.literal(look.font(label, over: style, weight: weight))
    }
    addKnown(name, "UIFont", literals)
  }

  /// A field of rows that have the label; the others have what most of them have.
  private mutating func addKnown(_ name: String, _ type: String, _ literals: [String?]) {
    let known = CodeField(name, type, literals.compactMap(\.self))
    guard !known.literals.isEmpty else { return }
    add(name, type, literals.map { $0 ?? known.standard })
  }

  private mutating func addAlignment(
    _ name: String, _ label: LabelSettings, _ cells: Cells
  ) {
    let literals = zip(paths, looks).map { path, look -> String in
      let row = screen.table[path]
      guard hasLabel(label, row), let alignment = look.given(label.alignment) else { return ".natural" }
      let reason =
        whyFixed(row, cells)
        ?? (cells == .configurations && alignment == .trailing ? Self.alignmentReason : nil)
      if let reason { screen.leave(label.alignment, of: look.level, reason) }
      return reason == nil && alignment != .leading ? ".\(alignment.rawValue)" : ".natural"
    }
    guard literals.contains(where: { $0 != ".natural" }) else { return }
    let type =
      cells == .configurations ? "UIListContentConfiguration.TextProperties.TextAlignment" : "NSTextAlignment"
    add(name, type, standard: ".natural", literals)
  }

  /// Why a label of a content configuration can't end at its trailing side.
  static let alignmentReason = "UIListContentConfiguration can only align texts naturally or centred"

  /// Why a row's labels have no room to stand elsewhere in.
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
    let literals = zip(paths, looks).map { path, look -> String? in
      let row = screen.table[path]
      guard hasLabel(.detail, row) else { return nil }
      let lines = look.given(.detailNumberOfLines)
      guard row.cellStyle == .status else { return String(lines ?? 1) }
      if lines != 0 { screen.leave(.detailNumberOfLines, of: look.level, Self.statusReason) }
      return "0"
    }
    addKnown("detailLines", "Int", literals)
  }

  /// Why a status cell's detail has no other number of lines.
  static let statusReason = "a status cell's detail has as many lines as it needs"

  private mutating func addImageSizes() {
    let sizes = zip(paths, looks).map { path, look -> String? in
      let row = screen.table[path]
      guard row.image != nil else { return nil }
      guard row.cellStyle != .status else {
        screen.leave(.imageSize, of: look.level, "a status cell's image has a fixed size")
        return "nil"
      }
      guard let size = look.given(.imageSize) else { return "nil" }
      return "CGSize(width: \(SwiftLiteral.points(size.width)), height: \(SwiftLiteral.points(size.height)))"
    }
    guard sizes.contains(where: { $0 != nil && $0 != "nil" }) else { return }
    addKnown("imageSize", sizes.contains("nil") ? "CGSize?" : "CGSize", sizes)
  }
}

extension SwiftWriter {
  /// `NSTextAlignment.trailing`, which UIKit does not have.
  mutating func trailingAlignment() {
    gap()
    block("extension NSTextAlignment") { writer in
      writer.doc("The side where lines end in the user's language.")
      writer.block("@MainActor fileprivate static var trailing: NSTextAlignment") {
        $0.line("let direction = UIView.userInterfaceLayoutDirection(for: .unspecified)")
        $0.line("return direction == .rightToLeft ? .left : .right")
      }
    }
  }
}
