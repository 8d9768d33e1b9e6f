// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// The settings of a separator; `nil` inherits.
package struct SeparatorLook: Hashable, Sendable {
  package var style: SeparatorStyle?
  package var model: SeparatorModel?
  package var left: SeparatorEdge?
  package var right: SeparatorEdge?
  package var reference: SeparatorInsetReference?
  package var position: SeparatorPosition?
  /// Points; `nil` is the profile's own thickness, one device pixel before iOS 26.
  package var thickness: Points?
  package var length: SeparatorLength?
  /// Whether a section has full-width lines at its top and bottom, as UIKit's grouped style draws them.
  package var sectionEdges: Bool?
  package var color: Color?

  package init() {}

  package var isEmpty: Bool { self == SeparatorLook() }

  /// Each setting of `self`, or where that is `nil` the one of `base`.
  package func over(_ base: SeparatorLook) -> SeparatorLook {
    var result = self
    result.style = style ?? base.style
    result.model = model ?? base.model
    result.left = left ?? base.left
    result.right = right ?? base.right
    result.reference = reference ?? base.reference
    result.position = position ?? base.position
    result.thickness = thickness ?? base.thickness
    result.length = length ?? base.length
    result.sectionEdges = sectionEdges ?? base.sectionEdges
    result.color = color ?? base.color
    return result
  }
}
