// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A view in a row besides the texts of its cell style: a control, a text, an image.
package struct Element: Hashable, Sendable {
  package var kind: ElementKind
  /// The values of the kind's properties that are set.
  package var values = Look()

  package init(_ kind: ElementKind) { self.kind = kind }

  /// A property's value; `nil` if it isn't set.
  package subscript<Value>(given setting: LookSetting<Value>) -> Value? {
    get { values[setting] }
    set { values[setting] = newValue }
  }

  /// A property's value, or its default.
  ///
  /// - Precondition: the property has a default.
  package subscript<Value>(setting: LookSetting<Value>) -> Value {
    guard let value = values[setting] ?? setting.constant else {
      preconditionFailure("\(setting.name) has no default")
    }
    return value
  }
}

extension Element {
  /// The text of a label with its attributes, or that of another kind.
  package var attributedText: AttributedText {
    self[given: .elementMarkdown].map { AttributedText(markdown: $0) } ?? AttributedText(self[.elementText])
  }

  /// Sets a property, which replaces the other ones of those that exclude each other.
  ///
  /// - Returns: whether the value has the property's shape.
  mutating func set(_ value: ValueTree, of property: AnyLookSetting) -> Bool {
    guard property.set(value, of: &values) else { return false }
    let required = kind.declaration.required
    if required.contains(property) {
      for other in required where other != property { other.unset(in: &values) }
    }
    return true
  }

  /// Removes a property's value. The kind keeps the value that it needs, and a text without its Markdown is the same plain
  /// text.
  mutating func unset(_ property: AnyLookSetting) {
    let required = kind.declaration.required
    if property == AnySetting.elementMarkdown, self[given: .elementMarkdown] != nil {
      self[given: .elementText] = attributedText.string
    } else if required.contains(property) {
      return
    }
    property.unset(in: &values)
  }
}

/// The elements of a row besides its image, its badge and its accessory.
package struct RowElements: MostlyEmpty {
  /// Those that are keys of the row, such as `stepper`, in the order of ``ElementKind``: at most one of each kind.
  package var keyed: [Element] = []
  /// Those before the image and the title, from the edge.
  package var leading: [Element] = []
  /// Those after the texts, before the keyed ones.
  package var trailing: [Element] = []
  /// The card in place of the texts and the image: a stack, or an element alone. Default: none.
  package var content: Element?
  /// The buttons behind the row that a swipe shows, from the edge inwards (`UISwipeActionsConfiguration.actions`).
  package var leadingSwipeActions: [Element] = []
  package var trailingSwipeActions: [Element] = []

  package init() {}

  package static let empty = RowElements()
  package var isEmpty: Bool {
    hasOnlySwipeActions && leadingSwipeActions.isEmpty && trailingSwipeActions.isEmpty
  }

  var hasOnlySwipeActions: Bool {
    keyed.isEmpty && leading.isEmpty && trailing.isEmpty && content == nil
  }

  /// The swipe actions at a side.
  package subscript(swipe edge: SwipeEdge) -> [Element] {
    get { edge == .leading ? leadingSwipeActions : trailingSwipeActions }
    set {
      switch edge {
      case .leading: leadingSwipeActions = newValue
      case .trailing: trailingSwipeActions = newValue
      }
    }
  }

  /// The element of a kind that is a key of the row.
  package subscript(kind: ElementKind) -> Element? {
    get { keyed.first { $0.kind == kind } }
    set {
      keyed.removeAll { $0.kind == kind }
      guard let newValue else { return }
      let order = ElementKind.allCases
      let place = order.firstIndex(of: kind) ?? 0
      let index = keyed.firstIndex { (order.firstIndex(of: $0.kind) ?? 0) > place } ?? keyed.count
      keyed.insert(newValue, at: index)
    }
  }
}

extension RowElements {
  /// The lists as settings, which are unset if they are empty.
  package struct Lists {
    package var leading: [Element]?
    package var trailing: [Element]?
    package var leadingSwipeActions: [Element]?
    package var trailingSwipeActions: [Element]?
  }

  package var given: Lists {
    get {
      func given(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }
      return Lists(
        leading: given(leading), trailing: given(trailing), leadingSwipeActions: given(leadingSwipeActions),
        trailingSwipeActions: given(trailingSwipeActions))
    }
    set {
      (leading, trailing) = (newValue.leading ?? [], newValue.trailing ?? [])
      leadingSwipeActions = newValue.leadingSwipeActions ?? []
      trailingSwipeActions = newValue.trailingSwipeActions ?? []
    }
  }
}

