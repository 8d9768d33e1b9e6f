// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A table, a section or a row, without the elements in it: it has settings of its own and a look.
package protocol SettingHolder: KeyPathSettingOwner {
  static var level: SettingLevel { get }
  /// One without settings: it has the values of settings that can't be removed.
  static var blank: Self { get }
  var look: Look { get set }
  /// The settings of the look that hold where the width is regular.
  var regular: Look { get set }
  /// The element at a place; `nil` if there is none. Only rows have elements.
  subscript(element path: ElementPath) -> Element? { get set }
}

extension SettingHolder {
  /// One with nothing but a look.
  init(look: Look) {
    self = .blank
    self.look = look
  }

  /// The value of the key of ``regular``; `nil` if it sets nothing.
  package var givenRegular: Look? {
    get { regular.isEmpty ? nil : regular }
    set { regular = newValue ?? Look() }
  }

  package subscript(element path: ElementPath) -> Element? {
    get { nil }
    set {}
  }
}

extension Table.Info: SettingHolder {
  package static let level = SettingLevel.table
  package static let blank = Table.Info()
}

extension Section.Info: SettingHolder {
  package static let level = SettingLevel.section
  package static let blank = Section.Info()
}

extension Row: SettingHolder {
  package static let level = SettingLevel.row
  package static let blank = Row(title: "")
}

