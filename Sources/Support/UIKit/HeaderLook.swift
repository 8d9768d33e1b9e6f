// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The look of headers or footers. A value that is nil is the table's, then UIKit's own.
struct HeaderLook: Equatable {
  typealias TextProperties = UIListContentConfiguration.TextProperties

  var color: UIColor?
  var font: UIFont?
  var alignment: TextProperties.TextAlignment?
  var transform: TextProperties.TextTransform?
  /// Points from the table's sides to the text.
  var leading: CGFloat?
  var trailing: CGFloat?

  /// This look, completed by an outer one.
  func over(_ outer: HeaderLook) -> HeaderLook {
    HeaderLook(
      color: color ?? outer.color, font: font ?? outer.font,
      alignment: alignment ?? outer.alignment, transform: transform ?? outer.transform,
      leading: leading ?? outer.leading, trailing: trailing ?? outer.trailing)
  }
}

/// A section's header or footer.
struct SectionText: Equatable {
  var text: String?
  var look = HeaderLook()
  /// Points; nil: the table view's own height.
  var height: CGFloat?
}
