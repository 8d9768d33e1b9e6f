// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension RowImage {
  /// `.shaped(ShapedImage(source: .asset("ada"), size: CGSize(width: 60, height: 60), isCircle: true))`.
  ///
  /// - Parameters:
  ///   - fillingWidth: the width in points of an image that fills its row's height; `nil` for other images.
  ///   - color: a colour as the framework's code has it.
  func shapedCode(
    environment: LayoutEnvironment, fillingWidth: Points? = nil, color: (Color) -> CallCode
  ) -> CallCode {
    let source =
      switch self.source {
      case .symbol(let name): (".symbol", name)
      case .file(let path): (".asset", Self.assetName(path))
      case .monogram(let letters): (".letters", letters)
      }
    func colored(_ label: String, _ value: Color?) -> CodeArgument? {
      value.map { .call(label: label, color($0)) }
    }
    func argument(_ label: String, _ value: String?) -> CodeArgument? { value.map { "\(label): \($0)" } }
    let isOwnShape = fillingWidth == nil
    let radius =
      shape == .circle || !isOwnShape ? .zero : form.cornerRadius ?? environment.usualRadius(of: self)
    let layers: CallCode? =
      switch renderingMode {
      case .monochrome: nil
      case .hierarchical: ".hierarchical"
      case .palette: CallCode(".palette", list: otherColors.map { .call(color($0)) })
      }
    let call = CallCode(
      "ShapedImage", .call(label: "source", CallCode(source.0, .text(SwiftLiteral.text(source.1)))),
      colored("color", self.color), colored("tile", tileColor),
      argument("size", (isOwnShape ? form.size : nil).map { SwiftLiteral.size($0.width, $0.height) }),
      argument("cornerRadius", radius == .zero ? nil : SwiftLiteral.points(radius)),
      argument(
        "isCircle", isOwnShape && shape == .circle && (symbol == nil || tileColor != nil) ? "true" : nil),
      argument("weight", file == nil ? form.weight.map { "." + $0.rawValue } : nil),
      argument("scale", symbol == nil ? nil : form.scale.map { "." + $0.rawValue }),
      symbol == nil ? nil : layers.map { .call(label: "layers", $0) },
      argument("fillingWidth", fillingWidth.map { SwiftLiteral.points($0) }))
    return CallCode(".shaped", .call(call))
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
    guard image.file == nil, image.drawnTile != nil else { return .zero }
    let (radius, side) = (metric(.tileCornerRadius), metric(.tileSide))
    guard let size = image.form.size, side > .zero else { return radius }
    return Points(min(size.width, size.height).doubleValue * radius.doubleValue / side.doubleValue)
  }
}
