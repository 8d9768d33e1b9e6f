// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension RowImage {
  /// The parts that don't change how the image is drawn.
  ///
  /// - Parameter fills: whether it fills its row's height.
  func unusedParts(inStatus isStatus: Bool, fills: Bool = false) -> [(name: String, reason: String)] {
    guard hasForm else { return [] }
    var result: [(name: String, reason: String)] = []
    func add(_ name: String, _ isSet: Bool, _ reason: String) { if isSet { result.append((name, reason)) } }
    if let isFilling = form.fillsHeight, !fills {
      let usual =
        isStatus ? "images of status cells have a fixed size" : "a symbol without a tile has no area"
      add("fillsHeight", true, isFilling ? usual : "images don't fill rows by default")
    }
    if fills {
      let reason = "an image that fills the row's height has the row's corners"
      add("shape", form.shape != nil, reason)
      add("cornerRadius", form.cornerRadius != nil, reason)
    }
    add("size", isStatus && form.size != nil, "images of status cells have a fixed size")
    if symbol == nil {
      let reason = "only symbols have it"
      add("weight", file != nil && form.weight != nil, "only symbols and letters have it")
      add("scale", form.scale != nil, reason)
      add("renderingMode", form.renderingMode != nil, reason)
      add("secondaryColor", form.secondaryColor != nil, reason)
      add("tertiaryColor", form.tertiaryColor != nil, reason)
    } else {
      let isPalette = renderingMode == .palette
      add("scale", isStatus && form.scale != nil, "symbols of status cells have a fixed size")
      add("secondaryColor", form.secondaryColor != nil && !isPalette, "only a palette has it")
      add("tertiaryColor", form.tertiaryColor != nil && !isPalette, "only a palette has it")
      add("shape", form.shape != nil && tileColor == nil && !fills, "a symbol without a tile has no outline")
      if tileColor == nil {
        add("cornerRadius", form.cornerRadius != nil, "a symbol without a tile has no corners")
      }
    }
    if !fills, symbol == nil || tileColor != nil {
      add("cornerRadius", form.cornerRadius != nil && shape == .circle, "a circle has no corners")
    }
    return result
  }
}
