// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A button behind a row, which a swipe shows. `TableController.perform(_:of:)` gets its id.
struct SwipeAction: Equatable {
  var id: String
  var title: String?
  var symbol: String?
  var isDestructive = false
  var color: UIColor?

  init(
    _ id: String, _ title: String? = nil, symbol: String? = nil, isDestructive: Bool = false,
    color: UIColor? = nil
  ) {
    (self.id, self.title, self.symbol, self.color) = (id, title, symbol, color)
    self.isDestructive = isDestructive
  }

  /// The actions of one side of a row, from the edge inwards; nil without any.
  @MainActor static func configuration(
    _ actions: [SwipeAction], perform: @escaping @MainActor (String) -> Void
  ) -> UISwipeActionsConfiguration? {
    guard !actions.isEmpty else { return nil }
    let all = actions.map { action in
      let style: UIContextualAction.Style = action.isDestructive ? .destructive : .normal
      let button = UIContextualAction(style: style, title: action.title) { _, _, done in
        perform(action.id)
        done(true)
      }
      button.image = action.symbol.flatMap { UIImage(systemName: $0) }
      if let color = action.color { button.backgroundColor = color }
      return button
    }
    return UISwipeActionsConfiguration(actions: all)
  }
}
