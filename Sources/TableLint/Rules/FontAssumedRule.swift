// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds fonts that are known only by name. The layout uses the system font's widths and heights for them.
enum FontAssumedRule: LintRule {
  static let id = "FONT-ASSUMED"
  static let summary =
    "The widths of a text's font are unknown; the layout uses the system font's widths."

  static func findings(in subject: LintSubject) -> [Finding] {
    let titles = subject.rows.filter { $0.look.given[.title.name]?.text != nil }
    let details = subject.rows.filter { $0.look.given[.detail.name]?.text != nil && $0.frames.detail != nil }
    return subject.findings(
      Self.self, .substitute, in: titles, by: .title.name,
      message: { message("titles", $0.look.given[.title.name]?.text) }, advice: { _, _ in advice })
      + subject.findings(
        Self.self, .substitute, in: details, by: .detail.name,
        message: { message("details", $0.look.given[.detail.name]?.text) }, advice: { _, _ in advice })
      + findings(in: subject, "headers", .header.name, \.header)
      + findings(in: subject, "footers", .footer.name, \.footer)
  }

  /// One finding for each level that sets the font of headers or footers.
  private static func findings(
    in subject: LintSubject, _ noun: String, _ font: LookSetting<FontName>,
    _ text: KeyPath<Section.Info, String?>
  ) -> [Finding] {
    var levels: [LookLevel] = []
    return subject.table.sections.enumerated().compactMap { index, section in
      guard WorkProgress.advance(), section.info[keyPath: text] != nil,
        let name = subject.table.look(ofSection: index)[font]?.text,
        let level = subject.table.level(of: font, from: .section(index)),
        !levels.contains(level)
      else { return nil }
      levels.append(level)
      return Finding(
        rule: id, severity: .substitute, place: level, setting: Setting(font, of: level),
        message: message(noun, name), advice: advice)
    }
  }

  private static func message(_ noun: String, _ name: String?) -> String {
    "the widths of \(noun) in \(name ?? "") are unknown; the layout uses the system font's widths"
  }

  private static let advice = [
    Advice.inWords("check on a device where they wrap and whether they are truncated")
  ]
}
