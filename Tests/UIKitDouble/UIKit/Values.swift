// SPDX-License-Identifier: GPL-3.0-or-later

@_exported import Foundation

// The plain values of UIKit and Core Animation that support files and exported code use.

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets()
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets()
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: Hashable, Sendable {
  public let rawValue: String
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A path as the calls that made it; equal calls make equal paths.
public class CGPath: Hashable {
  public enum Element: Hashable, Sendable {
    case move(CGPoint), line(CGPoint), quad(CGPoint, CGPoint), curve(CGPoint, CGPoint, CGPoint), close
    case arc(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat, clockwise: Bool)
    /// The corners are the bits of `UIRectCorner`.
    case rounded(CGRect, corners: UInt, radius: CGFloat)
  }
  public internal(set) var elements: [Element]
  init(_ elements: [Element] = []) { self.elements = elements }
  public convenience init(rect: CGRect, transform: UnsafeRawPointer?) {
    self.init([.rounded(rect, corners: 0, radius: 0)])
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafeRawPointer?
  ) {
    precondition(cornerWidth == cornerHeight, "The double has only circular corners.")
    self.init([.rounded(rect, corners: 15, radius: cornerWidth)])
  }
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

public final class CGMutablePath: CGPath {
  public init() { super.init() }
  public func move(to point: CGPoint) { elements.append(.move(point)) }
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1, control2))
  }
  public func closeSubpath() { elements.append(.close) }
}

public class UIBezierPath {
  public let cgMutablePath = CGMutablePath()
  public var lineWidth: CGFloat = 1
  public var cgPath: CGPath { CGPath(cgMutablePath.elements) }
  public init() {}
  public convenience init(cgPath: CGPath) {
    self.init()
    cgMutablePath.elements = cgPath.elements
  }
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: 0))
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(cgPath: CGPath([.rounded(rect, corners: corners.rawValue & 15, radius: cornerRadii.width)]))
  }
  public func move(to point: CGPoint) { cgMutablePath.move(to: point) }
  public func addLine(to point: CGPoint) { cgMutablePath.addLine(to: point) }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgMutablePath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    cgMutablePath.elements.append(
      .arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise))
  }
  public func close() { cgMutablePath.closeSubpath() }
  public func append(_ path: UIBezierPath) { cgMutablePath.elements += path.cgMutablePath.elements }
  public func fill() {}
  public func addClip() {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

extension String {
  /// Foundation on Linux has none. The text is its own translation.
  public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
  }
  public init(localized value: LocalizationValue) { self = value.text }
}

/// Facts that views note while they run, in order, for the test.
@MainActor public enum Log {
  public static var lines: [String] = []
  public static func note(_ line: String) { lines.append(line) }
}

/// Stops with a message: the double doesn't have what the code asks of it.
func unsupported(_ what: String, file: StaticString = #file, line: UInt = #line) -> Never {
  fatalError("The UIKit double can't do this: \(what).", file: file, line: line)
}
