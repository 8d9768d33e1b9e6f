// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// One row: the content of its cell, and a look that overrides its section's.
package struct Row: Hashable, Sendable {
  private var parts: CopyOnWrite<RowParts>

  package init(
    id: String? = nil, title: String, detail: String? = nil, cellStyle: CellStyle? = nil,
    image: RowImage? = nil, accessory: Accessory = .none, badge: String? = nil, numberOfLines: Int = 1,
    status: StatusContent? = nil, look: Look = Look()
  ) {
    // Most rows have none, and to find out whether a status is empty takes as long as all the rest.
    let extras = status.map { Boxed(wrappedValue: RowExtras(status: $0)) } ?? Boxed()
    parts = CopyOnWrite(
      RowParts(
        id: id, title: title, detail: detail, cellStyle: cellStyle, image: image, accessory: accessory,
        badge: badge,
        numberOfLines: numberOfLines, extras: extras, look: look))
  }

  /// A name that the row keeps when it moves; unique in its table.
  package var id: String? {
    get { parts.value.id }
    set { parts.value.id = newValue }
  }

  /// Without attributes, see ``attributedTitle``.
  package var title: String {
    get { parts.value.title }
    set {
      parts.value.title = newValue
      if hasMarkdown { markdown.first = nil }
    }
  }

  /// The second text; the cell style `default` doesn't show it. Without attributes, see ``attributedDetail``.
  package var detail: String? {
    get { parts.value.detail }
    set {
      parts.value.detail = newValue
      if hasMarkdown { markdown.second = nil }
    }
  }

  /// The style that the row sets. Default: none, see ``cellStyle``.
  package var givenCellStyle: CellStyle? {
    get { parts.value.cellStyle }
    set { parts.value.cellStyle = newValue }
  }

  /// The style that the row has. A row with a detail that sets none is a `value1` cell, because the style
  /// `default` shows no detail; other rows that set none are `default` cells.
  package var cellStyle: CellStyle {
    get { parts.value.cellStyle ?? (parts.value.detail == nil ? .default : .value1) }
    set { parts.value.cellStyle = newValue }
  }

  package var image: RowImage? {
    get { parts.value.image }
    set { parts.value.image = newValue }
  }

  /// Default: none.
  package var accessory: Accessory {
    get { parts.value.accessory }
    set { parts.value.accessory = newValue }
  }

  /// A short text in a filled capsule before the accessory.
  package var badge: String? {
    get { parts.value.badge }
    set { parts.value.badge = newValue }
  }

  /// The largest number of lines of the title (`UILabel.numberOfLines`). Default: 1; 0 means no limit.
  package var numberOfLines: Int {
    get { parts.value.numberOfLines }
    set { parts.value.numberOfLines = newValue }
  }

  /// Whether it is drawn as a selected row (`UITableViewCell.isSelected`). Default: false.
  package var isSelected: Bool {
    get { parts.value.isSelected }
    set { parts.value.isSelected = newValue }
  }

  package var look: Look {
    get { parts.value.look }
    _modify { yield &parts.value.look }
  }

  /// The parts of a `status` cell besides title, detail (its description) and badge. Default: none.
  package var status: StatusContent {
    get { parts.value.extras.wrappedValue.status }
    set { parts.value.extras.wrappedValue.status = newValue }
  }

  /// The elements besides image, badge and accessory. Default: none.
  package var elements: RowElements {
    get { parts.value.extras.wrappedValue.elements }
    set { parts.value.extras.wrappedValue.elements = newValue }
  }

  /// The Markdown of the title and of the detail. Default: none.
  var markdown: MarkdownTexts {
    get { parts.value.extras.wrappedValue.markdown }
    set { parts.value.extras.wrappedValue.markdown = newValue }
  }

  /// The states besides the selection. Default: enabled, not touched, not swiped.
  package var states: RowStates {
    get { parts.value.extras.wrappedValue.states }
    set { parts.value.extras.wrappedValue.states = newValue }
  }

  /// The settings of the look that hold where the width is regular, see ``Table/withRegularLooks``.
  package var regular: Look {
    get { hasNoExtras ? Look() : parts.value.extras.wrappedValue.regular }
    set { parts.value.extras.wrappedValue.regular = newValue }
  }

  /// Whether a finger is on it (`UITableViewCell.isHighlighted`). Default: false.
  package var isHighlighted: Bool { !hasNoExtras && states.isHighlighted }

  /// Whether it can be used; a disabled row is faded. Default: true.
  package var isEnabled: Bool { hasNoExtras || states.isEnabled }

  /// Whether it has the background of a selection, which a finger on it shows, too.
  package var hasSelectedLook: Bool { isSelected || isHighlighted }

  /// The side on which its swipe actions are shown; `nil` if it isn't swiped, or has no actions there.
  package var shownSwipe: SwipeEdge? {
    guard !hasNoExtras, let edge = states.swiped, !elements[swipe: edge].isEmpty else { return nil }
    return edge
  }

  /// Whether it has no status, no states, no elements, no Markdown and no values of regular widths, which takes no time to find.
  package var hasNoExtras: Bool { parts.value.extras.isEmpty }

  /// Whether ``elements`` is empty, which takes no time to find in most rows.
  package var hasNoElements: Bool { hasNoExtras || elements.isEmpty }

  /// Whether it has no elements besides swipe actions, which are behind it. Takes no time to find in most rows.
  package var hasNoPlacedElements: Bool { hasNoExtras || elements.hasOnlySwipeActions }

  /// Whether it certainly names no picture file. It copies no image, because a layout asks each row.
  var hasNoFile: Bool { hasNoExtras && parts.value.image?.file == nil }

  /// Whether it has no image, or one with ``RowImage/hasUsualSize``. It copies no image, either.
  package var hasUsualImage: Bool { parts.value.image?.hasUsualSize ?? true }

  /// Whether a text has Markdown. Faster than a look at the texts.
  package var hasMarkdown: Bool { !hasNoExtras && !markdown.isEmpty }
}

