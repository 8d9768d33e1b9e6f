import TableModel

/// An image: the name of a symbol, or a mapping.
enum ImageKeys {
  private static let keys = KeyTable<RowImage>([
    SpecKey(name: "symbol", type: .text, meaning: "An SF Symbols name.") { node, image, context in
      if let symbol = context.text(node, "symbol") { image.symbol = symbol }
    } encode: {
      .text($0.symbol)
    },
    .color("color", \.color, "The symbol's colour; the tint colour, or white on a tile."),
    .color("tileColor", \.tileColor, "The colour of a 29-point tile under the symbol."),
  ])

  static func key<Value>(_ name: String, _ path: any SpecPath<Value, RowImage?>, _ meaning: String)
    -> SpecKey<
      Value
    >
  {
    SpecKey(name: name, type: .either([.text, .map(keys.fields)]), meaning: meaning) { node, value, context in
      if case .mapping = node.content {
        var image = RowImage(symbol: "")
        context.decode(node, into: &image, keys: keys, what: name)
        if image.symbol.isEmpty {
          context.report("'\(name)' has no symbol", hint: "add 'symbol: NAME'", at: node)
        }
        value[keyPath: path] = image
      } else if let symbol = context.text(node, name) {
        value[keyPath: path] = RowImage(symbol: symbol)
      }
    } encode: { value in
      value[keyPath: path].map { image in
        image == RowImage(symbol: image.symbol) ? .text(image.symbol) : .flowMap(keys.encode(image))
      }
    }
  }
}