/// A key as specs and commands write it, at a level: a setting (`separator.left`), a group of settings (`separator`), or a
/// part of a setting's value (`shadow.radius`).
package struct SettingKey: Hashable, Sendable {
  private enum Form: Sendable {
    case setting(AnySetting)
    case group(SettingGroup, [AnySetting])
    case part(SettingRecord.Part, AnySetting)
    case element(ElementPath, AnyLookSetting)
    /// A key of a look in the mapping of regular widths.
    indirect case regular(SettingKey)
  }

  /// The name in specs, with a dot within a mapping.
  package let name: String
  package let level: SettingLevel
  private let form: Form

  private init(_ name: String, _ level: SettingLevel, _ form: Form) {
    self.name = name
    self.level = level
    self.form = form
  }

  /// A declared setting at a level that has it.
  package init(_ setting: AnySetting, of level: SettingLevel) {
    self.init(setting.name, level, .setting(setting))
  }

  /// The key with a name; `nil` if the level has none of that name. No other setting is described for it.
  package init?(_ name: String, of level: SettingLevel) {
    if name.hasPrefix(Self.regularPrefix) {
      guard let inner = SettingKey(String(name.dropFirst(Self.regularPrefix.count)), of: level),
        inner.declared.allSatisfy({ $0 is AnyLookSetting })
      else { return nil }
      self.init(name, level, .regular(inner))
    } else if let setting = level.setting(name) {
      self.init(setting, of: level)
    } else if let group = SettingGroup.named(name) {
      let members = group.members(of: level.settings)
      guard !members.isEmpty else { return nil }
      self.init(name, level, .group(group, members))
    } else {
      guard let dot = name.lastIndex(of: "."), let setting = level.setting(String(name[..<dot])),
        let part = setting.shape.record?.parts.first(where: { $0.name == name[name.index(after: dot)...] })
      else { return nil }
      self.init(name, level, .part(part, setting))
    }
  }

  /// The key of a property of an element in a list: `trailing.0.value`. `nil` if the row has no such element, or the element
  /// no such property.
  package init?(_ name: String, ofElementIn row: Row) {
    guard let dot = name.lastIndex(of: "."), let path = ElementPath(String(name[..<dot])),
      let property = row[element: path]?.kind.properties(at: path).first(where: {
        $0.name == name[name.index(after: dot)...]
      })
    else { return nil }
    self.init(name, .row, .element(path, property))
  }

  /// The name of the key whose mapping has the values for regular widths.
  package static let regularName = "regular"
  package static let regularPrefix = regularName + "."

  /// All keys in a level's mapping of regular widths, in the order of specs. They have the names of the level's look.
  package static func allOfRegularWidths(of level: SettingLevel) -> [SettingKey] {
    makeAll(level.lookSettings, level).map { SettingKey(regularPrefix + $0.name, level, .regular($0)) }
  }

  /// The keys of a level's look: groups, and settings outside of groups.
  static func ofLook(_ level: SettingLevel) -> [SettingKey] {
    makeAll(level.lookSettings, level).filter { !$0.name.contains(".") }
  }

  /// The keys of the properties of all elements in a row's lists.
  package static func all(ofElementsIn row: Row) -> [SettingKey] {
    guard !row.hasNoElements else { return [] }
    return row.elements.all.filter { !$0.path.isKeyed }.flatMap { path, element in
      element.kind.properties(at: path).map {
        SettingKey("\(path.words).\($0.name)", .row, .element(path, $0))
      }
    }
  }

  /// All keys of a level in the order of specs: a group before its members, a setting before the parts of its value. Those of
  /// regular widths are in ``allOfRegularWidths(of:)``.
  package static func all(of level: SettingLevel) -> [SettingKey] { lists[level] ?? [] }

  /// The levels that have a key, the outermost first.
  package static func levels(of name: String) -> [SettingLevel] {
    SettingLevel.allCases.filter { SettingKey(name, of: $0) != nil }
  }

  private static let lists = Dictionary(
    uniqueKeysWithValues: SettingLevel.allCases.map { ($0, makeAll($0.settings, $0)) })

  private static func makeAll(_ settings: [AnySetting], _ level: SettingLevel) -> [SettingKey] {
    var result: [SettingKey] = []
    var seen: Set<String> = []
    for setting in settings {
      if let group = SettingGroup(of: setting), seen.insert(group.name).inserted {
        result.append(SettingKey(group.name, level, .group(group, group.members(of: settings))))
      }
      result.append(SettingKey(setting, of: level))
      guard setting.name != regularName else { continue }
      result += (setting.shape.record?.parts ?? []).map {
        SettingKey("\(setting.name).\($0.name)", level, .part($0, setting))
      }
    }
    return result
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.level == other.level
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(level)
  }

  /// The members of a group, or the parts of a value.
  package var inner: [SettingKey] {
    let isRegular = name == Self.regularName || isOfRegularWidths
    let all = isRegular ? Self.allOfRegularWidths(of: level) : Self.all(of: level)
    return all.filter { $0.name.hasPrefix(name + ".") }
  }

  /// Whether it is a key in the mapping of regular widths.
  package var isOfRegularWidths: Bool { if case .regular = form { true } else { false } }

  /// Whether it names several settings.
  package var isGroup: Bool {
    switch form {
    case .group: true
    case .regular(let inner): inner.isGroup
    case .setting, .part, .element: false
    }
  }

  /// The name behind the dot: `left` of `separator.left`.
  package var member: String { String(name.split(separator: ".").last ?? "") }

  /// The names of the settings that it reads and writes: the members of a group, else one.
  package var settings: [String] { declared.map(\.name) }

  /// The settings that it reads and writes.
  package var declared: [AnySetting] {
    switch form {
    case .setting(let setting), .part(_, let setting): [setting]
    case .group(_, let members): members
    case .element(let path, _): [Row.settings[path.list]].compactMap { $0 }
    case .regular: [level.setting(Self.regularName)].compactMap { $0 }
    }
  }

  /// The form of its values.
  package var shape: SettingShape {
    switch form {
    case .setting(let setting): setting.shape
    case .part(let part, _): part.shape
    case .element(_, let property): property.shape
    case .regular(let inner): inner.shape
    case .group(let group, let members): group.shape(of: members)
    }
  }

  /// One sentence for help and the reference.
  package var meaning: String {
    switch form {
    case .setting(let setting): setting.meaning
    case .part(let part, _): part.meaning
    case .element(_, let property): property.meaning
    case .regular(let inner): inner.meaning
    case .group(let group, _): group.meaning
    }
  }

  /// Whether its value can be removed, so that another one applies.
  package var isOptional: Bool {
    if case .part(let part, _) = form, case .markdown = part.shape { return true }
    return declared.allSatisfy(\.isOptional)
  }

  /// The parts exactly one of which a value must have: `image.symbol`, `image.file` and `image.monogram` for `image` and
  /// `image.color`.
  package var required: [String] {
    switch form {
    case .setting(let setting), .part(_, let setting):
      (setting.shape.record?.required ?? []).map { "\(setting.name).\($0)" }
    case .group, .element: []
    case .regular(let inner): inner.required.map { Self.regularPrefix + $0 }
    }
  }

  // MARK: - Values

  /// Its value as specs write it; `nil` if nothing is set here.
  package func value<Holder: SettingHolder>(in holder: Holder) -> ValueTree? {
    switch form {
    case .setting(let setting): return holder.value(of: setting)
    case .part(let part, let setting): return holder.parts(of: setting)[part.name]
    case .element(let path, let property):
      return holder[element: path].flatMap { property.value(in: $0.values) }
    case .regular(let inner): return inner.value(in: Holder(look: holder.regular))
    case .group(let group, let members):
      return group.value(
        members.compactMap { setting in
          holder.value(of: setting).map { ValueTree.Member(name: group.memberName(of: setting), value: $0) }
        })
    }
  }

  /// Sets its value. A mapping sets the members of a group that it names, a single value those of the group's short form;
  /// both keep the others. A part keeps the others, and so does a value that is short for one, see ``SettingRecord``.
  ///
  /// - Returns: whether the value has the key's shape and a ``required`` part is set.
  @discardableResult
  package func set<Holder: SettingHolder>(_ value: ValueTree, of holder: inout Holder) -> Bool {
    switch form {
    case .setting(let setting):
      if case .record = value { return holder.set(value, of: setting) }
      guard setting.shape.record?.shortReplacesAll != true, let name = setting.shape.shortPart(of: value)
      else { return holder.set(value, of: setting) }
      return holder.set(value, ofPart: name, in: setting)
    case .part(let part, let setting):
      return holder.set(value, ofPart: part.name, in: setting)
    case .element(let path, let property):
      return holder[element: path].map { element in
        var element = element
        defer { holder[element: path] = element }
        return element.set(value, of: property)
      } ?? false
    case .regular(let inner):
      var regular = Holder(look: holder.regular)
      defer { holder.regular = regular.look }
      return inner.set(value, of: &regular)
    case .group(let group, let members):
      guard case .record(let values) = value else {
        let short = members.filter(group.isShort)
        return !short.isEmpty && short.allSatisfy { holder.set(value, of: $0) }
      }
      return values.allSatisfy { value in
        members.first { group.memberName(of: $0) == value.name }.map { holder.set(value.value, of: $0) }
          ?? false
      }
    }
  }

  /// Removes its value; a setting that always has a value gets the standard one.
  package func unset<Holder: SettingHolder>(in holder: inout Holder) {
    switch form {
    case .setting, .group: for setting in declared { holder.unset(setting) }
    case .element(let path, let property):
      holder[element: path]?.unset(property)
    case .regular(let inner):
      var regular = Holder(look: holder.regular)
      inner.unset(in: &regular)
      holder.regular = regular.look
    case .part(let part, let setting):
      var parts = holder.parts(of: setting)
      guard let former = parts[part.name] else { return }
      // A text without its Markdown is the same plain text.
      if case .markdown = part.shape, case .text(let markdown) = former {
        let plain = ValueTree.text(AttributedText(markdown: markdown).string)
        let other = setting.shape.record?.required.first { $0 != part.name }
        _ = other.map { holder.set(plain, ofPart: $0, in: setting) } ?? holder.set(plain, of: setting)
        return
      }
      parts[part.name] = nil
      // A value without a required part, or without any, is none.
      let isValue = parts.isEmpty ? setting.shape.mayBeEmpty : parts.hasRequired(of: setting)
      if !isValue || !holder.set(.record(parts), of: setting) { holder.unset(setting) }
    }
  }
}

