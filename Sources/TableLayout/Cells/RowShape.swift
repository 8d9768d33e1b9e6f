// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The shape of a row's background as its look and its place in the section decide it, before any limit: layout, lint and
/// exporters ask here which corners are rounded and whether a shadow is seen.
package struct RowShape: Sendable {
  let look: ResolvedLook
  package let position: RowPosition
  let style: TableStyle

  package init(_ look: ResolvedLook, at position: RowPosition, style: TableStyle) {
    self.look = look
    self.position = position
    self.style = style
  }

  /// Whether the row is a group of its own: cards, and rows with space between them.
  package var isOwnGroup: Bool { style == .cards || look[.rowSpacing] > .zero }

  /// The corners at the ends of the row's group.
  package var outerCorners: CornerMask {
    if isOwnGroup { return .all }
    return switch position {
    case .first: .top
    case .middle: []
    case .last: .bottom
    case .only: .all
    }
  }

  /// Of ``outerCorners``, those that the look lets be rounded.
  package var roundedCorners: CornerMask { outerCorners.intersection(look[.maskedCorners]) }

  /// Points: the radius asked for at the rounded corners.
  package func requestedRadius<N: Measure>() -> N {
    look.length(position == .only ? .onlyRowCornerRadius : .cornerRadius, "requested radius")
  }

  /// Points: the radius asked for at one corner.
  func requestedRadius<N: Measure>(at corner: CornerMask) -> N {
    guard look.given.hasSingleRadii else { return requestedRadius() }
    func own(_ setting: LookSetting<Points>) -> N {
      look.given.length(setting, "requested radius") ?? requestedRadius()
    }
    switch corner {
    case .topLeft: return own(.topLeftRadius)
    case .topRight: return own(.topRightRadius)
    case .bottomLeft: return own(.bottomLeftRadius)
    case .bottomRight: return own(.bottomRightRadius)
    default: return requestedRadius()
    }
  }

  /// Points: the radii asked for at some corners, 0 at the others.
  package func requestedRadii(at corners: CornerMask) -> CornerRadii {
    guard look.given.hasSingleRadii else { return CornerRadii(radius: requestedRadius(), corners: corners) }
    func radius(_ corner: CornerMask) -> Points {
      corners.contains(corner) ? requestedRadius(at: corner) : .zero
    }
    return CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomLeft: radius(.bottomLeft),
      bottomRight: radius(.bottomRight))
  }

  /// Whether the shadow is seen: a layer that clips to its own bounds clips its shadow.
  package var throwsShadow: Bool {
    look[.shadow].isVisible && (look[.shadow].layer == .separate || !look[.masksToBounds])
  }
}
