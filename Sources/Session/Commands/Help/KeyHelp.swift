// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableLayout
import TableModel

/// Help about the keys of specs, from their declarations and from the open table.
struct KeyHelp {
  let name: String
  let session: Session
  /// The place whose value is shown; `nil` for the first one that has the key.
  var place: LookLevel?

  /// Everything about a key; `nil` if no level has it. Levels that have the same key under other meanings have their own part.
  var page: String? {
    let keys = SettingKey.levels(of: name).compactMap { SettingKey(name, of: $0) }.filter {
      place == nil || $0.level == place?.kind
    }
    var parts: [[SettingKey]] = []
    for key in keys {
      if let index = parts.firstIndex(where: { $0[0].meaning == key.meaning }) {
        parts[index].append(key)
      } else {
        parts.append([key])
      }
    }
    return parts.isEmpty ? nil : parts.map(part).joined(separator: "\n\n")
  }

  private func part(_ keys: [SettingKey]) -> String {
    let key = keys[0]
    let levels = keys.map(\.level.plural)
    let list =
      levels.count < 2
      ? levels.joined() : levels.dropLast().joined(separator: ", ") + " and " + levels[levels.count - 1]
    var lines = ["\(name): a key of \(list)", key.meaning, ""]
    lines.append(entry("value", key.takes))
    if let standard = standard(key) { lines.append(entry("default", standard)) }
    lines += entries("set by", keys.map { $0.level.line(setting: name) } + commands(keys))
    lines += entries("now", now(keys))
    let members = key.inner.filter { !$0.name.dropFirst(name.count + 1).contains(".") }
    if !members.isEmpty {
      let width = members.map(\.name.count).max() ?? 0
      lines += [""] + members.map { "  \($0.name.padded(to: width))  \($0.meaning)" }
    }
    return lines.joined(separator: "\n")
  }

  private func entry(_ title: String, _ text: String) -> String { "  \(title.padded(to: 7))  \(text)" }

  private func entries(_ title: String, _ texts: [String]) -> [String] {
    texts.enumerated().map { entry($0.offset == 0 ? title : "", $0.element) }
  }

  /// The value without a set one, if it is the same for every table, or that of the open table's style and profile.
  private func standard(_ key: SettingKey) -> String? {
    guard !key.isGroup, let setting = key.declared.first, setting.name == key.name else { return nil }
    if let standard = setting.standard { return standard.specText }
    guard let look = setting as? AnyLookSetting else { return nil }
    let info = session.table.info
    return look.standard(info.style, Profile.named(info.profile)).map {
      "\($0.written.specText) in the style \(info.style.rawValue) of the profile \(info.profile.rawValue)"
    }
  }

  /// The other commands that set the keys: `set-separator --left POINTS`.
  private func commands(_ keys: [SettingKey]) -> [String] {
    CommandRegistry.all.compactMap { command in
      // The same name can be a key of another level.
      guard let parameter = command.declarations.first(where: { $0.keys.contains(name) }),
        !command.name.hasSuffix("-row") || keys.contains(where: { $0.level == .row }),
        !command.name.hasSuffix("-section") || keys.contains(where: { $0.level == .section })
      else { return nil }
      guard parameter.keys.count > 1 else { return "\(command.name) \(parameter.signature)" }
      // A word for the key, and its value: `set-metric bottomPadding VALUE`.
      let word = parameter.shape.fixedValues.first { $0 == name || $0 == keys[0].member } ?? name
      return "\(command.name) \(word) VALUE"
    }
  }

  /// The answers of `why`, for one place of each level whose keys differ.
  private func now(_ keys: [SettingKey]) -> [String] {
    guard let key = keys.first else { return [] }
    let place = place ?? first(key.level)
    guard let place else { return [] }
    if key.isGroup {
      return key.value(in: session.table, at: place).map { ["\($0.specText) for \(place.words)"] } ?? [
        "not set"
      ]
    }
    let found = session.explainer.settings(of: key, at: place)
    return found.isEmpty ? ["not set"] : found.flatMap { $0.text.split(separator: "\n").map(String.init) }
  }

  private func first(_ level: SettingLevel) -> LookLevel? {
    let sections = session.table.sections
    switch level {
    case .table: return .table
    case .section: return sections.isEmpty ? nil : .section(0)
    case .row:
      return sections.firstIndex { !$0.rows.isEmpty }.map { .row(Table.IndexPath(row: 0, section: $0)) }
    }
  }
}
