// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The numbers of a row that `why` explains, in points.
package enum RowProperty: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height
  /// The requested radius and its limit.
  case radius
  /// The radius of one corner, as the next three.
  case cornerTopLeft = "corner top-left"
  case cornerTopRight = "corner top-right"
  case cornerBottomLeft = "corner bottom-left"
  case cornerBottomRight = "corner bottom-right"
  /// The separator's left end; the next three are its top, length and thickness.
  case separator
  case separatorY = "separator y"
  case separatorWidth = "separator width"
  case separatorHeight = "separator height"
  /// The beginning of the title; `detail x` is that of the detail.
  case titleX = "title x"
  case titleY = "title y"
  case titleHeight = "title height"
  case detailX = "detail x"
  /// Points from the background's trailing side to the last accessory, or to the texts.
  case trailingMargin = "trailing margin"
}

/// The explanation of a number: its value and the terms of its sum.
package struct Explanation: Hashable, Sendable {
  /// One term of a sum.
  package struct Term: Hashable, Sendable {
    /// The name of the measured length, in a few words.
    package var name: String
    /// Points; negative if it is subtracted.
    package var value: Points
    /// The rule, with the row, section or table that set it and the command or line of the spec that did; or
    /// a constant of the profile with its confidence and source.
    package var origin: String
    /// The constants in it, which the `metrics` of a spec can override. Default: none.
    package var constants: [Metric] = []
  }

  /// The number in words: `height of row 0.1`.
  package var subject: String
  /// In ``unit``.
  package var value: Points
  package var terms: [Term]
  /// The unit of the value and the terms. Default: points.
  package var unit = Metric.Unit.points
  /// Whether the value is a flag: 1 for yes, 0 for no. Default: false.
  package var isFlag = false

  /// The value on the first line, and each term on a line of its own.
  package var text: String {
    let names = terms.map { $0.name.count }.max() ?? 0
    let values = terms.map { words($0.value).count }.max() ?? 0
    let lines = terms.map { term in
      let value = words(term.value)
      let pad = String(repeating: " ", count: names - term.name.count)
      let align = String(repeating: " ", count: values - value.count)
      return "  \(term.name)\(pad)  \(align)\(value)  \(term.origin)"
    }
    let result = "\(subject) = \(words(value))\(isFlag ? "" : unit.suffix)"
    return ([result] + lines).joined(separator: "\n")
  }

  private func words(_ value: Points) -> String {
    guard isFlag else { return value.description }
    return value == .zero ? "no" : "yes"
  }
}

extension Sequence<Explanation.Term> {
  /// The terms on one line: `sections above 143 (1 of them) + rows above 44 (1 of them)`.
  package var sum: String {
    reduce(into: "") { line, term in
      let isLess = term.value < .zero
      // A term of 0 is shown for its reason.
      let joiner = term.value == .zero ? ", " : isLess ? " - " : " + "
      if !line.isEmpty { line += joiner } else if isLess { line += "-" }
      line += term.name
      if term.value != .zero { line += " \(isLess ? -term.value : term.value)" }
      if !term.origin.isEmpty { line += " (\(term.origin))" }
    }
  }
}
