import Geometry

extension Profile {
  /// A profile that differs from this one in what is named; constants that are not given stay.
  func changing(
    id: ID, name: String, isLiquidGlass: Bool? = nil, headerTextStyle: TextStyle? = nil,
    headerIsUppercase: Bool? = nil, plainHeaderTextStyle: TextStyle? = nil, plainHeaderColor: Color? = nil,
    subtitleTextStyle: TextStyle? = nil, subtitleColor: SemanticColor? = nil, cornerCurve: CornerCurve? = nil,
    separatorColor: Color? = nil, _ changes: [Metric: Constant]
  ) -> Profile {
    Profile(
      id: id, name: name, isLiquidGlass: isLiquidGlass ?? self.isLiquidGlass,
      headerTextStyle: headerTextStyle ?? self.headerTextStyle,
      headerIsUppercase: headerIsUppercase ?? self.headerIsUppercase,
      plainHeaderTextStyle: plainHeaderTextStyle ?? self.plainHeaderTextStyle,
      plainHeaderColor: plainHeaderColor ?? self.plainHeaderColor,
      subtitleTextStyle: subtitleTextStyle ?? self.subtitleTextStyle,
      subtitleColor: subtitleColor ?? self.subtitleColor, cornerCurve: cornerCurve ?? self.cornerCurve,
      separatorColor: separatorColor ?? self.separatorColor,
      constants: constants.merging(changes) { _, new in new })
  }
}
