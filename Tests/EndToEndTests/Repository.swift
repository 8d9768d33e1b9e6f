import Foundation

/// Places in this checkout.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let examples = root.appendingPathComponent("Scripts/Examples")

  /// The six examples, by name.
  static let names = [
    "corner-covers", "separator-insets", "settings", "status-cards", "wallet-ios12", "wallet-scroll",
  ]
}
