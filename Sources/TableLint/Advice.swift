// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// One way to solve a problem: changes of the table, or words if the table says too little for a change.
package struct Advice: Hashable, Sendable {
  /// The changes, which belong together; none for words alone.
  package var changes: [SettingChange]
  /// The reason or the effect, which follows the changes; or the whole advice.
  package let words: String

  /// Changes with their effect: `" for no gap"`, or `", half of the row's shorter side"`.
  init(_ changes: SettingChange..., effect: String = "") { self.init(changes, effect: effect) }

  init(_ changes: [SettingChange], effect: String = "") {
    self.changes = changes
    words = effect
  }

  /// Advice that a reader follows without a command.
  static func inWords(_ words: String) -> Advice { Advice([], effect: words) }

  /// The lines to type: at most four, else the first one alone.
  package var lines: [String] { typed.lines }

  private var typed: (lines: [String], isWhole: Bool) {
    let (lines, isWhole) = SettingChange.lines(changes)
    return lines.count > 4 ? ([lines[0]], false) : (lines, isWhole)
  }

  /// `'set row 0.1 cornerRadius 12', half of the row's shorter side`
  var text: String {
    let (lines, isWhole) = typed
    return lines.map { "'\($0)'" }.joined(separator: " and ") + (isWhole ? "" : " and so on") + words
  }
}

extension [Advice] {
  /// The advice in words: `'unset titleColor', or choose a darker colour`.
  package var text: String { map(\.text).joined(separator: ", or ") }

  /// The same advice without its places, to find problems with the same solution.
  package var kind: [Advice] {
    map { way in
      var changes: [SettingChange] = []
      for change in way.changes {
        let new = change.moved(to: .table)
        if !changes.contains(new) { changes.append(new) }
      }
      return Advice(changes, effect: way.words)
    }
  }

  /// The ways to solve several problems together, as far as they are of the first one's ``kind``.
  package static func together(_ all: [[Advice]]) -> [Advice] {
    guard var result = all.first else { return [] }
    let kind = result.kind
    for other in all.dropFirst() where other.kind == kind {
      for index in result.indices { result[index].changes += other[index].changes }
    }
    return result
  }
}
