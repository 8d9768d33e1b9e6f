// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension LayoutEnvironment {
  /// The numbers of a colour under the table's traits.
  package func paint(_ color: Color) -> RGBA {
    switch color {
    case .rgba(let fixed): fixed
    case .semantic(let name):
      name.resolved(
        style: info.traits.appearance, contrast: info.traits.contrast, in: profile.palette,
        isElevated: sheet != nil)
    case .adaptive(let light, let dark): paint(info.traits.appearance == .dark ? dark : light)
    }
  }

  package func paint(_ color: SemanticColor) -> RGBA { paint(.semantic(color)) }

  /// The default colour of a cell's detail.
  package func detailColor(_ style: CellStyle) -> Color {
    switch style {
    case .default, .value1: profile.valueColor.value
    case .status: .semantic(.secondaryLabel)
    case .subtitle: .semantic(profile.subtitleColor)
    case .value2: .semantic(.label)
    }
  }

  /// The colour behind everything: the table's, or the style's.
  package var backgroundColor: Color {
    if let color = info.backgroundColor { return color }
    switch info.style {
    case .plain: return .semantic(.systemBackground)
    case .grouped, .insetGrouped, .cards: return .semantic(.systemGroupedBackground)
    }
  }
}
