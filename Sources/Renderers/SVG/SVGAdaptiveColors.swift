// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The style sheet with the colours of dark appearance, in a picture that is drawn in light appearance.
///
/// Viewers without style sheets or preferences show the attributes, which are light. Class names encode their
/// rule, so two pictures in one document can share rules.
struct SVGAdaptiveColors {
  /// The light and dark colours of the item that is being written; `nil` if its colour is the same in both.
  var dark: (own: RGBA, dark: RGBA)?
  private var rules: [String: String] = [:]
  /// Whether something is drawn twice, once for each appearance.
  var hasVariants = false
  private let prefix: String

  init(prefix: String) { self.prefix = prefix }

  /// The class of an element with the colour `paint`; `nil` if its colour is the same in both appearances.
  mutating func name(for paint: RGBA, _ use: SVGFill.Use) -> String? {
    guard let dark, dark.own == paint, dark.dark != paint else { return nil }
    let color = dark.dark.hexDigits
    let name = "\(prefix)dark\(use.rawValue)-\(color)-\(dark.dark.alpha)"
    guard rules[name] == nil else { return name }
    let opacity = Points(thousandths: dark.dark.alpha)
    let isWhole = use.contains(.whole)
    var words: [String] = isWhole ? ["opacity:\(opacity)"] : []
    if use.contains(.fill) { words += ["fill:#\(color)"] + (isWhole ? [] : ["fill-opacity:\(opacity)"]) }
    if use.contains(.stroke) {
      words += ["stroke:#\(color)"] + (isWhole ? [] : ["stroke-opacity:\(opacity)"])
    }
    rules[name] = words.joined(separator: ";")
    return name
  }

  var lightClass: String { prefix + "in-light" }
  var darkClass: String { prefix + "in-dark" }

  /// The rules, sorted so that their order doesn't depend on the order of use; `nil` without rules.
  var styleSheet: String? {
    var lines = rules.sorted { $0.key < $1.key }.map { ".\($0.key){\($0.value)}" }
    if hasVariants { lines += [".\(lightClass){display:none}", ".\(darkClass){display:inline}"] }
    return lines.isEmpty ? nil : "@media(prefers-color-scheme:dark){" + lines.joined() + "}"
  }
}

extension DisplayItem {
  /// The light and dark colours of two items that differ only in colour; `nil` if they differ in more.
  func twin(_ other: DisplayItem) -> (own: RGBA, dark: RGBA)? {
    guard role == other.role, clip == other.clip else { return nil }
    switch (content, other.content) {
    case (.fill(let outline, let paint), .fill(let other, let dark)):
      return outline == other ? (paint, dark) : nil
    case (.gradient(let outline, let gradient), .gradient(let other, let dark)):
      // A style sheet can't replace one gradient by another, so different gradients are drawn for both
      // appearances.
      let paint = RGBA(red: 0, green: 0, blue: 0)
      return outline == other && gradient == dark ? (paint, paint) : nil
    case (.border(let outline, let width, let paint), .border(let other, let otherWidth, let dark)):
      return outline == other && width == otherWidth ? (paint, dark) : nil
    case (.shadow(let shadow), .shadow(var other)):
      let dark = other.paint
      other.paint = shadow.paint
      return shadow == other ? (shadow.paint, dark) : nil
    case (.text(let run), .text(var other)):
      let dark = other.paint
      other.paint = run.paint
      return run == other ? (run.paint, dark) : nil
    case (.symbol(let symbol), .symbol(var other)):
      let dark = other.paint
      other.paint = symbol.paint
      // Layers have colours of their own.
      if symbol.layers != other.layers { return nil }
      return symbol == other ? (symbol.paint, dark) : nil
    case (.picture(let picture), .picture(let other)):
      // A style sheet can't replace the colours of a filter.
      let paint = RGBA(red: 0, green: 0, blue: 0)
      return picture == other ? (paint, paint) : nil
    case (.ruler(let ruler), .ruler(let other)):
      let paint = RGBA(red: 0, green: 0, blue: 0)
      return ruler == other ? (paint, paint) : nil
    case (.mark(let mark), .mark(var other)):
      let dark = other.paint
      other.paint = mark.paint
      return mark == other ? (mark.paint, dark) : nil
    default: return nil
    }
  }
}
