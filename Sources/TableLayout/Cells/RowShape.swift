// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The shape of a row's background, as decided by its look and its position, before any limit. Layout, lint
/// and export use it for rounded corners and shadows.
package struct RowShape: Sendable {
  let look: ResolvedLook
  package let position: RowPosition
  let style: TableStyle

  package init(_ look: ResolvedLook, at position: RowPosition, style: TableStyle) {
    self.look = look
    self.position = position
    self.style = style
  }

  /// Whether the row is its own group: a card, or a row with space between rows.
  package var isOwnGroup: Bool { style == .cards || look[.rowSpacing] > .zero }

  /// The corners of the row that are corners of its group.
  package var outerCorners: CornerMask {
    if isOwnGroup { return .all }
    return switch position {
    case .first: .top
    case .middle: []
    case .last: .bottom
    case .only: .all
    }
  }

  /// The setting with the radius of the corners.
  package var radiusSetting: LookSetting<Points> {
    position == .only && look.given.onlyRowCornerRadius != nil ? .onlyRowCornerRadius : .cornerRadius
  }

  /// The setting with the curve of the corners.
  package var curveSetting: LookSetting<CornerCurve> {
    position == .only && look.given.onlyRowCornerCurve != nil ? .onlyRowCornerCurve : .cornerCurve
  }

  /// The curve of the corners.
  package var curve: CornerCurve { look[position == .only ? .onlyRowCornerCurve : .cornerCurve] }

  /// The ``outerCorners`` that the look allows to be round.
  package var roundedCorners: CornerMask { outerCorners.intersection(look[.maskedCorners]) }

  /// The settings that the rounded corners come from; a row whose corners are all inside its group has none.
  var cornerSettings: [AnyLookSetting] {
    let outer = outerCorners
    guard !outer.isEmpty else { return [] }
    var result: [AnyLookSetting] = requestedRadius() > Points.zero ? [.maskedCorners] : []
    let rounded = roundedCorners
    guard !rounded.isEmpty else { return result }
    let corners: [(CornerMask, AnyLookSetting)] = [
      (.topLeft, .topLeftRadius), (.topRight, .topRightRadius), (.bottomLeft, .bottomLeftRadius),
      (.bottomRight, .bottomRightRadius),
    ]
    result += corners.filter { rounded.contains($0.0) }.map(\.1)
    if position == .only { result.append(.onlyRowCornerRadius) }
    if position != .only || look.given.onlyRowCornerRadius == nil { result.append(.cornerRadius) }
    return result
  }

  /// Points: the requested radius at the rounded corners.
  package func requestedRadius<N: Measure>() -> N {
    look.length(position == .only ? .onlyRowCornerRadius : .cornerRadius, "requested radius")
  }

  /// Points: the requested radius at one corner.
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

  /// Points: the requested radii at some corners; 0 at the others.
  package func requestedRadii(at corners: CornerMask) -> CornerRadii {
    guard look.given.hasSingleRadii else { return CornerRadii(radius: requestedRadius(), corners: corners) }
    func radius(_ corner: CornerMask) -> Points {
      corners.contains(corner) ? requestedRadius(at: corner) : .zero
    }
    return CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomLeft: radius(.bottomLeft),
      bottomRight: radius(.bottomRight))
  }
}

extension ResolvedLook {
  /// Whether corners have different radii: those of a section's first and last row, or those of an only row.
  package var hasUnevenRadii: Bool {
    let own = AnyLookSetting.singleRadii.map { given[$0] }
    return [LookSetting<Points>.cornerRadius, .onlyRowCornerRadius].contains { radius in
      Set(own.map { $0 ?? self[radius] }).count > 1
    }
  }
}
