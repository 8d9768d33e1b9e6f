// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension CornerPath {
  /// The path around a rectangle with its corners, clockwise from the left end of the top edge.
  package init(_ outline: Outline) {
    let rect = outline.rect
    let box = Box(
      minX: rect.minX.doubleValue, minY: rect.minY.doubleValue, maxX: rect.maxX.doubleValue,
      maxY: rect.maxY.doubleValue)
    let radii = outline.radii
    switch outline.curve {
    case .circular:
      self = Self.path(box, radii) { radius in radius > 0 ? .circular(radius) : nil }
    case .continuous:
      self = Self.path(box, radii) { radius in Self.continuous(radius, radii, in: box) }
    case .bezierPath:
      self = Self.bezierPath(box, radii)
    }
  }

  /// The outline's rectangle in points.
  struct Box {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double
    var width: Double { maxX - minX }
    var height: Double { maxY - minY }

    var topLeft: Corner { Corner(x: minX, y: minY, horizontal: 1, vertical: 1) }
    var topRight: Corner { Corner(x: maxX, y: minY, horizontal: -1, vertical: 1) }
    var bottomRight: Corner { Corner(x: maxX, y: maxY, horizontal: -1, vertical: -1) }
    var bottomLeft: Corner { Corner(x: minX, y: maxY, horizontal: 1, vertical: -1) }
  }

  /// The smooth corner, or a quarter circle if two arcs meet and make a capsule. A corner with too little
  /// room keeps its arc, and its tails end in the middle of their sides, each axis by itself.
  ///
  /// Source: pixels of iOS 26 at 3x, radius 26. The first row of 56 points has tails of 28 down and 40 along,
  /// and loses 153 square points at a corner; a row of 52 that is alone loses 145.8, a quarter of a circle
  /// 145.1.
  private static func continuous(_ radius: Double, _ radii: CornerRadii, in box: Box) -> CornerShape? {
    guard radius > 0 else { return nil }
    let left = radii.topLeft.doubleValue + radii.bottomLeft.doubleValue
    let right = radii.topRight.doubleValue + radii.bottomRight.doubleValue
    let top = radii.topLeft.doubleValue + radii.topRight.doubleValue
    let bottom = radii.bottomLeft.doubleValue + radii.bottomRight.doubleValue
    // The margin absorbs rounding errors in the last bit.
    let isCapsule = max(left, right) > box.height - 1e-6 || max(top, bottom) > box.width - 1e-6
    return isCapsule
      ? .circular(radius) : .smooth(radius, along: box.width / 2 / radius, across: box.height / 2 / radius)
  }

  /// Joins four corners. A shape describes a corner whose first edge is horizontal; its two axes are
  /// exchanged if the path comes from the vertical edge.
  static func path(_ box: Box, _ radii: CornerRadii, shape: (Double) -> CornerShape?) -> CornerPath {
    let topLeft = shape(radii.topLeft.doubleValue)
    let topRight = shape(radii.topRight.doubleValue)
    let bottomRight = shape(radii.bottomRight.doubleValue)
    let bottomLeft = shape(radii.bottomLeft.doubleValue)
    var path = CornerPath()
    path.elements.append(.move(Location(box.minX + (topLeft?.start ?? 0), box.minY)))
    path.add(topRight, box.topRight, isFromHorizontal: true)
    path.add(bottomRight, box.bottomRight, isFromHorizontal: false)
    path.add(bottomLeft, box.bottomLeft, isFromHorizontal: true)
    path.add(topLeft, box.topLeft, isFromHorizontal: false)
    return path
  }

  /// A corner of the box.
  struct Corner {
    var x: Double
    var y: Double
    /// The directions from the corner into the rectangle.
    var horizontal: Double
    var vertical: Double

    func place(horizontal h: Double, vertical v: Double) -> Location {
      Location(x + horizontal * h, y + vertical * v)
    }
  }

  /// - Parameter isFromHorizontal: whether the path comes along the horizontal edge.
  private mutating func add(_ shape: CornerShape?, _ corner: Corner, isFromHorizontal: Bool) {
    guard let shape else {
      elements.append(.line(corner.place(horizontal: 0, vertical: 0)))
      return
    }
    // `along` is measured on the horizontal edge. The shape is reversed if the path comes from the vertical
    // one.
    var points: [(along: Double, across: Double)] = [(shape.start, 0)]
    for step in shape.steps { points += step.controls }
    if !isFromHorizontal { points.reverse() }
    let places = points.map { corner.place(horizontal: $0.along, vertical: $0.across) }
    elements.append(.line(places[0]))
    for index in stride(from: 1, to: places.count - 2, by: 3) {
      elements.append(.cubic(places[index], places[index + 1], places[index + 2]))
    }
  }
}
