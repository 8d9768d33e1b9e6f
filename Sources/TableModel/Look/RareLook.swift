// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// What few tables set of their looks, kept out of the structure that most leave empty.
package struct RareLook: MostlyEmpty {
  package var title = LabelLook()
  package var detail = LabelLook()
  package var header = LabelLook()
  package var footer = LabelLook()
  package var headerColor: Color?
  package var footerColor: Color?
  /// Lines of a detail, 0 for as many as it takes.
  package var detailNumberOfLines: Int?
  /// Points; radii of single corners in place of ``Look/cornerRadius``.
  package var topLeftRadius: Points?
  package var topRightRadius: Points?
  package var bottomLeftRadius: Points?
  package var bottomRightRadius: Points?
  /// Whether any corner has a radius of its own.
  package var hasRadiiOfSingleCorners: Bool {
    topLeftRadius != nil || topRightRadius != nil || bottomLeftRadius != nil || bottomRightRadius != nil
  }
  /// Points: of a row's leading image, its tile or its slot, in place of the profile's; rows grow with it.
  package var imageSize: Size?
  /// Points above a section's header and below its footer.
  package var sectionInsetTop: Points?
  package var sectionInsetBottom: Points?

  package init() {}

  package static let empty = RareLook()
  package var isEmpty: Bool { self == .empty }

  /// Each setting of `self`, or where that is `nil` the one of `base`.
  func over(_ base: RareLook) -> RareLook {
    var result = self
    result.title = title.over(base.title)
    result.detail = detail.over(base.detail)
    result.header = header.over(base.header)
    result.footer = footer.over(base.footer)
    result.headerColor = headerColor ?? base.headerColor
    result.footerColor = footerColor ?? base.footerColor
    result.detailNumberOfLines = detailNumberOfLines ?? base.detailNumberOfLines
    result.topLeftRadius = topLeftRadius ?? base.topLeftRadius
    result.topRightRadius = topRightRadius ?? base.topRightRadius
    result.bottomLeftRadius = bottomLeftRadius ?? base.bottomLeftRadius
    result.bottomRightRadius = bottomRightRadius ?? base.bottomRightRadius
    result.imageSize = imageSize ?? base.imageSize
    result.sectionInsetTop = sectionInsetTop ?? base.sectionInsetTop
    result.sectionInsetBottom = sectionInsetBottom ?? base.sectionInsetBottom
    return result
  }
}

/// The font of a label and its alignment; `nil` inherits.
package struct LabelLook: Hashable, Sendable {
  package var name: FontName?
  /// Gives the size at each text size, and the weight where none is given.
  package var textStyle: TextStyle?
  /// Points, at every text size.
  package var size: Points?
  package var weight: FontWeight?
  package var alignment: TextAlignment?

  package init() {}

  func over(_ base: LabelLook) -> LabelLook {
    var result = self
    result.name = name ?? base.name
    result.textStyle = textStyle ?? base.textStyle
    result.size = size ?? base.size
    result.weight = weight ?? base.weight
    result.alignment = alignment ?? base.alignment
    return result
  }
}

/// Which font it is.
package enum FontName: Hashable, Sendable {
  case system
  /// As `UIFont(name:size:)` takes it. What it looks like is not known here: the system font's numbers stand in for it.
  case named(String)

  /// `nil` for the system font.
  package var text: String? { if case .named(let name) = self { name } else { nil } }
}

/// To which side of its room a label's text stands; from right to left it is mirrored.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}
