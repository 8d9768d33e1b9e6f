// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The change of a key's value by a line.
struct KeyChange: Hashable, Sendable {
  /// `nil` removes the value, so that another one applies.
  var value: ValueTree?
  /// The typed name of a value that has another name, such as `ios10` of `ios9`, or none, such as `mailRow`.
  var alias: String?

  /// The new value in words: `ios9 (ios10)`, and `mailRow` for the elements of that content.
  var words: String {
    if case .record? = value, let alias { return alias }
    return (value?.specText ?? openWord) + (alias.map { " (\($0))" } ?? "")
  }
}

/// The changes that a line makes to keys of one level, in the order of the line.
struct KeyChanges: Hashable, Sendable {
  private(set) var items: [(key: SettingKey, change: KeyChange)] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func add(_ change: KeyChange, to key: SettingKey) { items.append((key, change)) }

  /// Adds values to the list that the line sets so far.
  mutating func append(_ values: [ValueTree], to key: SettingKey) {
    guard let last = items.last(where: { $0.key == key }), case .list(let list)? = last.change.value else {
      return add(KeyChange(value: .list(values)), to: key)
    }
    items.removeAll { $0.key == key }
    add(KeyChange(value: .list(list + values.filter { !list.contains($0) })), to: key)
  }

  /// The same changes of keys of another level, which the line names with `--section` or `--row`.
  func moved(to level: SettingLevel) throws(SessionError) -> KeyChanges {
    var result = KeyChanges()
    for (key, change) in items {
      guard let moved = SettingKey(key.name, of: level) else {
        let other = UIKitNames.answers(to: key.name).first { SettingKey($0, of: level) != nil }
        let hint = other.map { "did you mean '\($0)'?" }
        throw SessionError(
          "a \(level.rawValue) doesn't have \(key.name)",
          hint: level == .table ? "add --\(key.level.rawValue)" : hint ?? "leave out --\(level.rawValue)")
      }
      result.add(change, to: moved)
    }
    return result
  }

  /// `cornerRadius 12, corners.topLeft 30`
  var words: String { items.map { "\($0.key.name) \($0.change.words)" }.joined(separator: ", ") }

  /// Changes a table, a section or a row. A whole value is set before its parts, and a group before its members,
  /// in any order of the line.
  func apply<Holder: SettingHolder>(to holder: inout Holder) throws(SessionError) {
    for (key, change) in items.sorted(by: { $0.key.depth < $1.key.depth }) {
      guard let value = change.value else {
        key.unset(in: &holder)
        continue
      }
      guard !key.set(value, of: &holder) else { continue }
      guard !key.required.isEmpty, !key.required.contains(key.name) else {
        throw SessionError("\(key.name) cannot be \(value.specText)", hint: "it is \(key.shape.words)")
      }
      let required = key.required.joined(separator: " or ")
      throw SessionError("\(key.name) needs \(required)", hint: "set one of them, too")
    }
  }

  func applied<Holder: SettingHolder>(to holder: Holder) throws(SessionError) -> Holder {
    var result = holder
    try apply(to: &result)
    return result
  }

  static func == (one: Self, other: Self) -> Bool {
    one.items.map(\.key) == other.items.map(\.key) && one.items.map(\.change) == other.items.map(\.change)
  }

  func hash(into hasher: inout Hasher) { for item in items { hasher.combine(item.key) } }
}

extension SettingKey {
  /// 0 for a key that others are parts or members of.
  fileprivate var depth: Int { name.split(separator: ".").count }
}

extension Turn {
  /// Applies the changes at each place. One `undo` takes all of them back.
  ///
  /// - Parameter places: places of one level, each once.
  /// - Returns: the message: `separator.left 16 for row 0.1`.
  mutating func apply(_ changes: KeyChanges, at places: [LookLevel]) throws(SessionError) -> String {
    var edits: [Edit] = []
    var changed: [LookLevel] = []
    if places.count > 1, changes.items.contains(where: { $0.key.name == "id" && $0.change.value != nil }) {
      throw SessionError("an id names a single \(places[0].kind.rawValue), found \(places.count)")
    }
    for place in places {
      guard let edit = try edit(of: place, changes) else { continue }
      edits.append(edit)
      changed.append(place)
    }
    guard let first = changed.first else { return Self.nothing }
    try perform(Edit.together(edits))
    noteDoubts(about: changes, at: changed)
    return "\(changes.words) for "
      + (changed.count == 1 ? first.words : changed.count.counted(first.kind.rawValue))
  }

  /// - Returns: `nil` if nothing changes.
  private mutating func edit(of place: LookLevel, _ changes: KeyChanges) throws(SessionError) -> Edit? {
    let table = session.table
    switch place {
    case .table:
      let new = try changes.applied(to: table.info)
      return new == table.info ? nil : .setTableInfo(new)
    case .section(let index):
      let old = table.sections[index].info
      let new = try changes.applied(to: old)
      if new.id != old.id { try session.document.check(id: new.id) }
      return new == old ? nil : .setSectionInfo(new, at: index)
    case .row(let path):
      let new = try changes.applied(to: table[path])
      if new.id != table[path].id { try session.document.check(id: new.id) }
      return new == table[path] ? nil : .setRow(new, at: path)
    }
  }

  /// Notes what a line sets and the picture doesn't show as asked: symbols that can't be drawn, because misspelt names are
  /// accepted, too, and content that a row's cell style leaves out.
  mutating func noteDoubts(about changes: KeyChanges, at places: [LookLevel]) {
    let names = Set(changes.items.flatMap(\.key.settings))
    var noted: Set<String> = []
    var symbols: [String] = []
    let pictured =
      names.contains("image") || names.contains("level") ? session.pictured.pictures : LoadedPictures()
    for place in places {
      guard case .row(let path) = place else { continue }
      let row = session.table[path]
      for unused in Table(sections: [Section(rows: [row])]).unusedContent
      where names.contains(unused.setting.key) || names.contains("cellStyle") {
        let note = "\(unused.name) has no effect: \(unused.reason)"
        if noted.insert(note).inserted { emit(note: note) }
      }
      for case let image? in [
        names.contains("image") ? row.image : nil, names.contains("level") ? row.status.level : nil,
      ] {
        if let symbol = image.symbol { symbols.append(symbol) }
        if let file = image.file, noted.insert(file).inserted,
          let reason = pictured.complaint(about: file)
        {
          emit(note: "pictures show a box for \(VisibleText.line(file)): \(reason)")
        }
      }
    }
    let navigation = session.table.info.navigation
    for (name, buttons) in [("navigation.left", navigation.left), ("navigation.right", navigation.right)]
    where names.contains(name) {
      symbols += (buttons ?? []).compactMap(\.barSymbol)
    }
    for symbol in symbols where noted.insert(symbol).inserted { note(symbols: [symbol]) }
  }
}
