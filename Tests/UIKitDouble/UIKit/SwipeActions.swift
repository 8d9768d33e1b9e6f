// SPDX-License-Identifier: GPL-3.0-or-later

/// An action that a swipe shows.
@MainActor public final class UIContextualAction {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  public var title: String?
  public var image: UIImage?
  public var backgroundColor: UIColor?
  public let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

@MainActor public final class UISwipeActionsConfiguration {
  public let actions: [UIContextualAction]

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
