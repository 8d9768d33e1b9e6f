// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The pixels per point of a screenshot, from its size.
package struct ScreenshotScale: Hashable, Sendable {
  /// Pixels per point.
  package let scale: Double
  /// The device of another width that has a screen of the screenshot's size. Default: none.
  package let otherDevice: Device?

  /// A screen of another device keeps that device's scale: its rows have the same heights. Any other picture shows the whole
  /// width of the table.
  package init(width: Int, height: Int, of layout: LaidOutTable) {
    let own = layout.pictureSize.width
    let scale = Double(width) / own.doubleValue
    func hasScreen(_ device: Device) -> Bool {
      let (one, other) = (Points(width) / device.scale, Points(height) / device.scale)
      return (one, other) == (device.size.width, device.size.height)
        || (one, other) == (device.size.height, device.size.width)
    }
    let device = Device.all.first(where: hasScreen)
    guard let device, Points(width) / device.scale != own else {
      (self.scale, otherDevice) = (scale, nil)
      return
    }
    (self.scale, otherDevice) = (Double(device.scale), device)
  }

  /// The scale at which a spec's picture is drawn before it is made as small as the screenshot.
  package var drawnScale: Int { max(1, Int(scale.rounded(.up))) }
}
