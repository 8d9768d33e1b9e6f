// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

extension ExportedBehaviourTests {
  @Test func `a header's button reaches its hook, and its chevron shows or hides the rows`() throws {
    let touches = try Self.facts("headers").headerTouches
    #expect(
      touches == [
        ["press header mail", "2", "0"], ["reload section 0", "0", "0"], ["reload section 1", "0", "1"],
      ])
  }
}
