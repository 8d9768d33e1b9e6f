// SPDX-License-Identifier: GPL-3.0-or-later

/// A length in points, the unit of every frame.
///
/// It is stored as a whole number of subpoints, 6 000 to the point, so that sums never drift: 1/2, 1/3 and
/// 1/1000 of a point are exact, and so are hairlines at @1x, @2x and @3x and every length that a
/// person types with three decimals. A million rows of 44.333 pt add up exactly.
///
/// This target is public although only the package uses it: the compiler can inline only public code into
/// other targets, and layout adds lengths about two hundred times a row.
public struct Points: Hashable, Sendable {
  /// Subpoints in one point: the least common multiple of 2, 3 and 1 000, times two so that half a
  /// thousandth (a centred odd length) is exact as well.
  public static var subpointsPerPoint: Int64 { 6_000 }

  /// The largest magnitude that a spec or a command may give, in points. A million rows of this height
  /// still fit the storage with room for sums.
  public static var limit: Points { 1_000_000 }

  /// The length in subpoints, 1/6000 pt each.
  public var subpoints: Int64

  public init(subpoints: Int64) { self.subpoints = subpoints }

  /// The nearest length that can be stored. Not-a-number becomes 0, and a magnitude above 10¹² pt becomes
  /// 10¹² pt. Use `init(checking:)` for input from people.
  public init(_ value: Double) {
    guard value == value else {
      subpoints = 0
      return
    }
    let scaled = (value * Double(Self.subpointsPerPoint)).rounded()
    let bound = 6e15
    subpoints = Int64(max(-bound, min(bound, scaled)))
  }

  public init(_ value: Int) { self.init(subpoints: Int64(value) * Self.subpointsPerPoint) }

  /// A fraction that is kept in thousandths, such as an opacity.
  public init(thousandths: Int) {
    self.init(subpoints: Int64(thousandths) * (Self.subpointsPerPoint / 1000))
  }

  /// A length that a person gave: `nil` if it isn't finite or its magnitude is above ``limit``.
  public init?(checking value: Double) {
    guard value.isFinite, abs(value) <= Self.limit.doubleValue else { return nil }
    self.init(value)
  }

  public var doubleValue: Double { Double(subpoints) / Double(Self.subpointsPerPoint) }

  public static var zero: Points { Points(subpoints: 0) }
}

extension Points: AdditiveArithmetic, Comparable {
  public static func + (lhs: Points, rhs: Points) -> Points {
    Points(subpoints: lhs.subpoints + rhs.subpoints)
  }

  public static func - (lhs: Points, rhs: Points) -> Points {
    Points(subpoints: lhs.subpoints - rhs.subpoints)
  }

  public static prefix func - (operand: Points) -> Points { Points(subpoints: -operand.subpoints) }

  public static func < (lhs: Points, rhs: Points) -> Bool { lhs.subpoints < rhs.subpoints }

  public static func * (lhs: Points, rhs: Int) -> Points { Points(subpoints: lhs.subpoints * Int64(rhs)) }

  /// Divides and rounds toward zero to a whole subpoint, 1/6000 pt.
  public static func / (lhs: Points, rhs: Int) -> Points { Points(subpoints: lhs.subpoints / Int64(rhs)) }
}

extension Points: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(value) }

  public init(floatLiteral value: Double) { self.init(value) }
}
