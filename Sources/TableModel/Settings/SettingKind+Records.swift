// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension SettingKind where Value: Hashable {
  /// A value of several parts.
  ///
  /// - Parameters:
  ///   - start: the values of parts that aren't given.
  ///   - required: the names of parts, exactly one of which must be given. Default: none.
  package static func record(
    _ settings: SettingList<Value>, start: Value, required: [String] = [], samples: (Value, Value)
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
  /// The name of a symbol, the path of a picture file, or an image with colours and a shape.
  package static var image: Self {
    let record = record(
      RowImage.settings, start: RowImage(symbol: ""), required: ["symbol", "file", "monogram"],
      samples: (RowImage(symbol: "wifi"), RowImage(symbol: "bell", tileColor: .semantic(.systemRed))))
    guard case .record(let parts) = record.shape else { return record }
    return SettingKind(.short(.imageFile(orSymbol: true), or: parts), samples: record.samples) {
      guard case .text(let name) = $0 else { return record.read($0) }
      return RowImage(SettingShape.isSymbol(name) ? .symbol(name) : .file(name))
    } write: {
      if let name = $0.symbol ?? $0.file, $0 == RowImage($0.source) { return .text(name) }
      // Most images are symbols on tiles. To ask for parts that they don't have would take a sixth of a save's time.
      return $0.symbol != nil && !$0.hasForm ? .record(RowImage.symbolParts.parts(of: $0)) : record.write($0)
    }
  }
}

extension SettingKind where Value == AttributedText {
  /// A plain text, or a mapping with its Markdown. A plain text replaces both.
  package static var attributed: Self {
    let part = SettingRecord.Part(
      name: "markdown", shape: .markdown,
      meaning:
        "The text with **bold**, *italic*, [links](https://example.com) and ^[colours](color: 'systemRed'); a backslash makes "
        + "markup text.")
    return SettingKind(
      .short(.text, or: SettingRecord([part], required: [part.name], short: [])),
      samples: (AttributedText("one"), AttributedText("another, longer"))
    ) { value in
      switch value {
      case .text(let text): AttributedText(text)
      case .record(let parts):
        if case .text(let text)? = parts.first?.value { AttributedText(markdown: text) } else { nil }
      default: nil
      }
    } write: {
      guard let markdown = $0.markdown else { return .text($0.string) }
      return .record([ValueTree.Member(name: part.name, value: .text(markdown))])
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
    .optional("symbol", \.symbol, .symbol, "The name of an SF Symbol."),
    .optional(
      "file", \.file, .imageFile,
      "The path of a PNG, JPEG, SVG or PDF file in the spec's folder, or in a folder below it."),
    .optional("monogram", \.monogram, .text, "Letters on a tile, such as the initials of a person."),
    .optional(
      "color", \.color, .color,
      "The symbol's colour, by default the tint colour, or white on a tile; or the colour that replaces all of a picture's."
    ),
    .optional(
      "tileColor", \.tileColor, .color,
      "The colour of a tile under the image, by default of 29 points; letters have a systemGray one."),
    .optional(
      "size", \.form.size, .size,
      "[width, height] in points at the default text size; default: imageSize, or the picture's own size."),
    .optional("shape", \.form.shape, .choice, "The image's outline; default: a circle for letters."),
    .optional(
      "cornerRadius", \.form.cornerRadius, .length, "The radius of a rectangle's corners; default: a tile's."),
    .optional(
      "fillsHeight", \.form.fillsHeight, .flag,
      "Whether a row's image covers its leading edge from top to bottom, as wide as size says; default: false."
    ),
    .optional("weight", \.form.weight, .choice, "The weight of a symbol's lines; default: regular."),
    .optional("scale", \.form.scale, .choice, "The size of a symbol in its place; default: medium."),
    .optional(
      "renderingMode", \.form.renderingMode, .choice,
      "How a symbol's layers are coloured; default: palette with a secondaryColor, otherwise monochrome."),
    .optional(
      "secondaryColor", \.form.secondaryColor, .color,
      "The colour of a symbol's second layer; the first has the image's color."),
    .optional(
      "tertiaryColor", \.form.tertiaryColor, .color,
      "The colour of a symbol's further layers; default: secondaryColor."),
  ]

  /// The parts of a symbol without ``RowImage/form``.
  fileprivate static let symbolParts = SettingList(
    ["symbol", "color", "tileColor"].compactMap { settings[$0] })
}

extension TableEdgeView: KeyPathSettingOwner {
  package static let settings: SettingList<TableEdgeView> = [
    .always("height", \.height, .length, "The height in points."),
    .optional("title", \.title, .text, "A text in the middle."),
  ]
}
