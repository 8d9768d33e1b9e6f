// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import TestSupport
import Testing

struct PathTextTests {
  @Test func `a canonical path has no links and dots, whether or not the file and its folders exist`() throws
  {
    let scratch = ScratchFolder()
    let root = try #require(PathText.resolved(scratch.path))
    try scratch.makeDirectory("real")
    try scratch.overwrite("", to: "real/a.yaml")
    try scratch.link("folder", to: "real")
    try scratch.link("real/link.yaml", to: "a.yaml")
    try scratch.link("later.yaml", to: "folder/later.yaml")
    try scratch.link("never.yaml", to: "none/deep/n.yaml")
    try scratch.link("loop", to: "loop")
    for (path, file) in [
      ("folder/a.yaml", "real/a.yaml"), ("folder/link.yaml", "real/a.yaml"),
      ("folder/new.yaml", "real/new.yaml"), ("later.yaml", "real/later.yaml"),
      ("never.yaml", "none/deep/n.yaml"), ("folder/none/../b.yaml", "real/b.yaml"),
      ("./none/./c.yaml", "none/c.yaml"), ("loop", "loop"),
    ] {
      #expect(PathText.canonical(scratch.path(path)) == PathText.join(root, file), "\(path)")
    }
    #expect(PathText.canonical("/none/../../x") == "/x")
    #expect(PathText.canonical("/") == "/")
  }
}
