/// `UITraitCollection.layoutDirection`.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