/// The place of an element in its row.
package enum ElementPath: Hashable, Sendable {
  case leading(Int)
  case trailing(Int)
  /// A key of the row.
  case keyed(ElementKind)
  /// The row's content, or an element within it: the places from the outermost stack to the innermost one.
  case content([Int])
  /// A swipe action of a side, counted from the edge.
  case swipe(SwipeEdge, Int)
  /// The circle before the content of a row that is edited, and the grip after it. No key sets them.
  case editControl, reorderControl

  /// Whether it is after the texts.
  package var isAfterTexts: Bool {
    switch self {
    case .leading, .content, .swipe, .editControl, .reorderControl: false
    case .trailing, .keyed: true
    }
  }

  /// Whether it is the row's content or within it.
  package var isInContent: Bool { if case .content = self { true } else { false } }

  /// Whether it is a swipe action.
  package var isSwipeAction: Bool { if case .swipe = self { true } else { false } }

  /// Whether it is a key of the row.
  package var isKeyed: Bool { if case .keyed = self { true } else { false } }

  /// The setting of the row that contains it.
  package var list: String { words.prefix { $0 != "." }.description }

  /// From ``words``.
  package init?(_ words: String) {
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    if parts.first == "content" {
      let places = parts.dropFirst().compactMap { Int($0) }.filter { $0 >= 0 }
      guard places.count == parts.count - 1 else { return nil }
      self = .content(places)
      return
    }
    switch (parts.first, parts.count) {
    case ("leading", 2):
      guard let index = Int(parts[1]), index >= 0 else { return nil }
      self = .leading(index)
    case ("trailing", 2):
      guard let index = Int(parts[1]), index >= 0 else { return nil }
      self = .trailing(index)
    case ("leadingSwipeActions", 2), ("trailingSwipeActions", 2):
      guard let index = Int(parts[1]), index >= 0 else { return nil }
      self = .swipe(parts[0] == "leadingSwipeActions" ? .leading : .trailing, index)
    case (let name?, 1):
      guard let kind = ElementKind(rawValue: String(name)) else { return nil }
      self = .keyed(kind)
    default: return nil
    }
  }

  /// `trailing.0`, `stepper`.
  package var words: String {
    switch self {
    case .leading(let index): "leading.\(index)"
    case .trailing(let index): "trailing.\(index)"
    case .keyed(let kind): kind.rawValue
    case .content(let places): (["content"] + places.map { "\($0)" }).joined(separator: ".")
    case .swipe(let edge, let index): "\(edge.rawValue)SwipeActions.\(index)"
    case .editControl: "editControl"
    case .reorderControl: "reorderControl"
    }
  }
}

extension RowElements {
  /// All elements, those of the content from the outermost to the innermost.
  package var all: [(path: ElementPath, element: Element)] { before + within + after + swipeActions }

  /// The swipe actions of both sides.
  package var swipeActions: [(path: ElementPath, element: Element)] {
    SwipeEdge.allCases.flatMap { edge in
      self[swipe: edge].enumerated().map { (.swipe(edge, $0.offset), $0.element) }
    }
  }

  /// The content and all elements within it, in the order of the tree.
  package var within: [(path: ElementPath, element: Element)] {
    func walk(_ element: Element, _ places: [Int]) -> [(path: ElementPath, element: Element)] {
      [(.content(places), element)]
        + element.items.enumerated().flatMap { walk($0.element, places + [$0.offset]) }
    }
    return content.map { walk($0, []) } ?? []
  }

  /// The elements before the image, from the edge.
  package var before: [(path: ElementPath, element: Element)] {
    leading.enumerated().map { (.leading($0.offset), $0.element) }
  }

  /// The elements after the texts, towards the edge.
  package var after: [(path: ElementPath, element: Element)] {
    trailing.enumerated().map { (.trailing($0.offset), $0.element) } + keyed.map { (.keyed($0.kind), $0) }
  }
}

extension Row {
  /// Adds an element at a place; the later ones of its list or stack move.
  package mutating func insert(_ element: Element, at path: ElementPath) {
    switch path {
    case .keyed, .content([]): self[element: path] = element
    case .leading(let index): elements.leading.insert(element, at: index)
    case .trailing(let index): elements.trailing.insert(element, at: index)
    case .swipe(let edge, let index): elements[swipe: edge].insert(element, at: index)
    case .editControl, .reorderControl: break
    case .content(let places):
      let stack = ElementPath.content(places.dropLast())
      self[element: stack]?.items.insert(element, at: places[places.count - 1])
    }
  }

  /// The element at a place; `nil` if there is none. A removed element moves the later ones of its list.
  package subscript(element path: ElementPath) -> Element? {
    get {
      switch path {
      case .keyed(let kind): elements[kind]
      case .leading(let index): elements.leading.indices.contains(index) ? elements.leading[index] : nil
      case .trailing(let index): elements.trailing.indices.contains(index) ? elements.trailing[index] : nil
      case .content(let places): elements.content?[places[...]]
      case .swipe(let edge, let index):
        elements[swipe: edge].indices.contains(index) ? elements[swipe: edge][index] : nil
      case .editControl, .reorderControl: nil
      }
    }
    set {
      func put(_ list: inout [Element], at index: Int) {
        guard list.indices.contains(index) else { return }
        list.replaceSubrange(index...index, with: newValue.map { [$0] } ?? [])
      }
      switch path {
      case .keyed(let kind): elements[kind] = newValue
      case .leading(let index): put(&elements.leading, at: index)
      case .trailing(let index): put(&elements.trailing, at: index)
      case .content(let places):
        if places.isEmpty { elements.content = newValue } else { elements.content?[places[...]] = newValue }
      case .swipe(let edge, let index): put(&elements[swipe: edge], at: index)
      case .editControl, .reorderControl: break
      }
    }
  }
}

extension Element {
  /// The elements within a stack; empty for other kinds.
  package var items: [Element] {
    get { values[.stackItems] ?? [] }
    set { values[.stackItems] = newValue }
  }

  /// The element within it at some places, from the outermost stack to the innermost one; the element itself without places.
  /// `nil` if there is none.
  fileprivate subscript(places: ArraySlice<Int>) -> Element? {
    get {
      guard let first = places.first else { return self }
      return items.indices.contains(first) ? items[first][places.dropFirst()] : nil
    }
    set {
      guard let first = places.first, items.indices.contains(first) else { return }
      if places.count > 1 {
        items[first][places.dropFirst()] = newValue
      } else {
        items.replaceSubrange(first...first, with: newValue.map { [$0] } ?? [])
      }
    }
  }
}
