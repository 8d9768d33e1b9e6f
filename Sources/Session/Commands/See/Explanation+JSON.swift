// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout

extension SettingExplanation {
  var json: ValueTree {
    .object([
      ("subject", .text(subject)), ("value", .text(value.plainText)), ("origin", .optional(origin)),
    ])
  }
}

extension Explanation {
  private func number(_ value: Points) -> ValueTree { isFlag ? .flag(value != .zero) : .points(value) }

  var json: ValueTree {
    .object([
      ("subject", .text(subject)), ("value", number(value)),
      (
        "terms",
        .list(
          terms.map {
            .object([("name", .text($0.name)), ("value", number($0.value)), ("origin", .text($0.origin))])
          })
      ),
    ])
  }
}
