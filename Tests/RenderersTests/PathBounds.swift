// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The bounds of a path with the commands that drawings use: M, L, H, V, C, Q, A and Z, all in absolute
/// coordinates.
struct PathBounds {
  struct Place: Equatable {
    var x: Double
    var y: Double
  }

  /// The corners, and points on the curves in small steps.
  private(set) var places: [Place] = []
  private var current = Place(x: 0, y: 0)
  private var start = Place(x: 0, y: 0)

  /// `nil` for a text that isn't a path or has other commands.
  init?(_ path: String) {
    var rest = path[...]
    guard path.first == "M" else { return nil }
    var command: Character = "M"
    while let first = rest.first {
      if first.isLetter {
        command = first
        rest = rest.dropFirst()
      } else if command == "Z" {
        return nil
      }
      guard let count = Self.arguments[command] else { return nil }
      var numbers: [Double] = []
      for _ in 0..<count {
        guard let number = Self.number(&rest) else { return nil }
        numbers.append(number)
      }
      guard draw(command, numbers) else { return nil }
      if command == "M" { command = "L" }
    }
  }

  private static let arguments: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0,
  ]

  private static func number(_ rest: inout Substring) -> Double? {
    rest = rest.drop { $0 == " " }
    let digits = rest.prefix { $0 == "-" || $0 == "." || $0.isNumber }
    rest = rest.dropFirst(digits.count).drop { $0 == " " }
    return Double(digits)
  }

  private mutating func draw(_ command: Character, _ numbers: [Double]) -> Bool {
    switch command {
    case "M":
      current = Place(x: numbers[0], y: numbers[1])
      start = current
      places.append(current)
    case "L": line(to: Place(x: numbers[0], y: numbers[1]))
    case "H": line(to: Place(x: numbers[0], y: current.y))
    case "V": line(to: Place(x: current.x, y: numbers[0]))
    case "C", "Q":
      let points = stride(from: 0, to: numbers.count, by: 2).map {
        Place(x: numbers[$0], y: numbers[$0 + 1])
      }
      curve([current] + points)
    case "A":
      guard numbers[0] > 0, numbers[1] > 0, [0, 1].contains(numbers[3]), [0, 1].contains(numbers[4]) else {
        return false
      }
      arc(numbers, to: Place(x: numbers[5], y: numbers[6]))
    default: current = start
    }
    return true
  }

  private mutating func line(to place: Place) {
    current = place
    places.append(place)
  }

  /// Adds points by de Casteljau's construction.
  private mutating func curve(_ points: [Place]) {
    for step in 1...32 {
      let t = Double(step) / 32
      var level = points
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map {
          Place(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
        }
      }
      line(to: level[0])
    }
  }

  /// Adds points around the centre, as in SVG's implementation notes; drawings rotate no ellipse.
  private mutating func arc(_ numbers: [Double], to end: Place) {
    let from = current
    let halfX = (from.x - end.x) / 2
    let halfY = (from.y - end.y) / 2
    let shareX = halfX / numbers[0]
    let shareY = halfY / numbers[1]
    let reach = shareX * shareX + shareY * shareY
    guard reach > 0 else { return }
    // Radii that are too short are enlarged until they reach.
    let enlarged = max(1, reach.squareRoot())
    let radiusX = numbers[0] * enlarged
    let radiusY = numbers[1] * enlarged
    let offset = max(0, 1 / min(1, reach) - 1).squareRoot() * (numbers[3] == numbers[4] ? -1 : 1)
    let centre = Place(
      x: offset * radiusX * halfY / radiusY + (from.x + end.x) / 2,
      y: -offset * radiusY * halfX / radiusX + (from.y + end.y) / 2)
    let first = atan2((from.y - centre.y) / radiusY, (from.x - centre.x) / radiusX)
    var sweep = atan2((end.y - centre.y) / radiusY, (end.x - centre.x) / radiusX) - first
    if numbers[4] == 1, sweep < 0 { sweep += 2 * Double.pi }
    if numbers[4] == 0, sweep > 0 { sweep -= 2 * Double.pi }
    for step in 1...32 {
      let angle = first + sweep * Double(step) / 32
      line(to: Place(x: centre.x + radiusX * cos(angle), y: centre.y + radiusY * sin(angle)))
    }
    current = end
  }
}
