// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Testing

@Suite struct TerminalSizeTests {
  @Test func `an invalid descriptor is no interactive terminal and has no size`() {
    #expect(TerminalSize(of: Descriptor(-1)) == nil)
    #expect(!Interactivity.isInteractive(input: Descriptor(-1), output: Descriptor(-1)))
  }
}
