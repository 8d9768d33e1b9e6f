// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewDaemon
import TestSupport
import Testing

struct PathIdentityTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.write("a", to: "a.yaml")
    try scratch.makeDirectory("sub")
    try scratch.link("folder", to: "sub")
    try scratch.link("link.yaml", to: "a.yaml")
    try scratch.link("dangling.yaml", to: "sub/late.yaml")
  }

  private func identity(_ path: String) -> PathIdentity { PathIdentity(scratch.path(path)) }

  @Test(arguments: [
    "./a.yaml", "sub/../a.yaml", ".//a.yaml", "sub/./../a.yaml", "folder/../a.yaml",
  ])
  func `different paths to a spec are the same spec`(words: String) {
    #expect(identity(words) == identity("a.yaml"))
  }

  @Test func `a missing spec has an identity, even in a missing folder`() {
    #expect(identity("folder/x.yaml") == identity("sub/./x.yaml"))
    #expect(identity("none/deep/../x.yaml") == identity("none/x.yaml"))
    #expect(identity("none/../a.yaml") == identity("a.yaml"))
    #expect(identity("x.yaml") != identity("sub/x.yaml"))
  }

  @Test func `a link has its own entry but the identity of its target, which may be missing`() throws {
    #expect(identity("link.yaml").entry != identity("a.yaml").entry)
    #expect(identity("link.yaml").file == identity("a.yaml").file)
    #expect(identity("dangling.yaml").file == identity("sub/late.yaml").file)
    try scratch.write("late", to: "sub/late.yaml")
    #expect(identity("dangling.yaml").file == identity("folder/late.yaml").file)
  }
}
