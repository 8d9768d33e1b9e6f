// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// `UISheetPresentationController`: the sheet whose content the table is. Without any part the table fills the screen.
package struct Sheet: MostlyEmpty {
  /// The heights at which the sheet can rest. Default: `large`, and the selected one.
  package var detents: [SheetDetent]?
  /// `selectedDetentIdentifier`: the height at which it is drawn. Default: the lowest of ``detents``, as UIKit chooses it.
  package var selectedDetent: SheetDetent?
  /// Whether the grabber is drawn at the top. Default: false.
  package var prefersGrabberVisible: Bool?
  /// Points, 0 or more. Default: the profile's.
  package var preferredCornerRadius: Points?

  package init() {}

  package static let empty = Sheet()
  package var isEmpty: Bool { self == .empty }

  /// The heights at which the sheet can rest, as UIKit is given them.
  package var allDetents: [SheetDetent] {
    detents ?? [selectedDetent, .large].compactMap(\.self).filter { $0 != .large } + [.large]
  }

  /// The selected detent; `nil` without one, or if it isn't among ``allDetents``, because it has no effect then.
  package var ownSelection: SheetDetent? { selectedDetent.flatMap { allDetents.contains($0) ? $0 : nil } }

  /// The height at which it is drawn.
  ///
  /// - Parameter height: the height of a detent in points.
  package func shownDetent(_ height: (SheetDetent) -> Points) -> SheetDetent {
    ownSelection ?? allDetents.min { height($0) < height($1) } ?? .large
  }
}

/// A height at which a sheet can rest: `UISheetPresentationController.Detent`.
package enum SheetDetent: Hashable, Sendable {
  /// About half of the screen's height.
  case medium
  /// Up to the status bar.
  case large
  /// Points above the bottom safe area.
  case height(Points)
}
