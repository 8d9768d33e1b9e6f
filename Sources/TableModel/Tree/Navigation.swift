// SPDX-License-Identifier: GPL-3.0-or-later

/// The navigation bar above a table, `UINavigationItem` as far as it is seen. Nothing of it set is no bar.
package struct Navigation: Hashable, Sendable {
  package var title: String?
  package var display: NavigationDisplay?
  /// The back button's title; a system that shows no titles there has its arrow alone.
  package var back: String?
  /// The bar buttons at the leading and at the trailing side, as ``BarButton/list(_:)`` reads them.
  package var left: String?
  package var right: String?
  /// The placeholder of a search field.
  package var search: String?
  package var background: NavigationBackground?

  package init() {}

  /// What is asked for, as far as the table says: inline where it doesn't, for `prefersLargeTitles` is off by itself.
  package var requestedDisplay: NavigationDisplay {
    if let display { return display }
    return self == Navigation() ? .none : .inline
  }
}

/// `UINavigationItem.largeTitleDisplayMode`, or no bar at all.
package enum NavigationDisplay: String, Hashable, Sendable, CaseIterable {
  case inline
  case large
  case none
}

/// What lies behind the bar's contents.
package enum NavigationBackground: String, Hashable, Sendable, CaseIterable {
  /// As the system draws it: since iOS 15 nothing until rows go under the bar.
  case automatic
  case opaque
  case transparent
}

/// A button in a navigation bar.
package enum BarButton: Hashable, Sendable {
  case title(String)
  /// An SF Symbols name.
  case symbol(String)

  /// Several with commas. What is all in lower case, as SF Symbols names are, is a symbol.
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

/// What is drawn around the table: of the screen, as a screenshot has it, and of the device.
package struct Screen: Hashable, Sendable {
  package var statusBar: Bool?
  package var homeIndicator: Bool?
  package var deviceFrame: Bool?

  package init() {}

  /// Whether a picture shows as much as fits on the device: what stands at the screen's end is there alone.
  package var isWhole: Bool { homeIndicator == true || deviceFrame == true }
}
