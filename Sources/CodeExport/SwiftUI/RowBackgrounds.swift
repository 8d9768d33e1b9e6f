// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The background of a row, if the list's own background is not enough.
struct RowBackground: Hashable {
  var radii: CornerRadii
  /// A `RoundedCornerStyle`.
  var style: String
  var color: Color
  /// From the row's edges.
  var insets: EdgeInsetsCode
  var border: Border?
  var shadow: Shadow?

  /// Whether all its corners are the same.
  var isEven: Bool { isSymmetric && radii.topLeft == radii.bottomLeft }
  var isSymmetric: Bool { radii.topLeft == radii.topRight && radii.bottomLeft == radii.bottomRight }
}

/// `EdgeInsets`.
struct EdgeInsetsCode: Hashable {
  var top = Points.zero
  var leading = Points.zero
  var bottom = Points.zero
  var trailing = Points.zero

  var isZero: Bool { self == EdgeInsetsCode() }

  /// `EdgeInsets()` if there are none.
  var code: String {
    let values = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    let arguments = isZero ? [] : values.map { "\($0.0): \(SwiftLiteral.points($0.1))" }
    return "EdgeInsets(\(arguments.joined(separator: ", ")))"
  }
}

/// One SwiftUI view for the backgrounds of all rows. Values that all rows share are constants in it; the other values are
/// its parameters.
struct RowBackgrounds {
  private let first: RowBackground?
  private let all: Set<RowBackground>

  init(_ all: [RowBackground]) {
    first = all.first
    self.all = Set(all)
  }

  private enum Corners { case none, same(Points), even, symmetric, any }

  private var corners: Corners {
    guard let first else { return .none }
    if all.allSatisfy(\.isEven) {
      if all.allSatisfy({ $0.radii == first.radii }) {
        return first.radii.isZero ? .none : .same(first.radii.topLeft)
      }
      return .even
    }
    return all.allSatisfy(\.isSymmetric) ? .symmetric : .any
  }

  /// Whether it is drawn with `UnevenRoundedRectangle`.
  private var isUneven: Bool {
    switch corners {
    case .none, .same, .even: false
    case .symmetric, .any: true
    }
  }

  private func isShared<Value: Equatable>(_ path: KeyPath<RowBackground, Value>) -> Bool {
    all.allSatisfy { $0[keyPath: path] == first?[keyPath: path] }
  }

  /// `RowBackground(top: 15)`.
  func call(_ background: RowBackground, in export: SwiftUIExport) -> String {
    var arguments: [String] = []
    func add(_ name: String, _ points: Points) {
      if points != .zero { arguments.append("\(name): \(SwiftLiteral.points(points))") }
    }
    switch corners {
    case .none, .same: break
    case .even: add("radius", background.radii.topLeft)
    case .symmetric:
      add("top", background.radii.topLeft)
      add("bottom", background.radii.bottomLeft)
    case .any:
      add("topLeading", background.radii.topLeft)
      add("topTrailing", background.radii.topRight)
      add("bottomLeading", background.radii.bottomLeft)
      add("bottomTrailing", background.radii.bottomRight)
    }
    if !isShared(\.style) { arguments.append("style: .\(background.style)") }
    if !isShared(\.color) { arguments.append("color: \(export.swiftUI(background.color))") }
    if !isShared(\.insets), !background.insets.isZero {
      arguments.append("insets: \(background.insets.code)")
    }
    if !isShared(\.border), let border = background.border {
      arguments.append("border: \(export.swiftUI(border.color))")
      add("borderWidth", border.width)
    }
    if !isShared(\.shadow), let shadow = background.shadow {
      arguments.append("shadow: \(color(of: shadow, in: export))")
      add("shadowRadius", shadow.radius)
      add("shadowX", shadow.offset.x)
      add("shadowY", shadow.offset.y)
    }
    return "RowBackground(\(arguments.joined(separator: ", ")))"
  }

  private func color(of shadow: Shadow, in export: SwiftUIExport) -> String {
    guard case .rgba(let rgba) = shadow.color, rgba.alpha != 1000, shadow.opacity != 1000 else {
      let color = export.swiftUI(shadow.color, isShort: false)
      return shadow.opacity == 1000
        ? color : "\(color).opacity(\(SwiftLiteral.thousandths(shadow.opacity)))"
    }
    return export.swiftUI(rgba, opacity: "\(Double(rgba.alpha * shadow.opacity) / 1_000_000)")
  }

