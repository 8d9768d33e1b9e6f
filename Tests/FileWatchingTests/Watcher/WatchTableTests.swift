// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Platform
import Testing

struct WatchTableTests {
  private func wants(_ name: String) -> [WatchWant] {
    [
      WatchWant(path: "/", role: .ancestor), WatchWant(path: "/d", role: .directory, name: name),
      WatchWant(path: "/d/\(name)", role: .file),
    ]
  }

  @Test func `directories are shared and watched as long as one file needs them`() {
    let backend = FakeBackend()
    var table = WatchTable()
    #expect(table.update(1, wants: wants("a"), in: backend).isEmpty)
    #expect(table.update(2, wants: wants("b"), in: backend).isEmpty)
    #expect(table.armedPaths == ["/", "/d", "/d/a", "/d/b"])
    table.remove(1, in: backend)
    #expect(backend.watched == ["/", "/d", "/d/b"])
    table.remove(2, in: backend)
    #expect(backend.watched.isEmpty)
    #expect(table.armedPaths.isEmpty)
  }

  @Test
  func
    `a name's event in a directory concerns the files of that name; the directory's own move concerns all`()
    throws
  {
    let backend = FakeBackend()
    var table = WatchTable()
    _ = table.update(1, wants: [WatchWant(path: "/d", role: .directory, name: "a")], in: backend)
    _ = table.update(2, wants: [WatchWant(path: "/d", role: .directory, name: "b")], in: backend)
    let named = WatchNotice(descriptor: 1, change: .closed, name: Array("b".utf8))
    #expect(table.users(of: named) == [2])
    #expect(table.users(of: WatchNotice(descriptor: 1, change: .moved)) == [1, 2])
    #expect(table.users(of: WatchNotice(descriptor: 1, change: .closed, name: [120])).isEmpty)
  }

  @Test func `a directory that is an ancestor of one file and the parent of another is watched for both`() {
    let backend = FakeBackend()
    var table = WatchTable()
    _ = table.update(1, wants: [WatchWant(path: "/d", role: .directory, name: "a")], in: backend)
    _ = table.update(2, wants: [WatchWant(path: "/d", role: .ancestor)], in: backend)
    #expect(backend.roles(of: "/d") == [.directory, .ancestor])
  }

  @Test func `a replaced object gets a new watch, and its old watch is removed`() {
    let backend = FakeBackend()
    var table = WatchTable()
    let want = [WatchWant(path: "/d/a", role: .file)]
    _ = table.update(1, wants: want, in: backend)
    backend.replace("/d/a")
    _ = table.update(1, wants: want, in: backend)
    #expect(backend.removed == [1])
    #expect(table.users(of: WatchNotice(descriptor: 2, change: .written)) == [1])
    #expect(table.users(of: WatchNotice(descriptor: 1, change: .written)).isEmpty)
  }

  @Test func `failed watches are reported, and watches that the kernel dropped are forgotten`() {
    let backend = FakeBackend(limit: 1)
    var table = WatchTable()
    let failures = table.update(1, wants: wants("a"), in: backend)
    #expect(failures.count == 2)
    #expect(failures.allSatisfy { $0.failure == .ENOSPC })
    table.forget(1)
    #expect(table.armedPaths.isEmpty)
  }
}

extension WatchTableTests {
  @Test func `a wanted name and roles that no file needs any more are dropped`() {
    let backend = FakeBackend()
    var table = WatchTable()
    _ = table.update(1, wants: [WatchWant(path: "/d", role: .directory, name: "a")], in: backend)
    _ = table.update(1, wants: [WatchWant(path: "/d", role: .ancestor)], in: backend)
    #expect(table.users(of: WatchNotice(descriptor: 1, change: .closed, name: Array("a".utf8))).isEmpty)
    #expect(backend.roles(of: "/d") == [.ancestor])
  }
}
