// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The properties of stacks, of the elements in them, and of labels. The defaults are those of UIKit's classes.
extension AnySetting {
  package static let stackItems = LookSetting<[Element]>(
    "items", .elements, default: [], "The elements, from top to bottom or from leading to trailing.")
  package static let stackAlignment = LookSetting<StackAlignment>(
    "alignment", .choice, default: .fill,
    "The places across the stack; leading is also the top, trailing the bottom; default: fill.")
  package static let stackDistribution = LookSetting<StackDistribution>(
    "distribution", .choice, default: .fill, "The lengths along the stack; default: fill.")
  package static let stackSpacing = LookSetting<Points>(
    "spacing", .length, default: .zero, "The gap between two elements, in points; default: 0.")
  package static let stackMargins = LookSetting<StackInsets>(
    "margins", .stackInsets, default: StackInsets(),
    "Points from the stack's sides to its elements, all or top, leading, bottom, trailing; default: 0.")
  package static let spacerMinimum = LookSetting<Points>(
    "minimum", .length, default: .zero, "The least length, in points; default: 0.")

  package static let arrangedWidth = LookSetting<Points>(
    "width", .length, "The width in a stack, in points; default: its own.")
  package static let arrangedHeight = LookSetting<Points>(
    "height", .length, "The height in a stack, in points; default: its own.")
  package static let arrangedHugging = LookSetting<Int>(
    "contentHugging", .integer(1...1000, samples: (1, 252)),
    "In a stack with too much room, the element with the lowest priority grows; default: that of the kind.")
  package static let arrangedResistance = LookSetting<Int>(
    "compressionResistance", .integer(1...1000, samples: (1, 751)),
    "In a stack with too little room, the element with the lowest priority is cut; default: 750.")
  package static let arrangedSpacing = LookSetting<Points>(
    "customSpacing", .length, "The gap after the element instead of its stack's spacing, in points.")

  package static let labelFont = LookSetting<TextStyle>(
    "font", .choice, default: .body, "The text style; default: body.")
  package static let labelLines = LookSetting<Int>(
    "numberOfLines", .integer(0...1000, samples: (0, 2)), default: 1,
    "The maximum number of lines in a stack; 0 means no limit; default: 1.")
  package static let labelAlignment = LookSetting<TextAlignment>(
    "alignment", .choice, default: .leading,
    "The side of its box on which the text is, in a stack; default: leading.")
}

extension [AnyLookSetting] {
  /// The properties of a stack besides its elements.
  package static let stack: [AnyLookSetting] = [
    .stackSpacing, .stackAlignment, .stackDistribution, .stackMargins,
  ]

  /// The properties that every element in a stack has.
  package static let arranged: [AnyLookSetting] = [
    .arrangedWidth, .arrangedHeight, .arrangedHugging, .arrangedResistance, .arrangedSpacing,
  ]
}

/// The places of a stack's items across its axis (`UIStackView.Alignment`). `leading` is also the top and `trailing` the
/// bottom of a horizontal stack, as UIKit's `top` and `bottom` are.
package enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case fill
  case leading
  case center
  case trailing
  /// Only for horizontal stacks; like `leading` in a vertical one (assumed: UIKit adds no constraint there).
  case firstBaseline
  /// Like ``firstBaseline``.
  case lastBaseline
}

/// The lengths of a stack's items and gaps along its axis (`UIStackView.Distribution`).
package enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
}

/// A stack's `directionalLayoutMargins`, in points.
package struct StackInsets: Hashable, Sendable, KeyPathSettingOwner {
  package var top = Points.zero
  package var leading = Points.zero
  package var bottom = Points.zero
  package var trailing = Points.zero

  package init() {}

  package static let settings: SettingList<StackInsets> = [
    .standard("top", \.top, .length, .zero, "Points above the elements; default: 0."),
    .standard("leading", \.leading, .length, .zero, "Points before the elements; default: 0."),
    .standard("bottom", \.bottom, .length, .zero, "Points below the elements; default: 0."),
    .standard("trailing", \.trailing, .length, .zero, "Points after the elements; default: 0."),
  ]

  /// The margin of all sides; `nil` if they differ.
  package var common: Points? {
    top == leading && leading == bottom && bottom == trailing ? top : nil
  }

  package init(_ common: Points) { (top, leading, bottom, trailing) = (common, common, common, common) }
}

extension SettingKind where Value == StackInsets {
  /// One number for all sides, or a mapping of the sides.
  package static var stackInsets: Self {
    var sample = StackInsets(8)
    sample.bottom = 12
    let record = record(StackInsets.settings, start: StackInsets(), samples: (StackInsets(16), sample))
    guard case .record(let parts) = record.shape else { return record }
    let sides = SettingRecord(parts.parts, short: parts.parts.map(\.name))
    return SettingKind(.short(.number(SettingRange.length), or: sides), samples: record.samples) {
      if case .points(let points) = $0 { StackInsets(points) } else { record.read($0) }
    } write: {
      $0.common.map { .points($0) } ?? record.write($0)
    }
  }
}
