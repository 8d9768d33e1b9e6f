// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Testing

struct WallClockTests {
  @Test func `a time today is written without its date, another with it`() throws {
    // Midnight, or a change of second, may come between the two.
    var told: (String, String)
    var tries = 0
    repeat {
      told = (WallClock.timeOfDay.now(), WallClock.local(WallClock.system.now()))
      tries += 1
    } while told.0 != told.1 && tries < 3
    #expect(told.0 == told.1)
    let old = WallClock.local("2001-02-03 12:34:56 UTC")
    #expect(old.wholeMatch(of: /2001-02-0[234] \d\d:\d\d:56/) != nil, "\(old)")
    #expect(WallClock.local("yesterday") == "yesterday")
  }
}
