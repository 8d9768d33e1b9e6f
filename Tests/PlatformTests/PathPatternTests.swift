// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import TestSupport
import Testing

struct PathPatternTests {
  @Test func `a pattern gives the sorted paths that it matches`() throws {
    let folder = ScratchFolder()
    for name in ["b.yaml", "a.yaml", ".hidden.yaml", "c.txt"] { try folder.write("", to: name) }
    #expect(PathPattern.matches(folder.path("*.yaml")) == [folder.path("a.yaml"), folder.path("b.yaml")])
    #expect(PathPattern.matches(folder.path(".*.yaml")) == [folder.path(".hidden.yaml")])
    #expect(PathPattern.matches(folder.path("*.json")).isEmpty)
  }
}
