// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension RowLooks {
  /// Leaves the settings that the code of cards can't have. A setting that is read and not left is in the code.
  func leaveSettings(of look: ScreenLook) {
    if look.resolved.hasUnevenRadii, !isUneven {
      for radius in AnyLookSetting.singleRadii {
        look.leave(radius, "a layer has one radius for all its corners: see --technique bezierMask")
      }
    }
    if isRounded { leaveCorners(of: look) }
    if self["shadowOpacity"] != nil, look[.shadow].pathSize != nil {
      look.leave(.shadow, "the path follows the bounds, not pathSize")
    }
    let given = look.resolved.given
    if given[.minimumRowHeight] != given.table[.minimumRowHeight] {
      look.leave(.minimumRowHeight, "all cards have one minimum height")
    }
    look.leave(.cellContent, "cells with cards have their own labels")
    guard self["lineThickness"] != nil else { return }
    // The reference counts only if an inset is measured from it.
    if [look[.separatorLeft], look[.separatorRight]] != [.automatic, .automatic] {
      look.read(.separatorReference)
    }
    if look[.separatorModel] == .inline { look.leave(.separatorModel, "a cell draws its line over the row") }
  }

  private func leaveCorners(of look: ScreenLook) {
    if technique == .cornerCovers { look.leave(.masksToBounds, "clipping would remove the covers") }
    let curve = look[.cornerCurve]
    if isUneven, curve != .circular {
      look.leave(.cornerCurve, "a path with a radius for each corner has circular corners")
    } else if technique == .bezierMask, self["cornerCurve"] == nil {
      look.leave(.cornerCurve, "the path of a mask has a curve of its own")
    } else if curve == .bezierPath, technique != .bezierMask {
      look.leave(.cornerCurve, "a layer can't have the curve of a bezier path; continuous is the closest")
    }
    if look[.cornerTechnique] != (technique == .cornerCovers ? .covers : .mask) {
      look.leave(.cornerTechnique, "replaced by --technique \(technique.rawValue)")
    }
    if look[.cornerClamping] == .css { look.leave(.cornerClamping, "UIKit limits radii differently") }
  }
}
