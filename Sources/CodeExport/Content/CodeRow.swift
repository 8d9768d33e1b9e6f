// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A row with its name in code, its action and its texts.
struct CodeRow {
  let path: Table.IndexPath
  let row: Row
  let look: ResolvedLook
  /// `nil` if it has no id.
  let name: CaseName?
  let behavior: RowBehavior
  /// The property of `Values` with its detail; `nil` if it has no id or no detail.
  let detailValue: String?
  /// The property of `Values` with its badge.
  let badgeValue: String?
  /// The property of `Values` with all texts of a status row.
  let statusValue: String?
  /// The elements before the image and after the texts.
  let controls: [CodeControl]
  /// Whether the picture truncates its title, which would wrap otherwise.
  let cutsTitle: Bool
  /// Likewise its detail.
  let cutsDetail: Bool

  /// - Parameter choice: the value with the checked rows of its section; `nil` without a check mark.
  init(
    _ row: Row, _ look: ResolvedLook, at path: Table.IndexPath, named name: CaseName?,
    _ choice: SectionChoice?, in layout: LaidOutTable, _ values: inout CodeValues
  ) throws(ExportError) {
    let row = row.withAccessory
    self.path = path
    self.row = row
    self.look = look
    self.name = name
    let isStatus = row.cellStyle == .status
    let place = "row \(path.section).\(path.row)"
    let known = name?.name
    behavior = try RowBehavior(row, look, named: name, choice, at: path, &values)
    if let known, isStatus {
      statusValue = try values.add(.status(row), CodeNames.property(known), for: place)
    } else {
      statusValue = nil
    }
    let shows = !row.hasNoPlacedElements && !isStatus && look.given[.titleOrigin] == nil
    let hasContent = shows && row.elements.content != nil
    // A detail with attributes doesn't change: a value is a plain text.
    if let known, !isStatus, !hasContent, row.detailRuns.isEmpty, let detail = layout.shownDetail(of: row) {
      detailValue = try values.add(.text(detail), CodeNames.property(known), for: place)
    } else {
      detailValue = nil
    }
    if let known, !isStatus, let badge = row.badge {
      badgeValue = try values.add(.optionalText(badge), CodeNames.property(known, "Badge"), for: place)
    } else {
      badgeValue = nil
    }
    let others = [detailValue, badgeValue]
    controls =
      shows ? try CodeControls(row, named: known, at: path, besides: others, &values).all : []
    (cutsTitle, cutsDetail) = layout.cutTexts(of: row, at: path)
  }

  /// Whether it does something but has no id, so that code can only show it.
  var needsName: Bool {
    name == nil && (behavior.does || controls.contains(where: \.does) || !row.elements.swipeActions.isEmpty)
  }

  /// The actions of one side that a swipe shows. Code knows each by its title, or by its symbol's name.
  func swipeActions(_ edge: SwipeEdge) -> [(id: String, element: Element)] {
    var known: Set<String> = []
    return row.elements[swipe: edge].map { element in
      let title = element[.elementTitle]
      let word = SwiftName.member(title.isEmpty ? element[given: .elementImage]?.name ?? "" : title)
      let name = word.prefix(1).lowercased() + word.dropFirst()
      var (id, number) = (name, 2)
      while !known.insert(id).inserted {
        id = name + "\(number)"
        number += 1
      }
      return (id, element)
    }
  }

  /// The ids of the actions of both sides.
  var swipeIDs: [String] {
    var ids: [String] = []
    for action in SwipeEdge.allCases.flatMap(swipeActions) where !ids.contains(action.id) {
      ids.append(action.id)
    }
    return ids
  }

  /// The controls that code has, before or after the texts.
  func controls(isLeading: Bool) -> [CodeControl] {
    controls.filter { $0.place == (isLeading ? .leading : .trailing) && !$0.isLeft }
  }

  /// The element in place of its texts; `nil` without one.
  var content: CodeControl? { controls.first { $0.path == .content([]) } }

  /// Whether a touch on an information button shows more about the row.
  var hasDetail: Bool {
    behavior == .detail || behavior == .detailLink || controls.contains { $0.kind == .detailButton }
  }

