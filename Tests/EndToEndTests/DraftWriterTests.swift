// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import Synchronization
import TableModel
import TestSupport
import Testing

@testable import Shell
@testable import roundtable

struct DraftWriterTests {
  private let folder = ScratchFolder()
  private let edits = UnsavedEdits(
    path: nil, table: Table(sections: [Section()]), base: Table(), count: 1)

  private func writer(_ problems: Problems = Problems()) -> DraftWriter {
    DraftWriter(folder: folder.path) { problem in problems.texts.withLock { $0.append(problem) } }
  }

  private final class Problems: Sendable {
    let texts = Mutex<[String]>([])
  }

  @Test func `another file at the draft's name is left as it is, and the draft gets another name`() throws {
    let writer = writer()
    writer.note(edits)
    #expect(writer.flush())
    let name = try #require(folder.names().first)
    try folder.remove(name)
    try folder.write("mine", to: name)
    writer.note(edits)
    #expect(writer.flush())
    #expect(try folder.read(name) == "mine")
    #expect(try folder.names().count == 2)
    writer.remove()
    #expect(try folder.names() == [name])
  }

  @Test func `a draft that can't be written leaves no file, and is written as soon as it can be`() throws {
    try folder.write("", to: "state")
    let problems = Problems()
    let writer = DraftWriter(folder: folder.path + "/state") { problem in
      problems.texts.withLock { $0.append(problem) }
    }
    for _ in 0..<2 {
      writer.note(edits)
      #expect(!writer.flush())
    }
    #expect(problems.texts.withLock(\.count) == 1)
    try folder.remove("state")
    writer.note(edits)
    #expect(writer.flush())
    #expect(try folder.names(in: "state").count == 1)
  }

  @Test func `kept edits stay when the draft is removed`() throws {
    let writer = writer()
    #expect(writer.keepForNext(edits))
    writer.note(edits)
    writer.remove()
    #expect(try folder.names().count == 1)
  }
}
