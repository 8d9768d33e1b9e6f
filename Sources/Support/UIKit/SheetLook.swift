// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The look of the sheet that presents a controller.
@MainActor enum SheetLook {
  /// A height at which a sheet can rest.
  enum Detent: Equatable {
    case medium, large
    /// Points above the bottom safe area. Before iOS 16, half of the screen is in its place.
    case height(CGFloat)
  }

  /// Changes the sheet that presents a controller, or the navigation controller around it.
  ///
  /// - Parameter selected: the height at which it rests first; the lowest one by default.
  static func set(
    of controller: UIViewController, detents: Detent..., selected: Detent? = nil,
    showsGrabber: Bool = false, cornerRadius: CGFloat? = nil
  ) {
    guard let sheet = controller.sheetPresentationController else { return }
    sheet.detents = detents.map(system)
    sheet.selectedDetentIdentifier = selected.map(identifier)
    sheet.prefersGrabberVisible = showsGrabber
    sheet.preferredCornerRadius = cornerRadius
  }

  private static func identifier(
    of detent: Detent
  ) -> UISheetPresentationController.Detent.Identifier {
    guard case .height(let height) = detent else { return detent == .large ? .large : .medium }
    if #available(iOS 16.0, *) { return .init("\(height)") }
    return .medium
  }

  private static func system(_ detent: Detent) -> UISheetPresentationController.Detent {
    switch detent {
    case .medium: return .medium()
    case .large: return .large()
    case .height(let height):
      guard #available(iOS 16.0, *) else { return .medium() }
      return .custom(identifier: identifier(of: detent)) { _ in height }
    }
  }
}
