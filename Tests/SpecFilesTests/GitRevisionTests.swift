// SPDX-License-Identifier: GPL-3.0-or-later

import SpecFiles
import Testing

struct GitRevisionTests {
  @Test(arguments: [
    ("HEAD:a.yaml", "HEAD:", "a.yaml"), ("origin/main:./x/a.yaml", "origin/main:", "./x/a.yaml"),
    ("HEAD@{12:30}:a.yaml", "HEAD@{12:30}:", "a.yaml"), ("v1:a:b.yaml", "v1:", "a:b.yaml"),
    ("HEAD^{/a..b}:a.yaml", "HEAD^{/a..b}:", "a.yaml"), ("v1:../a.yaml", "v1:", "../a.yaml"),
    ("v1:a..b.yaml", "v1:", "a..b.yaml"),
    (":a.yaml", ":", "a.yaml"), (":2:a.yaml", ":2:", "a.yaml"), (":9:a.yaml", ":", "9:a.yaml"),
  ])
  func `a name is split as git does`(name: String, prefix: String, path: String) throws {
    let revision = try #require(GitRevision(name))
    #expect(revision.prefix == prefix)
    #expect(revision.path == path)
  }

  @Test(arguments: [
    "a.yaml", "HEAD:", ":/words", "-x:a.yaml", "./HEAD:a.yaml",
    "../HEAD:a.yaml", "/HEAD:a.yaml", "main..next:a.yaml", "main:a.yaml..next:a.yaml", "--upload-pack=x:a",
    "HEAD:a\nb", "", ":",
  ])
  func `other names are not revisions`(name: String) { #expect(GitRevision(name) == nil) }

  @Test func `a file's last commit is looked up in its folder`() {
    #expect(GitRevision(headOf: "x/y/a.yaml").name == "HEAD:./a.yaml")
  }
}
