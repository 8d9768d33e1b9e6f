import Geometry

/// The table metrics of one generation of iOS, as data.
package struct Profile: Sendable {
  /// The name in specs and commands.
  package enum ID: String, Hashable, Sendable, CaseIterable {
    case iOS6 = "ios6"
    case iOS7 = "ios7"
    case iOS11 = "ios11"
    case iOS13 = "ios13"
    /// iOS 15–18, and an app on iOS 26 that was not built with its SDK.
    case legacy
    /// iOS 26 with Liquid Glass.
    case liquidGlass
  }

  package let id: ID
  /// The system versions it stands for.
  package let name: String
  package let isLiquidGlass: Bool
  /// The text style of grouped section titles.
  package let headerTextStyle: TextStyle
  package let headerIsUppercase: Bool
  package let plainHeaderTextStyle: TextStyle
  /// The band behind a plain style's titles; `nil` since iOS 15, where they lie on the table's background.
  package let plainHeaderColor: Color?
  /// The text style of a subtitle cell's detail.
  package let subtitleTextStyle: TextStyle
  package let subtitleColor: SemanticColor
  /// The curve of an inset group's corners.
  package let cornerCurve: CornerCurve
  /// The system's separator colour.
  package let separatorColor: Color
  package let constants: [Metric: Constant]

  /// The constant of `metric`; a profile holds them all.
  package func constant(_ metric: Metric) -> Constant {
    constants[metric] ?? Constant(.zero, .assumed, "missing from the profile")
  }

  package static func named(_ id: ID) -> Profile {
    switch id {
    case .iOS6: .iOS6
    case .iOS7: .iOS7
    case .iOS11: .iOS11
    case .iOS13: .iOS13
    case .legacy: .legacy
    case .liquidGlass: .liquidGlass
    }
  }
}
