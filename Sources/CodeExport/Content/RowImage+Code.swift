// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension RowImage {
  /// `.shaped(ShapedImage(source: .asset("ada"), size: CGSize(width: 60, height: 60), isCircle: true))`.
  ///
  /// - Parameter color: a colour as the framework's code has it.
  func shapedCode(
    _ format: CodeFormat, environment: LayoutEnvironment, color: (Color) -> String
  ) -> CallCode {
    let source: String =
      switch self.source {
      case .symbol(let name): ".symbol(\(SwiftLiteral.text(name)))"
      case .file(let path): ".asset(\(SwiftLiteral.text(Self.assetName(path))))"
      case .monogram(let letters): ".letters(\(SwiftLiteral.text(letters)))"
      }
    func argument(_ label: String, _ value: String?) -> CodeArgument? { value.map { "\(label): \($0)" } }
    let radius = shape == .circle ? .zero : form.cornerRadius ?? environment.usualRadius(of: self)
    let others = renderingMode == .palette ? otherColors.map(color) : []
    var layers: [CodeArgument?]
    switch (format, renderingMode) {
    case (.swiftui, .hierarchical): layers = ["isHierarchical: true"]
    case (.swiftui, _): layers = others.isEmpty ? [] : ["otherColors: [\(others.joined(separator: ", "))]"]
    case (_, .hierarchical): layers = ["layers: .hierarchical"]
    case (_, .palette): layers = ["layers: .palette([\(others.joined(separator: ", "))])"]
    case (_, .monochrome): layers = []
    }
    layers = symbol == nil ? [] : layers
    let arguments: [CodeArgument?] =
      [
        .text("source: \(source)"), argument("color", self.color.map(color)),
        argument("tile", drawnTileColor.map(color)),
        argument("size", form.size.map { SwiftLiteral.size($0.width, $0.height) }),
        argument("cornerRadius", radius == .zero ? nil : SwiftLiteral.points(radius)),
        argument("isCircle", shape == .circle && (symbol == nil || tileColor != nil) ? "true" : nil),
        argument("weight", file == nil ? form.weight.map { "." + $0.rawValue } : nil),
        argument("scale", symbol == nil ? nil : form.scale.map { "." + $0.rawValue }),
      ] + layers
    let call = CallCode("ShapedImage", list: arguments.compactMap(\.self))
    return CallCode(".shaped", .call(label: nil, call))
  }

  /// The colours of the second and third layer of a palette.
  private var otherColors: [Color] {
    [form.secondaryColor ?? color, form.tertiaryColor].compactMap(\.self)
  }

  /// The name in an app's assets: `ada` of `photos/ada@2x.png`.
  static func assetName(_ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return ["@2x", "@3x"].contains { stem.hasSuffix($0) } ? String(stem.dropLast(3)) : stem
  }
}

extension LayoutEnvironment {
  /// The corner radius of an image that sets none, in points: a tile's, in proportion to its size.
  fileprivate func usualRadius(of image: RowImage) -> Points {
    guard image.file == nil, image.drawnTileColor != nil else { return .zero }
    let (radius, side) = (metric(.tileCornerRadius), metric(.tileSide))
    guard let size = image.form.size, side > .zero else { return radius }
    return Points(min(size.width, size.height).doubleValue * radius.doubleValue / side.doubleValue)
  }
}
