// SPDX-License-Identifier: GPL-3.0-or-later

extension SavePattern {
  static let byTool: [SavePattern] = [
    vim("vim, backupcopy=auto", settings: "backupcopy=auto"),
    vim("vim, backupcopy=no", settings: "backupcopy=no"),
    vim("vim, backupcopy=yes", settings: "backupcopy=yes"),
    vim("vim, backup kept", settings: "backup backupcopy=auto"),
    vim("nvim", settings: "backupcopy=auto", tool: "nvim"),
    SavePattern(name: "emacs", tool: "emacs") { fixture in
      let program =
        "(progn (setq backup-enable-predicate (lambda (_) t)) (find-file \"spec.yaml\") (erase-buffer)"
        + " (insert \"\(fixture.content.dropLast())\\n\") (save-buffer))"
      try ExternalTool("emacs").run(["-Q", "--batch", "--eval", program], in: fixture.scratch.path)
    },
    SavePattern(name: "ed", tool: "ed") { fixture in
      try ExternalTool("ed").run(
        ["-s", "spec.yaml"], in: fixture.scratch.path, input: "1,$c\n\(fixture.content).\nw\nq\n")
    },
    SavePattern(name: "gio save", tool: "gio") { fixture in
      try ExternalTool("gio").run(["save", "spec.yaml"], in: fixture.scratch.path, input: fixture.content)
    },
    SavePattern(name: "gio save with backup", tool: "gio") { fixture in
      try ExternalTool("gio").run(
        ["save", "-b", "spec.yaml"], in: fixture.scratch.path, input: fixture.content)
    },
    SavePattern(name: "sed -i", tool: "sed") { fixture in
      try ExternalTool("sed").run(
        ["-i", "s/.*/\(fixture.content.dropLast())/", "spec.yaml"], in: fixture.scratch.path)
    },
    SavePattern(name: "perl -i", tool: "perl") { fixture in
      try ExternalTool("perl").run(
        ["-i", "-pe", "s/.*/\(fixture.content.dropLast())/", "spec.yaml"], in: fixture.scratch.path)
    },
    SavePattern(name: "rsync", tool: "rsync") { fixture in
      try fixture.write(to: "source")
      try ExternalTool("rsync").run(["-c", "source", "spec.yaml"], in: fixture.scratch.path)
    },
    SavePattern(name: "mv from another file system", tool: "mv") { fixture in
      let other = "/dev/shm/roundtable-\(fixture.scratch.path.suffix(12))"
      try ExternalTool("sh").run(["-c", "cat > '\(other)'"], in: "/", input: fixture.content)
      try ExternalTool("mv").run([other, "spec.yaml"], in: fixture.scratch.path)
    },
    SavePattern(name: "git checkout of a branch", tool: "git", prepare: prepareRepository) { fixture in
      try git(fixture, ["checkout", "-q", "branch\(fixture.round)"])
    },
  ]

  private static func vim(_ name: String, settings: String, tool: String = "vim") -> SavePattern {
    SavePattern(name: name, tool: tool) { fixture in
      // By default, vim makes no backups under /tmp; it would use only its simplest way to save.
      try ExternalTool(tool).run(
        [
          "-Nu", "NONE", "-i", "NONE", "-es", "-c", "set backupskip= \(settings)",
          "-c", "call setline(1, '\(fixture.content.dropLast())')", "-c", "wq", "spec.yaml",
        ], in: fixture.scratch.path)
    }
  }

  @Sendable private static func prepareRepository(_ fixture: SaveFixture) throws {
    try git(fixture, ["init", "-q", "-b", "main"])
    for (branch, text) in [
      ("main", SaveFixture.first), ("branch1", fixture.content(of: 1)), ("branch2", fixture.content(of: 2)),
    ] {
      if branch != "main" { try git(fixture, ["checkout", "-q", "-b", branch]) }
      try fixture.scratch.overwrite(text, to: "spec.yaml")
      try git(fixture, ["add", "spec.yaml"])
      try git(fixture, ["commit", "-q", "-m", branch])
    }
    try git(fixture, ["checkout", "-q", "main"])
  }

  private static func git(_ fixture: SaveFixture, _ arguments: [String]) throws {
    let person = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
    try ExternalTool("git").run(person + arguments, in: fixture.scratch.path)
  }
}
