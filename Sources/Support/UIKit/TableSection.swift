// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A group of rows with an optional header and footer.
struct TableSection<Content: TableContent> {
  /// nil: the section is identified by its place.
  var id: Content.Section?
  var header = SectionText()
  var footer = SectionText()
  /// The controls at the header's trailing side.
  var headerControls: [HeaderControl<Content>] = []
  var rows: [TableRow<Content>]
  var look = RowLook()
  /// Whether it shows only its header.
  var isCollapsed = false
  /// nil: the table's decoration; `.some(nil)`: UIKit's own cells.
  var decoration: RowDecoration??

  /// A section whose texts are localized, or shown as they are.
  init(
    _ id: Content.Section? = nil, header: String.LocalizationValue? = nil,
    footer: String.LocalizationValue? = nil, verbatimHeader: String? = nil,
    verbatimFooter: String? = nil,
    @TableBuilder<TableRow<Content>> rows: () -> [TableRow<Content>]
  ) {
    self.id = id
    self.header.text = verbatimHeader ?? header.map { String(localized: $0) }
    self.footer.text = verbatimFooter ?? footer.map { String(localized: $0) }
    self.rows = rows()
  }

  func look(_ look: RowLook) -> Self { with { $0.look = look } }
  func collapsed(_ isCollapsed: Bool = true) -> Self { with { $0.isCollapsed = isCollapsed } }
  func decoration(_ decoration: RowDecoration?) -> Self {
    with { $0.decoration = .some(decoration) }
  }
  func headerParts(_ parts: TextPart...) -> Self { with { $0.header.parts = parts } }
  func footerParts(_ parts: TextPart...) -> Self { with { $0.footer.parts = parts } }
  func headerImage(_ image: RowImage) -> Self { with { $0.header.image = image } }
  func headerControls(_ controls: HeaderControl<Content>...) -> Self {
    with { $0.headerControls = controls }
  }
  func headerLook(_ look: HeaderLook) -> Self { with { $0.header.look = look } }
  func footerLook(_ look: HeaderLook) -> Self { with { $0.footer.look = look } }
  /// Points. At accessibility text sizes, it is the minimum height of a header with a text.
  func headerHeight(_ height: CGFloat) -> Self { with { $0.header.height = height } }
  func footerHeight(_ height: CGFloat) -> Self { with { $0.footer.height = height } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A control at a header's trailing side that a support file of its own makes.
struct HeaderControl<Content: TableContent> {
  /// From the section, its index in the table, and the controller.
  let make: @MainActor (TableSection<Content>, Int, TableController<Content>) -> ShownControl
}

extension Array {
  /// Changes the row with an id, for texts that the design fixes and the app knows better:
  /// `sections.update(.inbox) { $0.badge = "3" }`. Nothing happens if there is no such row.
  mutating func update<Content: TableContent>(
    _ id: Content.Row, _ change: (inout TableRow<Content>) -> Void
  ) where Element == TableSection<Content> {
    for section in indices {
      guard let row = self[section].rows.firstIndex(where: { $0.id == id }) else { continue }
      return change(&self[section].rows[row])
    }
  }
}
