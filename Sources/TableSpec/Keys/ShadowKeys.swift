import Geometry
import TableModel

/// `shadow:` — `none`, or a mapping in CALayer's terms.
enum ShadowKeys {
  /// CALayer's own defaults but for the opacity, which is 0 there: who writes a shadow wants to see it.
  private static let standard = Shadow(
    color: .semantic(.black), radius: 3, opacity: 1000, offset: Point(x: 0, y: -3))

  private static let keys = KeyTable<Shadow>([
    SpecKey(name: "color", type: .color, meaning: "The shadow's colour.") { node, shadow, context in
      if let color = context.color(node, "color") { shadow.color = color }
    } encode: {
      .text($0.color.description)
    },
    SpecKey(
      name: "radius", type: .number(SpecRange.length), meaning: "Points: the standard deviation of the blur."
    ) { node, shadow, context in
      if let radius = context.number(node, "radius", in: SpecRange.length) { shadow.radius = radius }
    } encode: {
      .points($0.radius)
    },
    SpecKey(
      name: "opacity", type: .number(SpecRange.fraction), meaning: "0 to 1, times the colour's own opacity."
    ) { node, shadow, context in
      if let opacity = context.number(node, "opacity", in: SpecRange.fraction) {
        shadow.opacity = Int((opacity.doubleValue * 1000).rounded())
      }
    } encode: {
      .plain(Points(subpoints: Int64($0.opacity) * 6).description)
    },
    SpecKey(
      name: "offset", type: .list(.number(SpecRange.signed)), meaning: "[x, y] in points, y down."
    ) { node, shadow, context in
      if let offset = context.point(node, "offset") { shadow.offset = offset }
    } encode: {
      .flowList([.points($0.offset.x), .points($0.offset.y)])
    },
    .choice("path", \.path, standard: ShadowPath.outline, "The shape that throws the shadow."),
    .choice("layer", \.layer, standard: ShadowLayer.separate, "The layer that throws it."),
    SpecKey(
      name: "pathSize", type: .list(.number(SpecRange.length)),
      meaning: "[width, height] of the bounds that the path was made for, when it is not kept up."
    ) { node, shadow, context in
      shadow.pathSize = context.size(node, "pathSize")
    } encode: { shadow in
      shadow.pathSize.map { .flowList([.points($0.width), .points($0.height)]) }
    },
  ])

  static let key = SpecKey<Look>(
    name: "shadow", type: .either([.choice(["none"]), .map(keys.fields)]), meaning: "A shadow under each row."
  ) { node, look, context in
    if case .scalar("none", _) = node.content {
      look.shadow = Shadow.none
    } else {
      var shadow = standard
      context.decode(node, into: &shadow, keys: keys, what: "shadow")
      look.shadow = shadow
    }
  } encode: { look in
    guard let shadow = look.shadow else { return nil }
    return shadow == .none ? .plain("none") : .flowMap(keys.encode(shadow))
  }
}
