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

  @Test(arguments: [
    (["main..feature"], "main:specs/a.yaml feature:specs/a.yaml"),
    (["main..."], "main:specs/a.yaml HEAD:specs/a.yaml"),
    (["main..HEAD", "specs/b.yaml"], "main:specs/b.yaml HEAD:specs/b.yaml"),
    (["main..HEAD:specs/b.yaml"], "main:specs/b.yaml HEAD:specs/b.yaml"),
    (["main:specs/a.yaml..HEAD:specs/a.yaml"], "main:specs/a.yaml HEAD:specs/a.yaml"),
  ])
  func `a range isn't a spec`(words: [String], specs: String) throws {
    let result = try Roundtable.run(["diff"] + words, folder: folder.path)
    #expect(result.exitCode == 2)
    #expect(
      result.standardError == """
        error: '\(words[0])' is a range of revisions, not a spec
        hint: name a spec of each revision: roundtable diff \(specs)

        """)
    let inside = try Roundtable.run(["diff"] + words, folder: folder.path("specs"))
    #expect(
      inside.standardError.contains(words.count == 1 && words[0].contains(":") ? ":specs/" : ":./a.yaml "))
    let rendered = try run("render", words[0])
    #expect(rendered.exitCode == 2 && rendered.standardError.contains("is a range of revisions, not a spec"))
  }

  @Test func `a revision without a path gets a hint`() throws {
    let result = try run("diff", "main", "feature")
    #expect(result.exitCode == 2)
    #expect(
      result.standardError == """
        error: no file 'main'
        hint: a spec of a revision is REV:PATH, such as main:specs/a.yaml

        """)
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
