// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct OutputLinkTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write("sections:\n  - rows: [A]\n", to: "s.yaml")
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives links away"))
  func `another user's link in a shared folder is refused and its target stays unchanged`() throws {
    try folder.write("secret", to: "victim")
    try folder.makeDirectory("shared")
    chmod(folder.path("shared"), 0o1777)
    for name in ["shared/s.svg", "shared/s.txt"] {
      try folder.link(name, to: folder.path("victim"))
      lchown(folder.path(name), 65534, 65534)
    }
    let message =
      "it is a link that another user made or can replace (hint: remove it, or name another file)"
    let render = try Roundtable.run(
      ["render", "s.yaml", "--force", "-o", "shared/s.svg"], folder: folder.path)
    #expect(render.exitCode == 74)
    #expect(render.standardError == "error: cannot replace 'shared/s.svg': \(message)\n")
    let save = try Roundtable.run(
      ["run", "--spec", "s.yaml", "-e", "save --force shared/s.svg"], folder: folder.path)
    #expect(save.exitCode == 1)
    #expect(save.standardError.contains(message))
    let daemon = try Roundtable.open(
      ["watch", "--quiet", "-o", "shared", "s.yaml"], home: folder, columns: 200, rows: 40)
    try daemon.expect("it is a link that another user made")
    daemon.send("\u{3}")
    _ = try daemon.waitForExit()
    #expect(try folder.read("victim") == "secret")
  }

  @Test func `a daemon in a shared folder says whether the kernel follows other users' links there`() throws {
    try folder.makeDirectory("shared")
    chmod(folder.path("shared"), 0o1777)
    let setting = "/proc/sys/fs/protected_symlinks"
    let isOff = try String(contentsOfFile: setting, encoding: .utf8).hasPrefix("0")
    for (place, isNoted) in [("shared", isOff), (".", false)] {
      let daemon = try Roundtable.open(
        ["watch", "--quiet", "-o", place, "s.yaml"], home: folder, columns: 200)
      let text = try daemon.expect("ready:")
      let note = "note: every user can add links to 'shared', and this system follows them (hint: "
      #expect(text.contains(note) == isNoted)
      try daemon.quit("\u{3}")
    }
  }

  @Test func `the user's own link is followed and reported`() throws {
    try folder.makeDirectory("pictures")
    try folder.link("s.svg", to: "pictures/t.svg")
    let result = try Roundtable.run(["render", "s.yaml", "-o", "s.svg"], folder: folder.path)
    #expect(result.exitCode == 0)
    #expect(
      result.standardError == "note: 's.svg' is a link; its target is written, 'pictures/t.svg'\n")
    #expect(try folder.read("pictures/t.svg").hasPrefix("<svg"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("s.svg")) == "pictures/t.svg")
  }
}
