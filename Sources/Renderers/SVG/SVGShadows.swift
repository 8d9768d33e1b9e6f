// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import WorkProgress

/// Shadows: a blur filter for each radius in use, and the shapes that go through it.
struct SVGShadows {
  /// The radii in use, in order of first appearance.
  private let radii: [Points]
  /// The place of each: every row may have a radius of its own.
  private let places: [Points: Int]
  private let size: Size
  /// Points around the picture that a filter needs: three standard deviations and the offset.
  private let reach: Points

  init(_ list: DisplayList) {
    var radii: [Points] = []
    var places: [Points: Int] = [:]
    var reach = Points.zero
    for item in list.items {
      guard case .shadow(let shadow) = item.content, shadow.radius > .zero else { continue }
      if places[shadow.radius] == nil {
        places[shadow.radius] = radii.count
        radii.append(shadow.radius)
      }
      reach = max(reach, shadow.radius * 3)
    }
    self.radii = radii
    self.places = places
    self.reach = reach
    size = list.size
  }

  func writeFilters(to svg: inout SVGWriter) {
    guard !radii.isEmpty else { return }
    svg.element("defs") { _ in
    } content: { defs in
      for (index, radius) in radii.enumerated() {
        if WorkProgress.isCancelled { return }
        defs.element("filter") { filter in
          filter.attribute("id", "blur\(index)")
          // In user space and large: the usual region in parts of the box would cut wide blurs.
          filter.attribute("filterUnits", fixed: "userSpaceOnUse")
          filter.attribute("x", -reach)
          filter.attribute("y", -reach)
          filter.attribute("width", size.width + reach * 2)
          filter.attribute("height", size.height + reach * 2)
          filter.attribute("color-interpolation-filters", fixed: "sRGB")
        } content: { filter in
          filter.element("feGaussianBlur") { $0.attribute("stdDeviation", radius) }
        }
      }
    }
  }

  func write(_ shadow: DropShadow, to svg: inout SVGWriter) {
    var outline = shadow.outline
    outline.rect = outline.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
    SVGFill.shape(outline, to: &svg) { element in
      SVGFill.color(shadow.paint, to: &element)
      if let index = places[shadow.radius] { element.attribute("filter", "url(#blur\(index))") }
    }
  }
}
