// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import PreviewDaemon
import PreviewState
import SpecFiles
import Synchronization
import TableModel
import TableSpec
import TestSupport
import Testing

/// A daemon whose spec is open in an editor: real saves, reported one after the other.
struct SpecEditorTests {
  private let scratch = ScratchFolder()
  private let news = News()

  /// What the editor learns, in words.
  private final class News: Sendable {
    private let words = Mutex<[String]>([])
    private let arrived = DispatchSemaphore(value: 0)

    func add(_ outcome: Result<LoadedSpec, SpecFault>) {
      let word =
        switch outcome {
        case .success(let spec):
          "\(spec.table.info.title ?? "-") \(spec.table.sections.first?.rows.count ?? 0)"
        case .failure(let fault): "\(fault.kind)"
        }
      words.withLock { $0.append(word) }
      arrived.signal()
    }

    func next() throws -> String {
      try #require(arrived.wait(timeout: Patience.deadline) == .success, "nothing more comes")
      return words.withLock { $0.removeFirst() }
    }

    var count: Int { words.withLock { $0.count } }
  }

  private func daemon(secondLook: Duration = .seconds(Patience.seconds * 10)) -> DaemonFilesFixture {
    var options = WatchDaemonOptions.test
    options.secondLook = secondLook
    options.editor = SpecEditor(
      opened: try? SpecLoader().load(scratch.path("spec.yaml")), loader: SpecLoader()
    ) { [news] in news.add($0) }
    return DaemonFilesFixture(scratch, outputs: ["spec.txt"], options: options)
  }

  private func edit(_ title: String, _ fixture: DaemonFilesFixture) throws {
    var table = Table()
    table.info.title = title
    let shown = DispatchSemaphore(value: 0)
    let edited = EditedSpec(table) { [table] in
      LoadedSpec(table: table, path: "spec.yaml", bytes: Array(title.utf8))
    }
    fixture.daemon.edit(scratch.path("spec.yaml"), edited) { shown.signal() }
    try #require(shown.wait(timeout: Patience.deadline) == .success)
  }

  @Test func `saves of the spec and of what it includes are reported, good or bad`() throws {
    try scratch.write("title: one\n", to: "theme.yaml")
    try scratch.write("include: theme.yaml\nsections: [{rows: [A]}]\n", to: "spec.yaml")
    let fixture = daemon()
    #expect(try news.next() == "one 1")
    try scratch.write("title: two\n", to: "theme.yaml")
    #expect(try news.next() == "two 1")
    try scratch.write("titel: two\n", to: "theme.yaml")
    #expect(try news.next() == "invalid")
    // Correcting the theme corrects the spec.
    try scratch.write("title: three\n", to: "theme.yaml")
    #expect(try news.next() == "three 1")
    try scratch.remove("spec.yaml")
    #expect(try news.next() == "missing")
    try scratch.write("sections: [{rows: [A, B]}]\n", to: "spec.yaml")
    #expect(try news.next() == "- 2")
    withExtendedLifetime(fixture) {}
  }

  @Test func `an emptied save is doubted, and believed once it has stayed so`() throws {
    try scratch.write("sections: [{rows: [A]}]\n", to: "spec.yaml")
    let fixture = daemon(secondLook: .milliseconds(100))
    #expect(try news.next() == "- 1")
    try scratch.overwrite("", to: "spec.yaml")
    #expect(try news.next() == "doubted")
    #expect(try news.next() == "- 0")
    withExtendedLifetime(fixture) {}
  }

  @Test func `a second look finds what was saved meanwhile, and nothing is reported twice`() throws {
    try scratch.write("sections: [{rows: [A]}]\n", to: "spec.yaml")
    let fixture = daemon(secondLook: .milliseconds(1))
    #expect(try news.next() == "- 1")
    for count in 2...6 {
      try scratch.overwrite("", to: "spec.yaml")
      let rows = Array(repeating: "A", count: count).joined(separator: ", ")
      try scratch.overwrite("sections: [{rows: [\(rows)]}]\n", to: "spec.yaml")
      // Whether the empty file was seen at all depends on the moment; it may not be the last that is reported.
      var last = try news.next()
      while last == "doubted" || last == "- 0" { last = try news.next() }
      #expect(last == "- \(count)")
    }
    _ = try fixture.settle()
    #expect(news.count == 0)
  }

  @Test func `the previews show the editor's table, and are marked while the file has errors`() throws {
    try scratch.write("sections: [{rows: [A]}]\n", to: "spec.yaml")
    let fixture = daemon()
    #expect(try news.next() == "- 1")
    try edit("one", fixture)
    #expect(try scratch.read("spec.txt") == "ONE")
    try scratch.overwrite("sectoins: []\n", to: "spec.yaml")
    #expect(try news.next() == "invalid")
    try scratch.waitUntil("it is marked") { try scratch.read("spec.txt").contains("unknown key 'sectoins'") }
    _ = try fixture.settle()
    try edit("two", fixture)
    #expect(try scratch.read("spec.txt") == "TWO")
    #expect(try fixture.settle() == ["recovered", "rendered TWO written 1 unchanged 0"])
  }
}
