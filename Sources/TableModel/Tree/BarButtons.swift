// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The items of the navigation bar and of the toolbar: elements, for which texts are short.
///
/// In a navigation bar, a text with commas lists several buttons: `plus, Edit`. A name in lower case, as SF Symbols have, is a
/// symbol; others are titles. In a list, a text is one button; in that of a toolbar, `spacer` is a flexible space.
package enum BarButtons {
  /// The buttons in a text, separated by commas.
  package static func list(_ text: String) -> [Element] {
    text.split(separator: ",").compactMap { part in
      let word = part.drop { $0 == " " }
      let name = String(word.prefix(word.count - word.reversed().prefix { $0 == " " }.count))
      return name.isEmpty ? nil : button(name)
    }
  }

  /// The button of a text without commas.
  package static func button(_ name: String) -> Element {
    var button = Element(.button)
    if isSymbol(name) {
      button[given: .elementImage] = RowImage(symbol: name)
    } else {
      button[given: .elementTitle] = name
    }
    return button
  }

  private static func isSymbol(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
    }
  }

  /// The text that is short for a button alone; `nil` if it has more than a title or a symbol.
  fileprivate static func text(of button: Element) -> String? {
    let name = button[given: .elementTitle] ?? button.barSymbol ?? ""
    return self.button(name) == button ? name : nil
  }

  /// The items of a toolbar's list; `nil` if the value isn't one.
  package static func readToolbar(_ value: ValueTree) -> [Element]? {
    guard case .list(let items) = value else { return nil }
    return read(.list(items.map { $0 == spacer ? .word(ElementKind.spacer.rawValue) : $0 }))
  }

  private static let spacer = ValueTree.text(ElementKind.spacer.rawValue)

  /// A list in which each button alone is a text.
  package static func writtenToolbar(_ items: [Element]) -> ValueTree {
    .list(
      items.map { item in
        guard let text = text(of: item).map({ ValueTree.text($0) }), text != spacer else {
          return item.listed
        }
        return text
      })
  }

  /// The buttons of a value as specs have it; `nil` if it isn't one.
  package static func read(_ value: ValueTree) -> [Element]? {
    switch value {
    case .text(let text): return list(text)
    case .list(let items):
      let elements = items.compactMap { item in
        if case .text(let name) = item { button(name) } else { Element(listed: item) }
      }
      return elements.count == items.count ? elements : nil
    default: return nil
    }
  }

  /// A text if it means the same, else a list.
  package static func written(_ buttons: [Element]) -> ValueTree {
    let texts = buttons.compactMap(text)
    let text = texts.joined(separator: ", ")
    if texts.count == buttons.count, list(text) == buttons { return .text(text) }
    return .list(buttons.map { button in self.text(of: button).map { .text($0) } ?? button.listed })
  }
}

extension SettingKind where Value == Element {
  /// A button, for which a text is short as in a bar: the name of its symbol, or its title.
  package static var barButton: Self {
    let declaration = ElementKind.button.declaration
    // A symbol needs no title beside it.
    let record = SettingRecord(
      declaration.properties.map { .init(name: $0.name, shape: $0.shape, meaning: $0.meaning) },
      short: [AnySetting.elementTitle.name], shortReplacesAll: true)
    return SettingKind(
      .short(.text, or: record), samples: (BarButtons.button("plus"), BarButtons.button("Edit"))
    ) { value in
      if case .text(let name) = value { return BarButtons.button(name) }
      return Element(.button, value, needsMain: false)
    } write: { button in
      // A mapping with the symbol, because another part is set beside that of a text, which would be the title.
      let text = BarButtons.text(of: button)
      return text == button[given: .elementTitle] ? text.map { .text($0) } ?? button.record : button.record
    }
  }
}

extension SettingKind where Value == [Element] {
  /// Buttons of a navigation bar.
  package static var barButtons: Self {
    var done = BarButtons.button("Done")
    done[given: .buttonStyle] = .filled
    return SettingKind(
      .either([.text, .list(.either([.text, .element]))]),
      samples: ([BarButtons.button("plus")], [done, BarButtons.button("Edit")]), read: BarButtons.read,
      write: BarButtons.written)
  }

  /// Items of a toolbar.
  package static var toolbarItems: Self {
    let label = Element(.label, .text("two"))
    return SettingKind(
      .list(.either([.text, .element])),
      samples: (
        [BarButtons.button("plus")],
        [Element(.spacer), BarButtons.button("Edit")] + [label].compactMap(\.self)
      ),
      read: BarButtons.readToolbar, write: BarButtons.writtenToolbar)
  }
}
