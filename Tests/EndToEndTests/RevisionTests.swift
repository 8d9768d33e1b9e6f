// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// `REV:PATH` as the spec of each subcommand, and repositories of other people.
struct RevisionTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write(
      "sections: [{rows: [{title: Old, id: wifi, minimumRowHeight: 60, selectedColor: systemRed}]}]\n",
      to: "specs/a.yaml")
    try git(
      """
      cp specs/a.yaml specs/b.yaml && git init -q -b main . && git config user.name A && git config user.email a@example.org
      git add . && git commit -qm one && git update-ref refs/remotes/origin/main HEAD
      """)
    try folder.write(
      "sections: [{rows: [{title: New, id: wifi, minimumRowHeight: 70}]}]\n", to: "specs/a.yaml")
  }

  @discardableResult
  private func git(_ lines: String) throws -> ChildProcess {
    let done = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-ec", lines], environment: TestEnvironment(home: folder),
      folder: folder.path)
    #expect(done.exitCode == 0, "\(done.standardError)")
    return done
  }

  private func run(_ words: String..., environment: [String: String?] = [:]) throws -> ChildProcess {
    try Roundtable.run(words, folder: folder.path, environment: environment)
  }

  // MARK: - Each subcommand

  @Test(arguments: [
    (["render"], [], "Old"), (["frames"], [], "60"), (["list"], [], "Old"),
    (["why"], ["row", "wifi", "height"], "= 60"), (["lint"], [], "HEAD:./specs/a.yaml:1"),
    (["export"], ["--format", "uikit"], "\"Old\""), (["run", "-e", "list", "--spec"], [], "Old"),
    ([], ["-e", "list"], "Old"),
  ])
  func `a spec of a revision is read`(before: [String], after: [String], text: String) throws {
    let result = try Roundtable.run(before + ["HEAD:./specs/a.yaml"] + after, folder: folder.path)
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(result.standardOutput.contains(text), "\(result.standardOutput)")
  }

  @Test func `a spec of a revision is no file that can be saved, fixed or watched`() throws {
    let saved = try run("HEAD:specs/a.yaml", "-e", "set-radius 3", "-e", "save")
    #expect(saved.exitCode == 1 && saved.standardError.contains("the table has no file yet"))
    let fixed = try run("lint", "--fix", "HEAD:specs/a.yaml")
    #expect(
      fixed.exitCode == 2 && fixed.standardError.contains("is in a revision, which can't be fixed in place"))
    let watched = try run("watch", "HEAD:specs/a.yaml")
    #expect(
      watched.exitCode == 2 && watched.standardError.contains("is a git revision, which cannot be watched"))
    let opened = try run("HEAD:specs/a.yaml", "--watch")
    #expect(opened.exitCode == 2 && opened.standardError.hasPrefix("error: --watch requires a file"))
    #expect(try folder.names().sorted() == [".git", "specs"])
  }

  @Test func `a range isn't a spec`() throws {
    let rendered = try run("render", "main..feature")
    #expect(rendered.exitCode == 2)
    #expect(
      rendered.standardError == """
        error: 'main..feature' is a range of revisions, not a spec
        hint: name a spec of each revision: roundtable diff main:specs/a.yaml feature:specs/a.yaml

        """)
  }

  // MARK: - All specs of two states

  /// Commits the change of `a.yaml` on the branch `next`, and a new row of `b.yaml` on `main` after that.
  private func branch() throws {
    try git(
      """
      git checkout -q -b next && git commit -qam two
      git checkout -q main && sed -i 's/Old/Older/' specs/b.yaml && git commit -qam three && git checkout -q next
      """)
  }

  @Test(arguments: [
    (["main..next"], ["main:specs/a.yaml → next:specs/a.yaml", "main:specs/b.yaml → next:specs/b.yaml"], ""),
    (["main...next"], ["specs/a.yaml → next:specs/a.yaml"], "\n1 other spec is equal\n"),
    (
      ["main", "next"], ["main:specs/a.yaml → next:specs/a.yaml", "main:specs/b.yaml → next:specs/b.yaml"], ""
    ),
    (["main"], ["main:specs/a.yaml → specs/a.yaml", "main:specs/b.yaml → specs/b.yaml"], ""),
    (["main", "specs/b.yaml"], ["main:specs/b.yaml → specs/b.yaml"], ""),
    (["main..next", "specs/b.yaml"], ["main:specs/b.yaml → next:specs/b.yaml"], ""),
    (["main:specs/b.yaml..next:specs/b.yaml"], ["main:specs/b.yaml → next:specs/b.yaml"], ""),
    (["main..next:specs/b.yaml"], ["main:specs/b.yaml → next:specs/b.yaml"], ""),
  ])
  func `diff compares all specs of revisions`(words: [String], titles: [String], end: String) throws {
    try branch()
    let result = try Roundtable.run(["diff"] + words, folder: folder.path)
    #expect(result.exitCode == 1, "\(result.standardError)")
    let found = result.standardOutput.split(separator: "\n").filter { $0.contains(".yaml → ") }
    #expect(found.count == titles.count, "\(found)")
    for (line, title) in zip(found, titles) { #expect(line.hasSuffix(title), "\(line)") }
    #expect(end.isEmpty || result.standardOutput.hasSuffix(end), "\(result.standardOutput)")
  }

  @Test func `diff compares a folder with the last commit, and two folders`() throws {
    let changed = try run("diff", "specs")
    #expect(changed.exitCode == 1)
    #expect(
      changed.standardOutput.hasPrefix("HEAD:specs/a.yaml → specs/a.yaml\n"), "\(changed.standardOutput)")
    #expect(changed.standardOutput.hasSuffix("\n1 other spec is equal\n"), "\(changed.standardOutput)")
    try folder.write(try folder.read("specs/a.yaml"), to: "other/a.yaml")
    try folder.write("sections: [{rows: [C]}]\n", to: "other/c.yaml")
    let folders = try run("diff", "specs", "other")
    #expect(folders.exitCode == 1)
    #expect(
      folders.standardOutput == """
        specs/b.yaml was deleted
        1 section, 1 row, insetGrouped, content 393 x 132.333

        other/c.yaml is new
        1 section, 1 row, insetGrouped, content 393 x 116.333

        1 other spec is equal

        """)
    let equal = try run("diff", "specs", "specs")
    #expect(equal.exitCode == 0 && equal.standardOutput == "2 specs are equal\n")
  }

  @Test func `a theme and a picture count, and each format has all specs`() throws {
    try folder.write("include: theme.yaml\nsections: [{rows: [A]}]\n", to: "specs/t.yaml")
    try folder.write("cornerRadius: 10\n", to: "specs/theme.yaml")
    try git(
      "git add -A && git commit -qm four && echo 'cornerRadius: 4' > specs/theme.yaml && echo 'sections: [{rows: [N]}]' > specs/n.yaml"
    )
    for format in ["text", "markdown", "json", "html", "svg"] {
      let result = try run("diff", "main", "--format", format)
      #expect(result.exitCode == 1, "\(format): \(result.standardError)")
      for name in ["specs/t.yaml", "specs/n.yaml"] {
        #expect(result.standardOutput.contains(name), "\(format)")
      }
      #expect(
        result.standardOutput.contains(format == "json" ? "\"equal\": 2" : "2 other specs are equal"),
        "\(format)")
    }
  }

  @Test func `a spec that can't be read doesn't hide the others, and fails`() throws {
    try folder.write("style: bogus\nsections: []\n", to: "specs/b.yaml")
    let result = try run("diff", "HEAD")
    #expect(result.exitCode == 2)
    #expect(result.standardOutput.contains("title 'Old' → 'New'"))
    #expect(
      result.standardError.hasPrefix("specs/b.yaml:1:8: error: unknown style"), "\(result.standardError)")
  }

  @Test func `a name that is neither a file nor a revision is an error`() throws {
    let result = try run("diff", "main", "feature")
    #expect(result.exitCode == 2)
    #expect(
      result.standardError.hasPrefix(
        "error: cannot find 'feature' with git: there is no such branch, tag or commit\nhint: "),
      "\(result.standardError)")
    let turned = try run("diff", "specs/a.yaml", "main")
    #expect(turned.exitCode == 2)
    #expect(
      turned.standardError.hasSuffix("hint: name the revision first: roundtable diff main specs/a.yaml\n"))
    try git("mkdir empty && touch empty/x.yaml")
    let none = try run("diff", "main", "empty")
    #expect(none.exitCode == 2 && none.standardError.hasPrefix("error: "), "\(none.standardError)")
    let elsewhere = try Roundtable.run(["diff", "main", "feature"])
    #expect(elsewhere.exitCode == 2)
  }

  // MARK: - Files with the name of a revision

  @Test func `a committed file can't take the place of a revision`() throws {
    try folder.write(try folder.read("specs/a.yaml"), to: "origin/main:specs/a.yaml")
    let result = try run("diff", "origin/main:specs/a.yaml", "specs/a.yaml")
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains("title 'Old' → 'New'"))
    #expect(
      result.standardError
        == "note: the file './origin/main:specs/a.yaml' is not read; begin its name with ./ to read it\n")
    #expect(try run("list", "./origin/main:specs/a.yaml").standardOutput.contains("New"))
    #expect(try run("list", "origin/main:specs/a.yaml").standardOutput.contains("Old"))
    // The file isn't used if the revision is missing, either.
    try folder.write(try folder.read("specs/a.yaml"), to: "origin/next:specs/a.yaml")
    let missing = try run("diff", "origin/next:specs/a.yaml", "specs/a.yaml")
    #expect(missing.exitCode == 2)
    #expect(missing.standardError.contains("hint: './origin/next:specs/a.yaml' names a file\n"))
  }

  @Test func `outside of a repository, a name with a colon is a file`() throws {
    let other = ScratchFolder()
    try other.write("sections: [{rows: [A]}]\n", to: "Screen: Wallet.yaml")
    let listed = try Roundtable.run(["list", "Screen: Wallet.yaml"], folder: other.path)
    #expect(listed.exitCode == 0 && listed.standardError == "", "\(listed.standardError)")
    let missing = try Roundtable.run(["list", "Screen: Card.yaml"], folder: other.path)
    #expect(
      missing.exitCode == 2 && missing.standardError.contains("hint: './Screen: Card.yaml' names a file"))
  }

  // MARK: - Repositories of other people

  /// A setting of `.git/config` that makes git run a program when it reads a file, with the line that prepares it.
  @Test(arguments: [
    (
      "HEAD:specs/a.yaml",
      "git config remote.evil.url \"ext::touch $PWD/ran\"; git config protocol.ext.allow always"
    ),
    (
      "HEAD:specs/a.yaml",
      "git config remote.evil.url \"$PWD\"; git config remote.evil.uploadpack \"touch $PWD/ran; git-upload-pack\""
    ),
    (
      "HEAD:specs/a.yaml",
      "git config remote.evil.url ssh://x/y; git config core.sshCommand \"touch $PWD/ran; false\""
    ),
    (
      ":specs/a.yaml",
      """
      printf '#!/bin/sh\\ntouch "%s/ran"\\n' "$PWD" > ../hook; chmod +x ../hook
      git config core.fsmonitor "$PWD/../hook"; git update-index --fsmonitor
      """
    ),
    (
      ":specs/a.yaml",
      """
      echo '*.yaml filter=f diff=f' > .gitattributes
      for key in filter.f.smudge filter.f.clean diff.f.textconv diff.f.command diff.external core.pager pager.cat-file \
        core.editor alias.cat-file; do git config $key "touch $PWD/ran"; done
      git config core.hooksPath "$PWD"; git config log.showSignature true; git config gpg.program "touch $PWD/ran"
      """
    ),
  ])
  func `diff runs no program of a foreign repository's settings`(name: String, settings: String) throws {
    try git(
      "mkdir foreign && cd foreign && git clone -q .. . && cd .. && cp specs/a.yaml foreign/specs/a.yaml")
    // With a promisor, git fetches a missing file. Loose objects can be removed.
    try git(
      """
      cd foreign && mv .git/objects/pack/*.pack ../p 2>/dev/null && git unpack-objects -q < ../p || :
      \(settings)
      if [ "\(name)" = HEAD:specs/a.yaml ]; then
        git config core.repositoryFormatVersion 1; git config extensions.partialClone evil
        blob=$(git rev-parse HEAD:specs/a.yaml)
        rm -f ".git/objects/$(echo $blob | cut -c 1-2)/$(echo $blob | cut -c 3-)"
      fi
      rm -f ran
      """)
    let result = try Roundtable.run(["diff", name, "specs/a.yaml"], folder: folder.path("foreign"))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path("foreign")).contains("ran"))
    guard name.hasPrefix("HEAD") else {
      #expect(result.exitCode == 1, "\(result.standardError)")
      return
    }
    #expect(result.exitCode == 2)
    #expect(
      result.standardError == """
        error: cannot read 'HEAD:specs/a.yaml' with git: the repository is a partial clone without this file, and roundtable doesn't fetch
        hint: if you trust its remote: git -C '.' show 'HEAD:specs/a.yaml'

        """)
  }

  @Test func `a repository of another user is refused in a plain sentence`() throws {
    // Git's own switch for its tests.
    let result = try run("diff", "specs/a.yaml", environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(result.exitCode == 2)
    #expect(
      result.standardError == """
        error: cannot read 'HEAD:./a.yaml' with git: the repository belongs to another user
        hint: if you trust it: git config --global --add safe.directory \(folder.path)

        """)
  }
}
