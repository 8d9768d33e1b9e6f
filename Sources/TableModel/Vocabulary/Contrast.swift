/// `UITraitCollection.accessibilityContrast`.
package enum Contrast: String, Hashable, Sendable, CaseIterable {
  case normal
  case high
}
