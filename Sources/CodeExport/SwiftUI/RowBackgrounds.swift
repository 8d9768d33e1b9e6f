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
  var insets: EdgeInsets
  var border: Border?
  var shadow: Shadow?

  /// Whether all its corners are the same.
  var isEven: Bool { isSymmetric && radii.topLeft == radii.bottomLeft }
  var isSymmetric: Bool { radii.topLeft == radii.topRight && radii.bottomLeft == radii.bottomRight }
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
    guard all.allSatisfy(\.isEven) else { return all.allSatisfy(\.isSymmetric) ? .symmetric : .any }
    guard isShared(\.radii) else { return .even }
    return first.radii.isZero ? .none : .same(first.radii.topLeft)
  }

  private func isShared<Value: Equatable>(_ path: KeyPath<RowBackground, Value>) -> Bool {
    all.allSatisfy { $0[keyPath: path] == first?[keyPath: path] }
  }

  /// A property of the view.
  private struct Parameter {
    let declaration: String
    /// The argument for a background; `nil` if it has the value in the declaration.
    let argument: (RowBackground) -> String?

    init(_ declaration: String, _ argument: @escaping (RowBackground) -> String?) {
      self.declaration = declaration
      self.argument = argument
    }

    static func length(_ name: String, _ value: @escaping (RowBackground) -> Points?) -> Parameter {
      Parameter("var \(name): CGFloat = 0") {
        value($0).flatMap { $0 == .zero ? nil : "\(name): \(SwiftLiteral.points($0))" }
      }
    }
  }

  private var parameters: [Parameter] {
    var result: [Parameter]
    switch corners {
    case .none, .same: result = []
    case .even: result = [.length("radius") { $0.radii.topLeft }]
    case .symmetric:
      result = [.length("top") { $0.radii.topLeft }, .length("bottom") { $0.radii.bottomLeft }]
    case .any:
      result = [
        .length("topLeading") { $0.radii.topLeft }, .length("topTrailing") { $0.radii.topRight },
        .length("bottomLeading") { $0.radii.bottomLeft }, .length("bottomTrailing") { $0.radii.bottomRight },
      ]
    }
    if !isShared(\.style) {
      result.append(Parameter("var style = RoundedCornerStyle.continuous") { "style: .\($0.style)" })
    }
    if !isShared(\.color) { result.append(Parameter("var color: Color") { "color: \($0.color.swiftUI())" }) }
    if !isShared(\.insets) {
      result.append(
        Parameter("var insets = EdgeInsets()") {
          $0.insets == .zero ? nil : "insets: \(SwiftUIExport.literal($0.insets))"
        })
    }
    if !isShared(\.border) {
      result += [
        Parameter("var border = Color.clear") { $0.border.map { "border: \($0.color.swiftUI())" } },
        .length("borderWidth") { $0.border?.width },
      ]
    }
    if !isShared(\.shadow) {
      result += [
        Parameter("var shadow = Color.clear") { $0.shadow.map { "shadow: \($0.swiftUIColor)" } },
        .length("shadowRadius") { $0.shadow?.radius }, .length("shadowX") { $0.shadow?.offset.x },
        .length("shadowY") { $0.shadow?.offset.y },
      ]
    }
    return result
  }

  /// `RowBackground(top: 15)`.
  func call(_ background: RowBackground) -> String {
    "RowBackground(\(parameters.compactMap { $0.argument(background) }.joined(separator: ", ")))"
  }

  /// The view's declaration.
  ///
  /// - Parameter hasUneven: whether it may use `UnevenRoundedRectangle`; without it, corners that differ are square.
  func write(_ writer: inout SwiftWriter, hasUneven: Bool) {
    guard let first else { return }
    writer.gap()
    writer.doc("A row's background: rounded where the group ends, inset from the list's sides.")
    writer.block("private struct RowBackground: View") { writer in
      writer.lines(parameters.map(\.declaration))
      writer.gap()
      writer.block("var body: some View") { $0.views([view(first)]) }
      writer.gap()
      let shape = shape(first, hasUneven: hasUneven)
      writer.block("private var shape: \(shape.name)") { $0.views([.call(shape)]) }
    }
  }

  private func view(_ first: RowBackground) -> ViewCode {
    var modifiers = [CallCode(".fill", isShared(\.color) ? first.color.swiftUI(isShort: false) : "color")]
    if !isShared(\.border) {
      modifiers.append(".overlay { shape.strokeBorder(border, lineWidth: borderWidth) }")
    } else if let border = first.border {
      let line = CallCode(
        "shape.strokeBorder", border.color.swiftUI(isShort: false),
        "lineWidth: \(SwiftLiteral.points(border.width))")
      modifiers.append(CallCode(".overlay", list: nil, body: [.call(line)]))
    }
    if !isShared(\.shadow) {
      modifiers.append(
        CallCode(".shadow", "color: shadow", "radius: shadowRadius", "x: shadowX", "y: shadowY"))
    } else if let shadow = first.shadow {
      modifiers.append(
        CallCode(
          ".shadow", "color: \(shadow.swiftUIColor)", "radius: \(SwiftLiteral.points(shadow.radius))",
          "x: \(SwiftLiteral.points(shadow.offset.x))", "y: \(SwiftLiteral.points(shadow.offset.y))"))
    }
    if !isShared(\.insets) {
      modifiers.append(CallCode(".padding", "insets"))
    } else if first.insets != .zero {
      modifiers.append(CallCode(".padding", SwiftUIExport.literal(first.insets)))
    }
    return ViewCode.call("shape").with(modifiers)
  }

  private func shape(_ first: RowBackground, hasUneven: Bool) -> CallCode {
    let style = isShared(\.style) ? "style: .\(first.style)" : "style: style"
    func uneven(_ radii: [String]) -> CallCode {
      guard hasUneven else { return CallCode("Rectangle", list: []) }
      let sides = ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"]
      return CallCode(
        "UnevenRoundedRectangle", list: zip(sides, radii).map { "\($0)Radius: \($1)" } + [style])
    }
    switch corners {
    case .none: return CallCode("Rectangle", list: [])
    case .same(let radius):
      return CallCode("RoundedRectangle", "cornerRadius: \(SwiftLiteral.points(radius))", style)
    case .even: return CallCode("RoundedRectangle", "cornerRadius: radius", style)
    case .symmetric: return uneven(["top", "bottom", "bottom", "top"])
    case .any: return uneven(["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"])
    }
  }
}