extension SettingKey {
  /// Its value at a place of its level; `nil` if nothing is set there, or the table doesn't have the place.
  package func value(in table: Table, at place: LookLevel) -> ValueTree? {
    switch place {
    case .table: value(in: table.info)
    case .section(let index):
      table.sections.indices.contains(index) ? value(in: table.sections[index].info) : nil
    case .row(let path): table.contains(path) ? value(in: table[path]) : nil
    }
  }
}

extension SettingHolder {
  fileprivate func value(of setting: AnySetting) -> ValueTree? {
    (setting as? SettingField<Self>)?.value(in: self) ?? (setting as? AnyLookSetting)?.value(in: look)
  }

  fileprivate mutating func set(_ value: ValueTree, of setting: AnySetting) -> Bool {
    if let own = setting as? SettingField<Self> { return own.set(value, of: &self) }
    return (setting as? AnyLookSetting)?.set(value, of: &look) ?? false
  }

  fileprivate mutating func unset(_ setting: AnySetting) {
    if let own = setting as? SettingField<Self> {
      return own.isOptional ? own.unset(in: &self) : own.copy(from: .blank, to: &self)
    }
    (setting as? AnyLookSetting)?.unset(in: &look)
  }

  /// Sets a part of a value, and keeps the others. A required part replaces the other required ones.
  ///
  /// - Returns: whether the part has its shape and a required one is set.
  fileprivate mutating func set(_ value: ValueTree, ofPart name: String, in setting: AnySetting) -> Bool {
    var parts = parts(of: setting)
    let required = setting.shape.record?.required ?? []
    if required.contains(name) { for other in required where other != name { parts[other] = nil } }
    parts[name] = value
    return parts.hasRequired(of: setting) && set(.record(parts), of: setting)
  }

  /// The parts of a value; a single value is that of the part for which it is short.
  fileprivate func parts(of setting: AnySetting) -> [ValueTree.Member] {
    guard let value = value(of: setting) else { return [] }
    if case .record(let parts) = value { return parts }
    guard let name = setting.shape.shortPart(of: value) else { return [] }
    return [ValueTree.Member(name: name, value: value)]
  }
}

extension SettingShape {
  /// The part for which a single value is short: `symbol` of an image. `nil` for other shapes.
  fileprivate func shortPart(of value: ValueTree) -> String? {
    guard case .short(_, let record) = self else { return nil }
    if case .text(let text) = value, let name = record.part(shortenedTo: text) { return name }
    return record.short.count == 1 ? record.short[0] : nil
  }
}

extension [ValueTree.Member] {
  fileprivate func hasRequired(of setting: AnySetting) -> Bool {
    let required = setting.shape.record?.required ?? []
    return required.isEmpty || required.contains { self[$0] != nil }
  }

  fileprivate subscript(name: String) -> ValueTree? {
    get { first { $0.name == name }?.value }
    set {
      let index = firstIndex { $0.name == name } ?? count
      let new = newValue.map { [ValueTree.Member(name: name, value: $0)] } ?? []
      replaceSubrange(index..<Swift.min(index + 1, count), with: new)
    }
  }
}
