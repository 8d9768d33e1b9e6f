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
    let schemes = InterfaceStyle.allCases.map { SchemeColors(subject.table.info, $0) }
    var findings: [Finding] = []
    var systemPairs: Set<[RGBA]> = []
    // By setting, because there are as many messages as rows with their own colours.
    var said: [Setting?: Set<String>] = [:]
    for scheme in schemes {
      for label in Label.allCases {
        // Rows without their own look have the section's, so one check is enough for those in a sequence.
        var last: (section: Int, text: Text)?
        for row in subject.rows where label.isShown(row) {
          guard WorkProgress.advance() else { return [] }
          let text = Text(label, of: row, row.look)
          if row.row.look.isEmpty {
            if let last, last == (row.path.section, text) { continue }
            last = (row.path.section, text)
          }
          for (part, color) in label.coloredParts(row.row) {
            let text = Text(ink: color, ground: text.ground, needed: text.needed)
            guard let ratio = scheme.insufficientRatio(text) else { continue }
            let finding = finding(subject, row, label, part, text, ratio, scheme)
            if said[finding.setting, default: []].insert(finding.message).inserted {
              findings.append(finding)
            }
          }
          guard let ratio = scheme.insufficientRatio(text) else { continue }
          let isSystem = scheme.isSystem(text, row)
          if isSystem {
            // UIKit's own colours get one note for each pair.
            guard systemPairs.insert([text.ink, text.ground].map(scheme.paint)).inserted else { continue }
          }
          let finding = finding(subject, row, label, text, ratio, scheme, isSystem, among: schemes)
          if !isSystem, !said[finding.setting, default: []].insert(finding.message).inserted { continue }
          findings.append(finding)
        }
      }
    }
    return findings
  }

  /// The finding of a part of a text that its Markdown colours.
  private static func finding(
    _ subject: LintSubject, _ row: LaidOutRow, _ label: Label, _ part: String, _ text: Text,
    _ ratio: ContrastRatio,
    _ scheme: SchemeColors
  ) -> Finding {
    Finding(
      rule: id, severity: ratio.value < 1.2 ? .invisibleText : .faintText, place: .row(row.path),
      setting: .row(label.path, at: row.path),
      message: "'\(VisibleText.line(part))' in \(label.words), \(words(text, ratio, scheme))",
      advice: [.inWords("choose colours with more contrast for light and dark mode")])
  }

  private static func words(_ text: Text, _ ratio: ContrastRatio, _ scheme: SchemeColors) -> String {
    "\(text.ink) on \(text.ground), has a contrast of \(ratio):1 in \(scheme.appearance.rawValue) mode; WCAG AA needs \(text.needed == 3 ? "3" : "4.5"):1"
  }

  private static func finding(
    _ subject: LintSubject, _ row: LaidOutRow, _ label: Label, _ text: Text, _ ratio: ContrastRatio,
    _ scheme: SchemeColors, _ isSystem: Bool, among schemes: [SchemeColors]
  ) -> Finding {
    let (own, ground) = (label.setting(row), ResolvedLook.background(of: row.row))
    let blamed = [own, ground].first { subject.level(of: $0, at: row.path) != nil }
    return Finding(
      rule: id, severity: isSystem ? .faintSystemText : ratio.value < 1.2 ? .invisibleText : .faintText,
      place: isSystem ? .table : .row(row.path),
      setting: blamed.flatMap { setting in
        subject.level(of: setting, at: row.path).map { Setting(setting, of: $0) }
      },
      message: "\(label.words), \(words(text, ratio, scheme))",
      advice: isSystem
        ? [.inWords("these are UIKit's own colours" + raised(text, ratio, scheme))]
        : remedy(subject, row, label, [own, ground], schemes)
          + [.inWords("choose colours with more contrast for light and dark mode")])
  }

  /// The effect of the Increase Contrast setting; empty if it has none.
  private static func raised(_ text: Text, _ ratio: ContrastRatio, _ scheme: SchemeColors) -> String {
    let higher = scheme.increased.ratio(text)
    return higher > ratio ? "; the Increase Contrast setting raises the contrast to \(higher):1" : ""
  }

  /// The advice to remove the innermost colours that the row, its section or the table sets; none if the next ones have too
  /// little contrast, too.
  private static func remedy(
    _ subject: LintSubject, _ row: LaidOutRow, _ label: Label, _ settings: [AnyLookSetting],
    _ schemes: [SchemeColors]
  ) -> [Advice] {
    let set = settings.filter { row.look.given.source(of: $0) != nil }
    let choices = set.map { [$0] } + (set.count > 1 ? [set] : [])
    let choice = choices.first { choice in
      schemes.allSatisfy { scheme in
        let look = ResolvedLook(row.look.given.without(choice), in: scheme.environment)
        let text = Text(label, of: row, look)
        return scheme.insufficientRatio(text) == nil || scheme.isSystem(text, row)
      }
    }
    return choice.map { choice in
      [
        Advice(
          choice.compactMap { setting in
            subject.level(of: setting, at: row.path).map { SettingChange.unset(setting.name, at: $0) }
          })
      ]
    } ?? []
  }
}

