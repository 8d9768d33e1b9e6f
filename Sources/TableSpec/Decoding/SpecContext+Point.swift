import Geometry

extension SpecContext {
  /// `[x, y]` in points.
  mutating func point(_ node: YAMLNode, _ name: String) -> Point? {
    guard case .sequence(let items) = node.content, items.count == 2 else {
      report("expected '\(name)' to be a list of two numbers, [x, y], found \(node.kindWords)", at: node)
      return nil
    }
    guard let x = number(items[0], name, in: SpecRange.signed),
      let y = number(items[1], name, in: SpecRange.signed)
    else { return nil }
    return Point(x: x, y: y)
  }
}
