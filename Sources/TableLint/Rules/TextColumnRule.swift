// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds sections whose texts begin at different places because of their rows' images.
enum TextColumnRule: LintRule {
  static let id = "TEXT-COLUMN"
  static let summary = "The texts of a section don't align: its rows mix tiles, symbols, or no image."

  static func findings(in subject: LintSubject) -> [Finding] {
    // A row with a detail below its title is of another kind: Settings shows the account, with its picture,
    // above rows without images.
    [false, true].flatMap { isSubtitle in
      findings(
        subject, subject.rows.filter { isCompared($0) && ($0.row.cellStyle == .subtitle) == isSubtitle })
    }
  }

  private static func findings(_ subject: LintSubject, _ rows: [LaidOutRow]) -> [Finding] {
    let sections = Dictionary(grouping: rows) { $0.path.section }
    return sections.keys.sorted().compactMapAdvancing { section in
      // The first row of each place, from the leading side.
      var places: [Points: LaidOutRow] = [:]
      for row in sections[section] ?? [] {
        let place = leading(row, in: subject)
        if places[place] == nil { places[place] = row }
      }
      guard places.count > 1, places.values.contains(where: { $0.row.image != nil }) else { return nil }
      let words = places.sorted { $0.key < $1.key }.map { place, row in
        "at \(place) pt \(kind(row)) (row \(row.path))"
      }
      let sized = places.values.first { $0.row.look.sets(.imageSize) }
      let last = places.values.max { $0.path < $1.path }
      return Finding(
        rule: id, severity: .design, place: .section(section),
        setting: sized.map { Setting(AnySetting.imageSize, of: .row($0.path)) }
          ?? last.flatMap { $0.row.image == nil ? nil : .row(\.image, at: $0.path) },
        message: "the texts of the section begin \(words.joined(separator: ", "))",
        advice: advice(subject.table, section, places.values))
    }
  }

  /// Whether the row's text should align with those of other rows. Centred texts and value2's columns don't, nor
  /// do texts beside pictures, letters and images of a size of their own; nor
  /// does a button without an image below rows with images, nor a row with a place of its own.
  private static func isCompared(_ row: LaidOutRow) -> Bool {
    let isButton =
      row.row.image == nil && row.row.detail == nil && row.look.buttonRole(of: row.row) != .none
    // A swipe moves a row, and edit mode only some of them.
    guard row.row.shownSwipe == nil, !row.look.isEditing, row.row.cellStyle != .value2,
      row.row.cellStyle != .status, !isButton,
      row.look.given[.title.alignment] ?? .leading == .leading, row.look.given[.titleOrigin] == nil,
      !row.row.look.sets(.cellContent), !row.row.look.sets(.indentationLevel),
      !row.row.look.sets(.indentationWidth),
      !row.row.look.sets(.contentInsetsLeading), row.row.image?.symbol != nil || row.row.image == nil,
      row.row.image?.form.size == nil, let title = row.frames.title
    else { return false }
    // At accessibility sizes, an image can be above the text.
    return row.frames.image.map { $0.maxY > title.frame.minY } ?? true
  }

  /// Points from the leading side of the row's background to its text.
  private static func leading(_ row: LaidOutRow, in subject: LintSubject) -> Points {
    let (box, text) = (row.frames.background, row.frames.title?.frame ?? row.frames.background)
    return subject.environment.isRightToLeft ? box.maxX - text.maxX : text.minX - box.minX
  }

  private static func kind(_ row: LaidOutRow) -> String {
    row.row.image.map { $0.tileColor == nil ? "beside a symbol" : "beside a tile" } ?? "without an image"
  }

  private static func advice(_ table: Table, _ section: Int, _ rows: some Collection<LaidOutRow>) -> [Advice]
  {
    let images = rows.compactMap(\.row.image)
    if images.count < rows.count {
      return [.inWords("give every row of the section an image, or none")]
    }
    let tiles = images.filter { $0.tileColor != nil }.count
    if tiles > 0, tiles < images.count {
      return [.inWords("give every image of the section a tileColor, or none")]
    }
    let sized = table.sections[section].rows.indices.filter {
      table.sections[section].rows[$0].look.sets(.imageSize)
    }
    guard sized.isEmpty else {
      return [
        Advice(
          sized.map { .unset("imageSize", at: .row(Table.IndexPath(row: $0, section: section))) }),
        .inWords("set the same for the whole section"),
      ]
    }
    return [
      Advice(
        .set("cellContent", .word(CellContent.configuration.rawValue), at: .section(section)),
        effect: ", which gives each image the same space"),
      .inWords("draw every image of the section in one size"),
    ]
  }
}
