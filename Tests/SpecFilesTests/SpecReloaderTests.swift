// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Platform
import SpecFiles
import Synchronization
import TableModel
import TableSpec
import TestSupport
import Testing

/// Reloads a spec after real saves, one after the other.
struct SpecReloaderTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The reported states as texts.
  private final class Told: Sendable {
    private let changes = Mutex<[String]>([])
    private let arrived = DispatchSemaphore(value: 0)

    func add(_ change: SpecReloader.Change) {
      let words =
        switch change {
        case .loaded(let spec):
          "\(spec.table.info.title ?? "-") \(spec.table.sections.first?.rows.count ?? 0)"
        case .doubtful: "doubtful"
        case .wrong(let error): "wrong \(error.count)"
        case .absent(let state): "absent \(state == .missing)"
        }
      changes.withLock { $0.append(words) }
      arrived.signal()
    }

    /// The next report.
    func next() throws -> String {
      try #require(arrived.wait(timeout: Patience.deadline) == .success, "nothing more is told")
      return changes.withLock { $0.removeFirst() }
    }

    var count: Int { changes.withLock { $0.count } }
  }

  private func follow(secondLook: Duration = .seconds(Patience.seconds * 10)) throws -> (
    told: Told, reloader: SpecReloader, watcher: FileWatcher
  ) {
    let path = folder.path("t.yaml")
    let told = Told()
    let watcher = FileWatcher(options: FileWatcherOptions())
    let reloader = SpecReloader(
      path: path, opened: try? SpecLoader().load(path), loader: SpecLoader(), watcher: watcher,
      secondLook: secondLook
    ) { told.add($0) }
    return (told, reloader, watcher)
  }

  @Test func `saves of the spec and of its includes are reported, valid or not`() throws {
    try folder.write("title: one\n", to: "theme.yaml")
    try folder.write("include: theme.yaml\nsections: [{rows: [A]}]\n", to: "t.yaml")
    let (told, reloader, watcher) = try follow()
    defer { watcher.cancel() }
    #expect(try told.next() == "one 1")
    try folder.write("title: two\n", to: "theme.yaml")
    #expect(try told.next() == "two 1")
    try folder.write("titel: two\n", to: "theme.yaml")
    #expect(try told.next() == "wrong 1")
    // A corrected theme makes the spec valid again.
    try folder.write("title: three\n", to: "theme.yaml")
    #expect(try told.next() == "three 1")
    try folder.remove("t.yaml")
    #expect(try told.next() == "absent true")
    try folder.write("sections: [{rows: [A, B]}]\n", to: "t.yaml")
    #expect(try told.next() == "- 2")
    withExtendedLifetime(reloader) {}
  }

  @Test func `an emptied save is suspect, and accepted once it stays so`() throws {
    try folder.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let (told, reloader, watcher) = try follow(secondLook: .milliseconds(100))
    defer { watcher.cancel() }
    #expect(try told.next() == "- 1")
    try folder.overwrite("", to: "t.yaml")
    #expect(try told.next() == "doubtful")
    #expect(try told.next() == "- 0")
    withExtendedLifetime(reloader) {}
  }

  @Test func `a second check finds later saves, and nothing is reported twice`() throws {
    try folder.write("sections: [{rows: [A]}]\n", to: "t.yaml")
    let (told, reloader, watcher) = try follow(secondLook: .milliseconds(1))
    defer { watcher.cancel() }
    #expect(try told.next() == "- 1")
    for count in 2...6 {
      try folder.overwrite("", to: "t.yaml")
      try folder.overwrite(
        "sections: [{rows: [\(Array(repeating: "A", count: count).joined(separator: ", "))]}]\n", to: "t.yaml"
      )
      // Whether the reloader saw the empty file depends on timing, but it must not be the last report.
      var last = try told.next()
      while last == "doubtful" || last == "- 0" { last = try told.next() }
      #expect(last == "- \(count)")
    }
    let settled = DispatchSemaphore(value: 0)
    watcher.whenSettled { settled.signal() }
    try #require(settled.wait(timeout: Patience.deadline) == .success)
    #expect(told.count == 0)
    withExtendedLifetime(reloader) {}
  }

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
