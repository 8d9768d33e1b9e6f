// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A length that the layout computes with: plain ``Points``, without terms, or ``Traced``, whose terms `why`
/// prints. Every rule is written once, for both.
///
/// These rules keep the terms correct:
///
/// - One call fetches a number and names it: ``LayoutEnvironment/metric(_:_:)``, ``ResolvedLook/length(_:_:)``. A wrong name
///   fetches a wrong number, which tests notice.
/// - A choice between two numbers is ``larger(_:_:)`` or ``smaller(_:_:)``.
/// - Rounding is a step of its own.
/// - Zero is the only literal.
package protocol Measure {
  /// A number from outside of the sum. Its name and its source are evaluated only if terms are kept.
  init(_ points: Points, _ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource)

  static var zero: Self { get }
  var points: Points { get }

  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
  static func += (one: inout Self, other: Self)
  static func * (length: Self, count: Int) -> Self
  static func / (length: Self, count: Int) -> Self

  /// The larger one; the first if they are equal.
  static func larger(_ one: Self, _ other: Self) -> Self
  /// The smaller one; the first if they are equal.
  static func smaller(_ one: Self, _ other: Self) -> Self

  /// The same, but at least `least`; the difference is a term with this name.
  func atLeast(_ least: Self, _ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource)
    -> Self
  /// The same, but at most `most`; the difference is a term with this name.
  func atMost(_ most: Self, _ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource)
    -> Self

  /// Rounded down to the grid.
  func cut(to grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Self
  /// Rounded up to the grid.
  func raised(to grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Self
  /// Rounded to the nearest line of the grid.
  func rounded(to grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Self

  /// Replaces the terms by one term with their sum, this name and this source.
  func named(_ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource) -> Self
  /// The same; a zero has no terms.
  var ifAny: Self { get }
}

extension Measure {
  @inline(__always)
  func cut(to grid: PixelGrid) -> Self { cut(to: grid, .layout) }
  @inline(__always)
  func raised(to grid: PixelGrid) -> Self { raised(to: grid, .layout) }
  @inline(__always)
  func rounded(to grid: PixelGrid) -> Self { rounded(to: grid, .layout) }
  /// Replaces the terms by one term with their sum and this name. Its source lists the sources of the terms.
  @inline(__always)
  func named(_ name: @autoclosure () -> String) -> Self { named(name(), .parts) }
  /// The same, or zero if it is negative.
  @inline(__always)
  var notNegative: Self { Self.larger(self, .zero) }
  /// The same, or zero if it is negative; a term explains the difference.
  @inline(__always)
  var whatRoomThereIs: Self { atLeast(.zero, "no room is left", .layout) }
}

extension Points: Measure {
  @inline(__always)
  package init(_ points: Points, _ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource) {
    self = points
  }

  @inline(__always)
  package var points: Points { self }

  @inline(__always)
  package static func larger(_ one: Points, _ other: Points) -> Points { one < other ? other : one }

  @inline(__always)
  package static func smaller(_ one: Points, _ other: Points) -> Points { other < one ? other : one }

  @inline(__always)
  package func atLeast(
    _ least: Points, _ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource
  ) -> Points { .larger(self, least) }

  @inline(__always)
  package func atMost(
    _ most: Points, _ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource
  ) -> Points { .smaller(self, most) }

  @inline(__always)
  package func cut(to grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Points { grid.floor(self) }

  @inline(__always)
  package func raised(to grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Points {
    grid.ceil(self)
  }

  @inline(__always)
  package func rounded(to grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Points {
    grid.round(self)
  }

  @inline(__always)
  package func named(_ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource) -> Points {
    self
  }

  @inline(__always)
  package var ifAny: Points { self }
}

/// A rectangle in points, y down, left to right, whose numbers can have terms.
package struct Frame<N: Measure> {
  package var x: N
  package var y: N
  package var width: N
  package var height: N

  package var maxX: N { x + width }
  package var maxY: N { y + height }

  /// The frame moved by `dx`, `dy`.
  func offsetBy(dx: N, dy: N) -> Frame { Frame(x: x + dx, y: y + dy, width: width, height: height) }

  package var rect: Rect { Rect(x: x.points, y: y.points, width: width.points, height: height.points) }
}

extension Frame: Sendable where N: Sendable {}

/// A type that computes with numbers that can have terms.
protocol Measuring {
  associatedtype N: Measure
  var environment: LayoutEnvironment { get }
}

extension Measuring {
  @inline(__always)
  var grid: PixelGrid { environment.grid }

  /// A constant of the profile under its name in a sum.
  @inline(__always)
  func metric(_ metric: Metric, _ name: String) -> N { environment.metric(metric, name) }

  /// One device pixel, in points.
  @inline(__always)
  func hairline(_ name: String, _ why: @autoclosure () -> String) -> N {
    N(grid.hairline, name, .rule(why()))
  }
}
