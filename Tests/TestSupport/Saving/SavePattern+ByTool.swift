// SPDX-License-Identifier: GPL-3.0-or-later

extension SavePattern {
  static let byTool: [SavePattern] = [
    vim("vim, backupcopy=auto", settings: "backupcopy=auto"),
    vim("vim, backupcopy=no", settings: "backupcopy=no"),
    vim("vim, backupcopy=yes", settings: "backupcopy=yes"),
    vim("vim, backup kept", settings: "backup backupcopy=auto"),
    vim("nvim", settings: "backupcopy=auto", tool: "nvim"),
    SavePattern(name: "emacs", tool: "emacs") { site in
      let program =
        "(progn (setq backup-enable-predicate (lambda (_) t)) (find-file \"spec.yaml\") (erase-buffer)"
        + " (insert \"\(site.content.dropLast())\\n\") (save-buffer))"
      try ExternalTool("emacs").run(["-Q", "--batch", "--eval", program], in: site.scratch.path)
    },
    SavePattern(name: "ed", tool: "ed") { site in
      try ExternalTool("ed").run(
        ["-s", "spec.yaml"], in: site.scratch.path, input: "1,$c\n\(site.content).\nw\nq\n")
    },
    SavePattern(name: "gio save", tool: "gio") { site in
      try ExternalTool("gio").run(["save", "spec.yaml"], in: site.scratch.path, input: site.content)
    },
    SavePattern(name: "gio save with backup", tool: "gio") { site in
      try ExternalTool("gio").run(["save", "-b", "spec.yaml"], in: site.scratch.path, input: site.content)
    },
    SavePattern(name: "sed -i", tool: "sed") { site in
      try ExternalTool("sed").run(
        ["-i", "s/.*/\(site.content.dropLast())/", "spec.yaml"], in: site.scratch.path)
    },
    SavePattern(name: "perl -i", tool: "perl") { site in
      try ExternalTool("perl").run(
        ["-i", "-pe", "s/.*/\(site.content.dropLast())/", "spec.yaml"], in: site.scratch.path)
    },
    SavePattern(name: "rsync", tool: "rsync") { site in
      try site.write(to: "source")
      try ExternalTool("rsync").run(["-c", "source", "spec.yaml"], in: site.scratch.path)
    },
    SavePattern(name: "mv from another file system", tool: "mv") { site in
      let other = "/dev/shm/roundtable-\(site.scratch.path.suffix(12))"
      try ExternalTool("sh").run(["-c", "cat > '\(other)'"], in: "/", input: site.content)
      try ExternalTool("mv").run([other, "spec.yaml"], in: site.scratch.path)
    },
    SavePattern(name: "git checkout of a branch", tool: "git", prepare: prepareRepository) { site in
      try git(site, ["checkout", "-q", "branch\(site.round)"])
    },
  ]

  private static func vim(_ name: String, settings: String, tool: String = "vim") -> SavePattern {
    SavePattern(name: name, tool: tool) { site in
      // By default vim makes no backups under /tmp, which would leave only the plainest save.
      try ExternalTool(tool).run(
        [
          "-Nu", "NONE", "-i", "NONE", "-es", "-c", "set backupskip= \(settings)",
          "-c", "call setline(1, '\(site.content.dropLast())')", "-c", "wq", "spec.yaml",
        ], in: site.scratch.path)
    }
  }

  @Sendable private static func prepareRepository(_ site: SaveSite) throws {
    try git(site, ["init", "-q", "-b", "main"])
    for (branch, text) in [
      ("main", SaveSite.first), ("branch1", site.content(of: 1)), ("branch2", site.content(of: 2)),
    ] {
      if branch != "main" { try git(site, ["checkout", "-q", "-b", branch]) }
      try site.scratch.overwrite(text, to: "spec.yaml")
      try git(site, ["add", "spec.yaml"])
      try git(site, ["commit", "-q", "-m", branch])
    }
    try git(site, ["checkout", "-q", "main"])
  }

  private static func git(_ site: SaveSite, _ arguments: [String]) throws {
    let person = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
    try ExternalTool("git").run(person + arguments, in: site.scratch.path)
  }
}
