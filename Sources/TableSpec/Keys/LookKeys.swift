import Geometry
import TableModel

/// The keys that a table, a section and a row share. A row inherits from its section, that from the table.
enum LookKeys {
  /// - Parameter hasSpacing: rows have no spacing of their own.
  static func make<Value>(_ look: any SpecPath<Value, Look>, hasSpacing: Bool) -> [SpecKey<Value>] {
    let keys: [SpecKey<Look>] =
      corners + [LookKeys.inset] + (hasSpacing ? spacing : []) + layers + colors + cell
    return keys.map { key in
      SpecKey<Value>(name: key.name, type: key.type, meaning: key.meaning) { node, value, context in
        key.decode(node, &value[keyPath: look], &context)
      } encode: { value in
        key.encode(value[keyPath: look])
      }
    }
  }

  private static let corners: [SpecKey<Look>] = [
    .points("cornerRadius", \.cornerRadius, "The radius of a group's outer corners, in points."),
    .points("onlyRowCornerRadius", \.onlyRowCornerRadius, "The radius of a row alone in its section."),
    .choice("cornerCurve", \.cornerCurve, "The line that corners follow."),
    maskedCorners,
    .choice("cornerTechnique", \.cornerTechnique, "How corners inside a group become square."),
    .choice("cornerClamping", \.cornerClamping, "What becomes of radii that have no room."),
    .flag("masksToBounds", \.masksToBounds, "Whether the rounded layer cuts off what lies outside of it."),
  ]

  private static let spacing: [SpecKey<Look>] = [
    .points("rowSpacing", \.rowSpacing, "Points between rows; any space makes each row its own group."),
    .points("sectionSpacing", \.sectionSpacing, "Points between sections, in place of the profile's gap."),
  ]

  private static let layers: [SpecKey<Look>] = [
    SeparatorKeys.key, ShadowKeys.key, BorderKeys.key,
  ]

  private static let colors: [SpecKey<Look>] = [
    .color("rowColor", \.rowColor, "The rows' background."),
    .color("titleColor", \.titleColor, "The colour of titles."),
    .color("detailColor", \.detailColor, "The colour of details."),
    .color("tintColor", \.tintColor, "The colour of symbols, check marks and buttons."),
  ]

  private static let cell: [SpecKey<Look>] = [
    rowHeight, .choice("cellContent", \.cellContent, "Old labels, or a content configuration."), titleOrigin,
  ]

  private static let corner: [(name: String, mask: CornerMask)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]

  private static let maskedCorners = SpecKey<Look>(
    name: "maskedCorners", type: .list(.choice(corner.map(\.name))),
    meaning: "Which corners of a group may be rounded at all."
  ) { node, look, context in
    guard case .sequence(let items) = node.content else {
      context.report("expected 'maskedCorners' to be a list of corners, found \(node.kindWords)", at: node)
      return
    }
    var mask: CornerMask = []
    for item in items {
      guard let name = context.text(item, "maskedCorners") else { continue }
      if let corner = corner.first(where: { $0.name == name }) {
        mask.insert(corner.mask)
      } else {
        context.report(
          "unknown corner '\(name.shortened)'", hint: SpecContext.hint(for: name, among: corner.map(\.name)),
          at: item)
      }
    }
    look.maskedCorners = mask
  } encode: { look in
    look.maskedCorners.map { mask in
      .flowList(corner.filter { mask.contains($0.mask) }.map { .plain($0.name) })
    }
  }

  private static let insetKeys = KeyTable<Insets>([
    .points("top", \.top, "Above the background."), .points("left", \.left, "From the table's left side."),
    .points("bottom", \.bottom, "Below the background."),
    .points("right", \.right, "From the table's right side."),
  ])

  private static let inset = SpecKey<Look>(
    name: "inset", type: .either([.number(SpecRange.length), .map(insetKeys.fields)]),
    meaning: "Points from the table's sides to the group (one number for left and right), and around a row."
  ) { node, look, context in
    if case .mapping = node.content {
      context.decode(node, into: &look.insets, keys: insetKeys, what: "inset")
    } else if let value = context.number(node, "inset", in: SpecRange.length) {
      look.insets.left = value
      look.insets.right = value
    }
  } encode: { look in
    let insets = look.insets
    if insets.isEmpty { return nil }
    if let left = insets.left, insets == Insets(left: left, right: left) { return .points(left) }
    return .flowMap(insetKeys.encode(insets))
  }

  private static let rowHeight = SpecKey<Look>(
    name: "rowHeight", type: .either([.choice(["automatic"]), .number(SpecRange.length)]),
    meaning: "The cell's height in points, or automatic."
  ) { node, look, context in
    if case .scalar("automatic", _) = node.content {
      look.rowHeight = .automatic
    } else {
      look.rowHeight = context.number(node, "rowHeight", in: SpecRange.length).map(RowHeight.fixed)
    }
  } encode: { look in
    switch look.rowHeight {
    case nil: nil
    case .automatic: .plain("automatic")
    case .fixed(let height): .points(height)
    }
  }

  private static let titleOrigin = SpecKey<Look>(
    name: "titleOrigin", type: .list(.number(SpecRange.signed)),
    meaning: "[x, y] from the cell's top left to a title label as large as the background."
  ) { node, look, context in
    look.titleOrigin = context.point(node, "titleOrigin")
  } encode: { look in
    look.titleOrigin.map { .flowList([.points($0.x), .points($0.y)]) }
  }
}
