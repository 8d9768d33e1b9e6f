// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

extension Profile {
  /// iOS 26 with Liquid Glass on.
  package static let iOS26 = Profile.iOS15.changing {
    $0.id = .iOS26
    $0.name = "iOS 26"
    $0.palette = .iOS26
    $0.safeAreas = .iPadOS26
    $0.headerTextStyle = .headline
    $0.headerIsUppercase = false
    $0.headerColor = .label
    $0.cutsFooters = false
    $0.subtitleTextStyle = .subheadline
    $0.subtitleColor = .secondaryLabel
    $0.configurationsMakeRoomForSeparator = false
    $0.set([
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
    $0.hostConstants[.swiftUI] = [
      .firstHeaderExtra: Constant(0, .measured, "hosted lists: first row at 38.667 under a title"),
      .untitledLastFooterHeight: Constant(0, .measured, "hosted lists: content ends 20 below the last row"),
      .regularMarginWidth: Constant(414, .measured, "390-, 393- and 402-wide lists on iOS 26 have 16"),
    ]
  }
}
