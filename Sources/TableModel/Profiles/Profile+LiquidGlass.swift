import Geometry

extension Profile {
  /// iOS 26 with Liquid Glass on.
  package static let liquidGlass = Profile.legacy.changing(
    id: .liquidGlass, name: "iOS 26", isLiquidGlass: true, headerTextStyle: .headline,
    headerIsUppercase: false, subtitleTextStyle: .subheadline, subtitleColor: .secondaryLabel,
    [
      .cornerRadius: Constant(26, .measured, "fit of snapshot images, iOS 26.0-26.2"),
      .firstSectionTop: Constant(35, .assumed, "carried over from iOS 18"),
      .untitledHeaderHeight: Constant(17.5, .listed, "UIKit constants; untitled gap of 35.0"),
      .untitledLastFooterHeight: Constant(17.5, .listed, "UIKit constants, iOS 26"),
      .firstHeaderExtra: Constant(0, .listed, "first and other headers share their margins"),
      .headerCutsToWholePoints: Constant(0, .listed, "40.5 at 2x, 40.333 at 3x"),
      .headerTopMargin: Constant(10, .listed, "UIKit constants, iOS 26"),
      .headerBottomMargin: Constant(10, .listed, "UIKit constants, iOS 26"),
      .footerTopMargin: Constant(8, .listed, "UIKit constants, iOS 26"),
      .footerBottomMargin: Constant(6, .listed, "UIKit constants, iOS 26"),
      .rowHeightPadding: Constant(30, .listed, "minimum content height = Body leading + 30"),
      .rowHeightLeadings: Constant(1, .listed, "minimum content height = Body leading + 30"),
      .configurationTextSpacing: Constant(4, .listed, "UIKit constants, iOS 26"),
      .switchWidth: Constant(61, .measured, "UISwitch on iOS 26"),
      .switchHeight: Constant(28, .measured, "UISwitch on iOS 26"),
      .cellVerticalMargin: Constant(15, .listed, "UIKit constants, iOS 26"),
      .subtitleVerticalMargin: Constant(15, .listed, "UIKit constants, iOS 26"),
      .separatorThickness: Constant(1, .measured, "3 px at 3x, snapshots of iOS 26"),
      .separatorTrailingMargins: Constant(1, .measured, "inset on both sides, snapshots of iOS 26"),
    ])
}