extension Row: CustomReflectable {
  /// Mirrors show the properties instead of the reference.
  package var customMirror: Mirror { Mirror(reflecting: parts.value) }
}

/// The stored properties of a row, which ``Row`` describes.
private struct RowParts: Hashable, Sendable {
  var id: String?
  var title: String
  var detail: String?
  var cellStyle: CellStyle?
  var image: RowImage?
  var accessory: Accessory
  var badge: String?
  var numberOfLines: Int
  var isSelected = false
  var extras: Boxed<RowExtras>
  var look: Look
}

/// The arrangement of a row's texts, `UITableViewCell.CellStyle` plus `status`.
package enum CellStyle: String, Hashable, Sendable, CaseIterable {
  /// One title at the leading side.
  case `default`
  /// Title with the detail below it.
  case subtitle
  /// Title leading, detail trailing on the same line.
  case value1
  /// Title in a narrow trailing-aligned column, detail after it.
  case value2
  /// A status card: title and badge, date, description, status value and level image. Not a UIKit style.
  case status
}

/// The views that show a cell's texts: labels, or a `UIListContentConfiguration` in one of its styles.
package enum CellContent: String, Hashable, Sendable, CaseIterable {
  /// `textLabel` and `detailTextLabel`: the row's least height includes the separator. The default.
  case textLabel
  /// `UIListContentConfiguration`'s `cell()`, `subtitleCell()` or `valueCell()`, of which ``CellStyle`` chooses one. Before
  /// iOS 26, the separator's pixel is added to the height of each configuration (44.33 @3x, measured).
  case configuration
  /// The section headers and footers of a list, in a row. The detail of this and the other styles is below the title.
  case plainHeader, groupedHeader, plainFooter, groupedFooter
  /// The title of a group in a sidebar.
  case sidebarHeader
  /// An item of a sidebar with a line below its title.
  case sidebarSubtitleCell
  /// An item of a sidebar.
  case sidebarCell

  /// Whether it is a `UIListContentConfiguration`.
  package var isConfiguration: Bool { self != .textLabel }

  /// Whether it is a style of headers, footers or sidebars.
  package var isHeaderFooterOrSidebar: Bool { self != .textLabel && self != .configuration }

  /// Whether it is a style of sidebars, whose texts have one line each.
  package var isOfSidebars: Bool {
    self == .sidebarCell || self == .sidebarSubtitleCell || self == .sidebarHeader
  }
}

/// The height of a row, a header or a footer: fitted to its content or fixed.
package enum RowHeight: Hashable, Sendable {
  /// `UITableView.automaticDimension`: the height of the content, but at least the profile's row height.
  case automatic
  /// Exactly this many points, 0 or more.
  case fixed(Points)

  /// Points of a fixed height; `nil` for the content's height.
  package var points: Points? { if case .fixed(let points) = self { points } else { nil } }
}

/// The element at a row's trailing side, `UITableViewCell.AccessoryType` plus the two states of a switch.
package enum Accessory: String, Hashable, Sendable, CaseIterable {
  case none
  /// A chevron.
  case disclosureIndicator
  /// An information button followed by a chevron.
  case detailDisclosureButton
  case checkmark
  /// An information button.
  case detailButton
  /// A `UISwitch` as accessory view, on.
  case switchOn
  /// A `UISwitch` as accessory view, off.
  case switchOff
}

/// The parts that most rows don't have, in one box.
private struct RowExtras: MostlyEmpty {
  var status = StatusContent.empty
  var elements = RowElements.empty
  var markdown = MarkdownTexts.empty
  var states = RowStates.empty
  var regular = Look()

  static let empty = RowExtras()
  var isEmpty: Bool { self == .empty }
}

/// The additional parts of a `status` cell.
package struct StatusContent: MostlyEmpty {
  /// The text under the title.
  package var date: String?
  /// The value at the trailing side.
  package var value: String?
  /// The symbol beside the value.
  package var level: RowImage?

  package init(date: String? = nil, value: String? = nil, level: RowImage? = nil) {
    self.date = date
    self.value = value
    self.level = level
  }

  package static let empty = StatusContent()
  package var isEmpty: Bool { self == .empty }
}