  /// The view's declaration.
  ///
  /// - Parameter hasUneven: whether `UnevenRoundedRectangle` may be used; plain rectangles stand in for it.
  func write(_ writer: inout SwiftWriter, in export: SwiftUIExport, hasUneven: Bool) {
    guard let first else { return }
    writer.gap()
    writer.doc("A row's background: rounded where the group ends, inset from the list's sides.")
    writer.block("private struct RowBackground: View") { writer in
      for property in properties(first, in: export) { writer.line(property) }
      writer.gap()
      writer.block("var body: some View") { $0.views([view(first, in: export)]) }
      writer.gap()
      let (type, call) = shape(first, hasUneven: hasUneven)
      writer.block("private var shape: \(type)") { $0.views([.call(call)]) }
    }
  }

  private func properties(_ first: RowBackground, in export: SwiftUIExport) -> [String] {
    var result: [String] = []
    switch corners {
    case .none, .same: break
    case .even: result.append("var radius: CGFloat = 0")
    case .symmetric: result += ["top", "bottom"].map { "var \($0): CGFloat = 0" }
    case .any:
      result += ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"].map {
        "var \($0): CGFloat = 0"
      }
    }
    if !isShared(\.style) { result.append("var style = RoundedCornerStyle.continuous") }
    if !isShared(\.color) { result.append("var color: Color") }
    if !isShared(\.insets) { result.append("var insets = EdgeInsets()") }
    if !isShared(\.border) { result += ["var border = Color.clear", "var borderWidth: CGFloat = 0"] }
    if !isShared(\.shadow) {
      result.append("var shadow = Color.clear")
      result += ["shadowRadius", "shadowX", "shadowY"].map { "var \($0): CGFloat = 0" }
    }
    return result
  }

  private func view(_ first: RowBackground, in export: SwiftUIExport) -> ViewCode {
    let color = isShared(\.color) ? export.swiftUI(first.color, isShort: false) : "color"
    var modifiers = [CallCode(".fill", color)]
    if !isShared(\.border) {
      modifiers.append(
        CallCode(".overlay { shape.strokeBorder(border, lineWidth: borderWidth) }", list: nil))
    } else if let border = first.border {
      let line = CallCode(
        "shape.strokeBorder", export.swiftUI(border.color, isShort: false),
        "lineWidth: \(SwiftLiteral.points(border.width))")
      modifiers.append(CallCode(".overlay", list: nil, body: [.call(line)]))
    }
    if !isShared(\.shadow) {
      modifiers.append(
        CallCode(
          ".shadow", "color: shadow", "radius: shadowRadius", "x: shadowX",
          "y: shadowY"))
    } else if let shadow = first.shadow {
      modifiers.append(
        CallCode(
          ".shadow", "color: \(self.color(of: shadow, in: export))",
          "radius: \(SwiftLiteral.points(shadow.radius))",
          "x: \(SwiftLiteral.points(shadow.offset.x))",
          "y: \(SwiftLiteral.points(shadow.offset.y))"))
    }
    if !isShared(\.insets) {
      modifiers.append(CallCode(".padding", "insets"))
    } else if !first.insets.isZero {
      modifiers.append(CallCode(".padding", first.insets.code))
    }
    return ViewCode.call(CallCode("shape", list: nil)).with(modifiers)
  }

  private func shape(_ first: RowBackground, hasUneven: Bool) -> (type: String, call: CallCode) {
    let style = isShared(\.style) ? "style: .\(first.style)" : "style: style"
    switch corners {
    case .none: return ("Rectangle", CallCode("Rectangle"))
    case .same(let radius):
      return (
        "RoundedRectangle",
        CallCode("RoundedRectangle", "cornerRadius: \(SwiftLiteral.points(radius))", style)
      )
    case .even:
      return ("RoundedRectangle", CallCode("RoundedRectangle", "cornerRadius: radius", style))
    case .symmetric, .any:
      guard hasUneven else { return ("Rectangle", CallCode("Rectangle")) }
      let isSymmetric = all.allSatisfy(\.isSymmetric)
      let values = isSymmetric ? ["top", "bottom", "bottom", "top"] : nil
      let sides = ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"]
      let arguments = sides.enumerated().map { index, side in
        "\(side)Radius: \(values?[index] ?? side)"
      }
      return ("UnevenRoundedRectangle", CallCode("UnevenRoundedRectangle", list: arguments + [style]))
    }
  }
}
