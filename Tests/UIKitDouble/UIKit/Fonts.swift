// SPDX-License-Identifier: GPL-3.0-or-later

/// A font of the system. Lines are 1.193359375 of its size high, as San Francisco's are; a glyph is assumed to be 0.52 of
/// the size wide, which is enough to see what is cut and what wraps, and nothing more.
public final class UIFont: Hashable, @unchecked Sendable {
  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
  }
  /// The sizes are those of Apple's Human Interface Guidelines, in the order of `UIContentSizeCategory.all`.
  public struct TextStyle: Hashable, Sendable {
    public let rawValue: String
    let sizes: [CGFloat]
    init(_ rawValue: String, _ sizes: [CGFloat]) { (self.rawValue, self.sizes) = (rawValue, sizes) }
    public static let largeTitle = TextStyle("largeTitle", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
    public static let title1 = TextStyle("title1", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58])
    public static let title2 = TextStyle("title2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56])
    public static let title3 = TextStyle("title3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55])
    public static let headline = TextStyle("headline", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    public static let body = TextStyle("body", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    public static let callout = TextStyle("callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51])
    public static let subheadline = TextStyle(
      "subheadline", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49])
    public static let footnote = TextStyle("footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44])
    public static let caption1 = TextStyle("caption1", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43])
    public static let caption2 = TextStyle("caption2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    func size(_ category: UIContentSizeCategory) -> CGFloat { sizes[category.rank] }
  }

  public let pointSize: CGFloat
  public let weight: Weight
  /// The name of a font that isn't the system's.
  public let fontName: String?
  init(_ pointSize: CGFloat, _ weight: Weight, named fontName: String? = nil) {
    (self.pointSize, self.weight, self.fontName) = (pointSize, weight, fontName)
  }
  public convenience init?(name: String, size: CGFloat) { self.init(size, .regular, named: name) }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? size : descriptor.pointSize, descriptor.weight, named: descriptor.name)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size, weight)
  }
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let size = style.size((traits ?? .current).preferredContentSizeCategory)
    return UIFont(size, style == .headline ? .semibold : .regular)
  }
  public var lineHeight: CGFloat { pointSize * 1.193359375 }
  public var ascender: CGFloat { pointSize * 16.1865234375 / 17 }
  public var descender: CGFloat { ascender - lineHeight }
  public var leading: CGFloat { 0 }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize, weight, fontName) }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size, weight, named: fontName) }
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.pointSize == other.pointSize && one.weight == other.weight && one.fontName == other.fontName
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(pointSize) }

  /// The estimated width of a text on one line.
  func width(of text: some StringProtocol) -> CGFloat { CGFloat(text.count) * pointSize * 0.52 }

  /// The number of lines of a text; a word that is wider than a line is broken.
  func lines(of text: String, in width: CGFloat) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { sum, paragraph in
      var (lines, used) = (1, CGFloat(0))
      for word in paragraph.split(separator: " ") {
        let length = self.width(of: word)
        let space = used > 0 ? self.width(of: " ") : 0
        if used > 0, used + space + length > width + 0.01 {
          (lines, used) = (lines + 1, length)
        } else {
          used += space + length
        }
        while used > width + 0.01, width > pointSize { (lines, used) = (lines + 1, used - width) }
      }
      return sum + lines
    }
  }
}

public final class UIFontDescriptor: @unchecked Sendable {
  public struct AttributeName: Hashable, Sendable {
    let rawValue: String
    public static let traits = AttributeName(rawValue: "traits")
  }
  public struct TraitKey: Hashable, Sendable {
    let rawValue: String
    public static let weight = TraitKey(rawValue: "weight")
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
  public let pointSize: CGFloat
  let weight: UIFont.Weight
  let name: String?
  public var symbolicTraits: SymbolicTraits { weight.rawValue > 0.25 ? .traitBold : [] }
  /// Slanted letters are as wide as upright ones here.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize, traits.contains(.traitBold) && weight == .regular ? .semibold : weight, name)
  }
  init(_ size: CGFloat, _ weight: UIFont.Weight, _ name: String? = nil) {
    (pointSize, self.weight, self.name) = (size, weight, name)
  }
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    guard let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] as? UIFont.Weight
    else {
      unsupported("the font attributes \(attributes)")
    }
    return UIFontDescriptor(pointSize, weight, name)
  }
}

public final class UIFontMetrics: Sendable {
  let style: UIFont.TextStyle
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    value * style.size((traits ?? .current).preferredContentSizeCategory) / style.size(.large)
  }
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traits)))
  }
}

/// An image by what it shows.
public final class UIImage: Hashable, CustomStringConvertible, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  public class Configuration: Hashable, @unchecked Sendable {
    let pointSize: CGFloat
    init(_ pointSize: CGFloat = 17) { self.pointSize = pointSize }
    public static func == (one: Configuration, other: Configuration) -> Bool {
      one.pointSize == other.pointSize
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(pointSize) }
  }
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium)
    {
      self.init(pointSize)
    }
    public convenience init(font: UIFont, scale: SymbolScale = .medium) { self.init(font.pointSize) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .medium) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    public convenience init(weight: SymbolWeight) { self.init(0) }
    public convenience init(hierarchicalColor: UIColor) { self.init(0) }
    public convenience init(paletteColors: [UIColor]) { self.init(0) }
    public convenience init(scale: SymbolScale) { self.init(0) }
    /// The size is the only property here, so a configuration without one leaves the other's.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      other.pointSize > 0 ? other : self
    }
  }
  public let description: String
  public let size: CGSize
  public var renderingMode = RenderingMode.automatic
  init(_ description: String, _ size: CGSize) { (self.description, self.size) = (description, size) }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    // A symbol is assumed to be as wide as 1.3 of its size.
    let side = (configuration.map { $0.pointSize > 0 ? $0.pointSize : 17 } ?? 17) * 1.3
    self.init(name, CGSize(width: side.rounded(), height: side.rounded()))
  }
  public convenience init?(named name: String) { self.init(name, CGSize(width: 24, height: 24)) }
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(systemName: description, withConfiguration: configuration) ?? self
  }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    UIImage("\(description) in \(color)", size)
  }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  public func draw(in rect: CGRect) {}
  public static func == (one: UIImage, other: UIImage) -> Bool {
    one.description == other.description && one.size == other.size
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

public final class UIGraphicsImageRendererFormat {
  public init(for traits: UITraitCollection) {}
}
public final class CGColorSpace {}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public final class CGGradient {
  public init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {}
}
public struct CGGradientDrawingOptions: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public final class CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
}
public final class UIGraphicsImageRendererContext { public let cgContext = CGContext() }
/// The drawing runs, and leaves only the size.
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
  public init(size: CGSize) { self.size = size }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage("drawing", size)
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
extension NSAttributedString {
  /// Half of the font's size for each letter.
  public func size() -> CGSize {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let side = font?.pointSize ?? 17
    return CGSize(width: side / 2 * CGFloat(length), height: side * 1.2)
  }
  public func draw(at point: CGPoint) {}
}
