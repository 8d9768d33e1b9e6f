// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

extension RowLooks {
  /// What the properties above were made of.
  func use(_ path: Table.IndexPath) {
    let level = LookLevel.row(path)
    let look = ledger.look(of: level)
    func use(_ paths: PartialKeyPath<Look>...) { for path in paths { ledger.use(path, of: level) } }
    use(
      \.rowColor, \.groupInsets.left, \.groupInsets.right, \.backgroundInsets.top, \.backgroundInsets.bottom,
      \.rowHeight)
    use(\.rowSpacing, \.separator.style)
    // No radius is none in the code, too.
    if !isRounded { useRadii(of: level) }
    if look.cornerRadius == .zero { use(\.cornerRadius) }
    if look.onlyRowCornerRadius == .zero { use(\.onlyRowCornerRadius) }
    if isRounded {
      use(\.cornerRadius, \.onlyRowCornerRadius, \.cornerTechnique, \.maskedCorners)
      useRadii(of: level)
      if technique == .cornerCovers {
        ledger.leave(\.masksToBounds, of: level, "clipping would remove the covers")
      } else {
        use(\.masksToBounds)
      }
      if isUneven, look.cornerCurve != .circular {
        ledger.leave(\.cornerCurve, of: level, "a path with a radius for each corner has circular corners")
      } else if look.cornerCurve == .bezierPath, technique != .bezierMask {
        ledger.leave(
          \.cornerCurve, of: level, "a layer can't have the curve of a bezier path; continuous is the closest"
        )
      } else {
        use(\.cornerCurve)
      }
      let wants: CornerTechnique = technique == .cornerCovers ? .covers : .mask
      if look.cornerTechnique != wants {
        ledger.leave(\.cornerTechnique, of: level, "replaced by --technique \(technique.rawValue)")
      }
      if look.cornerClamping == .css {
        ledger.leave(\.cornerClamping, of: level, "UIKit limits radii differently")
      } else {
        use(\.cornerClamping)
      }
    }
    if self["borderWidth"] != nil { use(\.border) }
    if self["shadowOpacity"] != nil {
      use(\.shadow)
      if look.shadow.pathSize != nil {
        ledger.leave(\.shadow, of: level, "the path follows the bounds, not pathSize")
      }
    }
    if look.titleOrigin != nil { use(\.titleOrigin) }
    if look.cellContent == .configuration
      || Setting.level(of: \.cellContent, from: level, in: ledger.table) != nil
    {
      ledger.leave(\.cellContent, of: level, "cells with cards have their own labels")
    }
    guard self["lineThickness"] != nil else { return }
    use(
      \.separator.thickness, \.separator.color, \.separator.left, \.separator.right,
      \.separator.position, \.separator.length, \.separator.sectionEdges)
    // The others count where nothing closer to the row is set.
    if look.separatorLeft != .automatic || look.separatorRight != .automatic { use(\.separator.reference) }
    if look.separatorModel == .inline {
      ledger.leave(\.separator.model, of: level, "a cell draws its line over the row")
    } else {
      use(\.separator.model)
    }
  }

  private func useRadii(of level: LookLevel) {
    let look = ledger.look(of: level)
    let paths: [PartialKeyPath<Look>] = [
      \.rare.topLeftRadius, \.rare.topRightRadius, \.rare.bottomLeftRadius, \.rare.bottomRightRadius,
    ]
    for path in paths {
      if look.hasUnevenRadii, self["cornerRadii"] == nil {
        ledger.leave(
          path, of: level, "a layer has one radius for all its corners: see --technique bezierMask")
      } else {
        ledger.use(path, of: level)
      }
    }
  }
}

extension EffectiveLook {
  /// Whether corners have different radii, at either place in a section.
  var hasUnevenRadii: Bool {
    let own = [rare.topLeftRadius, rare.topRightRadius, rare.bottomLeftRadius, rare.bottomRightRadius]
    return Set(own.map { $0 ?? cornerRadius }).count > 1
      || Set(own.map { $0 ?? onlyRowCornerRadius }).count > 1
  }
}

extension RareLook {
  /// Its settings of corners alone.
  var corners: RareLook {
    var result = RareLook()
    result.topLeftRadius = topLeftRadius
    result.topRightRadius = topRightRadius
    result.bottomLeftRadius = bottomLeftRadius
    result.bottomRightRadius = bottomRightRadius
    return result
  }
}
