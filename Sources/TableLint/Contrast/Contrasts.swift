// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Collects the findings about contrast.
struct Contrasts {
  let subject: LintSubject
  let schemes: [SchemeColors]
  private(set) var findings: [Finding] = []
  /// UIKit's own colours get one note for each pair.
  private var systemPairs: Set<[RGBA]> = []
  /// By setting, because there are as many messages as rows with their own colours.
  private var said: [Setting?: Set<String>] = [:]

  private static var ofAuthor: Advice {
    .inWords("choose colours with more contrast for light and dark mode")
  }

  init(subject: LintSubject, schemes: [SchemeColors]) {
    self.subject = subject
    self.schemes = schemes
  }

  /// Checks a part of a text that its Markdown colours.
  mutating func check(
    part: String, of whole: String, _ text: ContrastText, in scheme: SchemeColors, at place: LookLevel,
    _ setting: Setting?
  ) {
    guard let ratio = scheme.insufficientRatio(text) else { return }
    add("'\(VisibleText.line(part))' in \(whole)", text, ratio, in: scheme, at: place, setting, [])
  }

  /// - Parameter name: the text's name in the message: `the title`.
  mutating func add(
    _ name: String, _ text: ContrastText, _ ratio: ContrastRatio, in scheme: SchemeColors,
    at place: LookLevel, _ setting: Setting?, _ remedy: [Advice]
  ) {
    let message = words(name, text, ratio, scheme)
    guard said[setting, default: []].insert(message).inserted else { return }
    findings.append(
      Finding(
        rule: ContrastRule.id, severity: ratio.value < 1.2 ? .invisibleText : .faintText, place: place,
        setting: setting, message: message, advice: remedy + [Self.ofAuthor]))
  }

  /// Adds a note about UIKit's own colours.
  mutating func addSystem(
    _ name: String, _ text: ContrastText, _ ratio: ContrastRatio, in scheme: SchemeColors,
    at place: LookLevel
  ) {
    guard systemPairs.insert(([text.ink] + text.grounds).map(scheme.paint)).inserted else { return }
    let higher = scheme.increased.ratio(text)
    let raised =
      higher > ratio ? "; the Increase Contrast setting raises the contrast to \(higher):1" : ""
    findings.append(
      Finding(
        rule: ContrastRule.id, severity: .faintSystemText, place: place, setting: nil,
        message: words(name, text, ratio, scheme),
        advice: [.inWords("these are UIKit's own colours" + raised)]))
  }

  private func words(
    _ name: String, _ text: ContrastText, _ ratio: ContrastRatio, _ scheme: SchemeColors
  ) -> String {
    "\(name), \(text.ink) on \(scheme.ground(of: text)), has a contrast of \(ratio):1 in \(scheme.appearance.rawValue) mode; WCAG AA needs \(text.needed == 3 ? "3" : "4.5"):1"
  }

  /// The advice to remove the colours that the row, its section and the table set; none if UIKit's own colours have too
  /// little contrast, too.
  ///
  /// - Parameters:
  ///   - settings: the settings of the row's look that the text depends on.
  ///   - own: the key of the text's own colour, if it is set: `content.0.color`.
  ///   - helps: whether the text is readable in a row with another look, and without its own colour if that is passed.
  func remedy(
    of row: LaidOutRow, _ settings: [AnyLookSetting], own: String? = nil,
    helps: (ResolvedLook, _ keepsOwn: Bool, SchemeColors) -> Bool
  ) -> [Advice] {
    typealias Choice = (settings: [AnyLookSetting], own: [String])
    let set = settings.filter { row.look.given.source(of: $0) != nil }
    let own = own.map { [$0] } ?? []
    let single: [Choice] = own.map { ([], [$0]) } + set.map { ([$0], []) }
    let choices = single + (single.count > 1 ? [(set, own)] : [])
    let choice = choices.first { choice in
      let given = row.look.given.without(choice.settings)
      return schemes.allSatisfy { scheme in
        helps(ResolvedLook(given, in: scheme.environment), choice.own.isEmpty, scheme)
      }
    }
    let levels = [LookLevel.row(row.path), .section(row.path.section), .table]
    return choice.map { choice in
      let ofLook = levels.flatMap { level in
        choice.settings.map(\.name).filter { key in
          Setting(named: key, at: level)?.value(in: subject.table) != nil
        }.map { SettingChange.unset($0, at: level) }
      }
      return [Advice(choice.own.map { .unset($0, at: .row(row.path)) } + ofLook)]
    } ?? []
  }
}
