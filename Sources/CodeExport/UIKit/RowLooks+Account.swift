// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension RowLooks {
  /// What the properties above were made of.
  func use(_ path: Table.IndexPath) {
    let level = LookLevel.row(path)
    let look = ledger.look(of: level)
    func use(_ paths: AnyLookSetting...) { for path in paths { ledger.use(path, of: level) } }
    use(
      .rowColor, .insetLeft, .insetRight, .insetTop, .insetBottom,
      .rowHeight)
    use(.rowSpacing, .separatorStyle, .selectedColor)
    // No radius is none in the code, too.
    if !isRounded { useRadii(of: level) }
    if look[.cornerRadius] == .zero { use(.cornerRadius) }
    if look[.onlyRowCornerRadius] == .zero { use(.onlyRowCornerRadius) }
    if isRounded {
      use(.cornerRadius, .onlyRowCornerRadius, .cornerTechnique, .maskedCorners)
      useRadii(of: level)
      if technique == .cornerCovers {
        ledger.leave(.masksToBounds, of: level, "clipping would remove the covers")
      } else {
        use(.masksToBounds)
      }
      if isUneven, look[.cornerCurve] != .circular {
        ledger.leave(.cornerCurve, of: level, "a path with a radius for each corner has circular corners")
      } else if technique == .bezierMask, self["cornerCurve"] == nil {
        ledger.leave(.cornerCurve, of: level, "the path of a mask has a curve of its own")
      } else if look[.cornerCurve] == .bezierPath, technique != .bezierMask {
        ledger.leave(
          .cornerCurve, of: level, "a layer can't have the curve of a bezier path; continuous is the closest"
        )
      } else {
        use(.cornerCurve)
      }
      let wants: CornerTechnique = technique == .cornerCovers ? .covers : .mask
      if look[.cornerTechnique] != wants {
        ledger.leave(.cornerTechnique, of: level, "replaced by --technique \(technique.rawValue)")
      }
      if look[.cornerClamping] == .css {
        ledger.leave(.cornerClamping, of: level, "UIKit limits radii differently")
      } else {
        use(.cornerClamping)
      }
    }
    if self["borderWidth"] != nil { use(.border) }
    if self["shadowOpacity"] != nil {
      use(.shadow)
      if look[.shadow].pathSize != nil {
        ledger.leave(.shadow, of: level, "the path follows the bounds, not pathSize")
      }
    }
    if look.given[.minimumRowHeight] != look.given.table[.minimumRowHeight] {
      ledger.leave(.minimumRowHeight, of: level, "all cards have one minimum height")
    }
    if look.given[.titleOrigin] != nil { use(.titleOrigin) }
    if look[.cellContent] == .configuration
      || ledger.table.level(of: .cellContent, from: level) != nil
    {
      ledger.leave(.cellContent, of: level, "cells with cards have their own labels")
    }
    guard self["lineThickness"] != nil else { return }
    use(
      .separatorThickness, .separatorColor, .separatorLeft, .separatorRight,
      .separatorPosition, .separatorLength, .separatorSectionEdges)
    // The others count where nothing closer to the row is set.
    if look[.separatorLeft] != .automatic || look[.separatorRight] != .automatic { use(.separatorReference) }
    if look[.separatorModel] == .inline {
      ledger.leave(.separatorModel, of: level, "a cell draws its line over the row")
    } else {
      use(.separatorModel)
    }
  }

  private func useRadii(of level: LookLevel) {
    let look = ledger.look(of: level)
    for path in AnyLookSetting.singleRadii {
      if look.hasUnevenRadii, !isUneven {
        ledger.leave(
          path, of: level, "a layer has one radius for all its corners: see --technique bezierMask")
      } else {
        ledger.use(path, of: level)
      }
    }
  }
}

extension ResolvedLook {
  /// Whether corners have different radii, at either place in a section.
  var hasUnevenRadii: Bool {
    let own = AnyLookSetting.singleRadii.map { given[$0] }
    return [LookSetting<Points>.cornerRadius, .onlyRowCornerRadius].contains { radius in
      Set(own.map { $0 ?? self[radius] }).count > 1
    }
  }
}
