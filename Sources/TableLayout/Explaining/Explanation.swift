// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// What can be asked about a row.
package enum RowProperty: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height
  /// The radius asked for and what is left of it.
  case radius
  /// One corner of the background.
  case cornerTopLeft = "corner top-left"
  case cornerTopRight = "corner top-right"
  case cornerBottomLeft = "corner bottom-left"
  case cornerBottomRight = "corner bottom-right"
  /// The separator's left end, length and thickness.
  case separator
  case separatorY = "separator y"
  case separatorWidth = "separator width"
  case separatorHeight = "separator height"
  /// Where the title and the detail begin.
  case titleX = "title x"
  case titleY = "title y"
  case titleHeight = "title height"
  case detailX = "detail x"
  /// Points from the background's trailing side to what stands there.
  case trailingMargin = "trailing margin"
}

/// Where a number comes from: its value and the terms of its sum.
package struct Explanation: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    /// What the term is.
    package var name: String
    /// Points.
    package var value: Points
    /// The rule, and who set it: the row, a section, the table, with the command or the line of the spec that
    /// did; or a constant of the profile with its confidence and source.
    package var origin: String
    /// The constants in it, which `metrics` of a spec may replace.
    package var constants: [Metric] = []
  }

  /// `height of row 0.1`.
  package var subject: String
  /// Points.
  package var value: Points
  package var terms: [Term]
  /// What the value and the terms count.
  package var unit = Metric.Unit.points
  /// Whether it explains a yes, as 1, or a no, as 0.
  package var isFlag = false

  /// The value on the first line, a term on each that follows.
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
      // What adds nothing is there for its reason.
      let joiner = term.value == .zero ? ", " : isLess ? " - " : " + "
      if !line.isEmpty { line += joiner } else if isLess { line += "-" }
      line += term.name
      if term.value != .zero { line += " \(isLess ? -term.value : term.value)" }
      if !term.origin.isEmpty { line += " (\(term.origin))" }
    }
  }
}
