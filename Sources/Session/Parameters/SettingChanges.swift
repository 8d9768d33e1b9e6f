// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A line's change to a setting.
enum SettingChange: Sendable {
  case value(ValueTree)
  /// Removes the value, so that the setting is inherited.
  case open
  /// Sets one part of a value that has several.
  case part(String, ValueTree)

  fileprivate var isPart: Bool { if case .part = self { true } else { false } }
}

/// The changes that a line makes to settings.
struct SettingChanges<Root: SettingOwner>: Sendable {
  private var items: [(field: SettingField<Root>, change: SettingChange)] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func add(_ change: SettingChange, to field: SettingField<Root>) { items.append((field, change)) }

  /// Whether the line sets a setting, or a part of it.
  func sets(_ path: Root.Path) -> Bool { sets(Root.setting(path)) }

  @_disfavoredOverload
  func sets(_ field: SettingField<Root>) -> Bool { items.contains { $0.field.name == field.name } }

  /// A part that has no effect, because the line also sets the whole value to a word such as `none`.
  var partBesideWhole: (whole: String, part: String)? {
    for (field, change) in items {
      guard case .part(let part, _) = change else { continue }
      let whole = items.first { $0.field.name == field.name && !$0.change.isPart }
      switch whole?.change {
      case .value(let value): return (value.commandWords ?? field.name, part)
      case .open: return (openWord, part)
      case .part, nil: break
      }
    }
    return nil
  }

  func apply(to root: inout Root) {
    for (field, change) in items {
      switch change {
      case .value(let value): field.set(value, of: &root)
      case .open: field.unset(in: &root)
      // A word for the whole value, such as `none`, replaces its parts.
      case .part where items.contains { $0.field.name == field.name && !$0.change.isPart }: break
      case .part(let name, let value): field.set(part: name, value, of: &root)
      }
    }
  }

  func applied(to root: Root) -> Root {
    var result = root
    apply(to: &result)
    return result
  }

  /// The new value of a setting, for messages; empty if the line doesn't change it.
  func words(of path: Root.Path) -> String {
    let field = Root.setting(path)
    guard let item = items.last(where: { $0.field.name == field.name }) else { return "" }
    switch item.change {
    case .value(let value), .part(_, let value): return value.commandWords ?? ""
    case .open: return openWord
    }
  }
}

extension SettingField {
  /// - Parameter value: `nil` removes the setting's value.
  func set(_ value: ValueTree?, of root: inout Root) {
    if let value { set(value, of: &root) } else { unset(in: &root) }
  }

  /// Sets one part of a value. The other parts are kept; without a value they get their defaults.
  fileprivate func set(part name: String, _ value: ValueTree, of root: inout Root) {
    var parts: [ValueTree.Member] =
      switch self.value(in: root) {
      case .record(let parts): parts
      case .text(let text): shape.shortPart.map { [ValueTree.Member(name: $0, value: .text(text))] } ?? []
      default: []
      }
    let part = ValueTree.Member(name: name, value: value)
    if let index = parts.firstIndex(where: { $0.name == name }) {
      parts[index] = part
    } else {
      parts.append(part)
    }
    set(.record(parts), of: &root)
  }
}

extension SettingShape {
  /// The part of a record that a single value sets, if it may replace the mapping.
  fileprivate var shortPart: String? {
    if case .short(_, let record) = self { record.required } else { nil }
  }
}
