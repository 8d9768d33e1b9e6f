// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Places the accessory of a cell at its trailing side.
struct AccessoryArranger<N: Measure>: Measuring {
  let content: RowContent<N>

  var environment: LayoutEnvironment { content.environment }

  /// Points from the last glyph to the background's trailing side; without a glyph, from the texts.
  var margin: N {
    // A status card doesn't show the accessory.
    guard content.row.cellStyle != .status else { return content.trailingMargin }
    return switch content.row.accessory {
    case .none, .detailButton, .checkmark: content.trailingMargin
    case .disclosureIndicator, .detailDisclosureButton:
      content.trailingMargin + metric(.chevronInset, "before the margin").ifAny
    case .switchOn, .switchOff:
      content.trailingMargin
        - metric(content.look[.cellContent].switchOverhang, "reaches into the margin").ifAny
    }
  }

  /// The glyphs from left to right, vertically centred in a height. Points.
  func glyphs(width: N, height: N) -> [CellArrangement<N>.Glyph] {
    let room = content.accessoryRoom(in: height)
    var trailing = width - margin
    var result: [CellArrangement<N>.Glyph] = []
    for part in parts {
      let y = room.y + ((room.height - part.height) / 2).named("centred").rounded(to: grid)
      result.append(
        CellArrangement.Glyph(
          kind: part.kind,
          frame: Frame(x: trailing - part.width, y: y, width: part.width, height: part.height),
          color: part.color, weight: part.weight, overhang: part.overhang))
      trailing = trailing - part.width - metric(.accessoryPairSpacing, "between the accessories")
    }
    if result.count > 1 { result.reverse() }
    return result
  }

  private struct Part {
    let kind: Symbol.Kind
    let width: N
    let height: N
    let color: Color
    let weight: SymbolWeight
    var overhang = Points.zero
  }

  /// The glyphs from right to left.
  private var parts: [Part] {
    switch content.row.accessory {
    case .none: []
    case .disclosureIndicator: [chevron]
    case .detailDisclosureButton: [chevron, info]
    case .detailButton: [info]
    case .checkmark:
      [part(.checkmark, .checkmarkWidth, .checkmarkHeight, content.look[.tintColor], .semiboldCheckmarks)]
    case .switchOn: [toggle(isOn: true)]
    case .switchOff: [toggle(isOn: false)]
    }
  }

  private var chevron: Part {
    part(.chevron, .chevronWidth, .chevronHeight, .semantic(.tertiaryLabel), .semiboldChevrons)
  }
  private var info: Part { part(.info, .detailButtonSide, .detailButtonSide, content.look[.tintColor]) }

  /// - Parameter isSemibold: the flag that decides whether its lines are semibold.
  private func part(
    _ kind: Symbol.Kind, _ width: Metric, _ height: Metric, _ color: Color, _ isSemibold: ProfileFlag? = nil
  ) -> Part {
    let size: (width: N, height: N) = (
      environment.grownMetric(width, "accessory"), environment.grownMetric(height, "accessory")
    )
    return Part(
      kind: kind, width: size.width.rounded(to: grid),
      height: size.height.rounded(to: grid), color: color,
      weight: isSemibold.map(environment.flag) ?? false ? .semibold : .regular)
  }

  /// A switch, which has the same size at every text size.
  private func toggle(isOn: Bool) -> Part {
    let style = environment.profile.switchStyle
    return Part(
      kind: .toggle(isOn: isOn, style.track(isOn: isOn)), width: metric(.switchWidth, "accessory"),
      height: metric(.switchHeight, "accessory"), color: style.color(isOn: isOn), weight: .regular,
      overhang: environment.metric(content.look[.cellContent].switchOverhang))
  }
}
