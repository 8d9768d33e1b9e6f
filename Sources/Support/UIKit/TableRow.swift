// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A row: content, background and behaviour, which don't depend on each other.
struct TableRow<Content: TableContent> {
  /// nil: the row is identified by its place, and it does nothing.
  var id: Content.Row?
  var content: any RowContent
  /// A short text in a capsule.
  var badge: String?
  var behavior: RowBehavior<Content>
  var look = RowLook()
  /// nil: the section's decoration; `.some(nil)`: UIKit's own cell.
  var decoration: RowDecoration??

  /// A row of any content.
  init(
    _ id: Content.Row?, _ content: some RowContent, badge: String? = nil,
    _ behavior: RowBehavior<Content> = .none
  ) {
    self.id = id
    self.content = content
    self.badge = badge
    self.behavior = behavior
  }

  /// A row with a localized title. A subtitle is below it, a value beside it.
  init(
    _ id: Content.Row?, _ title: String.LocalizationValue, subtitle: String? = nil,
    value: String? = nil, image: RowImage? = nil, badge: String? = nil,
    _ behavior: RowBehavior<Content> = .none
  ) {
    self.init(
      id, verbatim: String(localized: title), subtitle: subtitle, value: value, image: image,
      badge: badge, behavior)
  }

  /// A row with a title that is shown as it is.
  init(
    _ id: Content.Row?, verbatim title: String, subtitle: String? = nil, value: String? = nil,
    image: RowImage? = nil, badge: String? = nil, _ behavior: RowBehavior<Content> = .none
  ) {
    let content = TextContent(
      title: title, detail: subtitle ?? value,
      arrangement: subtitle != nil ? .subtitle : value != nil ? .value : .title, image: image)
    self.init(id, content, badge: badge, behavior)
  }

  /// The content of a row that has a title, a subtitle or a value.
  var text: TextContent? {
    get { content as? TextContent }
    set { if let newValue { content = newValue } }
  }

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
