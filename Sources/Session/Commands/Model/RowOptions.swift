// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A command whose options are the keys of one level: of a new row or section, or of existing ones.
protocol ElementCommand: KeyCommand {
  static var level: SettingLevel { get }
  /// The keys of the options that usage names. The others come after them in help.
  static var usual: [String] { get }
  /// The keys that the command's arguments set.
  static var arguments: [String] { get }
}

extension ElementCommand {
  static var options: [Parameter<Self>] {
    usual.compactMap { SettingKey($0, of: level) }.filter { !arguments.contains($0.name) }.map { .key($0) }
  }

  static var furtherParameters: [Parameter<Self>] {
    // The first key of two with one name is the option: `image.size` of a row's own image, not its `imageSize`.
    var labels: Set<String> = []
    return SettingKey.all(of: level).filter {
      !usual.contains($0.name) && !arguments.contains($0.name) && $0.isSayable
    }.map { .key($0) }.filter { labels.insert($0.declaration.label).inserted }
  }

  /// The parameter of a key that an argument sets.
  static func argument(_ name: String, _ role: ParameterDeclaration.Role) -> [Parameter<Self>] {
    SettingKey(name, of: level).map { [.key($0, role)] } ?? []
  }

  /// An element with the line's settings.
  func made<Element: SettingHolder>(_ element: Element, in turn: inout Turn) throws(SessionError) -> Element {
    try changes.checkParts()
    let made = try changes.applied(to: element)
    if case .text(let id)? = SettingKey("id", of: Self.level)?.value(in: made) {
      try turn.session.document.check(id: id)
    }
    return made
  }
}

/// A command that adds rows, or changes them.
protocol RowCommand: ElementCommand {}

extension RowCommand {
  static var level: SettingLevel { .row }
  static var usual: [String] {
    [
      "title", "detail", "cellStyle", "image", "image.tileColor", "accessory", "badge", "numberOfLines",
      "rowHeight", "date", "value", "level", "selected", "id",
    ]
  }
  static var arguments: [String] { ["title"] }
}
