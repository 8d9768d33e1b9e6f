// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import Synchronization
import TableModel
import TestSupport
import Testing

@testable import Shell
@testable import roundtable

struct RecoveryWriterTests {
  @Test func `edits that cannot be stored are reported once and leave no file`() throws {
    let folder = ScratchFolder()
    let problems = Mutex<[String]>([])
    let writer = RecoveryWriter(folder: folder.path) { problem in problems.withLock { $0.append(problem) } }
    let edits = UnsavedEdits(path: nil, table: Table(sections: [Section()]), base: Table(), count: 1)
    writer.note(edits)
    writer.flush()
    let name = try #require(folder.names().first)
    // A folder in the file's place can't be replaced by a file.
    try folder.remove(name)
    try folder.makeDirectory(name)
    for _ in 0..<2 {
      writer.note(edits)
      writer.flush()
    }
    #expect(try folder.names() == [name])
    #expect(problems.withLock(\.count) == 1)
  }
}
