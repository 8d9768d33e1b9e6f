// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import SpecFiles
import TestSupport
import Testing

struct SpecFollowerTests {
  private let folder = ScratchFolder()

  @Test func `a file that the spec no longer includes is not watched`() throws {
    let watcher = FileWatcher(options: FileWatcherOptions())
    defer { watcher.cancel() }
    let paths = ["t.yaml", "a.yaml", "b.yaml"].map(folder.path)
    let follower = SpecFollower(path: paths[0], watcher: watcher, onSave: { _ in }, onInclude: { _ in })
    for included in [[1, 2], [2], [1], []] {
      follower.follow(included.map { paths[$0] })
      #expect(watcher.status.watchedPaths == ([0] + included).map { paths[$0] }.sorted())
    }
  }
}