/// A text of a row that colours can make hard to read.
private enum Label: CaseIterable {
  case title, detail

  var words: String { self == .title ? "the title" : "the detail" }

  var path: Row.Path { self == .title ? \.title : \.detail }

  /// The parts with colours of their own. Links in the tint colour are UIKit's own.
  func coloredParts(_ row: Row) -> [(text: String, color: Color)] {
    (self == .title ? row.titleRuns : row.detailRuns).compactMap { run in
      run.attributes.color.map { (run.text, $0) }
    }
  }

  func isShown(_ row: LaidOutRow) -> Bool {
    (self == .title ? row.frames.title : row.frames.detail)?.text.isEmpty == false
  }

  func setting(_ row: LaidOutRow) -> AnyLookSetting {
    self == .title ? row.layout.content.titleColor : .detailColor
  }
}

/// The colours of a text and the ratio that it needs.
private struct Text: Equatable {
  let ink: Color
  let ground: Color
  /// The least ratio of WCAG AA: 4.5, or 3 for large text, which is 24 points, or 18.66 points bold.
  let needed: Double

  init(ink: Color, ground: Color, needed: Double) {
    self.ink = ink
    self.ground = ground
    self.needed = needed
  }

  /// - Parameter look: the row's look, perhaps without some of its settings.
  init(_ label: Label, of row: LaidOutRow, _ look: ResolvedLook) {
    switch label {
    case .title: ink = look[row.layout.content.titleColor]
    case .detail: ink = look.given[.detailColor] ?? row.layout.environment.detailColor(row.row.cellStyle)
    }
    ground = look.background(of: row.row)
    let font = label == .title ? row.layout.content.titleFont : row.layout.content.detailFont
    needed = font.size >= (font.weight == .bold ? 18.66 : 24) ? 3 : 4.5
  }
}

/// The table's colours in one appearance, and those of a table that sets none.
private struct SchemeColors {
  let appearance: InterfaceStyle
  let environment: LayoutEnvironment
  /// UIKit's own colours of texts.
  private let inks: Set<RGBA>
  private let bare: LayoutEnvironment

  init(_ info: Table.Info, _ appearance: InterfaceStyle) {
    var info = info
    info.traits.appearance = appearance
    self.appearance = appearance
    let environment = LayoutEnvironment(info)
    self.environment = environment
    info.look = Look()
    info.backgroundColor = nil
    bare = LayoutEnvironment(info)
    let details = CellStyle.allCases.map(environment.detailColor)
    inks = Set(([.semantic(.label)] + details + Color.buttonTitles).map(environment.paint))
  }

  func paint(_ color: Color) -> RGBA { environment.paint(color) }

  /// The same with increased contrast.
  var increased: SchemeColors {
    var info = environment.info
    info.traits.contrast = .high
    return SchemeColors(info, appearance)
  }

  func ratio(_ text: Text) -> ContrastRatio {
    ContrastRatio(paint(text.ink), on: paint(text.ground), over: paint(environment.backgroundColor))
  }

  /// The text's contrast ratio; `nil` if it is sufficient.
  func insufficientRatio(_ text: Text) -> ContrastRatio? {
    let ratio = ratio(text)
    return ratio.value < text.needed ? ratio : nil
  }

  /// Whether a text has the colours of UIKit's own texts, wherever they are set or inherited, by name or in
  /// numbers.
  func isSystem(_ text: Text, _ row: LaidOutRow) -> Bool {
    let ground = paint(text.ground)
    return inks.contains(paint(text.ink)) && ground == bare.paint(bare.look.background(of: row.row))
      && (ground.alpha == 1000 || paint(environment.backgroundColor) == bare.paint(bare.backgroundColor))
  }
}
