// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The colours of a picture in half cells: squares of one column's width, two of them in each line.
struct BlockCanvas {
  let columns: Int
  /// Halves of lines.
  let rows: Int
  /// The side of a half cell in points.
  let side: Double
  /// y in points of the first row's upper side.
  let top: Double
  /// Red, green and blue of each half cell, 0 … 255, row by row.
  private var colors: [SIMD3<Float>]

  /// The samples along each side of a half cell, of which the share inside of a shape is counted.
  private static let samples = 4

  /// - Parameter background: the colour where nothing is drawn.
  init(columns: Int, rows: Int, side: Double, top: Double, background: RGBA) {
    (self.columns, self.rows, self.side, self.top) = (columns, rows, side, top)
    colors = Array(repeating: background.channels, count: columns * rows)
  }

  func color(column: Int, row: Int) -> SIMD3<Float> {
    colors[max(0, min(rows - 1, row)) * columns + max(0, min(columns - 1, column))]
  }

  func rgba(column: Int, row: Int) -> RGBA { RGBA(channels: color(column: column, row: row)) }

  /// - Parameters:
  ///   - clip: the outline outside of which nothing is drawn; `nil` for none.
  ///   - hole: the outline inside of which nothing is drawn, for a border; `nil` for none.
  ///   - paint: the colour at a point of the picture.
  mutating func fill(
    _ outline: Outline, clippedTo clip: Outline? = nil, without hole: Outline? = nil,
    _ paint: (_ x: Double, _ y: Double) -> RGBA
  ) {
    let rect = outline.rect
    let across = span(rect.minX.doubleValue, rect.maxX.doubleValue, from: 0, limit: columns)
    let down = span(rect.minY.doubleValue, rect.maxY.doubleValue, from: top, limit: rows)
    let shape = Shape(outline)
    let others = (clip.map(Shape.init), hole.map(Shape.init))
    for row in down {
      for column in across {
        let (x, y) = (Double(column) * side, top + Double(row) * side)
        // Most half cells are inside of large shapes.
        let isInside = hole == nil && shape.covers(x, y, side) && others.0?.covers(x, y, side) ?? true
        let share =
          isInside
          ? 1
          : share(x, y) { x, y in
            shape.contains(x, y) && others.0?.contains(x, y) ?? true && !(others.1?.contains(x, y) ?? false)
          }
        guard share > 0 else { continue }
        let color = paint(x + side / 2, y + side / 2)
        let weight = share * Float(color.alpha) / 1000
        let place = row * columns + column
        colors[place] += (color.channels - colors[place]) * weight
      }
    }
  }

  private func span(_ low: Double, _ high: Double, from start: Double, limit: Int) -> Range<Int> {
    let first = max(0, min(limit, Int(((low - start) / side).rounded(.down))))
    return first..<max(first, min(limit, Int(((high - start) / side).rounded(.up))))
  }

  private func share(_ x: Double, _ y: Double, _ contains: (Double, Double) -> Bool) -> Float {
    let count = Self.samples
    let step = side / Double(count)
    var inside = 0
    for down in 0..<count {
      for across in 0..<count
      where contains(x + (Double(across) + 0.5) * step, y + (Double(down) + 0.5) * step) { inside += 1 }
    }
    return Float(inside) / Float(count * count)
  }
}

/// An outline with circular corners, in points: half cells are too coarse for other curves.
private struct Shape {
  private let minX: Double, minY: Double, maxX: Double, maxY: Double
  private let topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double

  init(_ outline: Outline) {
    let (rect, radii) = (outline.rect, outline.radii)
    (minX, minY) = (rect.minX.doubleValue, rect.minY.doubleValue)
    (maxX, maxY) = (rect.maxX.doubleValue, rect.maxY.doubleValue)
    (topLeft, topRight) = (radii.topLeft.doubleValue, radii.topRight.doubleValue)
    (bottomLeft, bottomRight) = (radii.bottomLeft.doubleValue, radii.bottomRight.doubleValue)
  }

  /// Whether a square is inside, away from the corners.
  func covers(_ x: Double, _ y: Double, _ side: Double) -> Bool {
    guard x >= minX, x + side <= maxX, y >= minY, y + side <= maxY else { return false }
    let radius = max(max(topLeft, topRight), max(bottomLeft, bottomRight))
    return x - minX >= radius && maxX - x - side >= radius || y - minY >= radius && maxY - y - side >= radius
  }

  func contains(_ x: Double, _ y: Double) -> Bool {
    guard x >= minX, x < maxX, y >= minY, y < maxY else { return false }
    let isLeft = x - minX < maxX - x
    let isTop = y - minY < maxY - y
    let radius = isTop ? (isLeft ? topLeft : topRight) : isLeft ? bottomLeft : bottomRight
    let (dx, dy) = (radius - (isLeft ? x - minX : maxX - x), radius - (isTop ? y - minY : maxY - y))
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
  }
}

extension RGBA {
  var channels: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) }

  /// An opaque colour.
  init(channels: SIMD3<Float>) {
    let rounded = (channels.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)) + 0.5)
    self.init(red: UInt8(rounded.x), green: UInt8(rounded.y), blue: UInt8(rounded.z))
  }

  /// This colour over an opaque one.
  func over(_ other: RGBA) -> RGBA {
    RGBA(channels: other.channels + (channels - other.channels) * (Float(alpha) / 1000))
  }
}

extension Gradient {
  /// The colour at a place of an outline.
  ///
  /// - Parameters:
  ///   - x: in points, as y.
  func color(x: Double, y: Double, in rect: Rect) -> RGBA {
    let (start, length) =
      axis == .down
      ? (rect.minY.doubleValue, rect.height.doubleValue) : (rect.minX.doubleValue, rect.width.doubleValue)
    let position = axis == .down ? y : x
    var place = length > 0 ? (position - start) / length * 1000 : 0
    if let period, period > .zero {
      place = (position / period.doubleValue - (position / period.doubleValue).rounded(.down)) * 1000
    }
    guard let next = stops.firstIndex(where: { Double($0.place) > place }) else {
      return stops.last?.paint ?? RGBA(hex: 0, alpha: 0)
    }
    guard next > 0 else { return stops[0].paint }
    let (one, other) = (stops[next - 1], stops[next])
    let share = Float((place - Double(one.place)) / Double(other.place - one.place))
    var color = RGBA(channels: one.paint.channels + (other.paint.channels - one.paint.channels) * share)
    color.alpha = one.paint.alpha + Int(Float(other.paint.alpha - one.paint.alpha) * share)
    return color
  }
}
