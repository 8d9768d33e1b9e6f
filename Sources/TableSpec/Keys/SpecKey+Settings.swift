// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension SettingList {
  /// A key for each setting outside of groups, and a key for each group of settings that share a mapping.
  func keys() -> [SpecKey<Root>] {
    var result: [SpecKey<Root>] = []
    result.reserveCapacity(fields.count)
    var seen: [Substring] = []
    for field in fields {
      guard let dot = field.name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
        result.append(SpecKey(field, name: field.name))
        continue
      }
      let word = field.name[..<dot]
      guard !seen.contains(word) else { continue }
      seen.append(word)
      guard let group = SettingGroup.named(word) else {
        preconditionFailure("the settings that begin with \(word) have no SettingGroup")
      }
      result.append(SpecKey(group, of: self))
    }
    return result
  }
}

extension SpecKey {
  init(_ field: SettingField<Value>, name: String) {
    self.init(name) {
      let read = SpecReader.reader(of: field.shape)
      let set = field.setter
      return Code(shape: field.shape, meaning: field.meaning) { node, value, context in
        if let found = read(node, name, &context) { _ = set(found, &value) }
      } encode: {
        field.value(in: $0)
      }
    }
  }

  /// A key of a group's settings: a mapping, or one value for the settings of the group's short form.
  init(_ group: SettingGroup, of settings: SettingList<Value>) {
    self.init(group.name) {
      let members = settings.members(of: group)
      let keys = KeyTable(members.map { SpecKey($0.field, name: $0.name) })
      let short = members.filter { group.short.contains($0.name) }.map(\.field)
      let readShort = short.first.map { SpecReader.reader(of: $0.shape) }
      return Code(
        shape: short.first.map { .short($0.shape, or: keys.record) } ?? .record(keys.record),
        meaning: group.meaning
      ) { node, value, context in
        if case .mapping = node.content {
          context.decode(node, into: &value, keys: keys, what: group.name)
        } else if let readShort {
          guard let found = readShort(node, group.name, &context) else { return }
          for field in short { field.set(found, of: &value) }
        } else {
          context.decode(node, into: &value, keys: keys, what: group.name)
        }
      } encode: { value in
        let entries = keys.encode(value)
        guard !entries.isEmpty else { return nil }
        let isShort =
          entries.map(\.name) == group.short && entries.allSatisfy { $0.value == entries[0].value }
        return isShort ? entries[0].value : .record(entries)
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