  var hasButton: Bool { controls.contains { $0.kind == .button } }
}

/// The action of a row.
enum RowBehavior: Hashable {
  case none, link, detail, detailLink
  case button(isDestructive: Bool)
  /// A switch with the property of `Values` that has its state.
  case toggle(String)
  /// One of the rows of a section that can have the check mark, with the property that has the checked one or ones.
  case choice(String, isSingle: Bool)
  /// A switch of a row without an id, which code only shows.
  case fixedSwitch(isOn: Bool)
  /// The check mark of a row without an id.
  case checkmark

  fileprivate init(
    _ row: Row, _ look: ResolvedLook, named name: CaseName?, _ choice: SectionChoice?,
    at path: Table.IndexPath, _ values: inout CodeValues
  ) throws(ExportError) {
    guard row.cellStyle != .status else {
      self = .none
      return
    }
    switch row.accessory {
    case .disclosureIndicator: self = .link
    case .detailDisclosureButton: self = .detailLink
    case .detailButton: self = .detail
    case .switchOn, .switchOff:
      let isOn = row.accessory == .switchOn
      guard let name else {
        self = .fixedSwitch(isOn: isOn)
        return
      }
      let property = CodeNames.property(prefix: "is", name.name, "On")
      self = .toggle(try values.add(.flag(isOn), property, for: "row \(path.section).\(path.row)"))
    case .none, .checkmark:
      if let choice, name != nil {
        self = .choice(choice.value, isSingle: choice.isSingle)
      } else if row.accessory == .checkmark {
        self = .checkmark
      } else {
        switch look.buttonRole(of: row) {
        case .none: self = .none
        case .normal: self = .button(isDestructive: false)
        case .destructive: self = .button(isDestructive: true)
        }
      }
    }
  }

  /// Whether a touch does something.
  var does: Bool { self != .none }
}

extension LaidOutTable {
  /// The detail that a row's cell style shows; `nil` without one.
  func shownDetail(of row: Row) -> String? { row.cellStyle == .default ? nil : row.detail }

  /// Whether the picture truncates a row's title and detail, each false if it may have several lines.
  fileprivate func cutTexts(of row: Row, at path: Table.IndexPath) -> (title: Bool, detail: Bool) {
    // A short title and a short detail fit into every row.
    let isShort = row.title.utf8.count + (row.detail?.utf8.count ?? 0) < 24
    guard !isShort, row.cellStyle != .status, let row = self.row(at: path) else { return (false, false) }
    return row.cutsTexts
  }
}

extension Row {
  /// The row with its last elements as its accessory, if they are one.
  fileprivate var withAccessory: Row {
    guard !hasNoPlacedElements, accessory == .none, elements.keyed.isEmpty, badge == nil,
      let last = elements.trailing.last
    else { return self }
    var row = self
    let isBesideDetail = elements.trailing.dropLast().last?.kind == .detailButton
    switch last.kind {
    case .disclosureIndicator: row.accessory = isBesideDetail ? .detailDisclosureButton : .disclosureIndicator
    case .detailButton: row.accessory = .detailButton
    default: return self
    }
    row.elements.trailing.removeLast(row.accessory == .detailDisclosureButton ? 2 : 1)
    return row
  }

  /// The texts and images of a status row, which both frameworks' support files take under the same names.
  ///
  /// - Parameter image: an image with its label.
  func statusCode(image: (String, RowImage) -> CodeArgument) -> CallCode {
    func text(_ label: String, _ text: String?) -> CodeArgument? {
      text.map { "\(label): \(SwiftLiteral.text($0))" }
    }
    // Images of status cells have a fixed size.
    func fixed(_ label: String, _ shown: RowImage) -> CodeArgument {
      var shown = shown
      shown.form.size = nil
      return image(label, shown)
    }
    return CallCode(
      "StatusContent", text("title", title), text("date", status.date), text("detail", detail),
      text("value", status.value), status.level.map { fixed("level", $0) },
      text("badge", badge), self.image.map { fixed("image", $0) })
  }
}
