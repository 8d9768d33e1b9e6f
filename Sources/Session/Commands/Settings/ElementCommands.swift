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
    trailing.0 is before the first element of that list. content is the card instead of the texts: its first element is a \
    vStack or an hStack, and content.1 is before the second element of that stack. There, the KIND can also be a ready-made \
    content such as mailRow. `help element` lists the kinds and the contents, `help element stepper` explains one.
    """
  static let examples = [
    "add-element 0.1 trailing button Pay style filled", "add-element 0.1 leading checkmark",
    "add-element 0.1 trailing.0 label Now", "add-element 0.1 content vStack spacing 8",
    "add-element 0.1 content mailRow",
  ]

  var words: [SettingLine] = []
  static let argument = "ROW PLACE KIND"
  static let parameters: [Parameter<Self>] = [
    rest("A row, a place, the kind of element, its value and properties.", ElementWords.offer)
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let words = try ElementWords(setting, in: turn.session)
    var row = turn.session.table[words.row]
    let path = try words.place(in: row)
    let (element, rest) = try words.element(at: path)
    let kind = element.kind
    row.insert(element, at: path)
    var pairs = rest
    let main = kind.declaration.main
    let firstIsProperty =
      pairs.first.map { kind.property($0.text, at: path) != nil && pairs.count.isMultiple(of: 2) } ?? true
    var changes = KeyChanges()
    if !firstIsProperty, let main {
      try changes.add(words.change(of: path, main, pairs.prefix(1), in: row))
      pairs = pairs.dropFirst()
    }
    while let name = pairs.first {
      guard let property = kind.property(name.text, at: path) else {
        throw SessionError.unknown("property", name.text, among: kind.properties(at: path).map(\.name))
          .located(
            name.range, in: words.line.line.text)
      }
      try changes.add(words.change(of: path, property, pairs.dropFirst().prefix(1), in: row))
      pairs = pairs.dropFirst(2)
    }
    try changes.apply(to: &row)
    let required = kind.declaration.required
    if let main, !required.isEmpty, !required.contains(where: { row[element: path]?.values.sets($0) == true })
    {
      throw SessionError(
        "missing the \(main.name) of the \(kind.rawValue)", hint: "such as: \(Self.examples[0])")
    }
    try turn.perform(.setRow(row, at: words.row))
    return "\(path.words) \(words.rest.dropFirst().first?.text ?? "") added to row \(words.row)"
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
    let known = row.elements.all.map(\.path.words)
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
  func place(in row: Row) throws(SessionError) -> ElementPath {
    let names = ["trailing", "leading", "content", "trailingSwipeActions", "leadingSwipeActions"]
    guard let word = rest.first else {
      throw SessionError("missing PLACE", hint: names.joined(separator: ", "))
    }
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.first == "content" { return try placeInContent(word, of: row) }
    guard names.contains(parts[0]), parts.count <= 2 else {
      throw SessionError.unknown("place", word.text, among: names).located(word.range, in: line.line.text)
    }
    let count = row.elements.all.count { $0.path.list == parts[0] }
    let number = parts.count == 2 ? parts[1] : "\(count)"
    guard let index = Int(number), (0...count).contains(index), let path = ElementPath("\(parts[0]).\(index)")
    else {
      throw SessionError("no place '\(word.text)'", hint: "\(parts[0]).0 to \(parts[0]).\(count)").located(
        word.range, in: line.line.text)
    }
    return path
  }

  /// A place in the row's content: the content itself if there is none, else a place in a stack.
  private func placeInContent(_ word: CommandWord, of row: Row) throws(SessionError) -> ElementPath {
    func failure(_ message: String, _ hint: String) -> SessionError {
      SessionError(message, hint: hint).located(word.range, in: line.line.text)
    }
    guard case .content(let places)? = ElementPath(word.text) else {
      throw failure("no place '\(word.text)'", "content, or content.0")
    }
    guard row.elements.content != nil else {
      guard places.isEmpty else { throw failure("row \(self.row) has no content", "add content first") }
      return .content([])
    }
    let stack = ElementPath.content(places.dropLast())
    guard let element = row[element: stack], element.kind.isStack else {
      throw failure("\(stack.words) is not a stack", "only a vStack or an hStack contains elements")
    }
    let count = element.items.count
    let index = places.last ?? count
    guard index <= count else {
      throw failure("no place '\(word.text)'", "\(stack.words).0 to \(stack.words).\(count)")
    }
    return .content(places.dropLast() + [index])
  }

  /// The element behind the place: an empty one of a kind, or a ready-made content; and the words after it.
  func element(at path: ElementPath) throws(SessionError) -> (Element, ArraySlice<CommandWord>) {
    let words = rest.dropFirst()
    guard let word = words.first else {
      throw SessionError("missing KIND", hint: "'help element' lists the kinds")
    }
    guard let element = Self.element(word.text) else {
      let names = ElementHelp.names
      let known = UIKitNames.keys(for: word.text, among: names)
      throw SessionError.unknown(
        "element", word.text, among: names,
        hint: known.isEmpty ? nil : NearestNames.question(known)
      ).located(word.range, in: line.line.text)
    }
    guard !path.isSwipeAction || element.kind == .button else {
      throw SessionError(
        "'\(element.kind.rawValue)' can't be a swipe action",
        hint: "add-element \(row) \(path.list) button Delete role destructive"
      ).located(word.range, in: line.line.text)
    }
    guard path.isInContent || !element.kind.isOnlyForContent else {
      throw SessionError(
        "'\(word.text)' is only for the row's content", hint: "its PLACE is content, or content.0"
      ).located(word.range, in: line.line.text)
    }
    return (element, words.dropFirst())
  }

  private static func element(_ name: String) -> Element? {
    ElementKind(rawValue: name).map { Element($0) } ?? Preset.content(name)
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

extension ElementKind {
  fileprivate func property(_ name: String, at path: ElementPath) -> AnyLookSetting? {
    properties(at: path).first { $0.name == name }
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
        ("content", "in the card instead of the texts"),
        ("trailingSwipeActions", "behind the row, from the edge inwards"),
        ("leadingSwipeActions", "behind the row, from the edge inwards"),
      ])
    case 2 where ElementPath(given[1])?.isSwipeAction ?? given[1].hasSuffix("SwipeActions"):
      return WordOffer(words: [("button", ElementKind.button.declaration.meaning)])
    case 2:
      let isInContent = ElementPath(given[1])?.isInContent ?? false
      let kinds = ElementKind.allCases.filter { isInContent || !$0.isOnlyForContent }
      let presets = isInContent ? Preset.contents : []
      return WordOffer(
        words: kinds.map { ($0.rawValue, $0.declaration.meaning) } + presets.map { ($0.name, $0.abstract) })
    default: break
    }
    guard let kind = element(given[2])?.kind else { return WordOffer() }
    let declaration = kind.declaration
    let properties =
      ElementPath(given[1])?.isInContent == true
      ? kind.properties(at: .content([])) : declaration.properties
    let words = Array(given.dropFirst(3))
    let hasMain = words.first.map { kind.property($0) == nil } ?? false
    if words.count.isMultiple(of: 2) == hasMain, let property = words.last.flatMap(kind.property) {
      return values(of: property)
    }
    var result = WordOffer(
      words: properties.filter { !words.contains($0.name) }.map { ($0.name, $0.meaning) })
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
      words: elements.all.map { ($0.path.words, $0.element.kind.rawValue) })
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
