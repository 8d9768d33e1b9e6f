// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout

/// All frames of a table with its sections and rows. The product lists them one after the other.
@dynamicMemberLookup
package struct WholeFrames: Hashable, Sendable {
  @dynamicMemberLookup
  package struct Section: Hashable, Sendable {
    package let rows: [FrameTree.Row]
    private let section: FrameTree.Section

    init(_ index: Int, of layout: LaidOutTable) {
      section = layout.sectionTree(index)
      var rows: [FrameTree.Row] = []
      layout.forEachRow(inSection: index) { row in
        rows.append(row)
        return true
      }
      self.rows = rows
    }

    package subscript<Value>(dynamicMember path: KeyPath<FrameTree.Section, Value>) -> Value {
      section[keyPath: path]
    }
  }

  package let sections: [Section]
  private let table: FrameTree

  fileprivate init(_ layout: LaidOutTable) {
    table = layout.tableTree()
    sections = layout.sections.indices.map { Section($0, of: layout) }
  }

  package subscript<Value>(dynamicMember path: KeyPath<FrameTree, Value>) -> Value { table[keyPath: path] }
}

extension LaidOutTable {
  package func frameTree() -> WholeFrames { WholeFrames(self) }
}
