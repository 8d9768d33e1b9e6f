/// `UITraitCollection.userInterfaceStyle`.
package enum InterfaceStyle: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
