// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct AddSectionCommand: SettingCommand {
  static let name = "add-section"
  static let abstract = "Add a section, at the end or at an index."
  static let examples = [
    "add-section", "add-section Network", "add-section Wallet --footer \"On this phone\" --id w --at 0",
  ]

  var changes = SettingChanges<Section.Info>()
  var index: Int?
  static let parameters: [Parameter<Self>] = [
    .optional("header", sets: \.header, "The title above its rows."),
    .option("footer", sets: \.footer, "The text below its rows."),
    .option("id", sets: \.id, "An id, which commands accept as the section's address."),
    .option("at", \.index, .integer(0...1_000_000), "The new section's index; default: the end."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let info = changes.applied(to: Section.Info())
    try turn.session.document.check(id: info.id)
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

struct SetHeaderCommand: SectionTextCommand {
  static let name = "set-header"
  static let abstract = "Set the title above a section; --clear removes it."
  static let examples = ["set-header 0 General", "set-header 0 --clear", "set-header 1 Mail --height 60"]

  var sections = Required<[Int]>()
  var changes = SettingChanges<Section.Info>()
  var clears = false
  static let part = "header"
  static let text = Section.Info.setting(\.header)
  static let parameters: [Parameter<Self>] = textParameters(height: \.headerHeight)
}

struct SetFooterCommand: SectionTextCommand {
  static let name = "set-footer"
  static let abstract = "Set the text below a section; --clear removes it."
  static let examples = ["set-footer 0 \"Stays on this phone.\"", "set-footer 0 --clear"]

  var sections = Required<[Int]>()
  var changes = SettingChanges<Section.Info>()
  var clears = false
  static let part = "footer"
  static let text = Section.Info.setting(\.footer)
  static let parameters: [Parameter<Self>] = textParameters(height: \.footerHeight)
}

/// The common part of `set-header` and `set-footer`.
protocol SectionTextCommand: SettingCommand where Root == Section.Info {
  var sections: Required<[Int]> { get set }
  var clears: Bool { get set }
  /// `header` or `footer`.
  static var part: String { get }
  static var text: SettingField<Section.Info> { get }
}

extension SectionTextCommand {
  static func textParameters(height: Section.Info.Path) -> [Parameter<Self>] {
    [
      .argument("section", \.sections, .sections, "The sections."),
      .optional("text", sets: text, "The \(part)'s text."),
      .option(
        "height", sets: height,
        "The \(part)'s height; 0 means the default in grouped styles, as in UIKit."),
      .flag("clear", \.clears, "Remove the text."),
    ]
  }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard clears || !changes.isEmpty else {
      throw SessionError("missing TEXT", hint: "or use --clear or --height POINTS")
    }
    if clears, changes.sets(Self.text) {
      throw SessionError("--clear can't be combined with TEXT", hint: "use one of the two")
    }
    var edits: [Edit] = []
    var changed: [Int] = []
    for index in sections.wrappedValue {
      var info = changes.applied(to: turn.session.table.sections[index].info)
      if clears { Self.text.unset(in: &info) }
      guard info != turn.session.table.sections[index].info else { continue }
      edits.append(.setSectionInfo(info, at: index))
      changed.append(index)
    }
    guard let first = changed.first else { return Turn.nothing }
    try turn.perform(Edit.together(edits))
    let place = changed.count == 1 ? "section \(first)" : changed.count.counted("section")
    return "\(Self.part) of \(place) \(clears ? "removed" : "set")"
  }
}
