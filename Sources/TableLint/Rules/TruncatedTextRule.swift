// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds texts that are truncated at one of the twelve text sizes.
enum TruncatedTextRule: LintRule {
  static let id = "TEXT-TRUNCATED"
  static let summary = "A text does not fit its row at some text size (widths are approximate)."

  static func findings(in subject: LintSubject) -> [Finding] {
    var variants = TextSizeVariants(subject.table) { TextFitting($0) }
    let counts = subject.table.sections.map(\.rows.count)
    // Most rows are truncated at the same sizes as others.
    var known: [[TextSize]: String] = [:]
    func words(_ sizes: [TextSize]) -> String {
      if let words = known[sizes] { return words }
      let new = TextSize.words(sizes)
      known[sizes] = new
      return new
    }
    var (standard, accessibility): ([Finding], [Finding]) = ([], [])
    for row in subject.rows {
      let count = counts[row.path.section]
      let found = variants.values { $0.cutTexts(of: row.row, at: row.path, count: count) }
      for part in [\Row.title, \Row.detail, \Row.status.value] as [Row.Path] {
        let cuts = found.compactMap { size, texts in
          texts.first { $0.part == part }.map { (size: size, text: $0) }
        }
        guard let cut = cuts.first?.text else { continue }
        let sizes = cuts.map(\.size)
        // More lines can't truncate the text at the other sizes.
        let advice = advice(row, cut) { changed in
          variants.hold(at: sizes) { fitting in
            !fitting.cutTexts(of: changed, at: row.path, count: count).contains { $0.part == part }
          }
        }
        let finding = Finding(
          rule: id, severity: .unreadableText, place: .row(row.path), setting: .row(part, at: row.path),
          message: "'\(VisibleText.line(cut.text))' is truncated \(words(sizes)) (approximate widths)",
          advice: advice)
        let isOnlyAccessibility = sizes.allSatisfy(\.isAccessibilityCategory)
        if isOnlyAccessibility { accessibility.append(finding) } else { standard.append(finding) }
      }
    }
    return standard + together(accessibility)
  }

  /// To shorten the text, or the first change of the row that shows all of it, such as more lines.
  ///
  /// - Parameter isWhole: whether a changed row shows the whole text at every size.
  private static func advice(_ row: LaidOutRow, _ cut: CutText, _ isWhole: (Row) -> Bool) -> [Advice] {
    var bare = row.row
    bare.badge = nil
    if let badge = row.row.badge, badge.count > cut.text.count, isWhole(bare) {
      return [.inWords("shorten the badge")]
    }
    // The row grows with its lines only if it sizes itself.
    let place = LookLevel.row(row.path)
    let height =
      row.look[.rowHeight] == .automatic
      ? [] : [SettingChange.set("rowHeight", .word("automatic"), at: place)]
    let shorter = Advice.inWords("shorten it")
    // First more lines of this text, then of the other one: a wrapped title is narrower and leaves its detail more room.
    for part in cut.part == \Row.detail
      ? [\Row.detail, \Row.title] : [\Row.title, \Row.detail] as [Row.Path]
    {
      var changed = row.row
      if part == \Row.detail { changed.look[.detailNumberOfLines] = 0 } else { changed.numberOfLines = 0 }
      let key = part == \Row.detail ? AnyLookSetting.detailNumberOfLines.name : "numberOfLines"
      if isWhole(changed) { return [shorter, Advice([.set(key, .integer(0), at: place)] + height)] }
    }
    return [shorter]
  }

  /// Combines findings with equal advice into one that names the first three, because many rows of a table are
  /// truncated at accessibility sizes.
  private static func together(_ findings: [Finding]) -> [Finding] {
    var order: [[Advice]] = []
    var groups: [[Advice]: [Finding]] = [:]
    for finding in findings {
      let kind = finding.advice.kind
      if groups[kind] == nil { order.append(kind) }
      groups[kind, default: []].append(finding)
    }
    return order.compactMap { kind in
      guard let equal = groups[kind], var finding = equal.first, equal.count > 1 else {
        return groups[kind]?.first
      }
      let named = equal.prefix(3).map {
        "\($0.placeName) \($0.message.dropLast(" (approximate widths)".count))"
      }
      let rest = equal.count > 3 ? ", and \(equal.count - 3) more" : ""
      finding.place = .table
      finding.advice = .together(equal.map(\.advice))
      finding.message = "\(named.joined(separator: ", "))\(rest) (approximate widths)"
      return finding
    }
  }
}
