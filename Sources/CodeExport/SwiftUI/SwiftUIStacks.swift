// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The room that a stack gives an element along the row's width.
enum StackRoom {
  /// Its own width.
  case own
  /// The width of its vertical stack.
  case column
  /// The rest of its horizontal stack.
  case rest
}

extension CodeControl {
  /// The room of each element in a stack that has some room itself, as `UIStackView` gives it.
  func rooms(in room: StackRoom) -> [StackRoom] {
    let element = element
    if kind == .vStack {
      let isWide = room != .own && element[.stackAlignment] == .fill
      return items.map { isWide && $0.element[given: .arrangedWidth] == nil ? .column : .own }
    }
    let growing = items.indices.min { items[$0].hugging < items[$1].hugging }
    return items.indices.map { index in
      guard room != .own, items[index].element[given: .arrangedWidth] == nil else { return .own }
      switch element[.stackDistribution] {
      case .fillEqually: return .rest
      case .fill, .fillProportionally:
        let hasSpacer = items.contains { $0.kind == .spacer }
        return index == growing && !hasSpacer ? .rest : .own
      case .equalSpacing, .equalCentering: return .own
      }
    }
  }

  /// How much it resists being wider than its content, from 0 to 1000.
  private var hugging: Int {
    if element[given: .arrangedWidth] != nil { return 1000 }
    let hugs = items.map(\.hugging)
    switch kind {
    case .spacer: return 0
    case .divider: return 1000
    case .vStack: return element[.stackAlignment] == .fill ? hugs.max() ?? 0 : 51
    case .hStack:
      switch element[.stackDistribution] {
      case .fill: return hugs.min() ?? 0
      case .fillEqually, .fillProportionally: return hugs.max() ?? 0
      case .equalSpacing, .equalCentering: return 49
      }
    default: return element[given: .arrangedHugging] ?? kind.hugging
    }
  }

  /// The reason why SwiftUI's stacks can't have all of a row's content.
  func stackReason(in room: StackRoom = .column) -> String? {
    let distribution = element[.stackDistribution]
    let isEqual = distribution == .fillEqually && (kind == .vStack || room == .own)
    if kind.isStack, isEqual || distribution == .fillProportionally || distribution == .equalCentering {
      return "SwiftUI's stacks have no distribution \(distribution.rawValue) here"
    }
    if kind == .badge, room != .own { return "SwiftUI's badges are as wide as their texts" }
    return zip(items, rooms(in: room)).lazy.compactMap { $0.stackReason(in: $1) }.first
  }
}

/// A row's content as stacks of SwiftUI.
extension SwiftUIControls {
  /// The closure of `.content`. VoiceOver reads texts together.
  func content(_ control: CodeControl) -> SwiftCode {
    let view = item(control, in: .column)
    let hasControls = ([control] + control.within).contains(where: \.does)
    return hasControls ? view : view.with(CallCode(".accessibilityElement", "children: .combine"))
  }

  private func item(_ control: CodeControl, in room: StackRoom) -> SwiftCode {
    let element = control.element
    let lengths: [CodeArgument] = [
      ("width", element[given: .arrangedWidth]), ("height", element[given: .arrangedHeight]),
    ].compactMap { label, points in points.map { "\(label): \(SwiftLiteral.points($0))" } }
    let priority = element[given: .arrangedResistance].map { $0 - 750 } ?? 0
    let view = control.kind.isStack ? stack(control, in: room) : code(control, isWide: room != .own)
    return view.with(
      lengths.isEmpty ? nil : CallCode(".frame", list: lengths), wide(control, in: room),
      priority == 0 ? nil : CallCode(".layoutPriority", "\(priority)"))
  }

  private func stack(_ control: CodeControl, in room: StackRoom) -> SwiftCode {
    let element = control.element
    let isRow = control.kind == .hStack
    let spacing = element[.stackSpacing]
    let isSpread = element[.stackDistribution] == .equalSpacing && room != .own && isRow
    let rooms = control.rooms(in: room)
    var views: [SwiftCode] = []
    for (index, item) in control.items.enumerated() {
      var view = self.item(item, in: rooms[index])
      let isLast = index == control.items.count - 1
      if !isLast, !isSpread, let own = item.element[given: .arrangedSpacing], own != spacing {
        let side: CodeArgument = isRow ? ".trailing" : ".bottom"
        view = view.with(CallCode(".padding", side, .text(SwiftLiteral.points(own - spacing))))
      }
      views.append(view)
      if isSpread, !isLast {
        views.append(.call(CallCode("Spacer", "minLength: \(SwiftLiteral.points(spacing))")))
      }
    }
    let alignment = isRow ? Self.vertical(element[.stackAlignment]) : horizontal(control, in: room)
    let gap = isSpread ? Points.zero : spacing
    let stack = CallCode(
      isRow ? "HStack" : "VStack", alignment.map { "alignment: .\($0)" },
      "spacing: \(SwiftLiteral.points(gap))")
    let margins = element[.stackMargins]
    let padding: CodeArgument =
      margins.common.map { .text(SwiftLiteral.points($0)) }
      ?? "EdgeInsets\(SwiftLiteral.directional(margins.edges))"
    return SwiftCode.block(stack, views).with(
      margins == StackInsets() ? nil : CallCode(".padding", padding))
  }

  // MARK: - Alignments

  private static func vertical(_ alignment: StackAlignment) -> String? {
    switch alignment {
    case .fill, .center: nil
    case .leading: "top"
    case .trailing: "bottom"
    case .firstBaseline: "firstTextBaseline"
    case .lastBaseline: "lastTextBaseline"
    }
  }

  /// The side of the elements of a vertical stack; `nil` for the centre.
  private func horizontal(_ control: CodeControl, in room: StackRoom) -> String? {
    switch control.element[.stackAlignment] {
    case .center: return nil
    case .trailing: return "trailing"
    case .leading, .firstBaseline, .lastBaseline: return "leading"
    case .fill where room != .own: return "leading"
    case .fill:
      // Texts of a column that isn't wider than they are.
      let sides = Set(control.items.filter { $0.kind == .label }.map { $0.element[.labelAlignment] })
      switch sides.count == 1 ? sides.first : nil {
      case .center: return nil
      case .trailing: return "trailing"
      case .leading, nil: return "leading"
      }
    }
  }

  /// The frame of an element that is wider than its content.
  private func wide(_ control: CodeControl, in room: StackRoom) -> CallCode? {
    let side: String? =
      switch control.kind {
      case .slider, .progressView, .textField, .textView, .segmentedControl, .spacer, .divider, .hStack,
        .badge, .button:
        nil
      case .menu, .image, .activityIndicator, .checkmark, .detailButton, .disclosureIndicator,
        .outlineDisclosure:
        "center"
      case .switch, .stepper, .datePicker: "leading"
      case .label: control.element[.labelAlignment].rawValue
      case .vStack: horizontal(control, in: room) ?? "center"
      }
    guard let side, room == .rest || room == .column && side != "leading" else { return nil }
    return CallCode(".frame", "maxWidth: .infinity", side == "center" ? nil : "alignment: .\(side)")
  }
}
