import Geometry
import TableModel

/// `border:` — `none`, or a mapping.
enum BorderKeys {
  private static let standard = Border(color: .semantic(.separator), width: 1)

  private static let keys = KeyTable<Border>([
    SpecKey(name: "color", type: .color, meaning: "The border's colour.") { node, border, context in
      if let color = context.color(node, "color") { border.color = color }
    } encode: {
      .text($0.color.description)
    },
    SpecKey(
      name: "width", type: .number(SpecRange.length), meaning: "Points, drawn inside the outline."
    ) { node, border, context in
      if let width = context.number(node, "width", in: SpecRange.length) { border.width = width }
    } encode: {
      .points($0.width)
    },
  ])

  static let key = SpecKey<Look>(
    name: "border", type: .either([.choice(["none"]), .map(keys.fields)]), meaning: "A line around each row."
  ) { node, look, context in
    if case .scalar("none", _) = node.content {
      look.border = Border.none
    } else {
      var border = standard
      context.decode(node, into: &border, keys: keys, what: "border")
      look.border = border
    }
  } encode: { look in
    guard let border = look.border else { return nil }
    return border == .none ? .plain("none") : .flowMap(keys.encode(border))
  }
}
