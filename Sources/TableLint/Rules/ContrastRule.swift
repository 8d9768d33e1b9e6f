// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds texts whose contrast is below WCAG AA in light or dark mode.
enum ContrastRule: LintRule {
  static let id = "CONTRAST"
  static let summary = "A text's contrast is below WCAG AA in light or dark mode."

  static func findings(in subject: LintSubject) -> [Finding] {
    var findings: [Finding] = []
    var systemPairs: Set<String> = []
    // By setting, because there are as many messages as rows with their own colours.
    var said: [Setting?: Set<String>] = [:]
    for appearance in InterfaceStyle.allCases {
      var info = subject.table.info
      info.traits.appearance = appearance
      let environment = LayoutEnvironment(info)
      for label in labels {
        let setting = label.setting
        // Rows without their own look have the section's, so one check is enough for those in a sequence.
        var last: (section: Int, ink: Color, ground: Color, font: Font)?
        for row in subject.rows where label.isShown(row) {
          guard WorkProgress.advance() else { return [] }
          let (ink, font) = (label.color(row), label.font(row))
          let ground = row.look.background(of: row.row)
          if row.row.look.isEmpty {
            if let last, last == (row.path.section, ink, ground, font) { continue }
            last = (row.path.section, ink, ground, font)
          }
          let ratio = ContrastRatio(
            environment.paint(ink), on: environment.paint(ground),
            over: environment.paint(environment.backgroundColor))
          let needed = needed(font)
          guard ratio.value < needed else { continue }
          let finding = finding(subject, row, setting, ink, ratio, needed, appearance)
          if finding.severity == .note {
            // UIKit's own colours get one note for each pair.
            guard systemPairs.insert("\(ink) \(ground)").inserted else { continue }
          } else if !said[finding.setting, default: []].insert(finding.message).inserted {
            continue
          }
          findings.append(finding)
        }
      }
    }
    return findings
  }

  /// A text of a row, with its colour and its font.
  private typealias Label = (
    setting: AnyLookSetting, isShown: (BareRow) -> Bool, color: (BareRow) -> Color, font: (BareRow) -> Font
  )

  private static var labels: [Label] {
    [
      (.titleColor, { $0.frames.title?.text.isEmpty == false }, { $0.look[.titleColor] }, { $0.titleFont }),
      (.detailColor, { $0.frames.detail?.text.isEmpty == false }, { $0.detailColor }, { $0.detailFont }),
    ]
  }

  /// The least ratio of WCAG AA: 4.5, or 3 for large text, which is 24 points, or 18.66 points bold.
  private static func needed(_ font: Font) -> Double {
    font.size >= (font.weight == .bold ? 18.66 : 24) ? 3 : 4.5
  }

  /// UIKit's own colours for the titles of buttons and of destructive actions.
  private static let buttonColors: [Color] = [.semantic(.systemBlue), .semantic(.systemRed)]

  private static func finding(
    _ subject: LintSubject, _ row: BareRow, _ setting: AnyLookSetting, _ ink: Color, _ ratio: ContrastRatio,
    _ needed: Double, _ appearance: InterfaceStyle
  ) -> Finding {
    let own = subject.level(of: setting, at: row.path)
    let background = ResolvedLook.background(of: row.row)
    let ground = subject.level(of: background, at: row.path)
    let isSystem = ground == nil && (own == nil || buttonColors.contains(ink))
    let level = own ?? ground ?? .table
    let what = setting == .titleColor ? "the title" : "the detail"
    let least = needed == 3 ? "3" : "4.5"
    return Finding(
      rule: id, severity: isSystem ? .note : .warning, place: isSystem ? .table : .row(row.path),
      setting: isSystem ? nil : .look(own == nil ? background : setting, of: level),
      message:
        "\(what), \(ink) on \(row.look[background]), has a contrast of \(ratio):1 in \(appearance.rawValue) mode; WCAG AA needs \(least):1",
      hint: isSystem
        ? "these are UIKit's own colours; the Increase Contrast setting raises the contrast"
        : "choose colours with more contrast for light and dark mode")
  }
}
