// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

extension SettingList {
  /// A key for each setting that stands alone, and one for each group of those that share a mapping.
  func keys() -> [SpecKey<Root>] {
    var result: [SpecKey<Root>] = []
    var seen: Set<Substring> = []
    for field in fields {
      let words = field.name.split(separator: ".", maxSplits: 1)
      guard words.count == 2 else {
        result.append(SpecKey(field, name: field.name))
        continue
      }
      guard seen.insert(words[0]).inserted else { continue }
      guard let group = SettingGroup.named(words[0]) else {
        preconditionFailure("the settings that begin with \(words[0]) have no SettingGroup")
      }
      result.append(SpecKey(group, members(of: group)))
    }
    return result
  }
}

extension SpecKey where Value: Sendable {
  init(_ field: SettingField<Value>, name: String) {
    let read = SpecReader.reader(of: field.shape)
    self.init(name: name, shape: field.shape, meaning: field.meaning) { node, value, context in
      if let found = read(node, name, &context) { field.set(found, of: &value) }
    } encode: {
      field.value(in: $0).map(YAMLText.init)
    }
  }

  /// A mapping, or one value for those that the group's short form means.
  init(_ group: SettingGroup, _ members: [(name: String, field: SettingField<Value>)]) {
    let keys = KeyTable(members.map { SpecKey($0.field, name: $0.name) })
    let short = members.filter { group.short.contains($0.name) }.map(\.field)
    let shape: SettingShape =
      short.first.map { .short($0.shape, or: keys.record) } ?? .record(keys.record)
    let readShort = short.first.map { SpecReader.reader(of: $0.shape) }
    self.init(name: group.name, shape: shape, meaning: group.meaning) { node, value, context in
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
      let isShort = entries.map(\.key) == group.short && entries.allSatisfy { $0.value == entries[0].value }
      return isShort ? entries[0].value : .flowMap(entries)
    }
  }

  /// The same key of something that holds the value.
  func within<Outer>(_ path: any SettingPath<Outer, Value>) -> SpecKey<Outer> {
    SpecKey<Outer>(name: name, shape: shape, meaning: meaning) { node, outer, context in
      decode(node, &outer[keyPath: path], &context)
    } encode: {
      encode($0[keyPath: path])
    }
  }
}
