// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Device {
  /// Where the front camera is, in the screen.
  package enum Housing: Hashable, Sendable {
    case none
    /// At the top edge; its size in points.
    case notch(Size)
    /// `top`: points between the screen's top and the island.
    case island(Size, top: Points)
  }

  /// Where the system puts the contents of the status bar of a screen held upright. Points.
  package struct StatusBar: Hashable, Sendable {
    package enum Clock: Hashable, Sendable {
      /// In the middle of the screen.
      case centered
      /// Its middle, from the leading edge.
      case around(Points)
      /// Its beginning, from the leading edge.
      case from(Points)
    }

    package var clock: Clock
    /// The font's size.
    package var clockSize: Points
    /// From the trailing edge to the end of the battery's pin.
    package var signsInset: Points
    /// From the screen's top to the middle of the clock and the signs; `nil` is the bar's middle.
    package var middle: Points?
    /// Between signal, Wi-Fi and battery.
    package var signsGap: Points
    /// In parts of the iPhone X's signs: its battery is 24.33 by 11.33 points with the pin.
    package var signsScale: Double
    /// Of the top safe area, what is below the bar.
    package var below: Points = 0
  }

  /// The shape of a screen, and its status bar.
  package struct Face: Hashable, Sendable {
    package let housing: Housing
    /// Of the screen's corners, in points.
    package let cornerRadius: Points
    package let statusBar: StatusBar
  }
}

/// Sources. Corners: published lists of all screens. Islands and notches: two apps that draw around them, and a public listing of
/// one build. Clock's middle, signs' end and middle of 375 (home button), 390, 393, 402 and 440 points: an app that draws status
/// bars; of iPhone X: published design kits. Gaps and scales: the same public listing. Others are inferred: clock and signs
/// stand in the parts beside the camera as on the device with the most similar camera.
extension Device.Face {
  /// A home button: the clock in the middle, the signal at the other side.
  static let homeButton = Self(
    housing: .none, cornerRadius: 0,
    statusBar: Device.StatusBar(
      clock: .centered, clockSize: 12, signsInset: 6, middle: 10.5, signsGap: 5, signsScale: 1))

  static let x = Self(
    housing: .notch(Size(width: 209, height: 30)), cornerRadius: 39,
    statusBar: Device.StatusBar(
      clock: .around(48), clockSize: 15, signsInset: Points(44) / 3, middle: 23, signsGap: 5, signsScale: 1))

  /// iPhone XR and 11.
  static let xr = Self(
    housing: .notch(Size(width: 227, height: 32)), cornerRadius: 41.5,
    statusBar: Device.StatusBar(
      clock: .around(54), clockSize: 15, signsInset: 16.5, middle: 24, signsGap: 4.5, signsScale: 1.07))

  static let xsMax = Self(
    housing: .notch(Size(width: Points(628) / 3, height: 30)), cornerRadius: 39,
    statusBar: Device.StatusBar(
      clock: .around(59), clockSize: 15, signsInset: 18, middle: 23, signsGap: 6, signsScale: 1.07))

  /// With the notch of iPhone 13 mini.
  static let mini = Self(
    housing: .notch(Size(width: 174, height: Points(112) / 3)), cornerRadius: 44,
    statusBar: Device.StatusBar(
      clock: .around(48), clockSize: 15, signsInset: 25.5, middle: 25.5, signsGap: Points(16) / 3,
      signsScale: 1))

  /// 390 points wide, with the notch of iPhone 13 and 14.
  static let notch390 = Self(
    housing: .notch(Size(width: Points(484) / 3, height: Points(101) / 3)), cornerRadius: Points(142) / 3,
    statusBar: Device.StatusBar(
      clock: .around(54.5), clockSize: 17, signsInset: 29, middle: 23, signsGap: Points(19) / 3,
      signsScale: 1.1))

  static let notch428 = Self(
    housing: notch390.housing, cornerRadius: Points(160) / 3,
    statusBar: Device.StatusBar(
      clock: .around(63.5), clockSize: 17, signsInset: 34, middle: 23, signsGap: Points(19) / 3,
      signsScale: 1.1))

  private static let islandSize = Size(width: 126, height: Points(112) / 3)

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

  static let air = Self(
    housing: .island(islandSize, top: Points(59) / 3), cornerRadius: 62,
    statusBar: Device.StatusBar(
      clock: .around(Points(235) / 3), clockSize: 17, signsInset: 34, middle: 39, signsGap: Points(28) / 3,
      signsScale: 1.26, below: 9))

  /// Nothing is published of where its cameras are and of its status bars: all of it is assumed.
  static let duo = Self(
    housing: .none, cornerRadius: 39,
    statusBar: Device.StatusBar(
      clock: .from(34), clockSize: 17, signsInset: 34, middle: nil, signsGap: Points(28) / 3, signsScale: 1.26
    ))

  /// The clock at the leading side, no signal. Sizes are assumed; iPads show their charge.
  static func pad(cornerRadius: Points) -> Self {
    Self(
      housing: .none, cornerRadius: cornerRadius,
      statusBar: Device.StatusBar(
        clock: .from(20), clockSize: 12, signsInset: 20, middle: nil, signsGap: 5, signsScale: 1))
  }
}
