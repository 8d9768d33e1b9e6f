// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// The colours of a text and the ratio that it needs.
struct ContrastText: Equatable {
  let ink: Color
  /// The colours below the text, the nearest first, without the table's background.
  let grounds: [Color]
  /// The least ratio of WCAG AA: 4.5, or 3 for large text, which is 24 points, or 18.66 points bold.
  let needed: Double

  init(_ ink: Color, on grounds: [Color], needed: Double) {
    self.ink = ink
    self.grounds = grounds
    self.needed = needed
  }

  init(_ ink: Color, on grounds: [Color], _ font: Font) {
    self.init(ink, on: grounds, needed: font.size >= (font.weight == .bold ? 18.66 : 24) ? 3 : 4.5)
  }
}

/// The table's colours in one appearance, and those of a table that sets none.
struct SchemeColors {
  let appearance: InterfaceStyle
  let environment: LayoutEnvironment
  /// UIKit's own colours of texts.
  let inks: Set<RGBA>
  let bare: LayoutEnvironment

  init(_ info: Table.Info, _ appearance: InterfaceStyle) {
    var info = info
    info.traits.appearance = appearance
    self.appearance = appearance
    let environment = LayoutEnvironment(info)
    self.environment = environment
    info.look = Look()
    info.backgroundColor = nil
    bare = LayoutEnvironment(info)
    let details = CellStyle.allCases.map(environment.detailColor)
    inks = Set(([.semantic(.label)] + details + Color.buttonTitles).map(environment.paint))
  }

  func paint(_ color: Color) -> RGBA { environment.paint(color) }

  /// The same with increased contrast.
  var increased: SchemeColors {
    var info = environment.info
    info.traits.contrast = .high
    return SchemeColors(info, appearance)
  }

  func ratio(_ text: ContrastText) -> ContrastRatio {
    ContrastRatio(paint(text.ink), on: (text.grounds + [environment.backgroundColor]).map(paint))
  }

  /// The text's contrast ratio; `nil` if it is sufficient.
  func insufficientRatio(_ text: ContrastText) -> ContrastRatio? {
    let ratio = ratio(text)
    return ratio.value < text.needed ? ratio : nil
  }

  /// Whether a text has the colours of UIKit's own texts, wherever they are set or inherited, by name or in
  /// numbers.
  func isSystem(_ text: ContrastText, _ row: LaidOutRow) -> Bool {
    let grounds = text.grounds.map(paint).visible
    return inks.contains(paint(text.ink))
      && grounds.allSatisfy { $0 == bare.paint(bare.look.background(of: row.row)) }
      && (grounds.hasOpaque || hasSystemBackground)
  }

  /// Whether the table's background is UIKit's own.
  var hasSystemBackground: Bool { paint(environment.backgroundColor) == bare.paint(bare.backgroundColor) }

  /// The colour below the text that a message names.
  func ground(of text: ContrastText) -> Color {
    text.grounds.first { paint($0).alpha > 0 } ?? environment.backgroundColor
  }
}

extension [RGBA] {
  /// Those of some colours above each other that are seen: down to the first opaque one.
  var visible: [RGBA] {
    let end = firstIndex { $0.alpha == 1000 } ?? count - 1
    return prefix(through: end).filter { $0.alpha > 0 }
  }

  var hasOpaque: Bool { contains { $0.alpha == 1000 } }
}
