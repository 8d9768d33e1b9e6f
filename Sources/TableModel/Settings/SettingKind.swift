// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A type of values: its form, how values are read and written, and two different values for tests that try a
/// setting.
///
/// `Value` is unconstrained: each look-up of a conformance costs a third of a million instructions at the
/// start of every command (measured).
package struct SettingKind<Value: Sendable>: Sendable {
  package let shape: SettingShape
  /// Reads a value; `nil` if it doesn't have the shape.
  package let read: @Sendable (ValueTree) -> Value?
  package let write: @Sendable (Value) -> ValueTree
  /// Two different values, for tests that try a setting.
  package let samples: (Value, Value)

  package init(
    _ shape: SettingShape, samples: (Value, Value), read: @escaping @Sendable (ValueTree) -> Value?,
    write: @escaping @Sendable (Value) -> ValueTree
  ) {
    self.shape = shape
    self.samples = samples
    self.read = read
    self.write = write
  }
}

/// The bounds of numbers that the user writes.
package enum SettingRange {
  /// Lengths, in points: 0 or more.
  package static let length = 0...Points.limit.doubleValue
  /// Positions and insets, which can be negative, in points.
  package static let signed = -Points.limit.doubleValue...Points.limit.doubleValue
  /// A table's width or height in points.
  package static let extent = 1.0...10_000
  /// Parts of a whole, such as an opacity.
  package static let fraction = 0.0...1
  /// The size of a font in points.
  package static let fontSize = 1.0...500
}

extension SettingKind where Value == Points {
  /// Points, 0 or more.
  package static var length: Self { points(in: SettingRange.length) }
  /// Points, positive or negative.
  package static var signed: Self { points(in: SettingRange.signed) }

  /// Points within bounds.
  package static func points(in range: ClosedRange<Double>, samples: (Points, Points) = (7, 31)) -> Self {
    SettingKind(.number(range), samples: samples) {
      if case .points(let points) = $0 { points } else { nil }
    } write: {
      .points($0)
    }
  }
}

extension SettingKind where Value == Int {
  /// A whole number within bounds.
  package static func integer(_ range: ClosedRange<Int>, samples: (Int, Int)) -> Self {
    SettingKind(.integer(range), samples: samples) {
      if case .integer(let number) = $0 { number } else { nil }
    } write: {
      .integer($0)
    }
  }

  /// 0…1, kept in thousandths.
  package static var thousandths: Self {
    SettingKind(.number(SettingRange.fraction), samples: (250, 800)) {
      if case .points(let fraction) = $0 { Int((fraction.doubleValue * 1000).rounded()) } else { nil }
    } write: {
      .points(Points(thousandths: $0))
    }
  }
}

extension SettingKind where Value == Bool {
  /// `true` or `false`.
  package static var flag: Self {
    SettingKind(.flag, samples: (false, true)) {
      if case .flag(let flag) = $0 { flag } else { nil }
    } write: {
      .flag($0)
    }
  }
}

extension SettingKind where Value == String {
  /// Any text.
  package static var text: Self { text(.text) }
  /// The address or the id of a row.
  package static var rowAddress: Self { text(.text, samples: ("0.0", "1.0")) }
  /// A name that is unique in its file.
  package static var identifier: Self { text(.identifier) }
  /// The name of an SF Symbol.
  package static var symbol: Self { text(.symbol) }
  /// The path of a picture file.
  package static var imageFile: Self {
    text(.imageFile(orSymbol: false), samples: ("one.png", "photos/two.jpg"))
  }

  /// A text with markup.
  package static var markdown: Self { text(.markdown, samples: ("**one**", "[two](https://example.com)")) }

  private static func text(
    _ shape: SettingShape, samples: (String, String) = ("one", "another, longer")
  ) -> Self {
    SettingKind(shape, samples: samples) {
      if case .text(let text) = $0 { text } else { nil }
    } write: {
      .text($0)
    }
  }
}

extension SettingKind where Value == FontName {
  /// `system`, or a font's name.
  package static var fontName: Self {
    SettingKind(.word("system", or: .text), samples: (.named("Georgia"), .named("Courier New"))) {
      if case .text(let name) = $0, !name.isEmpty { .named(name) } else { .system }
    } write: {
      $0.text.map { .text($0) } ?? .word("system")
    }
  }
}

extension SettingKind where Value == Color {
  /// A colour, as `Color(text:)` reads it.
  package static var color: Self {
    // The second one is a pair, so that each test of all settings has one.
    SettingKind(
      .color,
      samples: (
        .semantic(.systemRed), .adaptive(light: .semantic(.systemGreen), dark: .rgba(RGBA(hex: 0x30D158)))
      )
    ) {
      if case .color(let color) = $0 { color } else { nil }
    } write: {
      .color($0)
    }
  }
}

extension SettingKind where Value == Point {
  /// `[x, y]` in points, which can be negative.
  package static var point: Self {
    SettingKind(
      .pair(SettingRange.signed, words: "[x, y]"), samples: (Point(x: 3, y: 5), Point(x: 20, y: 11))
    ) {
      SettingPair($0).map { Point(x: $0.first, y: $0.second) }
    } write: {
      .list([.points($0.x), .points($0.y)])
    }
  }
}

