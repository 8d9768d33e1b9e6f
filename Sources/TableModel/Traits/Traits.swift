// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The traits of the device and its user's settings. `nil` uses the device's value.
package struct Traits: Hashable, Sendable {
  /// Default: ``Device/standard``.
  package var device: Device.ID?
  /// The table's width in points, from 1 to 10 000. Default: the device's.
  package var width: Points?
  /// The height of the table's bounds in points, from 1 to 10 000. Default: the device's; none if `width` is
  /// set.
  package var height: Points?
  /// Pixels per point: 1, 2 or 3. Default: the device's.
  package var scale: Int?
  /// Default: portrait.
  package var orientation: Orientation
  /// Default: light.
  package var appearance: InterfaceStyle
  /// Default: normal.
  package var contrast: Contrast
  /// Default: left to right.
  package var direction: Direction
  /// Default: `large`.
  package var textSize: TextSize

  package init(
    device: Device.ID? = nil, width: Points? = nil, height: Points? = nil, scale: Int? = nil,
    orientation: Orientation = .portrait,
    appearance: InterfaceStyle = .light, contrast: Contrast = .normal, direction: Direction = .leftToRight,
    textSize: TextSize = .large
  ) {
    self.device = device
    self.width = width
    self.height = height
    self.scale = scale
    self.orientation = orientation
    self.appearance = appearance
    self.contrast = contrast
    self.direction = direction
    self.textSize = textSize
  }
}

/// The sides of `UIView.safeAreaInsets`, in points; left and right are visual. `nil` uses the device's.
package struct SafeArea: Hashable, Sendable {
  package var top: Points?
  package var left: Points?
  package var bottom: Points?
  package var right: Points?

  package init() {}
}

/// `UITraitCollection.userInterfaceStyle`.
package enum InterfaceStyle: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// `UITraitCollection.accessibilityContrast`.
package enum Contrast: String, Hashable, Sendable, CaseIterable {
  case normal
  case high
}

/// The orientation of a device.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// `UITraitCollection.layoutDirection`.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The twelve Dynamic Type sizes, `UIContentSizeCategory`. Default: `large`.
package enum TextSize: String, ConstantName, Sendable {
  case extraSmall
  case small
  case medium
  /// The default of a new device.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes.
  package var isAccessibilityCategory: Bool {
    ordinal >= Self.accessibilityMedium.ordinal
  }
}
