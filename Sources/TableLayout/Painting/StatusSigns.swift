// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The frames of the signs in a status bar, in points, left to right. Source: published design kits of iPhone
/// X, at scale 1; ``Device/StatusBar/signsScale`` is the scale of others.
struct StatusSigns {
  /// The parts of the battery.
  struct Battery {
    /// The body with its outline, which is 1 point wide.
    let body: Rect
    /// The filled part inside the body.
    let charge: Rect
    /// The terminal at the end.
    let pin: Rect
  }

  /// The size as a factor of the iPhone X's.
  let scale: Double
  /// y of the signs' middle, in points.
  let middle: Points

  /// The width of the Wi-Fi symbol's ink in the 24 units of its box.
  static let wifiUnits = 20.5

  private static let signalSize = Size(width: 17, height: Points(32) / 3)
  private static let wifiSize = Size(width: Points(46) / 3, height: 11)
  private static let bodySize = Size(width: 22, height: Points(34) / 3)
  private static let pinSize = Size(width: Points(4) / 3, height: 4)

  private func scaled(_ length: Points) -> Points { Points(length.doubleValue * scale) }

  private func frame(_ size: Size, from x: Points) -> Rect {
    let height = scaled(size.height)
    return Rect(x: x, y: middle - height / 2, width: scaled(size.width), height: height)
  }

  private func frame(_ size: Size, endingAt x: Points) -> Rect { frame(size, from: x - scaled(size.width)) }

  /// The frames of the signal and of Wi-Fi, by their left or right end.
  func signal(from x: Points) -> Rect { frame(Self.signalSize, from: x) }
  func signal(endingAt x: Points) -> Rect { frame(Self.signalSize, endingAt: x) }
  func wifi(from x: Points) -> Rect { frame(Self.wifiSize, from: x) }
  func wifi(endingAt x: Points) -> Rect { frame(Self.wifiSize, endingAt: x) }

  /// The frames of a battery whose pin ends at `end`; the pin begins 1 point behind the body.
  func battery(endingAt end: Points) -> Battery {
    let pin = frame(Self.pinSize, endingAt: end)
    let body = frame(Self.bodySize, endingAt: pin.minX - 1)
    return Battery(
      body: body, charge: body.inset(by: 2), pin: pin)
  }

  /// The four bars of the signal, each 3/17 of its width.
  static func bars(of frame: Rect) -> [Rect] {
    [12, 18, 25, 32].enumerated().map { index, height in
      let height = frame.height * height / 32
      return Rect(
        x: frame.minX + frame.width * (14 * index) / 51, y: frame.maxY - height, width: frame.width * 3 / 17,
        height: height)
    }
  }
}
