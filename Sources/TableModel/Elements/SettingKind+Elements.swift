// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension SettingKind where Value == [String] {
  /// A list of texts.
  package static var texts: Self {
    SettingKind(.list(.text), samples: (["Day", "Week"], ["one", "two", "three"])) {
      guard case .list(let items) = $0 else { return nil }
      return items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    } write: {
      .list($0.map { .text($0) })
    }
  }
}

extension SettingKind where Value == Element {
  /// An element of one kind, behind the kind's name: the main value, or a mapping of properties.
  package static func element(_ kind: ElementKind) -> Self {
    SettingKind(kind.shape, samples: kind.samples) {
      Element(kind, $0)
    } write: {
      $0.written
    }
  }
}

extension SettingKind where Value == [Element] {
  /// A list of elements of any kind.
  package static var elements: Self { list(Element(.label, .text("one")), Element(.button, .text("two"))) }

  /// A list of buttons. The reader of specs and the command line refuse other kinds.
  package static var buttons: Self { list(Element(.button, .text("one")), Element(.button, .text("two"))) }

  private static func list(_ samples: Element?...) -> Self {
    let samples = samples.compactMap(\.self)
    return SettingKind(.list(.element), samples: (Array(samples.prefix(1)), samples)) {
      guard case .list(let items) = $0 else { return nil }
      let elements = items.compactMap(Element.init(listed:))
      return elements.count == items.count ? elements : nil
    } write: {
      .list($0.map(\.listed))
    }
  }
}

extension SettingKind where Value == Element {
  /// An element of any kind.
  package static var anyElement: Self {
    let texts = ["one", "two"].compactMap { Element(.label, .text($0)) }
    return SettingKind(.element, samples: (texts[0], texts[1])) {
      Element(listed: $0)
    } write: {
      $0.listed
    }
  }
}

extension Element {
  /// From the value behind the kind's name; `nil` if it doesn't have the kind's shape.
  ///
  /// - Parameter needsMain: whether the kind's required property is needed. Default: true.
  package init?(_ kind: ElementKind, _ value: ValueTree, needsMain: Bool = true) {
    self.init(kind)
    let declaration = kind.declaration
    guard case .record(let parts) = value, declaration.main?.shape.record == nil else {
      guard let main = declaration.main, main.set(value, of: &values) else { return nil }
      return
    }
    for part in parts {
      guard let property = kind.property(part.name), set(part.value, of: property) else { return nil }
    }
    let required = declaration.required
    if needsMain, !required.isEmpty, !required.contains(where: values.sets) { return nil }
  }

  /// From an item of a list: the name of a kind, or a mapping with that name, its value, and properties beside it.
  package init?(listed item: ValueTree) {
    switch item {
    case .word(let name), .text(let name):
      guard let kind = ElementKind(rawValue: name) else { return nil }
      self.init(kind, .record([]))
    case .record(let members):
      guard let named = members.first, let kind = ElementKind(rawValue: named.name) else { return nil }
      self.init(kind, named.value)
      for member in members.dropFirst() {
        guard let property = kind.property(member.name), set(member.value, of: property) else { return nil }
      }
    default: return nil
    }
  }

  /// The value behind the kind's name in specs: the main value if no other property is set.
  package var written: ValueTree {
    let parts = allParts
    guard parts.count == 1, let main = kind.declaration.main, parts[0].name == main.name else {
      return .record(parts)
    }
    return parts[0].value
  }

  /// All properties, also of an element for which a text is short.
  package var record: ValueTree { .record(allParts) }

  private var allParts: [ValueTree.Member] { parts(kind.declaration.properties + .arranged + kind.barred) }

  /// The element as an item of a list: the other properties are beside the main one. Those of a stack's items always are.
  package var listed: ValueTree {
    let (own, arranged) = (parts(kind.declaration.properties), parts(.arranged + kind.barred))
    if own.isEmpty, arranged.isEmpty { return .word(kind.rawValue) }
    guard let first = own.first, first.name == kind.declaration.main?.name else {
      return .record([ValueTree.Member(name: kind.rawValue, value: .record(own))] + arranged)
    }
    return .record(
      [ValueTree.Member(name: kind.rawValue, value: first.value)] + own.dropFirst() + arranged)
  }

  private func parts(_ properties: [AnyLookSetting]) -> [ValueTree.Member] {
    properties.compactMap { property in
      property.value(in: values).map { ValueTree.Member(name: property.name, value: $0) }
    }
  }
}

extension ElementKind {
  /// Two different elements of the kind, for tests that try it.
  fileprivate var samples: (Element, Element) {
    guard let main = declaration.main else { return (Element(self), Element(self)) }
    let samples = main.samples.compactMap { Element(self, $0) }
    return (samples[0], samples[1])
  }
}
