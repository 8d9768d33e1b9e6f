// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The facts of a part. A second item with the same role has a number in its names: `separator`, `separator 2`.
struct FactList {
  private(set) var facts: [TableFacts.Fact] = []
  private var counts: [String: Int] = [:]

  mutating func add(_ name: String, _ value: String) {
    facts.append(TableFacts.Fact(name: name, value: value))
  }

  /// Adds the facts of an item.
  ///
  /// - Parameters:
  ///   - top: the y in points that the facts count from.
  ///   - whole: the size of the content, of which a background's facts say only that it fills it.
  mutating func add(_ item: DisplayItem, below top: Points, whole: Size) {
    let name: String
    switch item.content {
    // Text pictures alone show marks; rulers are drawn only on request.
    case .mark, .ruler: return
    default: name = unusedName(for: item.role)
    }
    var shape = ShapeFacts(name: name, top: top, whole: whole)
    shape.add(item.content)
    if let clip = item.clip { shape.add(clip, as: "\(name) clip") }
    facts += shape.facts
  }

  /// Adds the rectangle of an outline and its corners.
  mutating func add(_ outline: Outline, as name: String, whole: Size) {
    var shape = ShapeFacts(name: name, top: .zero, whole: whole)
    shape.add(outline, as: name)
    facts += shape.facts
  }

  private mutating func unusedName(for role: DisplayItem.Role) -> String {
    let count = counts[role.rawValue, default: 0] + 1
    counts[role.rawValue] = count
    // Within a row, its background is simply the background, as in frames.
    let name: String =
      switch role {
      case .rowBackground: "background"
      case .rowShadow: "shadow"
      case .rowBorder: "border"
      default: role.rawValue
      }
    return count == 1 ? name : "\(name) \(count)"
  }
}

/// The facts of one item.
private struct ShapeFacts {
  let name: String
  let top: Points
  let whole: Size
  var facts: [TableFacts.Fact] = []

  private mutating func add(_ property: String?, _ value: String) {
    facts.append(TableFacts.Fact(name: property.map { "\(name) \($0)" } ?? name, value: value))
  }

  mutating func add(_ content: DisplayItem.Content) {
    switch content {
    case .fill(let outline, let paint):
      add(outline)
      add("color", FactText.color(paint))
    case .gradient(let outline, let gradient):
      add(outline)
      add("color", FactText.gradient(gradient))
    case .border(let outline, let width, let paint):
      add(outline)
      add("line width", "\(width)")
      add("color", FactText.color(paint))
    case .shadow(let shadow):
      add(shadow.outline)
      add("blur", "\(shadow.radius)")
      add("offset", "\(shadow.offset.x), \(shadow.offset.y)")
      add("color", FactText.color(shadow.paint))
    case .text(let run): add(run)
    case .symbol(let symbol): add(symbol)
    case .picture(let picture): add(picture)
    case .ruler, .mark: break
    }
  }

  private mutating func add(_ outline: Outline) { add(outline, as: name) }

  mutating func add(_ outline: Outline, as name: String) {
    let isWhole = outline.rect.origin == .zero && outline.rect.size == whole
    facts.append(TableFacts.Fact(name: name, value: isWhole ? "all of the content" : rect(outline.rect)))
    guard !outline.radii.isZero else { return }
    facts.append(TableFacts.Fact(name: "\(name) corners", value: FactText.corners(outline)))
  }

  private func rect(_ rect: Rect) -> String { FactText.rect(rect.offsetBy(dx: .zero, dy: -top)) }

  private mutating func add(_ run: TextRun) {
    add(nil, FactText.quoted(run.text))
    let side = run.anchor == .left ? "" : " (\(run.anchor.rawValue))"
    add("baseline", "\(run.origin.x), \(run.origin.y - top)\(side)")
    add("width", "\(run.width)")
    add("font", FactText.font(run))
    add("color", FactText.color(run.paint))
    guard !run.spans.isEmpty else { return }
    add("parts", run.spans.map(FactText.span).joined(separator: ", "))
  }

  private mutating func add(_ symbol: Symbol) {
    add(nil, FactText.symbol(symbol))
    add("frame", rect(symbol.frame))
    add("color", ([symbol.paint] + (symbol.layers ?? [])).map(FactText.color).joined(separator: ", "))
  }

  private mutating func add(_ picture: Picture) {
    add(nil, FactText.quoted(picture.name) + (picture.data == nil ? ", not shown" : ""))
    add("frame", rect(picture.frame))
    if let data = picture.data { add("content", "\(data.name) (\(data.format.name))") }
    if picture.isClipped { add(picture.outline, as: "\(name) outline") }
    if let tint = picture.tint { add("color", FactText.color(tint)) }
  }
}
