// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds texts whose contrast is below WCAG AA in light or dark mode.
enum ContrastRule: LintRule {
  static let id = "CONTRAST"
  static let summary = "A text's contrast is below WCAG AA in light or dark mode."

  static func findings(in subject: LintSubject) -> [Finding] {
    let schemes = InterfaceStyle.allCases.map { SchemeColors(subject.table.info, $0) }
    var result = Contrasts(subject: subject, schemes: schemes)
    for scheme in schemes {
      for label in Label.allCases {
        // Rows without their own look have the section's, so one check is enough for those in a sequence.
        var last: (section: Int, text: ContrastText)?
        for row in subject.rows where label.isShown(row) {
          guard WorkProgress.advance() else { return [] }
          let text = label.text(of: row, row.look)
          if row.row.look.isEmpty {
            if let last, last == (row.path.section, text) { continue }
            last = (row.path.section, text)
          }
          for (part, color) in label.runs(row.row).colored {
            let text = ContrastText(color, on: text.grounds, needed: text.needed)
            result.check(
              part: part, of: label.words, text, in: scheme, at: .row(row.path),
              .row(label.path, at: row.path))
          }
          result.check(label, of: row, text, in: scheme)
        }
      }
      result.checkElements(in: scheme)
      result.checkMonograms(in: scheme)
      result.checkSections(in: scheme)
      result.checkBars(in: scheme)
    }
    return result.findings
  }
}

/// A text of a row that colours can make hard to read.
private enum Label: CaseIterable {
  case title, detail

  var words: String { self == .title ? "the title" : "the detail" }

  var path: Row.Path { self == .title ? \.title : \.detail }

  func runs(_ row: Row) -> [AttributedText.Run] { self == .title ? row.titleRuns : row.detailRuns }

  /// WCAG exempts disabled rows (1.4.3).
  func isShown(_ row: LaidOutRow) -> Bool {
    row.row.isEnabled && (self == .title ? row.frames.title : row.frames.detail)?.text.isEmpty == false
  }

  func setting(_ row: LaidOutRow) -> AnyLookSetting {
    self == .title ? row.layout.content.titleColor : .detailColor
  }

  /// - Parameter look: the row's look, perhaps without some of its settings.
  func text(of row: LaidOutRow, _ look: ResolvedLook) -> ContrastText {
    let content = row.layout.content
    let ink =
      switch self {
      case .title: content.titlePaint(look)
      case .detail: content.detailPaint(look)
      }
    return ContrastText(
      ink, on: [look.background(of: row.row)], self == .title ? content.titleFont : content.detailFont)
  }
}

extension Contrasts {
  /// Checks a title or a detail as a whole.
  fileprivate mutating func check(
    _ label: Label, of row: LaidOutRow, _ text: ContrastText, in scheme: SchemeColors
  ) {
    guard let ratio = scheme.insufficientRatio(text) else { return }
    if scheme.isSystem(text, row) {
      return addSystem(label.words, text, ratio, in: scheme, at: .table)
    }
    let settings = [label.setting(row), ResolvedLook.background(of: row.row)]
    let blamed = settings.first { subject.level(of: $0, at: row.path) != nil }
    add(
      label.words, text, ratio, in: scheme, at: .row(row.path),
      blamed.flatMap { setting in
        subject.level(of: setting, at: row.path).map { Setting(setting, of: $0) }
      },
      remedy(of: row, settings) { look, _, scheme in
        let text = label.text(of: row, look)
        return scheme.insufficientRatio(text) == nil || scheme.isSystem(text, row)
      })
  }
}
