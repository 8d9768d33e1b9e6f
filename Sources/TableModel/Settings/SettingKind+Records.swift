// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension SettingKind where Value: Hashable {
  /// A value of several parts.
  ///
  /// - Parameters:
  ///   - start: the values of parts that aren't given.
  ///   - required: the name of a part that must be given. Default: none.
  package static func record(
    _ settings: SettingList<Value>, start: Value, required: String? = nil, samples: (Value, Value)
  ) -> Self {
    SettingKind(.record(SettingRecord(settings.parts, required: required)), samples: samples) { value in
      guard case .record(let parts) = value else { return nil }
      var result = start
      for part in parts { settings[part.name]?.set(part.value, of: &result) }
      return result
    } write: { value in
      .record(settings.parts(of: value))
    }
  }

  /// The same values, one of which is written as a word such as `none`.
  func orWord(_ word: String, for whole: Value) -> Self {
    SettingKind(.word(word, or: shape), samples: samples) { [read] in
      $0 == .word(word) ? whole : read($0)
    } write: { [write] in
      $0 == whole ? .word(word) : write($0)
    }
  }
}

extension SettingKind where Value == Shadow {
  /// `none`, or a mapping of `CALayer`'s properties. Parts that aren't given have `CALayer`'s defaults,
  /// except for the opacity: `CALayer`'s is 0, but a shadow in a spec is meant to be seen.
  package static var shadow: Self {
    let start = Shadow(color: .semantic(.black), radius: 3, opacity: 1000, offset: Point(x: 0, y: -3))
    return record(
      Shadow.settings, start: start,
      samples: (
        start, Shadow(color: .semantic(.systemRed), radius: 9, opacity: 500, offset: Point(x: 4, y: 6))
      )
    ).orWord("none", for: .none)
  }
}

extension SettingKind where Value == Border {
  /// `none`, or a colour and a width. Defaults: `separator` and 1 point.
  package static var border: Self {
    record(
      Border.settings, start: Border(color: .semantic(.separator), width: 1),
      samples: (
        Border(color: .semantic(.systemRed), width: 2), Border(color: .semantic(.systemBlue), width: 5)
      )
    ).orWord("none", for: .none)
  }
}

extension SettingKind where Value == RowImage {
  /// The name of a symbol, or the symbol with colours.
  package static var image: Self {
    let record = record(
      RowImage.settings, start: RowImage(symbol: ""), required: "symbol",
      samples: (RowImage(symbol: "wifi"), RowImage(symbol: "bell", tileColor: .semantic(.systemRed))))
    guard case .record(let parts) = record.shape else { return record }
    return SettingKind(.short(.symbol, or: parts), samples: record.samples) {
      if case .text(let symbol) = $0 { RowImage(symbol: symbol) } else { record.read($0) }
    } write: {
      $0 == RowImage(symbol: $0.symbol) ? .text($0.symbol) : record.write($0)
    }
  }
}

extension SettingKind where Value == TableEdgeView {
  /// A height, 0 points by default, and a title, none by default.
  package static var edgeView: Self {
    record(
      TableEdgeView.settings, start: TableEdgeView(height: .zero),
      samples: (TableEdgeView(height: 30), TableEdgeView(height: 70, title: "one")))
  }
}

extension Shadow: KeyPathSettingOwner {
  package static let settings: SettingList<Shadow> = [
    .always("color", \.color, .color, "The shadow's colour."),
    .always("radius", \.radius, .length, "The standard deviation of the blur, in points."),
    .always("opacity", \.opacity, .thousandths, "0 to 1; multiplies the colour's own opacity."),
    .always("offset", \.offset, .point, "[x, y] in points, y downwards."),
    .standard("path", \.path, .choice, .outline, "The shadow's path: the row's outline, or its bounds."),
  ]
}

extension Border: KeyPathSettingOwner {
  package static let settings: SettingList<Border> = [
    .always("color", \.color, .color, "The border's colour."),
    .always("width", \.width, .length, "The width in points, drawn inside the outline."),
  ]
}

extension RowImage: KeyPathSettingOwner {
  package static let settings: SettingList<RowImage> = [
    .always("symbol", \.symbol, .symbol, "The name of an SF Symbol."),
    .optional("color", \.color, .color, "The symbol's colour; default: the tint colour, or white on a tile."),
    .optional("tileColor", \.tileColor, .color, "The colour of a 29-point tile under the symbol."),
  ]
}

extension TableEdgeView: KeyPathSettingOwner {
  package static let settings: SettingList<TableEdgeView> = [
    .always("height", \.height, .length, "The height in points."),
    .optional("title", \.title, .text, "A text in the middle."),
  ]
}
