import Geometry

extension SpecContext {
  /// `[x, y]` in points.
  mutating func point(_ node: YAMLNode, _ name: String) -> Point? {
    pair(node, name, "[x, y]", in: SpecRange.signed).map { Point(x: $0, y: $1) }
  }

  /// `[width, height]` in points.
  mutating func size(_ node: YAMLNode, _ name: String) -> Size? {
    pair(node, name, "[width, height]", in: SpecRange.length).map { Size(width: $0, height: $1) }
  }

  private mutating func pair(
    _ node: YAMLNode, _ name: String, _ words: String, in range: ClosedRange<Double>
  ) -> (Points, Points)? {
    guard case .sequence(let items) = node.content, items.count == 2 else {
      report("expected '\(name)' to be a list of two numbers, \(words), found \(node.kindWords)", at: node)
      return nil
    }
    guard let first = number(items[0], name, in: range), let second = number(items[1], name, in: range)
    else { return nil }
    return (first, second)
  }
}
