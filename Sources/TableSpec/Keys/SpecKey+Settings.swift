// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension SettingList {
  /// A key for each setting outside of groups, and a key for each group of settings that share a mapping.
  func keys() -> [SpecKey<Root>] {
    var seen: Set<String> = []
    return fields.compactMap { field in
      guard let group = SettingGroup(of: field) else { return SpecKey(field, name: field.name) }
      return seen.insert(group.name).inserted ? SpecKey(group, of: self) : nil
    }
  }
}

extension SpecKey {
  init(_ field: SettingField<Value>, name: String) {
    self.init(name) {
      let read = SpecReader.reader(of: field.shape)
      return Code(shape: field.shape, meaning: field.meaning) { node, value, context in
        if let found = read(node, name, &context) { field.set(found, of: &value) }
      } encode: {
        field.value(in: $0)
      }
    }
  }

  /// A key of a group's settings: a mapping, or one value for the settings of the group's short form.
  init(_ group: SettingGroup, of settings: SettingList<Value>) {
    self.init(group.name) {
      let members = group.members(of: settings.fields)
      let keys = KeyTable(members.map { SpecKey($0, name: group.memberName(of: $0)) })
      let short = members.filter(group.isShort)
      let readShort = short.first.map { SpecReader.reader(of: $0.shape) }
      return Code(shape: group.shape(of: members), meaning: group.meaning) { node, value, context in
        if let readShort, !node.isMapping {
          guard let found = readShort(node, group.name, &context) else { return }
          for field in short { field.set(found, of: &value) }
        } else {
          context.decode(node, into: &value, keys: keys, what: group.name)
        }
      } encode: {
        group.value(keys.encode($0))
      }
    }
  }

  /// The key for a value that is a part of another one.
  func within<Outer>(_ path: any SettingPath<Outer, Value>) -> SpecKey<Outer> {
    SpecKey<Outer>(name) {
      let inner = code
      return SpecKey<Outer>.Code(shape: inner.shape, meaning: inner.meaning) { node, outer, context in
        inner.decode(node, &outer[keyPath: path], &context)
      } encode: {
        inner.encode($0[keyPath: path])
      }
    }
  }
}
