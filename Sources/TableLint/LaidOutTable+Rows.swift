import Drawing
import TableLayout
import TableModel

extension LaidOutTable {
  /// Every row's frames with its address, from top to bottom.
  var rowTrees: [(path: Table.IndexPath, row: FrameTree.Row)] {
    table.sections.indices.flatMap { section in
      table.sections[section].rows.indices.compactMap { row in
        let path = Table.IndexPath(row: row, section: section)
        return rowTree(path).map { (path, $0) }
      }
    }
  }
}
