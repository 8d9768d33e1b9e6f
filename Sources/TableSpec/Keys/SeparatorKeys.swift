import Geometry
import TableModel

/// `separator:` — a style, or a mapping.
enum SeparatorKeys {
  private static let keys = KeyTable<SeparatorLook>([
    .choice("style", \.style, "Whether there are lines."),
    .choice("model", \.model, "Over the row, or in a place of its own beside it."),
    edge("left", \.left), edge("right", \.right),
    .choice("reference", \.reference, "What left and right count from."),
    .choice("position", \.position, "At which edge of its row a line lies."),
    .points("thickness", \.thickness, "Points; the profile's own where not given."),
    .choice("length", \.length, "Between the insets, or as long as the cell is wide."),
    .flag("sectionEdges", \.sectionEdges, "Full-width lines at a section's top and bottom."),
    .color("color", \.color, "The line's colour."),
  ])

  static let key = SpecKey<Look>(
    name: "separator", type: .either([.choice(SeparatorStyle.allCases.map(\.rawValue)), .map(keys.fields)]),
    meaning: "The lines between rows."
  ) { node, look, context in
    if case .mapping = node.content {
      context.decode(node, into: &look.separator, keys: keys, what: "separator")
    } else {
      look.separator.style = context.choice(node, "separator", as: SeparatorStyle.self)
    }
  } encode: { look in
    let separator = look.separator
    if separator.isEmpty { return nil }
    var onlyStyle = SeparatorLook()
    onlyStyle.style = separator.style
    if separator == onlyStyle, let style = separator.style { return .plain(style.rawValue) }
    return .flowMap(keys.encode(separator))
  }

  private static func edge(_ name: String, _ path: any SpecPath<SeparatorLook, SeparatorEdge?>)
    -> SpecKey<SeparatorLook>
  {
    SpecKey(
      name: name, type: .either([.choice(["automatic"]), .number(SpecRange.signed)]),
      meaning: "The separator inset at the \(name), in points."
    ) { node, separator, context in
      if case .scalar("automatic", _) = node.content {
        separator[keyPath: path] = .automatic
      } else {
        separator[keyPath: path] = context.number(node, name, in: SpecRange.signed).map(SeparatorEdge.points)
      }
    } encode: { separator in
      switch separator[keyPath: path] {
      case nil: nil
      case .automatic: .plain("automatic")
      case .points(let value): .points(value)
      }
    }
  }
}
