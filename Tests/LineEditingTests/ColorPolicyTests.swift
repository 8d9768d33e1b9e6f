// SPDX-License-Identifier: GPL-3.0-or-later

import LineEditing
import Testing

@Suite struct ColorPolicyTests {
  @Test(arguments: [
    (ColorPolicy.auto, true, ["TERM": "xterm"], true),
    (.auto, false, ["TERM": "xterm"], false),
    (.auto, true, [:], false),
    (.auto, true, ["TERM": ""], false),
    (.auto, true, ["TERM": "dumb"], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
    (.always, false, ["NO_COLOR": "1"], true),
    (.never, true, ["TERM": "xterm"], false),
  ])
  func `the flag comes first, then NO_COLOR, then TERM, then the stream`(
    policy: ColorPolicy, isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    #expect(policy.allowsColor(onTerminal: isTerminal, environment: environment) == isColored)
  }
}
