// SPDX-License-Identifier: GPL-3.0-or-later

/// The navigation bar above a table: the visible part of `UINavigationItem`. There is no bar if nothing is
/// set.
package struct Navigation: Hashable, Sendable {
  package var title: String?
  /// Default: see ``requestedDisplay``.
  package var display: NavigationDisplay?
  /// The back button's title; an empty text shows only the arrow, as do systems that show no titles there.
  package var back: String?
  /// The bar buttons at the leading side, as ``BarButton/list(_:)`` reads them.
  package var left: String?
  /// The bar buttons at the trailing side, in the same form.
  package var right: String?
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

/// A button in a navigation bar.
package enum BarButton: Hashable, Sendable {
  case title(String)
  /// The name of an SF Symbol.
  case symbol(String)

  /// The buttons in a text, separated by commas. A name in lower case, as SF Symbols have, is a symbol;
  /// others are titles.
  package static func list(_ text: String?) -> [BarButton] {
    (text ?? "").split(separator: ",").compactMap { part in
      let word = part.drop { $0 == " " }
      let name = String(word.prefix(word.count - word.reversed().prefix { $0 == " " }.count))
      guard !name.isEmpty else { return nil }
      return isSymbol(name) ? .symbol(name) : .title(name)
    }
  }

  private static func isSymbol(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
    }
  }
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
