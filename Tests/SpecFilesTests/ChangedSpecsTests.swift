// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SpecFiles
import TableModel
import TableSpec
import TestSupport
import Testing

/// Specs that differ between commits, the working folder and other folders, in real repositories.
struct ChangedSpecsTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write("sections: [{rows: [Alpha, Second, Third]}]\n", to: "specs/a.yaml")
    try folder.write("include: theme.yaml\nsections: [{rows: [Beta]}]\n", to: "specs/b.yaml")
    try folder.write(
      "sections: [{rows: [{title: Gamma, image: {file: ada.svg}}]}]\n", to: "specs/c.yaml")
    try folder.write("rowHeight: 50\n", to: "specs/theme.yaml")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>\n", to: "specs/ada.svg")
    try folder.write("name: not a spec\n", to: "other.yaml")
    try git("git init -q -b main . && git add . && git commit -qm one && git checkout -qb next")
  }

  private func git(_ lines: String) throws {
    let settings = """
      export GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.org
      export GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.org

      """
    let done = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-ec", settings + lines], environment: TestEnvironment(home: folder),
      folder: folder.path)
    #expect(done.exitCode == 0, "\(done.standardError)")
  }

  private enum Sides: CaseIterable { case workingFolder, commits }

  /// The changes since `main`: of the working folder, or of a commit with all of its files.
  private func changes(
    _ sides: Sides = .workingFolder, in paths: [String] = [], of place: String = "."
  ) throws -> ChangedSpecs {
    let repository = try GitRepository(of: folder.path(place))
    let main = try CommitSide(try repository.commit("main"), of: repository)
    var new: any SpecSide = FolderSide(repository)
    if sides == .commits {
      try git("git add -A && git commit -qm two --allow-empty")
      new = try CommitSide(try repository.commit("HEAD"), of: repository)
    }
    return try ChangedSpecs(from: main, to: new, in: PathScope(paths, in: repository, [main, new]))
  }

  /// `-` for a deleted spec, `+` for a new one, and the files that caused the change.
  private func words(_ found: ChangedSpecs) -> [String] {
    found.changes.map { change in
      let kind = change.old == nil ? "+" : change.new == nil ? "-" : ""
      let former = change.isRenamed ? change.old.map { $0.path + "→" } ?? "" : ""
      return ([kind + former + change.path] + change.causes).joined(separator: " ")
    }
  }

  @Test(arguments: Sides.allCases)
  private func `without a change there is none`(sides: Sides) throws {
    let found = try changes(sides)
    #expect(found.changes.isEmpty)
    #expect(found.count == 3)
  }

  @Test(arguments: Sides.allCases)
  private func `a spec, its theme and its picture are found`(sides: Sides) throws {
    try folder.write("sections: [{rows: [Alpha 2, Second, Third]}]\n", to: "specs/a.yaml")
    try folder.write("rowHeight: 60\n", to: "specs/theme.yaml")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"9\"/>\n", to: "specs/ada.svg")
    try folder.write("name: still none\n", to: "other.yaml")
    let found = try changes(sides)
    #expect(words(found) == ["specs/a.yaml", "specs/b.yaml specs/theme.yaml", "specs/c.yaml specs/ada.svg"])
    let themed = try #require(found.changes.first { $0.path == "specs/b.yaml" })
    #expect(try themed.old?.spec.get().table.info.look != themed.new?.spec.get().table.info.look)
  }

  @Test(arguments: Sides.allCases)
  private func `a new, a deleted and a renamed spec are found`(sides: Sides) throws {
    try git("git rm -q specs/b.yaml && git mv specs/a.yaml specs/moved.yaml")
    try folder.write("sections: [{rows: [Alpha, Second, Last]}]\n", to: "specs/moved.yaml")
    try folder.write("sections: [{header: New, rows: [One]}]\n", to: "specs/new.yaml")
    try folder.write("sections: [{rows: [Hidden]}]\n", to: ".hidden/x.yaml")
    #expect(
      words(try changes(sides))
        == ["-specs/b.yaml", "+specs/moved.yaml", "-specs/a.yaml", "+specs/new.yaml"].sorted {
          $0.dropFirst() < $1.dropFirst()
        })
    try folder.write("sections: [{rows: [Alpha, Second, Third]}]\n", to: "specs/moved.yaml")
    #expect(
      words(try changes(sides)) == ["-specs/b.yaml", "specs/a.yaml→specs/moved.yaml", "+specs/new.yaml"])
  }

  @Test
  func `of very many moved specs, equal ones are renamed, and a note reports that others aren't compared`()
    throws
  {
    for number in 0..<110 {
      try folder.write("sections: [{header: Moved, rows: [Row \(number)]}]\n", to: "old/\(number).yaml")
    }
    try git(
      "git checkout -q main && git add . && git commit -qm Many && git checkout -qB next && mkdir new && git mv old/* new"
    )
    let moved = try changes()
    #expect(moved.changes.count == 110 && moved.changes.allSatisfy(\.isRenamed) && moved.notes.isEmpty)
    for number in 0..<101 {
      try folder.write("sections: [{header: Moved, rows: [Line \(number)]}]\n", to: "new/\(number).yaml")
    }
    let found = try changes()
    #expect(found.changes.count { $0.isRenamed } == 9)
    #expect(
      found.notes == [
        "too many deleted and new specs to find renames with other texts: 110 deleted, 110 new"
      ])
  }

  @Test func `ignored files are left out, and new ones are found without git add`() throws {
    try folder.write("build\n", to: ".gitignore")
    try folder.write("sections: [{rows: [One]}]\n", to: "build/x.yaml")
    try folder.write("sections: [{rows: [One]}]\n", to: "specs/deep/x.yaml")
    #expect(words(try changes()) == ["+specs/deep/x.yaml"])
  }

  @Test func `a missing theme is a change, and its spec has the error`() throws {
    try git("git rm -q specs/theme.yaml")
    for sides in Sides.allCases {
      let found = try changes(sides)
      #expect(words(found) == ["specs/b.yaml specs/theme.yaml"])
      #expect(throws: SpecLoader.Failure.self) { try found.changes[0].new?.spec.get() }
    }
  }

  @Test func `a broken spec is a change even if nothing in it looks like a spec`() throws {
    try folder.write("style: bogus\n", to: "specs/a.yaml")
    let found = try changes()
    #expect(words(found) == ["specs/a.yaml"])
    #expect(throws: SpecLoader.Failure.self) { try found.changes[0].new?.spec.get() }
    #expect(found.changes[0].old?.name == "main:specs/a.yaml")
  }

  @Test func `a spec that is as broken as before isn't a change`() throws {
    try git(
      "git checkout -q main && echo 'sections: 7' > specs/a.yaml && git commit -qam broken && git checkout -q -B next"
    )
    #expect(try changes().changes.isEmpty)
  }

  @Test func `only the named files and folders are compared`() throws {
    try folder.write("sections: [{rows: [Alpha 2]}]\n", to: "specs/a.yaml")
    try folder.write("sections: [{rows: [One]}]\n", to: "more/x.yaml")
    try git("git rm -q specs/c.yaml")
    #expect(words(try changes(in: ["more"])) == ["+more/x.yaml"])
    #expect(words(try changes(in: ["./more/", "specs/a.yaml"])) == ["+more/x.yaml", "specs/a.yaml"])
    #expect(words(try changes(in: ["specs/c.yaml"])) == ["-specs/c.yaml"])
    // A folder counts from the one that a person works in, and a theme that is named is a spec.
    #expect(words(try changes(of: "specs")) == ["specs/a.yaml", "-specs/c.yaml"])
    #expect(words(try changes(in: ["a.yaml", "../more"], of: "specs")) == ["+more/x.yaml", "specs/a.yaml"])
    #expect(throws: GitRevision.Failure.self) { try changes(in: ["no-such.yaml"]) }
    #expect(throws: GitRevision.Failure.self) { try changes(in: [folder.path("..")]) }
  }

  @Test func `hostile names are no options and no other revisions`() throws {
    let repository = try GitRepository(of: folder.path)
    for name in [
      "--all", "-x", "", "main..next", "main\nnext", "no-such", "main:specs/a.yaml", "$(touch ran)",
    ] {
      #expect(throws: GitRevision.Failure.self, "\(name)") { try repository.commit(name) }
    }
    #expect(try !folder.names().contains("ran"))
    let names = ["--help.yaml", "$(touch ran).yaml", "a\nb.yaml", "HEAD:c.yaml", "*.yaml"]
    for name in names { try folder.write("sections: [{rows: [One]}]\n", to: name) }
    for sides in Sides.allCases {
      let found = try changes(sides)
      #expect(Set(found.changes.map(\.path)) == Set(names))
      #expect(try found.changes.allSatisfy { try $0.new?.spec.get().table.sections.count == 1 })
    }
    #expect(try !folder.names().contains("ran"))
  }

  @Test func `the merge base is the last common commit`() throws {
    try git(
      """
      git commit -q --allow-empty -m two && git checkout -q main && git commit -q --allow-empty -m three
      git checkout -q --orphan alone && git commit -q --allow-empty -m four
      """)
    let repository = try GitRepository(of: folder.path)
    let (main, next) = (try repository.commit("main"), try repository.commit("next"))
    let base = try #require(try repository.mergeBase(main, next))
    #expect(base.id != main.id && base.id != next.id && base.name == base.shortID)
    #expect(try repository.mergeBase(main, main)?.name == "main")
    #expect(try repository.mergeBase(main, repository.commit("alone")) == nil)
  }

  @Test func `two folders are compared without git`() throws {
    let other = ScratchFolder()
    try other.write("sections: [{rows: [Alpha]}]\n", to: "a.yaml")
    try other.write("sections: [{rows: [New]}]\n", to: "deep/new.yaml")
    let found = try ChangedSpecs(
      from: FolderSide(folder: folder.path("specs")), to: FolderSide(folder: other.path), in: .all)
    #expect(words(found) == ["a.yaml", "-b.yaml", "-c.yaml", "+deep/new.yaml"])
    #expect(found.changes[0].new?.name == other.path("a.yaml"))
  }
}
