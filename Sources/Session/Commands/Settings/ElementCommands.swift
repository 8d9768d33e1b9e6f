// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

struct AddElementCommand: AddressedCommand {
  static let name = "add-element"
  static let abstract = "Add a control, a text or an image to a row, before or after its texts."
  static let discussion = """
    ROW PLACE KIND [VALUE] [PROPERTY VALUE]…
    The PLACE is trailing (after the texts, towards the edge) or leading (before the image, from the edge); \
    trailing.0 is before the first element of that list. `help element` lists the kinds, `help element stepper` explains one.
    """
  static let examples = [
    "add-element 0.1 trailing button Pay style filled", "add-element 0.1 leading checkmark",
    "add-element 0.1 trailing.0 label Now",
  ]

  var words: [SettingLine] = []
  static let argument = "ROW PLACE KIND"
  static let parameters: [Parameter<Self>] = [
    rest("A row, a place, the kind of element, its value and properties.", ElementWords.offer)
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let words = try ElementWords(setting, in: turn.session)
    var row = turn.session.table[words.row]
    let place = try words.place(in: row)
    let (kind, rest) = try words.kind()
    row[list: place].insert(Element(kind), at: place.index)
    let path = place.path
    var pairs = rest
    let main = kind.declaration.main
    let firstIsProperty =
      pairs.first.map { kind.property($0.text) != nil && pairs.count.isMultiple(of: 2) } ?? true
    var changes = KeyChanges()
    if !firstIsProperty, let main {
      try changes.add(words.change(of: path, main, pairs.prefix(1), in: row))
      pairs = pairs.dropFirst()
    }
    while let name = pairs.first {
      guard let property = kind.property(name.text) else {
        throw SessionError.unknown("property", name.text, among: kind.declaration.properties.map(\.name))
          .located(
            name.range, in: words.line.line.text)
      }
      try changes.add(words.change(of: path, property, pairs.dropFirst().prefix(1), in: row))
      pairs = pairs.dropFirst(2)
    }
    try changes.apply(to: &row)
    if kind.declaration.isMainRequired, let main, row[element: path]?.values.sets(main) != true {
      throw SessionError(
        "missing the \(main.name) of the \(kind.rawValue)", hint: "such as: \(Self.examples[0])")
    }
    try turn.perform(.setRow(row, at: words.row))
    return "\(path.words) \(kind.rawValue) added to row \(words.row)"
  }
}

struct RemoveElementCommand: AddressedCommand {
  static let name = "remove-element"
  static let abstract = "Remove an element of a row."
  static let discussion =
    "The ELEMENT is trailing.0, leading.1, or a kind that is a key of the row, such as stepper. The later ones of its list move."
  static let examples = ["remove-element 0.1 trailing.0", "remove-element 0.1 stepper"]

  var words: [SettingLine] = []
  static let argument = "ROW ELEMENT"
  static let parameters: [Parameter<Self>] = [rest("A row and its element.", ElementWords.offerOfExisting)]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let words = try ElementWords(setting, in: turn.session)
    var row = turn.session.table[words.row]
    let known = (row.elements.before + row.elements.after).map(\.path.words)
    guard let word = words.rest.first else {
      throw SessionError(
        "missing ELEMENT",
        hint: known.isEmpty
          ? "row \(words.row) has no elements" : "its elements: " + known.joined(separator: ", "))
    }
    guard let path = ElementPath(word.text), let element = row[element: path] else {
      throw SessionError.unknown("element", word.text, among: known).located(
        word.range, in: words.line.line.text)
    }
    row[element: path] = nil
    try turn.perform(.setRow(row, at: words.row))
    return "\(path.words) \(element.kind.rawValue) removed from row \(words.row)"
  }
}

/// The words of a command about a row's element: the row, and the words after it.
struct ElementWords {
  let line: SettingLine
  let row: Table.IndexPath
  let rest: ArraySlice<CommandWord>
  private let address: SettingLine.Address

  /// A place in one of a row's lists.
  struct Place {
    var isLeading: Bool
    var index: Int

    var path: ElementPath { isLeading ? .leading(index) : .trailing(index) }
  }

  init(_ line: SettingLine, in session: Session) throws(SessionError) {
    self.line = line
    guard let first = line.words.first else { throw SessionError("missing ROW", hint: "such as: 0.1") }
    do throws(SessionError) {
      row = try RowAddress.resolve(first.text, in: session.table, by: session.rows)
    } catch {
      throw error.located(first.range, in: line.line.text)
    }
    rest = line.words.dropFirst()
    address = SettingLine.Address(places: [.row(row)], source: first.text, rest: rest)
  }

