// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import System
import Testing

struct PathChainTests {
  private let paths = FakePaths(entries: [
    "/home": .directory(FileIdentity(2)),
    "/home/app": .directory(FileIdentity(3)),
    "/home/app/spec.yaml": .regular(FileIdentity(4)),
    "/home/app/pipe": .other(FileIdentity(5)),
    "/home/link": .link(FileIdentity(6), target: "app/spec.yaml"),
    "/home/up": .link(FileIdentity(7), target: "/home/app/../app"),
    "/home/loop": .link(FileIdentity(8), target: "loop"),
    "/home/locked": .failed(.EACCES),
  ])

  private func describe(_ path: String) -> (wants: [String], end: PathChain.End) {
    let chain = PathChain(resolving: path, in: paths)
    let wants = chain.wants.map { want in
      let role =
        switch want.role {
        case .ancestor: "self"
        case .directory: "names"
        case .link: "link"
        default: "file"
        }
      return "\(role) \(want.path)" + (want.name.map { " [\($0)]" } ?? "")
    }
    return (wants, chain.end)
  }

  @Test("A plain file wants its ancestors, its directory by name and itself")
  func plain() {
    let (wants, end) = describe("/home/app/spec.yaml")
    #expect(wants == ["self /", "self /home", "names /home/app [spec.yaml]", "file /home/app/spec.yaml"])
    #expect(end == .file)
  }

  @Test("A missing file wants the directory that will get it")
  func missing() {
    let (wants, end) = describe("/home/app/other.yaml")
    #expect(wants == ["self /", "self /home", "names /home/app [other.yaml]"])
    #expect(end == .missing)
  }

  @Test("A missing directory is waited for in the last one that exists")
  func missingParent() {
    let (wants, end) = describe("/home/new/deep/spec.yaml")
    #expect(wants == ["self /", "names /home [new]"])
    #expect(end == .missing)
  }

  @Test("A link is wanted itself, and so is all behind it")
  func link() {
    let (wants, end) = describe("/home/link")
    #expect(
      wants == [
        "self /", "names /home [link]", "link /home/link", "self /home", "names /home/app [spec.yaml]",
        "file /home/app/spec.yaml",
      ])
    #expect(end == .file)
  }

  @Test("A linked directory with dots in its target leads to the same file")
  func linkedDirectory() {
    let (wants, end) = describe("/home/up/./spec.yaml")
    #expect(wants.contains("link /home/up"))
    #expect(wants.suffix(2) == ["names /home/app [spec.yaml]", "file /home/app/spec.yaml"])
    #expect(end == .file)
  }

  @Test("What is no file is told apart")
  func ends() {
    #expect(describe("/home/app/pipe").end == .other)
    #expect(describe("/home/app").end == .directory)
    #expect(describe("/").end == .directory)
    #expect(describe("/home/app/spec.yaml/x").end == .missing)
    #expect(describe("/home/loop").end == .tooManyLinks)
    #expect(describe("/home/locked").end == .failed(.EACCES))
  }

  @Test("A replaced file makes another chain")
  func identity() {
    var other = paths
    other.entries["/home/app/spec.yaml"] = .regular(FileIdentity(99))
    let path = "/home/app/spec.yaml"
    #expect(PathChain(resolving: path, in: paths) == PathChain(resolving: path, in: paths))
    #expect(PathChain(resolving: path, in: paths) != PathChain(resolving: path, in: other))
  }
}
