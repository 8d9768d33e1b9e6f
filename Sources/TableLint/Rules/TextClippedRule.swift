// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds fixed row heights that are too small for the row's texts at some text size.
enum TextClippedRule: LintRule {
  static let id = "TEXT-CLIPPED"
  static let summary = "A fixed row height is too small for the row's texts at some text size."

  static func findings(in subject: LintSubject) -> [Finding] {
    let fixed = subject.rows.filter { row in
      if case .fixed = row.look[.rowHeight] { return row.look.given[.titleOrigin] == nil }
      return false
    }
    guard !fixed.isEmpty else { return [] }
    var variants = TextSizeVariants(subject.table) { LaidOutTable($0) }
    var sizes: [Table.IndexPath: [TextSize]] = [:]
    let rows = fixed.filter { row in
      let found = variants.sizes { layout -> Points? in
        guard let frames = layout.rowTree(row.path, isBare: true), let title = frames.title else {
          return nil
        }
        let bottom = max(title.frame.maxY, frames.detail?.frame.maxY ?? .zero)
        return title.frame.minY < frames.background.minY || bottom > frames.background.maxY ? bottom : nil
      }
      sizes[row.path] = found?.sizes
      return found != nil
    }
    let isNow = rows.contains { sizes[$0.path]?.contains(subject.environment.info.traits.textSize) == true }
    return subject.findings(
      Self.self, isNow ? .warning : .note, in: rows, by: .rowHeight,
      message: { row in
        "the text is taller than the row's \(row.frames.frame.height) pt \(TextSize.words(sizes[row.path] ?? []))"
      }, hint: "let the row size itself: rowHeight: automatic")
  }
}