  /// The place that the next word names.
  func place(in row: Row) throws(SessionError) -> Place {
    guard let word = rest.first else { throw SessionError("missing PLACE", hint: "trailing or leading") }
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isLeading = parts.first == "leading"
    guard isLeading || parts.first == "trailing", parts.count <= 2 else {
      throw SessionError.unknown("place", word.text, among: ["trailing", "leading"]).located(
        word.range, in: line.line.text)
    }
    let count = isLeading ? row.elements.leading.count : row.elements.trailing.count
    guard parts.count == 2 else { return Place(isLeading: isLeading, index: count) }
    guard let index = Int(parts[1]), (0...count).contains(index) else {
      throw SessionError("no place '\(word.text)'", hint: "\(parts[0]).0 to \(parts[0]).\(count)").located(
        word.range, in: line.line.text)
    }
    return Place(isLeading: isLeading, index: index)
  }

  /// The kind behind the place, and the words after it.
  func kind() throws(SessionError) -> (ElementKind, ArraySlice<CommandWord>) {
    let words = rest.dropFirst()
    guard let word = words.first else {
      throw SessionError("missing KIND", hint: "'help element' lists the kinds")
    }
    guard let kind = ElementKind(rawValue: word.text) else {
      let names = ElementKind.allCases.map(\.rawValue)
      let known = UIKitNames.keys(for: word.text, among: names)
      throw SessionError.unknown(
        "element", word.text, among: names,
        hint: known.isEmpty ? nil : "did you mean '\(known[0])'?"
      ).located(word.range, in: line.line.text)
    }
    return (kind, words.dropFirst())
  }

  /// The change of a property of an element by its value's words.
  func change(
    of path: ElementPath, _ property: AnyLookSetting, _ words: ArraySlice<CommandWord>, in row: Row
  ) throws(SessionError) -> (KeyChange, to: SettingKey) {
    guard let key = SettingKey("\(path.words).\(property.name)", ofElementIn: row) else {
      throw SessionError("unknown property '\(property.name)'")
    }
    return (try SettingValue(key: key, words: words, line: line, address: address).change, to: key)
  }
}

extension KeyChanges {
  fileprivate mutating func add(_ change: (KeyChange, to: SettingKey)) { add(change.0, to: change.to) }
}

extension Row {
  fileprivate subscript(list place: ElementWords.Place) -> [Element] {
    get { place.isLeading ? elements.leading : elements.trailing }
    set { if place.isLeading { elements.leading = newValue } else { elements.trailing = newValue } }
  }
}

extension ElementWords {
  /// The words that can follow those of `add-element`.
  static let offer: WordOffer.Maker = { given, prefix, session in
    switch given.count {
    case 0: return rows(prefix, session)
    case 1:
      return WordOffer(words: [
        ("trailing", "after the texts, towards the edge"), ("leading", "before the image, from the edge"),
      ])
    case 2: return WordOffer(words: ElementKind.allCases.map { ($0.rawValue, $0.declaration.meaning) })
    default: break
    }
    guard let kind = ElementKind(rawValue: given[2]) else { return WordOffer() }
    let declaration = kind.declaration
    let words = Array(given.dropFirst(3))
    let hasMain = words.count % 2 == 1 && words.first.map { kind.property($0) == nil } ?? false
    if words.count % 2 == (hasMain ? 0 : 1), let property = words.last.flatMap(kind.property) {
      return values(of: property)
    }
    var result = WordOffer(
      words: declaration.properties.filter { !words.contains($0.name) }.map { ($0.name, $0.meaning) })
    if words.isEmpty, let main = declaration.main {
      let own = values(of: main)
      result.words = own.words + result.words
      result.usage = own.usage
      result.isOpen = own.isOpen
    }
    return result
  }

  /// The words that can follow those of `remove-element`.
  static let offerOfExisting: WordOffer.Maker = { given, prefix, session in
    guard let first = given.first else { return rows(prefix, session) }
    guard given.count == 1, let path = try? RowAddress.resolve(first, in: session.table) else {
      return WordOffer()
    }
    let elements = session.table[path].elements
    return WordOffer(
      words: (elements.before + elements.after).map { ($0.path.words, $0.element.kind.rawValue) })
  }

  private static func rows(_ prefix: String, _ session: Session) -> WordOffer {
    WordOffer(words: AddressCandidates(table: session.table).rows(prefix).map { ($0, nil) })
  }

  private static func values(of property: AnyLookSetting) -> WordOffer {
    let shape = property.shape.parameter()
    return WordOffer(
      words: shape.fixedValues.map { ($0, nil) }, isOpen: shape.isOpen,
      usage: "\(property.name): \(property.meaning) (\(property.shape.words))")
  }
}
