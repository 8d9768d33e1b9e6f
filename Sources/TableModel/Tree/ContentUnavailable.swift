// SPDX-License-Identifier: GPL-3.0-or-later

/// `UIContentUnavailableConfiguration`: the view that a table without rows shows. Without any part there is none.
package struct ContentUnavailable: MostlyEmpty {
  /// The ready-made configuration that the other parts change. Default: `empty`.
  package var kind: ContentUnavailableKind?
  /// The name of a symbol. Default: that of the kind.
  package var image: String?
  /// Default: that of the kind.
  package var text: String?
  /// Default: that of the kind.
  package var secondaryText: String?
  /// `UIContentUnavailableConfigurationState.searchText`: the text that was searched for.
  package var searchText: String?
  package var button: Element?
  package var secondaryButton: Element?

  package init() {}

  package static let empty = ContentUnavailable()
  package var isEmpty: Bool { self == .empty }

  /// The symbol that it shows; `nil` for none. A spinner is in its place while the table loads.
  package var shownImage: String? {
    switch kind {
    case .loading: nil
    case .search: image ?? "magnifyingglass"
    case .empty, nil: image
    }
  }

  /// The first text that it shows. Source of the ready-made texts: Apple's pictures of the configurations.
  package var shownText: String? {
    switch kind {
    case .loading: text ?? "Loading…"
    case .search: text ?? searchText.map { "No Results for “\($0)”" } ?? "No Results"
    case .empty, nil: text
    }
  }

  /// The second text that it shows.
  package var shownSecondaryText: String? {
    kind == .search ? secondaryText ?? "Check the spelling or try a new search." : secondaryText
  }

  /// Whether it has something to show.
  package var showsAnything: Bool {
    kind == .loading || shownImage != nil || shownText != nil || shownSecondaryText != nil || button != nil
      || secondaryButton != nil
  }
}

/// The ready-made configurations of `UIContentUnavailableConfiguration`.
package enum ContentUnavailableKind: String, Hashable, Sendable, CaseIterable {
  /// Only the parts that are set.
  case empty
  /// A spinner over the text.
  case loading
  /// A magnifying glass, and texts for a search without results.
  case search
}
