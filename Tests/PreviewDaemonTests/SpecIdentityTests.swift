// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewDaemon
import TestSupport
import Testing

struct SpecIdentityTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("a", to: "a.yaml")
    try scratch.makeDirectory("sub")
    try scratch.link("folder", to: "sub")
    try scratch.link("link.yaml", to: "a.yaml")
    try scratch.link("dangling.yaml", to: "sub/late.yaml")
  }

  private func identity(_ path: String) -> SpecIdentity { SpecIdentity(scratch.path(path)) }

  @Test(arguments: [
    "./a.yaml", "sub/../a.yaml", ".//a.yaml", "sub/./../a.yaml", "folder/../a.yaml",
  ])
  func `a spec is one in whatever words`(words: String) { #expect(identity(words) == identity("a.yaml")) }

  @Test func `a spec that is missing is one too, and its folder may be`() {
    #expect(identity("folder/x.yaml") == identity("sub/./x.yaml"))
    #expect(identity("none/deep/../x.yaml") == identity("none/x.yaml"))
    #expect(identity("none/../a.yaml") == identity("a.yaml"))
    #expect(identity("x.yaml") != identity("sub/x.yaml"))
  }

  @Test func `a link is a name of its own for the same file, which need not be there`() throws {
    #expect(identity("link.yaml").entry != identity("a.yaml").entry)
    #expect(identity("link.yaml").file == identity("a.yaml").file)
    #expect(identity("dangling.yaml").file == identity("sub/late.yaml").file)
    try scratch.write("late", to: "sub/late.yaml")
    #expect(identity("dangling.yaml").file == identity("folder/late.yaml").file)
  }
}
