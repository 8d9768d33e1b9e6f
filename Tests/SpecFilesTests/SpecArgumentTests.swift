// SPDX-License-Identifier: GPL-3.0-or-later

import SpecFiles
import TestSupport
import Testing

struct SpecArgumentTests {
  @Test func `a folder's specs are the files with sections or with the view of a table without rows`() throws
  {
    let folder = ScratchFolder()
    try folder.write("rowHeight: 50\n", to: "theme.yaml")
    let rows = try folder.write("sections: [{rows: [A]}]\n", to: "a.yaml")
    let empty = try folder.write("contentUnavailable: {text: No Mail}\n", to: "b.yaml")
    let wrong = try folder.write("contentUnavailable: [\nloading\n", to: "c.yaml")
    #expect(SpecArgument(folder.path).specs == [rows, empty, wrong])
  }
}
