// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A section, laid out, with the values that its rows share: looking those up for each row takes as long as laying
/// it out.
struct SectionLayout: HasResolvedLook {
  let index: Int
  let section: Section
  /// The look of a row that sets nothing.
  let look: ResolvedLook
  let extent: SectionExtent
  let environment: LayoutEnvironment

  /// The layout of one of the rows.
  func row(at index: Int) -> RowLayout<Points> {
    let row = section.rows[index]
    return RowLayout(
      row, at: Table.IndexPath(row: index, section: self.index), in: section,
      look: look.over(row.look, in: environment), extent: extent, environment: environment)
  }
}

extension LaidOutTable {
  /// A section with its rows. The section must exist.
  func section(_ index: Int) -> SectionLayout {
    let section = table.sections[index]
    return SectionLayout(
      index: index, section: section, look: environment.look(of: section.info), extent: sections[index],
      environment: environment)
  }

  /// A row, laid out from left to right; `nil` if the row doesn't exist.
  package func row(at path: Table.IndexPath) -> RowLayout<Points>? {
    table.contains(path) ? section(path.section).row(at: path.row) : nil
  }
}
