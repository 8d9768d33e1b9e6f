// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Device {
  /// The place of the front camera in the screen.
  package enum Housing: Hashable, Sendable {
    /// None in the screen.
    case none
    /// A notch at the top edge, with its size in points.
    case notch(Size)
    /// An island with its size; `top` is the distance from the screen's top. Points.
    case island(Size, top: Points)
  }

  /// The places of the status bar's contents, in points, on an upright screen.
  package struct StatusBar: Hashable, Sendable {
    /// The horizontal place of the clock.
    package enum Clock: Hashable, Sendable {
      /// In the middle of the screen.
      case centered
      /// The distance from the leading edge to the clock's middle.
      case around(Points)
      /// The distance from the leading edge to the clock's beginning.
      case from(Points)
    }

    package var clock: Clock
    /// The font size of the clock.
    package var clockSize: Points
    /// The distance from the trailing edge to the end of the battery's pin.
    package var signsInset: Points
    /// The distance from the screen's top to the middle of the clock and the signs; `nil` uses the middle of
    /// the bar.
    package var middle: Points?
    /// The space between signal, Wi-Fi and battery.
    package var signsGap: Points
    /// The size of the signs as a factor of the iPhone X's, whose battery is 24.33 by 11.33 points with its
    /// pin.
    package var signsScale: Double
    /// The part of the top safe area that is below the bar. Default: 0.
    package var below: Points = 0
  }

  /// The shape of a screen, and its status bar.
  package struct Face: Hashable, Sendable {
    package let housing: Housing
    /// The radius of the screen's corners, in points.
    package let cornerRadius: Points
    package let statusBar: StatusBar
  }
}

/// Sources. Corners: published lists of all screens. Islands and notches: two apps that draw around them, and
/// a public listing of one build. Clock's middle, signs' end and middle of 375 (home button), 390, 393, 402
/// and 440 points: an app that draws status bars; of iPhone X: published design kits. Gaps and scales: the
/// same public listing. The others are inferred: the clock and the signs have the same places beside the
/// camera as on the device with the most similar camera.
extension Device.Face {
  /// Phones with a home button: the clock is in the middle, the signal at the leading side.
  static let homeButton = Self(
    housing: .none, cornerRadius: 0,
    statusBar: Device.StatusBar(
      clock: .centered, clockSize: 12, signsInset: 6, middle: 10.5, signsGap: 5, signsScale: 1))

  /// iPhone X, XS and 11 Pro.
  static let x = Self(
    housing: .notch(Size(width: 209, height: 30)), cornerRadius: 39,
    statusBar: Device.StatusBar(
      clock: .around(48), clockSize: 15, signsInset: Points(44) / 3, middle: 23, signsGap: 5, signsScale: 1))

  /// iPhone XR and 11.
  static let xr = Self(
    housing: .notch(Size(width: 227, height: 32)), cornerRadius: 41.5,
    statusBar: Device.StatusBar(
      clock: .around(54), clockSize: 15, signsInset: 16.5, middle: 24, signsGap: 4.5, signsScale: 1.07))

  /// iPhone XS Max and 11 Pro Max.
  static let xsMax = Self(
    housing: .notch(Size(width: Points(628) / 3, height: 30)), cornerRadius: 39,
    statusBar: Device.StatusBar(
      clock: .around(59), clockSize: 15, signsInset: 18, middle: 23, signsGap: 6, signsScale: 1.07))

  /// iPhone 12 mini and 13 mini; the notch is that of iPhone 13 mini.
  static let mini = Self(
    housing: .notch(Size(width: 174, height: Points(112) / 3)), cornerRadius: 44,
    statusBar: Device.StatusBar(
      clock: .around(48), clockSize: 15, signsInset: 25.5, middle: 25.5, signsGap: Points(16) / 3,
      signsScale: 1))

  /// Screens that are 390 points wide; the notch is that of iPhone 13 and 14.
  static let notch390 = Self(
    housing: .notch(Size(width: Points(484) / 3, height: Points(101) / 3)), cornerRadius: Points(142) / 3,
    statusBar: Device.StatusBar(
      clock: .around(54.5), clockSize: 17, signsInset: 29, middle: 23, signsGap: Points(19) / 3,
      signsScale: 1.1))

  /// Screens that are 428 points wide.
  static let notch428 = Self(
    housing: notch390.housing, cornerRadius: Points(160) / 3,
    statusBar: Device.StatusBar(
      clock: .around(63.5), clockSize: 17, signsInset: 34, middle: 23, signsGap: Points(19) / 3,
      signsScale: 1.1))

  private static let islandSize = Size(width: 126, height: Points(112) / 3)

  /// The islands of screens with this width in points, as the next three.
  static let island393 = Self(
    housing: .island(islandSize, top: 11), cornerRadius: 55,
    statusBar: Device.StatusBar(
      clock: .around(71.5), clockSize: 17, signsInset: 34.5, middle: 29.5, signsGap: Points(22) / 3,
      signsScale: 1.125, below: 5))

  static let island430 = Self(
    housing: .island(islandSize, top: 11), cornerRadius: 55,
    statusBar: Device.StatusBar(
      clock: .around(80.5), clockSize: 17, signsInset: 34, middle: 29.5, signsGap: Points(28) / 3,
      signsScale: 1.26, below: 5))

  static let island402 = Self(
    housing: .island(islandSize, top: Points(41) / 3), cornerRadius: 62,
    statusBar: Device.StatusBar(
      clock: .around(Points(221) / 3), clockSize: 17, signsInset: Points(106) / 3, middle: Points(98) / 3,
      signsGap: Points(22) / 3, signsScale: 1.125, below: 8))

  static let island440 = Self(
    housing: .island(islandSize, top: Points(41) / 3), cornerRadius: 62,
    statusBar: Device.StatusBar(
      clock: .around(83.5), clockSize: 17, signsInset: 36.5, middle: Points(98) / 3, signsGap: Points(28) / 3,
      signsScale: 1.26, below: 8))

  /// iPhone Air.
  static let air = Self(
    housing: .island(islandSize, top: Points(59) / 3), cornerRadius: 62,
    statusBar: Device.StatusBar(
      clock: .around(Points(235) / 3), clockSize: 17, signsInset: 34, middle: 39, signsGap: Points(28) / 3,
      signsScale: 1.26, below: 9))

  /// iPhone Duo. Everything is assumed: the places of its cameras and its status bars aren't published.
  static let duo = Self(
    housing: .none, cornerRadius: 39,
    statusBar: Device.StatusBar(
      clock: .from(34), clockSize: 17, signsInset: 34, middle: nil, signsGap: Points(28) / 3, signsScale: 1.26
    ))

  /// iPads: the clock is at the leading side, and there is no signal. Sizes are assumed.
  static func pad(cornerRadius: Points) -> Self {
    Self(
      housing: .none, cornerRadius: cornerRadius,
      statusBar: Device.StatusBar(
        clock: .from(20), clockSize: 12, signsInset: 20, middle: nil, signsGap: 5, signsScale: 1))
  }
}
