// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
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
    (.auto, false, ["CLICOLOR_FORCE": "1"], true),
    (.auto, false, ["CLICOLOR_FORCE": "0", "TERM": "xterm"], false),
    (.auto, false, ["CLICOLOR_FORCE": "", "TERM": "xterm"], false),
    (.auto, true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1", "TERM": "xterm"], false),
    (.never, true, ["CLICOLOR_FORCE": "1"], false),
    (.always, false, ["NO_COLOR": "1"], true),
    (.never, true, ["TERM": "xterm"], false),
  ])
  func `the flag comes before NO_COLOR, CLICOLOR_FORCE and TERM, which come before the stream`(
    policy: ColorPolicy, isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    #expect(policy.allowsColor(onTerminal: isTerminal, environment: environment) == isColored)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], ColorDepth.palette256), (["TERM": "xterm"], .sixteen), ([:], .sixteen),
    (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor), (["COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .palette256), (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "screen.xterm-256color"], .palette256),
  ])
  func `the environment sets a terminal's number of colours`(environment: [String: String], depth: ColorDepth)
  {
    #expect(ColorDepth(environment: environment) == depth)
  }
}
