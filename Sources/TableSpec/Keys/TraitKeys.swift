import Geometry
import TableModel

/// `traits:` — the device and its user's settings.
enum TraitKeys {
  private static let keys = KeyTable<Traits>([
    device,
    .points("width", \.width, in: SpecRange.width, "The table's width in points, in place of the device's."),
    .points(
      "height", \.height, in: SpecRange.width, "The height of the table's bounds, in place of the device's."),
    .integer("scale", \.scale, 1...3, "Pixels per point, in place of the device's."),
    .choice("orientation", \.orientation, standard: Orientation.portrait, "How the device is held."),
    .choice("appearance", \.appearance, standard: InterfaceStyle.light, "Light or dark."),
    .choice("contrast", \.contrast, standard: Contrast.normal, "Normal or increased contrast."),
    .choice("direction", \.direction, standard: Direction.leftToRight, "Left to right, or right to left."),
    .choice("textSize", \.textSize, standard: TextSize.large, "The Dynamic Type size."),
  ])

  static let key = SpecKey<Table>(
    name: "traits", type: .map(keys.fields), meaning: "The device and its settings."
  ) {
    node, table, context in
    context.decode(node, into: &table.info.traits, keys: keys, what: "traits")
  } encode: { table in
    let entries = keys.encode(table.info.traits)
    return entries.isEmpty ? nil : .flowMap(entries)
  }

  private static let device = SpecKey<Traits>(
    name: "device", type: .choice(Device.all.map(\.id.rawValue)),
    meaning: "A device: its width, scale and safe area. \(Device.standard.id.rawValue) where not given."
  ) { node, traits, context in
    guard let name = context.text(node, "device") else { return }
    if Device.named(Device.ID(name)) != nil {
      traits.device = Device.ID(name)
    } else {
      let names = Device.all.map(\.id.rawValue)
      context.report(
        "unknown device '\(name.shortened)'", hint: SpecContext.hint(for: name, among: names), at: node)
    }
  } encode: { traits in
    traits.device.map { .text($0.rawValue) }
  }
}
