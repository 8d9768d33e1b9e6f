// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// A row's look with nothing left open: its own settings, its section's, the table's, then the style's and
/// the profile's.
package struct EffectiveLook: Hashable, Sendable {
  package var cornerRadius: Points
  package var onlyRowCornerRadius: Points
  package var cornerCurve: CornerCurve
  package var maskedCorners: CornerMask
  package var cornerTechnique: CornerTechnique
  package var cornerClamping: CornerClamping
  package var masksToBounds: Bool
  /// Whether ``masksToBounds`` was set, not only taken from the radius.
  package var isMaskingExplicit: Bool
  package var groupInsets: GroupInsets<Points>
  package var backgroundInsets: BackgroundInsets<Points>
  package var rowSpacing: Points
  /// `nil`: the gap is the footer's and the header's.
  package var sectionSpacing: Points?
  package var separatorModel: SeparatorModel
  package var separatorStyle: SeparatorStyle
  package var separatorLeft: SeparatorEdge
  package var separatorRight: SeparatorEdge
  package var separatorReference: SeparatorInsetReference
  package var separatorPosition: SeparatorPosition
  package var separatorThickness: Points
  package var separatorLength: SeparatorLength
  package var separatorColor: Color
  package var hasSectionEdges: Bool
  package var shadow: Shadow
  package var border: Border
  package var rowColor: Color
  package var titleColor: Color
  package var detailColor: Color?
  package var tintColor: Color
  package var badgeColor: Color
  package var rowHeight: RowHeight
  package var cellContent: CellContent
  package var titleOrigin: Point?
}
