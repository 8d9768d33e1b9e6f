import Drawing
import Geometry
import TableModel

/// Places the accessory of a cell at its trailing side.
struct AccessoryArranger {
  let content: RowContent

  /// The glyphs from left to right, centred on a content view of `height` points.
  func glyphs(width: Points, height: Points) -> [CellArrangement.Glyph] {
    var trailing = width - content.trailingMargin
    var result: [CellArrangement.Glyph] = []
    for (kind, size, color) in parts.reversed() {
      let y = content.grid.round((height - size.height) / 2)
      result.insert(
        CellArrangement.Glyph(
          kind: kind,
          frame: Rect(x: trailing - size.width, y: y, width: size.width, height: size.height), color: color),
        at: 0)
      trailing -= size.width + content.environment.metric(.accessoryPairSpacing)
    }
    return result
  }

  private var parts: [(Symbol.Kind, Size, Color)] {
    let tint = content.look.tintColor
    let chevron = (Symbol.Kind.chevron, size(.chevronWidth, .chevronHeight), Color.semantic(.tertiaryLabel))
    let info = (Symbol.Kind.info, size(.detailButtonSide, .detailButtonSide), tint)
    switch content.row.accessory {
    case .none: return []
    case .disclosureIndicator: return [chevron]
    case .detailDisclosureButton: return [info, chevron]
    case .detailButton: return [info]
    case .checkmark: return [(.checkmark, size(.checkmarkWidth, .checkmarkHeight), tint)]
    case .switchOn: return [(.toggle(isOn: true), switchSize, .semantic(.systemGreen))]
    case .switchOff: return [(.toggle(isOn: false), switchSize, .semantic(.secondarySystemFill))]
    }
  }

  private var switchSize: Size { size(.switchWidth, .switchHeight) }

  private func size(_ width: Metric, _ height: Metric) -> Size {
    Size(width: content.environment.metric(width), height: content.environment.metric(height))
  }
}
