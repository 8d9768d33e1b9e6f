// SPDX-License-Identifier: GPL-3.0-or-later

extension Int {
  /// `1 row`, `2 rows`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
