// SPDX-License-Identifier: GPL-3.0-or-later

extension Table {
  /// Applies one edit. This is the only way to change a table that can be undone.
  ///
  /// - Returns: the edit that undoes it.
  /// - Throws: ``TableError`` if the edit names a place that doesn't exist; the table is then unchanged.
  package mutating func apply(_ edit: Edit) throws(TableError) -> Edit {
    switch edit {
    case .setTableInfo(let new):
      defer { info = new }
      return .setTableInfo(info)
    case .setSectionInfo(let new, let index):
      try requireSection(index)
      defer { sections[index].info = new }
      return .setSectionInfo(sections[index].info, at: index)
    case .setRow(let new, let path):
      try requireRow(path)
      defer { self[path] = new }
      return .setRow(self[path], at: path)
    case .insertSection(let section, let index):
      guard (0...sections.count).contains(index) else {
        throw .noPlaceForSection(index, count: sections.count)
      }
      sections.insert(section, at: index)
      return .removeSection(at: index)
    case .removeSection(let index):
      try requireSection(index)
      return .insertSection(sections.remove(at: index), at: index)
    case .moveSection(let source, let target):
      try requireSection(source)
      try requireSection(target)
      sections.insert(sections.remove(at: source), at: target)
      return .moveSection(from: target, to: source)
    case .insertRow(let row, let path):
      try requireSection(path.section)
      let count = numberOfRows(inSection: path.section)
      guard (0...count).contains(path.row) else { throw .noPlaceForRow(path, count: count) }
      sections[path.section].rows.insert(row, at: path.row)
      return .removeRow(at: path)
    case .removeRow(let path):
      try requireRow(path)
      return .insertRow(sections[path.section].rows.remove(at: path.row), at: path)
    case .moveRow(let source, let target):
      return try moveRow(from: source, to: target)
    case .replaceTable(let new):
      defer { self = new }
      return .replaceTable(self)
    case .group(let edits):
      return try applyAll(edits)
    }
  }

  private mutating func moveRow(from source: IndexPath, to target: IndexPath) throws(TableError) -> Edit {
    try requireRow(source)
    try requireSection(target.section)
    let count = numberOfRows(inSection: target.section) - (source.section == target.section ? 1 : 0)
    guard (0...count).contains(target.row) else { throw .noPlaceForRow(target, count: count) }
    let row = sections[source.section].rows.remove(at: source.row)
    sections[target.section].rows.insert(row, at: target.row)
    return .moveRow(from: target, to: source)
  }

  private mutating func applyAll(_ edits: [Edit]) throws(TableError) -> Edit {
    var inverses: [Edit] = []
    inverses.reserveCapacity(edits.count)
    for edit in edits {
      do {
        inverses.append(try apply(edit))
      } catch {
        // All or nothing: the edits before the failed one are undone. An inverse always applies.
        for inverse in inverses.reversed() { _ = try apply(inverse) }
        throw error
      }
    }
    return .group(inverses.reversed())
  }

  private func requireSection(_ index: Int) throws(TableError) {
    guard sections.indices.contains(index) else { throw .noSection(index, count: sections.count) }
  }

  private func requireRow(_ path: IndexPath) throws(TableError) {
    try requireSection(path.section)
    guard contains(path) else { throw .noRow(path, count: numberOfRows(inSection: path.section)) }
  }
}
