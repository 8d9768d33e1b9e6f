// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct AddSectionCommand: ElementCommand {
  static let name = "add-section"
  static let abstract = "Add a section, at the end or at an index."
  static let examples = [
    "add-section", "add-section Network", "add-section Wallet --footer \"On this phone\" --id w --at 0",
    "add-section Mail --header-height 60",
  ]

  var changes = KeyChanges()
  var index: Int?
  static let level = SettingLevel.section
  static let usual = ["footer", "id"]
  static let arguments = ["header"]
  static let parameters: [Parameter<Self>] =
    argument("header", .optional) + options
    + [.option("at", \.index, .integer(0...1_000_000), "The new section's index; default: the end.")]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let info = try made(Section.Info(), in: &turn)
    let index = index ?? turn.session.table.sections.count
    try turn.perform(.insertSection(Section(info: info), at: index))
    return "section \(index)\(info.header.map { " '\(VisibleText.line($0))'" } ?? "") added"
  }
}

struct RemoveSectionCommand: SessionCommand {
  static let name = "remove-section"
  static let abstract = "Remove one or more sections with their rows."
  static let examples = [
    "remove-section 1", "remove-section network", "remove-section 0..1", "remove-section 0 1",
  ]

  var sections: [Int] = []
  static let parameters: [Parameter<Self>] = [.several("section", \.sections, .sections, "The sections.")]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let rows = sections.reduce(0) { $0 + turn.session.table.numberOfRows(inSection: $1) }
    try turn.perform(Edit.together(sections.reversed().map { .removeSection(at: $0) }))
    let removed = sections.count == 1 ? "section \(sections[0])" : sections.count.counted("section")
    return "\(removed) removed with \(rows.counted("row"))"
  }
}

struct MoveSectionCommand: SessionCommand {
  static let name = "move-section"
  static let abstract = "Move a section to another index."
  static let examples = ["move-section 0 1"]

  @Required var section: Int
  @Required var target: Int
  static let parameters: [Parameter<Self>] = [
    .argument("section", \.$section, .section, "The section."),
    .argument("to", \.$target, .integer(0...1_000_000), "The section's index after the move."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    if section == target { return Turn.nothing }
    try turn.perform(.moveSection(from: section, to: target))
    return "section \(section) is now section \(target)"
  }
}
