// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Testing

struct WallClockTests {
  @Test func `a stamp of today is told by the local clock, another with its day`() throws {
    // Midnight or a second may pass between the two.
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
