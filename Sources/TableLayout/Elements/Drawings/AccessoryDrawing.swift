// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The accessories of `UITableViewCell` and of `UICellAccessory`: a chevron, a check mark, an information button.
enum AccessoryDrawing: ElementDrawing {
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let (width, height): (Metric, Metric) =
      switch element.element.kind {
      case .checkmark: (.checkmarkWidth, .checkmarkHeight)
      case .detailButton: (.detailButtonSide, .detailButtonSide)
      default: (.chevronWidth, .chevronHeight)
      }
    let environment = element.environment
    func grown(_ metric: Metric) -> N {
      let length: N = environment.grownMetric(metric, "accessory")
      return length.rounded(to: element.grid)
    }
    return ElementSize(width: grown(width), height: grown(height))
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let environment = element.environment
    switch element.element.kind {
    case .checkmark:
      let weight: SymbolWeight = environment.flag(.semiboldCheckmarks) ? .semibold : .regular
      canvas.symbol(.checkmark, in: box, element.tint, weight: weight, role: .accessory)
    case .detailButton: canvas.symbol(.info, in: box, element.look[.tintColor], role: .accessory)
    case .outlineDisclosure:
      // A chevron that points down shows that the rows below are visible.
      let name = element[.isExpanded] ? "chevron.down" : "chevron.forward"
      // As high as a disclosure indicator: its ink has 16.7 of the 24 units of its box.
      let side = box.height * 6 / 5
      canvas.symbol(
        .named(name), in: box.middle(width: side, height: side), element.look[.tintColor], weight: .semibold,
        role: .accessory)
    default:
      let weight: SymbolWeight = environment.flag(.semiboldChevrons) ? .semibold : .regular
      canvas.symbol(.chevron, in: box, .semantic(.tertiaryLabel), weight: weight, role: .accessory)
    }
  }
}
