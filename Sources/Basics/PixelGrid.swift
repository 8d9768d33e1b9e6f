// SPDX-License-Identifier: GPL-3.0-or-later

/// The device's pixel grid. Layout rounds lengths only here.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 1, 2 or 3 (`UITraitCollection.displayScale`).
  public let scale: Int

  /// Subpoints in a pixel.
  private let pixel: Int64

  /// - Parameter scale: pixels per point; a number below 1 counts as 1.
  public init(scale: Int) {
    self.scale = max(1, scale)
    pixel = Points.subpointsPerPoint / Int64(self.scale)
  }

  /// One device pixel in points: 1, 0.5 or 0.333…
  public var hairline: Points { Points(subpoints: pixel) }

  /// The largest multiple of a pixel that is at most `length`.
  public func floor(_ length: Points) -> Points {
    let remainder = length.subpoints % pixel
    let down = remainder < 0 ? remainder + pixel : remainder
    return Points(subpoints: length.subpoints - down)
  }

  /// The smallest multiple of a pixel that is at least `length`.
  public func ceil(_ length: Points) -> Points { -floor(-length) }

  /// The nearest multiple of a pixel; a half is rounded up, towards positive lengths.
  public func round(_ length: Points) -> Points {
    floor(Points(subpoints: length.subpoints + pixel / 2))
  }
}
