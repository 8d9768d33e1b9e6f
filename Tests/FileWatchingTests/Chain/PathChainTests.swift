// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Platform
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

  @Test func `a plain file needs watches on its ancestors, its directory and itself`() {
    let (wants, end) = describe("/home/app/spec.yaml")
    #expect(wants == ["self /", "self /home", "names /home/app [spec.yaml]", "file /home/app/spec.yaml"])
    #expect(end == .file)
  }

  @Test func `a missing file needs a watch on the directory that will contain it`() {
    let (wants, end) = describe("/home/app/other.yaml")
    #expect(wants == ["self /", "self /home", "names /home/app [other.yaml]"])
    #expect(end == .missing)
  }

  @Test func `a missing directory needs a watch on its last existing ancestor`() {
    let (wants, end) = describe("/home/new/deep/spec.yaml")
    #expect(wants == ["self /", "names /home [new]"])
    #expect(end == .missing)
  }

  @Test func `a link needs watches on itself and on everything that it leads to`() {
    let (wants, end) = describe("/home/link")
    #expect(
      wants == [
        "self /", "names /home [link]", "link /home/link", "self /home", "names /home/app [spec.yaml]",
        "file /home/app/spec.yaml",
      ])
    #expect(end == .file)
  }

  @Test func `a linked directory with dots in its target leads to the same file`() {
    let (wants, end) = describe("/home/up/./spec.yaml")
    #expect(wants.contains("link /home/up"))
    #expect(wants.suffix(2) == ["names /home/app [spec.yaml]", "file /home/app/spec.yaml"])
    #expect(end == .file)
  }

  @Test func `missing files, directories and other non-files are distinguished`() {
    #expect(describe("/home/app/pipe").end == .other)
    #expect(describe("/home/app").end == .directory)
    #expect(describe("/").end == .directory)
    #expect(describe("/home/app/spec.yaml/x").end == .missing)
    #expect(describe("/home/loop").end == .tooManyLinks)
    #expect(describe("/home/locked").end == .failed(.EACCES))
  }

  @Test func `replacing a file changes its chain`() {
    var other = paths
    other.entries["/home/app/spec.yaml"] = .regular(FileIdentity(99))
    let path = "/home/app/spec.yaml"
    #expect(PathChain(resolving: path, in: paths) == PathChain(resolving: path, in: paths))
    #expect(PathChain(resolving: path, in: paths) != PathChain(resolving: path, in: other))
  }
}
