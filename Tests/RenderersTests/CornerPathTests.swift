// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TestSupport
import Testing

/// Compares corners with the published beginnings of real `UIBezierPath` outlines.
struct CornerPathTests {
  private func numbers(_ path: CornerPath) -> [Double] {
    path.elements.flatMap { element -> [Double] in
      switch element {
      case .move(let place), .line(let place): [place.x, place.y]
      case .cubic(let a, let b, let c): [a.x, a.y, b.x, b.y, c.x, c.y]
      }
    }
  }

  private func bezier(_ width: Points, _ height: Points, _ radius: Points, _ corners: CornerMask = .all)
    -> [Double]
  {
    numbers(
      CornerPath(
        Outline(
          rect: Rect(x: 0, y: 0, width: width, height: height),
          radii: CornerRadii(radius: radius, corners: corners),
          curve: .bezierPath)))
  }

  static let vectors: [(Points, Points, Points, CornerMask, [Double])] = [
    (
      60, 30, 8, .all,
      [
        12.22932, 0, 47.77068, 0, 51.292056, 0, 53.052744, 0, 54.948050, 0.599291, 57.017409, 1.352476,
        58.647524,
        2.982591, 59.400709, 5.051950, 60, 6.947256, 60, 8.707944, 60, 12.229320,
      ]
    ),
    (
      160, 100, 10, .all,
      [15.28665, 0, 144.71335, 0, 149.1150704, 0, 151.3159306, 0, 153.6850621, 0.7491138785]
    ),
    (
      160, 100, 20, .top,
      [
        30.5733, 0, 129.4267, 0, 138.2301408, 0, 142.6318611, 0, 147.3701241, 1.4982277569, 152.5435235,
        3.3811911,
        156.6188089, 7.4564765, 158.5017722, 12.6298759, 160, 17.3681389, 160, 21.7698592, 160, 30.5732997,
        160, 100, 0,
        100, 0, 30.5733,
      ]
    ),
    (160, 100, 64, .all, [50, 0, 110, 0, 137.61423749, 0, 160, 22.38576251, 160, 50]),
    (
      343, 44, 10, .all,
      [
        15.2866, 0, 327.7133, 0, 332.1151, 0, 334.3159, 0, 336.6851, 0.7491, 339.2718, 1.6906, 341.3094,
        3.7282,
        342.2509, 6.3149, 343, 8.6841, 343, 10.8849, 343, 15.2866,
      ]
    ),
    (
      370, 104, 26, .all,
      [
        39.7453, 0, 330.2547, 0, 341.6992, 0, 347.4214, 0, 353.5812, 1.9477, 360.3066, 4.3955, 365.6045,
        9.6934, 368.0523,
        16.4188, 370, 22.5786, 370, 28.3008, 370, 39.7453,
      ]
    ),
  ]

  @Test(arguments: vectors.indices)
  func `outlines equal those of UIBezierPath`(index: Int) {
    let (width, height, radius, corners, expected) = Self.vectors[index]
    let found = bezier(width, height, radius, corners)
    for (place, number) in expected.enumerated() {
      #expect(abs(found[place] - number) < 0.001, "number \(place): \(found[place]) is not \(number)")
    }
  }

  private func continuous(_ height: Points, _ corners: CornerMask) -> CornerPath {
    CornerPath(
      Outline(
        rect: Rect(x: 0, y: 0, width: 362, height: height), radii: CornerRadii(radius: 26, corners: corners),
        curve: .continuous))
  }

  /// The area that a rounded corner removes from the rectangle, in square points.
  private func cutArea(_ path: CornerPath, height: Double, corners: Double) -> Double {
    var places: [CornerPath.Location] = []
    for element in path.elements {
      switch element {
      case .move(let place), .line(let place): places.append(place)
      case .cubic(let a, let b, let end):
        let start = places[places.count - 1]
        for step in 1...200 {
          let t = Double(step) / 200
          let u = 1 - t
          func value(_ path: KeyPath<CornerPath.Location, Double>) -> Double {
            u * u * u * start[keyPath: path] + 3 * u * u * t * a[keyPath: path] + 3 * u * t * t
              * b[keyPath: path] + t * t * t * end[keyPath: path]
          }
          places.append(CornerPath.Location(value(\.x), value(\.y)))
        }
      }
    }
    let area = zip(places, places.dropFirst() + places.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    return (362 * height - abs(area) / 2) / corners
  }

  @Test
  func `a corner without room for its tails keeps its arc, and each tail ends in the middle of its side`() {
    let first = numbers(continuous(56, .top))
    // The tail along the top continues to 40, the one down the side ends at 28.
    #expect(abs(first[2] - (362 - 39.7453)) < 0.001)
    #expect(first[4...].contains { abs($0 - 28) < 0.001 })
    // The arc begins at the same point as with enough room.
    let roomy = numbers(continuous(104, .top))
    #expect(zip(first[8..<16], roomy[8..<16]).allSatisfy { abs($0 - $1) < 0.001 })
    let areas = [
      cutArea(continuous(56, .top), height: 56, corners: 2),
      cutArea(continuous(104, .all), height: 104, corners: 4),
      cutArea(continuous(52, .top), height: 52, corners: 2),
    ]
    // Measured pixels give 153 for the first, and 145.8 for a capsule of 145.1; ideal curves have half a point
    // less.
    for (area, expected) in zip(areas, [151.1, 152.3, 150.3]) {
      #expect(abs(area - expected) < 0.1, "\(areas)")
    }
  }

  @Test func `a single row without room is a capsule of quarter circles`() {
    let area = cutArea(continuous(52, .all), height: 52, corners: 4)
    #expect(abs(area - 26 * 26 * (1 - Double.pi / 4)) < 0.2)
    #expect(continuous(52, .all).elements.count { if case .cubic = $0 { true } else { false } } == 4)
    // Two corners of one side have no room either, on any side.
    for side in [CornerMask([.topLeft, .bottomLeft]), [.topRight, .bottomRight]] {
      #expect(continuous(52, side).elements.count { if case .cubic = $0 { true } else { false } } == 2)
    }
  }

  @Test(arguments: CornerCurve.allCases)
  func `every outline stays inside its rectangle`(curve: CornerCurve) {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<400 {
      let width = Points(Int.random(in: 1...400, using: &generator))
      let height = Points(Int.random(in: 1...120, using: &generator))
      let radius = min(Points(Int.random(in: 0...60, using: &generator)), min(width, height) / 2)
      let mask = CornerMask(rawValue: UInt8.random(in: 0...15, using: &generator))
      let path = CornerPath(
        Outline(
          rect: Rect(x: 0, y: 0, width: width, height: height),
          radii: CornerRadii(radius: radius, corners: mask),
          curve: curve))
      for (index, number) in numbers(path).enumerated() {
        let limit = index % 2 == 0 ? width.doubleValue : height.doubleValue
        // In regime 2, the straight edge may start past the middle on short sides, but the curve stays
        // inside.
        #expect(
          number >= -0.001 && number <= limit + 0.001, "\(curve) \(width)x\(height) r \(radius) \(number)")
      }
    }
  }
}
