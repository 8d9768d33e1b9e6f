// SPDX-License-Identifier: GPL-3.0-or-later

/// The navigation bar above a table: the visible part of `UINavigationItem`. There is no bar if nothing is
/// set.
package struct Navigation: Hashable, Sendable {
  package var title: String?
  /// Default: see ``requestedDisplay``.
  package var display: NavigationDisplay?
  /// The back button's title; an empty text shows only the arrow, as do systems that show no titles there.
  package var back: String?
  /// The bar buttons at the leading side; ``BarButtons`` reads and writes them.
  package var left: [Element]?
  /// The bar buttons at the trailing side, from left to right.
  package var right: [Element]?
  /// The placeholder of a search field.
  package var search: String?
  /// Default: `automatic`.
  package var background: NavigationBackground?

  package init() {}

  /// The display that the table sets. Default: inline, because `prefersLargeTitles` is off by default; none
  /// if nothing of the bar is set.
  package var requestedDisplay: NavigationDisplay {
    if let display { return display }
    return self == Navigation() ? .none : .inline
  }
}

/// `UINavigationItem.largeTitleDisplayMode`, or no bar at all.
package enum NavigationDisplay: String, Hashable, Sendable, CaseIterable {
  /// The title is in the bar.
  case inline
  /// The title is large, below the bar's buttons (since iOS 11).
  case large
  /// There is no bar.
  case none
}

/// The background of a navigation bar.
package enum NavigationBackground: String, Hashable, Sendable, CaseIterable {
  /// The system's default: since iOS 15, none until rows scroll under the bar.
  case automatic
  case opaque
  case transparent
}

/// The parts of the screen and of the device that are drawn around the table. `nil` draws none.
package struct ScreenParts: Hashable, Sendable {
  /// Whether the time, the signal and the battery are drawn.
  package var statusBar: Bool?
  /// Whether the home indicator is drawn; the picture is then as high as the screen.
  package var homeIndicator: Bool?
  /// Whether the device's outline, round corners and camera housing are drawn; the picture is then as high as
  /// the screen.
  package var deviceFrame: Bool?

  package init() {}

  /// Whether a picture shows only the screen instead of the whole content, because it has parts at the
  /// screen's end.
  package var isWhole: Bool { homeIndicator == true || deviceFrame == true }
}