extension SettingKind where Value == Size {
  /// `[width, height]` in points, 0 or more.
  package static var size: Self {
    SettingKind(
      .pair(SettingRange.length, words: "[width, height]"),
      samples: (Size(width: 40, height: 20), Size(width: 90, height: 30))
    ) {
      SettingPair($0).map { Size(width: $0.first, height: $0.second) }
    } write: {
      .list([.points($0.width), .points($0.height)])
    }
  }
}

private struct SettingPair {
  let first: Points
  let second: Points

  init?(_ value: ValueTree) {
    guard case .list(let items) = value, items.count == 2, case .points(let first) = items[0],
      case .points(let second) = items[1]
    else { return nil }
    self.first = first
    self.second = second
  }
}

extension SettingKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Any of the cases. The samples are the last two, because the first is usually the default.
  package static var choice: Self {
    let all = Array(Value.allCases)
    return SettingKind(.choice(all.map(\.rawValue)), samples: (all[all.count - 2], all[all.count - 1])) {
      if case .word(let word) = $0 { Value(rawValue: word) } else { nil }
    } write: {
      .word($0.rawValue)
    }
  }
}

extension SettingKind where Value == Profile.ID {
  /// The name or an alias of a profile.
  package static var profile: Self {
    let kind: SettingKind<Profile.ID> = .choice
    return SettingKind(
      .renamed(OtherNames { Profile.ID.otherNames }, kind.shape), samples: kind.samples, read: kind.read,
      write: kind.write)
  }
}

extension SettingKind where Value == Device.ID {
  /// The name or an alias of a device.
  package static var device: Self {
    SettingKind(
      .renamed(OtherNames { Device.otherNames }, .choice(Device.all.map(\.id.rawValue))),
      samples: (Device.all[0].id, Device.all[Device.all.count - 1].id)
    ) {
      if case .word(let word) = $0, Device.named(Device.ID(word)) != nil { Device.ID(word) } else { nil }
    } write: {
      .word($0.rawValue)
    }
  }
}

extension SettingKind where Value == RowHeight {
  /// `automatic`, or points, 0 or more.
  package static var rowHeight: Self {
    automatic(or: .length, samples: (.fixed(51), .fixed(80)), automatic: .automatic, make: RowHeight.fixed) {
      $0.points
    }
  }
}

extension SettingKind where Value == SeparatorEdge {
  /// `automatic`, or points, which can be negative.
  package static var separatorEdge: Self {
    automatic(
      or: .signed, samples: (.points(9), .points(33)), automatic: .automatic, make: SeparatorEdge.points
    ) {
      $0.length
    }
  }
}

extension SettingKind {
  /// `automatic`, or a length.
  private static func automatic(
    or points: SettingKind<Points>, samples: (Value, Value), automatic: Value,
    make: @escaping @Sendable (Points) -> Value, length: @escaping @Sendable (Value) -> Points?
  ) -> Self {
    SettingKind(.word("automatic", or: points.shape), samples: samples) {
      $0 == .word("automatic") ? automatic : points.read($0).map(make)
    } write: {
      length($0).map { .points($0) } ?? .word("automatic")
    }
  }
}

extension SettingKind where Value == CornerMask {
  private static var namedCorners: [(name: String, mask: CornerMask)] {
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ]
  }

  /// A list of corners' names.
  package static var corners: Self {
    SettingKind(.names(namedCorners.map(\.name), noun: "corner"), samples: ([.topLeft], [.bottomRight])) {
      value in
      guard case .list(let items) = value else { return nil }
      return CornerMask(namedCorners.filter { items.contains(.word($0.name)) }.map(\.mask))
    } write: { mask in
      .list(namedCorners.filter { mask.contains($0.mask) }.map { .word($0.name) })
    }
  }
}

extension SettingKind where Value == SheetDetent {
  /// `medium`, `large`, or points, 0 or more.
  package static var detent: Self {
    let length: SettingKind<Points> = .length
    return SettingKind(
      .word("medium", or: .word("large", or: length.shape)), samples: (.medium, .height(300))
    ) {
      switch $0 {
      case .word("medium"): .medium
      case .word("large"): .large
      default: length.read($0).map(SheetDetent.height)
      }
    } write: {
      switch $0 {
      case .medium: .word("medium")
      case .large: .word("large")
      case .height(let points): .points(points)
      }
    }
  }
}

extension SettingKind where Value == [SheetDetent] {
  /// A list of the heights of a sheet.
  package static var detents: Self {
    let detent: SettingKind<SheetDetent> = .detent
    return SettingKind(.list(detent.shape), samples: ([.large], [.height(300), .medium, .large])) {
      guard case .list(let items) = $0 else { return nil }
      let all = items.compactMap(detent.read)
      return all.count == items.count ? all : nil
    } write: {
      .list($0.map(detent.write))
    }
  }
}
