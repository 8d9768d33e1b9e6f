// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A value that can differ between rows of one kind. A view's parameters are in this order.
enum RowSlot: String, CaseIterable {
  case title, symbol, tile, color, isOn, detail, badge, badgeColor, date, value, level, levelTile, levelColor
  case lines, detailLines

  /// The type of a parameter.
  fileprivate var type: String {
    switch self {
    case .title, .symbol, .detail, .badge, .date, .value, .level: "String"
    case .lines, .detailLines: "Int?"
    case .tile, .color, .badgeColor, .levelTile, .levelColor: "Color"
    case .isOn: "Bool"
    }
  }
}

/// Whether an image has a tile behind it, and a colour of its own.
struct ImageKind: Hashable {
  var hasTile: Bool
  var hasColor: Bool

  init(_ image: RowImage) {
    hasTile = image.tileColor != nil
    hasColor = image.color != nil
  }
}

/// The shape of a row's view: rows of one kind differ only in the values of their slots.
struct RowKind: Hashable {
  enum Arrangement { case value, value2, subtitle, status }

  var arrangement = Arrangement.value
  /// `switchOff` is any switch.
  var accessory = Accessory.none
  var image: ImageKind?
  var imageSize: Size?
  var level: ImageKind?
  var title: [CallCode] = []
  var detail: [CallCode] = []
  /// The modifiers of the row itself.
  var own: [CallCode] = []

  /// `TileLink`.
  var name: String {
    if arrangement == .status { return "StatusRow" }
    let first = image.map { $0.hasTile ? "Tile" : "Symbol" } ?? "Text"
    if accessory.leadsOn { return first + "Link" }
    return first + (accessory == .switchOff ? "Toggle" : "Row")
  }
}

/// A row as the values that its kind's view shows.
struct RowModel {
  var kind = RowKind()
  var values: [RowSlot: String] = [:]
}

/// The view of all rows of a kind: the values that they share are in it, the others are its parameters.
struct RowView {
  enum Slot {
    case fixed(String)
    case parameter(isOptional: Bool, standard: String?)
  }

  let kind: RowKind
  /// The name of its type; `nil` if the section itself has the code of its single row.
  var name: String?
  private let slots: [RowSlot: Slot]

  /// - Parameter isShared: whether it is a type; else it is the view of the only row.
  init(_ kind: RowKind, _ rows: [[RowSlot: String]], isShared: Bool) {
    self.kind = kind
    var slots: [RowSlot: Slot] = [:]
    for slot in RowSlot.allCases {
      let values = rows.compactMap { $0[slot] }
      guard let first = values.first else { continue }
      let isFixed = values.allSatisfy { $0 == first }
      // The values of a single row are parameters, because another row would have other values.
      let isAlone = rows.count == 1
      switch slot {
      case _ where !isShared: slots[slot] = .fixed(first)
      case .title: slots[slot] = .parameter(isOptional: false, standard: nil)
      case .lines, .detailLines, .badgeColor:
        // Rows without the text have no value, so the standard value is that of most other rows.
        let counts = values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? first
        slots[slot] = isFixed ? .fixed(first) : .parameter(isOptional: false, standard: usual)
      default:
        let isOptional = values.count < rows.count
        slots[slot] =
          isFixed && !isOptional && !isAlone
          ? .fixed(first) : .parameter(isOptional: isOptional, standard: nil)
      }
    }
    self.slots = slots
  }

  // MARK: - Code with the slots

  /// `label: value`; `nil` if no row has it.
  func argument(_ label: String?, _ slot: RowSlot) -> String? {
    switch slots[slot] {
    case nil: nil
    case .fixed(let value): labeled(label, value)
    case .parameter: labeled(label, slot == .isOn ? "$isOn" : slot.rawValue)
    }
  }

  private func labeled(_ label: String?, _ code: String) -> String { label.map { "\($0): \(code)" } ?? code }

  /// A view that only the rows with this slot have.
  func ifAny(_ slot: RowSlot, _ view: (String?) -> ViewCode) -> ViewCode? {
    guard let slotCode = slots[slot] else { return nil }
    let code = view(argument(nil, slot))
    guard case .parameter(isOptional: true, _) = slotCode else { return code }
    return .block("if let \(slot.rawValue)", [code])
  }

  func text(_ slot: RowSlot, _ modifiers: [CallCode]) -> ViewCode? {
    ifAny(slot) { _ in .call(CallCode("Text", argument("verbatim", slot))).with(modifiers) }
  }

  /// `.lineLimit(2)`; `nil` if there is no limit.
  func lineLimit(_ slot: RowSlot) -> [CallCode] {
    if case .fixed(let value) = slots[slot], value == "nil" { return [] }
    return argument(nil, slot).map { [CallCode(".lineLimit", $0)] } ?? []
  }

  /// `TileLink(title: "Wi-Fi", …)` for a row.
  func call(_ values: [RowSlot: String]) -> CallCode {
    let arguments = RowSlot.allCases.compactMap { slot -> String? in
      guard case .parameter(_, let standard) = slots[slot], let value = values[slot], value != standard else {
        return nil
      }
      return labeled(slot.rawValue, value)
    }
    return CallCode(name ?? kind.name, list: arguments)
  }

  /// The declarations of its parameters.
  var properties: [String] {
    RowSlot.allCases.compactMap { slot in
      guard case .parameter(let isOptional, let standard) = slots[slot] else { return nil }
      if slot == .isOn { return "@Binding var isOn: Bool" }
      if let standard { return "var \(slot.rawValue): \(slot.type) = \(standard)" }
      return isOptional ? "var \(slot.rawValue): \(slot.type)?" : "let \(slot.rawValue): \(slot.type)"
    }
  }
}
