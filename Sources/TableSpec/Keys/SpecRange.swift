import Geometry

/// The bounds of numbers in a spec.
enum SpecRange {
  /// Lengths that cannot be negative, in points.
  static let length = 0...Points.limit.doubleValue
  /// Places and insets that can, in points.
  static let signed = -Points.limit.doubleValue...Points.limit.doubleValue
  /// A table's width in points.
  static let width = 1.0...10_000
  static let fraction = 0.0...1
}
