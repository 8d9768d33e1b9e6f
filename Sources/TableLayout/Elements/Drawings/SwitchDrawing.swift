// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UISwitch` in the style of the profile, as `accessory: switchOn` draws it.
enum SwitchDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    var size = element.size(.switchWidth, .switchHeight)
    size.overhang = element.metric(element.look[.cellContent].switchOverhang, "reaches into the margin").ifAny
    return size
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let isOn = element[.isOn]
    let style = element.environment.profile.switchStyle
    let overhang = element.environment.metric(element.look[.cellContent].switchOverhang)
    canvas.symbol(
      .toggle(isOn: isOn, style.track(isOn: isOn)), in: box,
      isOn ? element.color(or: style.color(isOn: true)) : style.color(isOn: false), overhang: overhang,
      role: .accessory)
  }
}

extension SwitchStyle {
  /// The form of the track.
  func track(isOn: Bool) -> Symbol.Toggle {
    switch self {
    case .lettered: .lettered
    case .outlined: isOn ? .plain : .outlined
    case .plain, .glass: .plain
    }
  }

  /// The colour of the track.
  func color(isOn: Bool) -> Color {
    switch self {
    case .lettered(let on, let off): isOn ? on : off
    case .outlined where !isOn: .semantic(.systemBackground)
    case .plain where !isOn: .semantic(.secondarySystemFill)
    // #C5C5C7 on white: pixels of iOS 26. The name is inferred.
    case .glass where !isOn: .semantic(.tertiaryLabel)
    case .outlined, .plain, .glass: .semantic(.systemGreen)
    }
  }
}
