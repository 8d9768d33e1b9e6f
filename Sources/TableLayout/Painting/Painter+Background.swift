// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension Painter {
  /// Paints the background of everything: one colour, and in grouped tables without their own colour the
  /// texture of iOS 6.
  mutating func paintBackground(_ content: Rect) {
    fill(.tableBackground, Outline(rect: content), environment.paint(environment.backgroundColor))
    guard environment.isGrouped, environment.info.backgroundColor == nil,
      let texture = environment.profile.groupedTexture
    else { return }
    let gradient: Gradient
    if environment.device.isPad {
      gradient = Gradient(
        .down,
        [
          Gradient.Stop(0, environment.paint(texture.padTop)),
          Gradient.Stop(1000, environment.paint(texture.padBottom)),
        ])
    } else {
      let stripe = environment.paint(texture.stripe)
      var ground = stripe
      ground.alpha = 0
      let end = Int((texture.width.doubleValue * 1000 / texture.period.doubleValue).rounded())
      gradient = Gradient(
        .across,
        [
          Gradient.Stop(0, stripe), Gradient.Stop(end, stripe), Gradient.Stop(end, ground),
          Gradient.Stop(1000, ground),
        ], period: texture.period)
    }
    add(.tableBackground, nil, .gradient(Outline(rect: content), gradient))
  }
}
