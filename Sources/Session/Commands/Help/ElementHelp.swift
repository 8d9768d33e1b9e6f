// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The help of elements: all kinds, or one with its properties.
enum ElementHelp {
  static var page: String {
    let keys = ElementKind.allCases.filter(\.declaration.isRowKey)
    let others = ElementKind.allCases.filter { !$0.declaration.isRowKey }
    return """
      Elements are the controls, texts and images of a row besides its title, detail, image, badge and accessory.

      Keys of a row, which `add-row` has as options, too (add-row Volume --slider 0.5, set 0.1 stepper.value 3):
      \(lines(keys))

      Other kinds, for the lists of a row:
      \(lines(others))

      `trailing` lists elements after the texts, `leading` before the image. `add-element` and `remove-element` change the \
      lists; `set 0.1 trailing.0.title Pay` changes an element in one. `help element stepper` explains a kind.
      """
  }

  private static func lines(_ kinds: [ElementKind]) -> String {
    kinds.map { "  " + $0.rawValue.padded(to: 20) + $0.declaration.meaning }.joined(separator: "\n")
  }

  /// A kind with its properties; `nil` for a name of none.
  static func page(_ name: String) -> String? {
    guard let kind = ElementKind(rawValue: name) else { return nil }
    let declaration = kind.declaration
    let width = declaration.properties.map(\.name.count).max() ?? 0
    let properties = declaration.properties.map { property in
      let isMain = property == declaration.main
      return "  " + property.name.padded(to: width + 2) + property.meaning + " (" + property.shape.words + ")"
        + (isMain ? " The value behind \(name)." : "")
    }
    let head = "\(name): \(declaration.meaning)"
    let use =
      declaration.isRowKey
      ? "\n\nA key of a row, and a kind in `leading` and `trailing`."
      : "\n\nA kind in `leading` and `trailing`."
    return head + (properties.isEmpty ? "" : "\n\n" + properties.joined(separator: "\n")) + use
  }
}
