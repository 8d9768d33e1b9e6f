// SPDX-License-Identifier: GPL-3.0-or-later

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

public struct UIContentSizeCategory: Hashable, Comparable, Sendable {
  /// The place in ``all``.
  let rank: Int
  public static let all = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]
  public init?(named name: String) {
    guard let rank = Self.all.firstIndex(of: name) else { return nil }
    self.rank = rank
  }
  init(rank: Int) { self.rank = rank }
  public static let large = UIContentSizeCategory(rank: 3)
  public static let accessibilityMedium = UIContentSizeCategory(rank: 7)
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rank: 11)
  public var isAccessibilityCategory: Bool { rank >= 7 }
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.rank < other.rank
  }
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

/// Traits are those of the whole process: the test sets them, and each view has them.
public final class UITraitCollection: Hashable, @unchecked Sendable {
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public var displayScale: CGFloat = 3
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var accessibilityContrast = UIAccessibilityContrast.normal
  public var legibilityWeight = UILegibilityWeight.regular

  nonisolated(unsafe) public static var current = UITraitCollection()
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  public init() {}
  public convenience init(mutations: (inout UITraitCollection) -> Void) {
    self.init()
    var traits = self
    mutations(&traits)
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  private var appearance: [Int] { [userInterfaceStyle.rawValue, accessibilityContrast.rawValue] }
  private var all: [Int] {
    appearance + [
      layoutDirection.rawValue, preferredContentSizeCategory.rank, Int(displayScale),
      horizontalSizeClass.rawValue,
      legibilityWeight.rawValue, userInterfaceIdiom.rawValue,
    ]
  }
  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool { one.all == other.all }
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

/// A colour by name, which differs in light and dark: `label` is `label:dark` when it is resolved in dark mode.
/// Colours of numbers are `rgba(…)`.
public final class UIColor: Hashable, CustomStringConvertible, @unchecked Sendable {
  enum Source: Hashable {
    case fixed(String), named(String)
    indirect case faded(Source, CGFloat)
  }
  let source: Source
  let provider: (@Sendable (UITraitCollection) -> UIColor)?
  init(_ source: Source) { (self.source, provider) = (source, nil) }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    (source, provider) = (.named("dynamic"), dynamicProvider)
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = [red, green, blue, alpha].map { String(format: "%.3f", Double($0)) }
    self.init(.fixed("rgba(\(parts.joined(separator: " ")))"))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let provider else { return UIColor(.faded(source, alpha)) }
    return UIColor { provider($0).withAlphaComponent(alpha) }
  }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    provider?(traits).resolvedColor(with: traits) ?? UIColor(.fixed(Self.words(source, traits)))
  }
  private static func words(_ source: Source, _ traits: UITraitCollection) -> String {
    switch source {
    case .fixed(let words): words
    case .named(let name): name + (traits.userInterfaceStyle == .dark ? ":dark" : "")
    case .faded(let source, let alpha): "\(words(source, traits)) \(Double(alpha))"
    }
  }
  public var cgColor: CGColor { CGColor(resolvedColor(with: .current).description) }
  public var description: String {
    guard case .fixed(let words) = source else { return resolvedColor(with: .current).description }
    return words
  }
  public static func == (one: UIColor, other: UIColor) -> Bool {
    (one.provider == nil) == (other.provider == nil) && one.source == other.source
      && (one.provider == nil || one === other)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
  public func setFill() {}
  public func set() {}
}

/// A resolved colour in words.
public final class CGColor: Hashable, CustomStringConvertible, Sendable {
  public let description: String
  init(_ description: String) { self.description = description }
  public static func == (one: CGColor, other: CGColor) -> Bool { one.description == other.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension UIColor {
  private static func fixed(_ name: String = #function) -> UIColor { UIColor(.fixed(name)) }
  private static func named(_ name: String = #function) -> UIColor { UIColor(.named(name)) }
  public static var black: UIColor { fixed() }
  public static var darkGray: UIColor { fixed() }
  public static var lightGray: UIColor { fixed() }
  public static var white: UIColor { fixed() }
  public static var gray: UIColor { fixed() }
  public static var red: UIColor { fixed() }
  public static var green: UIColor { fixed() }
  public static var blue: UIColor { fixed() }
  public static var cyan: UIColor { fixed() }
  public static var yellow: UIColor { fixed() }
  public static var magenta: UIColor { fixed() }
  public static var orange: UIColor { fixed() }
  public static var purple: UIColor { fixed() }
  public static var brown: UIColor { fixed() }
  public static var clear: UIColor { fixed() }
  public static var systemRed: UIColor { named() }
  public static var systemGreen: UIColor { named() }
  public static var systemBlue: UIColor { named() }
  public static var systemOrange: UIColor { named() }
  public static var systemYellow: UIColor { named() }
  public static var systemPink: UIColor { named() }
  public static var systemPurple: UIColor { named() }
  public static var systemTeal: UIColor { named() }
  public static var systemIndigo: UIColor { named() }
  public static var systemBrown: UIColor { named() }
  public static var systemMint: UIColor { named() }
  public static var systemCyan: UIColor { named() }
  public static var systemGray: UIColor { named() }
  public static var systemGray2: UIColor { named() }
  public static var systemGray3: UIColor { named() }
  public static var systemGray4: UIColor { named() }
  public static var systemGray5: UIColor { named() }
  public static var systemGray6: UIColor { named() }
  public static var tintColor: UIColor { named() }
  public static var label: UIColor { named() }
  public static var secondaryLabel: UIColor { named() }
  public static var tertiaryLabel: UIColor { named() }
  public static var quaternaryLabel: UIColor { named() }
  public static var link: UIColor { named() }
  public static var placeholderText: UIColor { named() }
  public static var separator: UIColor { named() }
  public static var opaqueSeparator: UIColor { named() }
  public static var systemBackground: UIColor { named() }
  public static var secondarySystemBackground: UIColor { named() }
  public static var tertiarySystemBackground: UIColor { named() }
  public static var systemGroupedBackground: UIColor { named() }
  public static var secondarySystemGroupedBackground: UIColor { named() }
  public static var tertiarySystemGroupedBackground: UIColor { named() }
  public static var systemFill: UIColor { named() }
  public static var secondarySystemFill: UIColor { named() }
  public static var tertiarySystemFill: UIColor { named() }
  public static var quaternarySystemFill: UIColor { named() }
}
