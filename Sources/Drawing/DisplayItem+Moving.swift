// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension DisplayItem {
  /// The item `dy` points lower.
  package func offsetBy(dy: Points) -> DisplayItem {
    var result = self
    result.clip = clip.map { $0.offsetBy(dy: dy) }
    switch content {
    case .fill(let outline, let paint): result.content = .fill(outline.offsetBy(dy: dy), paint)
    case .gradient(let outline, let gradient):
      result.content = .gradient(outline.offsetBy(dy: dy), gradient)
    case .border(let outline, let width, let paint):
      result.content = .border(outline.offsetBy(dy: dy), width: width, paint)
    case .shadow(var shadow):
      shadow.outline = shadow.outline.offsetBy(dy: dy)
      result.content = .shadow(shadow)
    case .text(var run):
      run.origin.y += dy
      result.content = .text(run)
    case .symbol(var symbol):
      symbol.frame = symbol.frame.offsetBy(dx: .zero, dy: dy)
      result.content = .symbol(symbol)
    case .picture(let picture): result.content = .picture(picture.offsetBy(dy: dy))
    case .ruler(var ruler):
      ruler.gap.frame = ruler.gap.frame.offsetBy(dx: .zero, dy: dy)
      result.content = .ruler(ruler)
    case .mark(var mark):
      mark.frame = mark.frame.offsetBy(dx: .zero, dy: dy)
      result.content = .mark(mark)
    }
    return result
  }

  /// The range of y, in points, that the item may cover. A shadow reaches three blur radii beyond its
  /// outline, a text one font size above and below its baseline; both are generous.
  package var verticalExtent: ClosedRange<Points> {
    func extent(_ rect: Rect, by reach: Points = .zero) -> ClosedRange<Points> {
      (rect.minY - reach)...(max(rect.minY, rect.maxY) + reach)
    }
    switch content {
    case .fill(let outline, _), .gradient(let outline, _), .border(let outline, _, _):
      return extent(outline.rect)
    case .shadow(let shadow):
      return extent(
        shadow.outline.rect.offsetBy(dx: .zero, dy: shadow.offset.y), by: shadow.radius * 3)
    case .text(let run): return (run.origin.y - run.fontSize)...(run.origin.y + run.fontSize)
    case .symbol(let symbol): return extent(symbol.frame)
    case .picture(let picture): return extent(picture.outline.rect)
    case .ruler(let ruler): return extent(ruler.gap.frame)
    case .mark(let mark): return extent(mark.frame)
    }
  }
}

extension Outline {
  /// The outline `dy` points lower.
  package func offsetBy(dy: Points) -> Outline {
    Outline(rect: rect.offsetBy(dx: .zero, dy: dy), radii: radii, curve: curve)
  }
}
