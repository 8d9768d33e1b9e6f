// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Testing

/// Every numeric argument rejects impossible values; then nothing changes and nothing traps.
struct NumberArgumentTests {
  private static let bad = [
    "nan", "inf", "-inf", "1e400", "99999999999999999999", "-99999999999", "0x10", "1,5",
  ]

  @Test(arguments: [
    "set-radius @", "set-inset @", "set-inset --top @", "set-height @", "set-width @", "set-scale @",
    "set-bounds @", "set-offset @", "set-maximum-width @", "set-filler-height @", "set-metric cornerRadius @",
    "set-spacing @", "set-shadow --radius @", "set-shadow --opacity @", "set-shadow --offset 0 @",
    "set-shadow --offset @ 1", "set-border @", "set-separator --thickness @", "set-separator --left @",
    "set-header 0 --header-height @", "random --seed @", "random --rows @", "hit @ 0", "undo @",
  ])
  func `an impossible number is refused`(command: String) {
    for value in Self.bad {
      var test = TestSession()
      let before = test.session.table
      let line = command.replacing("@", with: value)
      let output = test.run(line)
      // `set-border` also accepts a colour; all other commands must report an error.
      #expect(output.hasPrefix("error:") || output.contains("nothing"), "\(line): \(output)")
      #expect(test.session.table == before, "\(line)")
    }
  }
}
