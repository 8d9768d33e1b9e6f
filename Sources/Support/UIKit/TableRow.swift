// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A row: content, background and behaviour, which don't depend on each other.
struct TableRow<Content: TableContent> {
  /// nil: the row is identified by its place, and it does nothing.
  var id: Content.Row?
  var content: any RowContent
  /// A short text in a capsule.
  var badge: String?
  /// The behaviours, in the order of their controls at the row's end.
  var behaviors: [RowBehavior<Content>]
  /// The controls and signs before the content.
  var leading: [RowBehavior<Content>] = []
  /// The actions that a swipe shows at each side, from the edge inwards.
  var leadingActions: [SwipeAction] = []
  var trailingActions: [SwipeAction] = []
  /// Whether it can be used.
  var isEnabled = true
  var look = RowLook()
  /// nil: the section's decoration; `.some(nil)`: UIKit's own cell.
  var decoration: RowDecoration??

  /// A row of any content.
  init(
    _ id: Content.Row?, _ content: some RowContent, badge: String? = nil,
    _ behaviors: RowBehavior<Content>...
  ) {
    self.init(id, content, badge, behaviors)
  }

  /// A row with a localized title. A subtitle is below it, a value beside it.
  init(
    _ id: Content.Row?, _ title: String.LocalizationValue, subtitle: String? = nil,
    value: String? = nil, image: RowImage? = nil, badge: String? = nil,
    _ behaviors: RowBehavior<Content>...
  ) {
    self.init(id, Self.text(String(localized: title), subtitle, value, image), badge, behaviors)
  }

  /// A row with a title that is shown as it is.
  init(
    _ id: Content.Row?, verbatim title: String, subtitle: String? = nil, value: String? = nil,
    image: RowImage? = nil, badge: String? = nil, _ behaviors: RowBehavior<Content>...
  ) {
    self.init(id, Self.text(title, subtitle, value, image), badge, behaviors)
  }

  private init(
    _ id: Content.Row?, _ content: any RowContent, _ badge: String?,
    _ behaviors: [RowBehavior<Content>]
  ) {
    self.id = id
    self.content = content
    self.badge = badge
    self.behaviors = behaviors
  }

  private static func text(
    _ title: String, _ subtitle: String?, _ value: String?, _ image: RowImage?
  ) -> TextContent {
    TextContent(
      title: title, detail: subtitle ?? value,
      arrangement: subtitle != nil ? .subtitle : value != nil ? .value : .title, image: image)
  }

  /// The content of a row that has a title, a subtitle or a value.
  var text: TextContent? {
    get { content as? TextContent }
    set { if let newValue { content = newValue } }
  }

  func titleParts(_ parts: TextPart...) -> Self { with { $0.text?.titleParts = parts } }
  func detailParts(_ parts: TextPart...) -> Self { with { $0.text?.detailParts = parts } }
  /// Controls and signs before the content: `.leading(.checkmark)`.
  func leading(_ behaviors: RowBehavior<Content>...) -> Self { with { $0.leading = behaviors } }
  /// Actions that a swipe shows, from the edge inwards: `SwipeAction("delete", "Delete", isDestructive: true)`.
  func leadingSwipeActions(_ actions: SwipeAction...) -> Self {
    with { $0.leadingActions = actions }
  }
  func trailingSwipeActions(_ actions: SwipeAction...) -> Self {
    with { $0.trailingActions = actions }
  }
  func disabled(_ isDisabled: Bool = true) -> Self { with { $0.isEnabled = !isDisabled } }
  func look(_ look: RowLook) -> Self { with { $0.look = look } }
  func decoration(_ decoration: RowDecoration?) -> Self {
    with { $0.decoration = .some(decoration) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
