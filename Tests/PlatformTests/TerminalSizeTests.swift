// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Testing

@Suite struct TerminalSizeTests {
  @Test func `what is no terminal has no size and nobody who types`() {
    #expect(TerminalSize(of: Descriptor(-1)) == nil)
    #expect(!Interactivity.isInteractive(input: Descriptor(-1), output: Descriptor(-1)))
  }
}
