// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The sizes of prominent headers and of section indexes.
extension Constants where Name == Metric, Value == Points {
  /// iOS 15 to 18, and the older versions.
  package static let headers: Self = [
    .prominentHeaderTopMargin: Constant(8, .listed, "UIKit constants, iOS 18"),
    .prominentHeaderBottomMargin: Constant(11, .listed, "UIKit constants, iOS 18"),
    .sectionIndexWidth: Constant(15, .assumed, "about as wide as on pictures"),
    .sectionIndexLineSpacing: Constant(6, .listed, "UIKit's section index: the height of a capital and 6"),
    .padSectionIndexLineSpacing: Constant(
      16, .listed, "UIKit's section index on iPads: the height of a capital and 16"),
  ]

  /// iOS 26.
  package static let headersOfIOS26: Self = [
    .prominentHeaderTopMargin: Constant(10, .listed, "UIKit constants, iOS 26"),
    .prominentHeaderBottomMargin: Constant(10, .listed, "UIKit constants, iOS 26"),
  ]
}
