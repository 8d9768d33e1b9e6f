import Geometry
import TableModel

extension Explainer {
  /// The row's own line, and how it was placed.
  private func line(of row: RowFrame) -> Rect? {
    SeparatorLayout(row: row, textLeading: row.arrangement.textLeading).separators.last?.frame
  }

  func separatorX(_ row: RowFrame, _ subject: String) -> Explanation? {
    guard let line = line(of: row) else { return nil }
    let cell = term("cell", row.frame.minX, "'why row \(row.path) x' tells")
    return explanation(subject, line.minX, [cell] + leading(row, line))
  }

  func separatorWidth(_ row: RowFrame, _ subject: String) -> Explanation? {
    guard let line = line(of: row) else { return nil }
    let cell = term("cell", row.frame.width, "'why row \(row.path) width' tells")
    if row.look.separatorLength == .contentWidth, line.width == row.frame.width {
      let who = origin(of: \.separator.length, at: row.path) ?? "separator.length"
      return explanation(subject, line.width, [term("as wide as the cell", line.width, who)])
    }
    let trailing = row.frame.maxX - line.maxX
    return explanation(
      subject, line.width,
      [cell] + leading(row, line).map { term($0.name, -$0.value, $0.origin) } + [
        term("inset, right", -trailing, trailingOrigin(row, trailing))
      ], rest: "no room is left")
  }

  func separatorHeight(_ row: RowFrame, _ subject: String) -> Explanation? {
    guard let line = line(of: row) else { return nil }
    let own = row.look.separatorThickness
    let who: String
    if let set = origin(of: \.separator.thickness, at: row.path) {
      who = own == environment.grid.hairline ? "\(set); 0 is one pixel" : set
    } else if environment.metric(.separatorThickness) > .zero {
      who = constant(.separatorThickness)
    } else {
      who = "one pixel at @\(environment.grid.scale)x; \(constant(.separatorThickness))"
    }
    return explanation(subject, line.height, [term("thickness", own, who)])
  }

  func separatorY(_ row: RowFrame, _ subject: String) -> Explanation? {
    guard let line = line(of: row) else { return nil }
    let who = origin(of: \.separator.position, at: row.path) ?? style
    if line.minY == row.frame.minY {
      return explanation(subject, line.minY, [term("the row's top", row.frame.minY, who)])
    }
    return explanation(
      subject, line.minY,
      [
        term("the row's bottom", row.frame.maxY, "'why row \(row.path) y' and 'height' tell"),
        term("thickness", -line.height, "the line lies inside the row; \(who)"),
      ])
  }

  /// From the cell's left side to the line.
  private func leading(_ row: RowFrame, _ line: Rect) -> [Explanation.Term] {
    let value = line.minX - row.frame.minX
    let isFullWidth = value == .zero && line.width == row.frame.width
    switch row.look.separatorLeft {
    case .automatic where isFullWidth:
      return [term("inset, left", .zero, "a line at a section's end has the full width")]
    case .automatic:
      return [term("inset, left", value, "automatic: where the text begins ('why row \(row.path) title x')")]
    case .points(let points):
      let who = origin(of: \.separator.left, at: row.path) ?? "separator.left"
      guard row.look.separatorReference == .fromAutomaticInsets, !isFullWidth else {
        return [term("inset, left", value, points < .zero ? "\(who); negative counts as 0" : who)]
      }
      return [term("inset, left", points, who)]
        + [term("automatic inset", value - points, "\(referenceOrigin(row)): from the content's margin")]
    }
  }

  private func trailingOrigin(_ row: RowFrame, _ value: Points) -> String {
    switch row.look.separatorRight {
    case .automatic:
      if environment.readableInset != nil { return "automatic: keeps the readable width" }
      return "automatic; \(constant(.separatorTrailingMargins))"
    case .points:
      let who = origin(of: \.separator.right, at: row.path) ?? "separator.right"
      return "\(who), \(referenceOrigin(row))"
    }
  }

  private func referenceOrigin(_ row: RowFrame) -> String {
    origin(of: \.separator.reference, at: row.path)
      ?? "reference \(row.look.separatorReference.rawValue) of profile \(environment.profile.id.rawValue) (documented)"
  }
}
