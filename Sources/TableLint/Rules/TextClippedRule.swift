// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds fixed heights of rows, headers and footers that are too small for their texts at some text size.
enum TextClippedRule: LintRule {
  static let id = "TEXT-CLIPPED"
  static let summary =
    "A fixed height is too small for the texts of a row, a header or a footer at some text size."

  static func findings(in subject: LintSubject) -> [Finding] {
    rows(subject) + headersAndFooters(subject)
  }

  private static func headersAndFooters(_ subject: LintSubject) -> [Finding] {
    let sections = subject.table.sections
    let fixed = sections.indices.flatMap { index -> [(isHeader: Bool, section: Int, setting: Setting)] in
      let info = sections[index].info
      let places: [(Bool, String?, Setting, Setting)] = [
        (true, info.header, .section(\.headerHeight, at: index), .table(\.sectionHeaderHeight)),
        (false, info.footer, .section(\.footerHeight, at: index), .table(\.sectionFooterHeight)),
      ]
      return places.compactMap { isHeader, text, own, standard in
        let setting = own.value(in: info) == nil ? standard : own
        // A height of 0 has a rule of its own.
        guard text != nil, case .points(let points) = setting.value(in: subject.table), points > .zero else {
          return nil
        }
        return (isHeader, index, setting)
      }
    }
    guard !fixed.isEmpty else { return [] }
    // Their frames don't depend on rows.
    let bare = Table(info: subject.table.info, sections: sections.map { Section(info: $0.info) })
    var variants = TextSizeVariants(bare) { LaidOutTable($0) }
    return fixed.compactMap { isHeader, index, setting in
      let found = variants.sizes { layout -> Points? in
        let section = layout.sectionTree(index, isBare: true)
        guard let view = isHeader ? section.header : section.footer, let label = view.label,
          label.frame.minY < view.frame.minY || label.frame.maxY > view.frame.maxY
        else { return nil }
        return view.frame.height
      }
      return found.map { sizes, height in
        Finding(
          rule: id, severity: .unreadableText, place: .section(index), setting: setting,
          message:
            "the \(isHeader ? "header" : "footer")'s text is taller than its \(height) pt \(TextSize.words(sizes))",
          advice: [
            Advice(
              .set(setting.key, .word("automatic"), at: setting.level), effect: ", so that it fits its text")
          ])
      }
    }
  }

  private static func rows(_ subject: LintSubject) -> [Finding] {
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
    return subject.findings(
      Self.self, .unreadableText, in: rows, by: .rowHeight,
      message: { row in
        "the text is taller than the row's \(row.frames.frame.height) pt \(TextSize.words(sizes[row.path] ?? []))"
      },
      advice: { level, _ in
        [
          Advice(
            .set("rowHeight", .word("automatic"), at: level), effect: ", so that the row fits its text")
        ]
      })
  }
}
