import Geometry

extension Profile {
  /// What a SwiftUI `List` has in place of the profile's constants.
  ///
  /// Source: hosted lists of iOS 16-18 at 3x, 300 points wide: rows 268 x 44 at x 16, the first at y 38.667
  /// under a title, the next untitled section's at y 118, content height 182; titled header 17 + line + 6,
  /// footer 6 + line + 12.
  package func hostConstant(_ metric: Metric, host: ListHost) -> Constant? {
    guard host == .swiftUI else { return nil }
    switch metric {
    case .firstHeaderExtra:
      return Constant(0, .measured, "hosted lists: first row at 38.667 under a title")
    case .untitledLastFooterHeight:
      return Constant(0, .measured, "hosted lists: content ends 20 below the last row")
    case .headerCutsToWholePoints where !isLiquidGlass:
      return Constant(0, .measured, "hosted lists: titled header 38.667 @3x")
    case .footerTopMargin where !isLiquidGlass:
      return Constant(6, .measured, "hosted lists: footer 6 + line + 12")
    case .footerBottomMargin where !isLiquidGlass:
      return Constant(12, .measured, "hosted lists: footer 6 + line + 12")
    case .regularMarginWidth where isLiquidGlass:
      return Constant(414, .measured, "390-, 393- and 402-wide lists on iOS 26 have 16")
    default: return nil
    }
  }
}
