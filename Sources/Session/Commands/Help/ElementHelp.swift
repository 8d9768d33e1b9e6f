// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableModel

/// The help of elements: all kinds and ready-made contents, or one of them.
enum ElementHelp {
  /// The names of all kinds and ready-made contents.
  static let names = ElementKind.allCases.map(\.rawValue) + Preset.contents.map(\.name)

  static var page: String {
    let keys = ElementKind.allCases.filter(\.declaration.isRowKey)
    let others = ElementKind.allCases.filter { !$0.declaration.isRowKey }
    return """
      Elements are the controls, texts and images of a row besides its title, detail, image, badge and accessory.

      Keys of a row, which `add-row` has as options, too (add-row Volume --slider 0.5, set 0.1 stepper.value 3):
      \(lines(keys.map(entry)))

      Other kinds, for the lists of a row:
      \(lines(others.map(entry)))

      Ready-made contents of rows (add-row Ada --content mailRow, add-element 0.1 content mailRow), to be changed:
      \(lines(Preset.contents.map { ($0.name, $0.abstract) }))

      `trailing` lists elements after the texts, `leading` before the image. `add-element` and `remove-element` change the \
      lists; `set 0.1 trailing.0.title Pay` changes an element in one. `help element stepper` explains a kind, \
      `help element mailRow` shows a content.
      """
  }

  private static func entry(_ kind: ElementKind) -> (String, String) {
    (kind.rawValue, kind.declaration.meaning)
  }

  private static func lines(_ entries: [(name: String, meaning: String)]) -> String {
    entries.map { "  " + $0.name.padded(to: 20) + $0.meaning }.joined(separator: "\n")
  }

  /// A kind with its properties, or the YAML of a ready-made content; `nil` for a name of neither.
  static func page(_ name: String, columns: Int) -> String? {
    ElementKind(rawValue: name).map { WrappedText.lines(page($0), columns: columns) }
      ?? Preset.contents.first { $0.name == name }?.text
  }

  private static func page(_ kind: ElementKind) -> String {
    let name = kind.rawValue
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
