// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A data source that also knows which rows can be edited and moved (UIKit's own says that none can), and the titles of a
/// section index.
final class RowDataSource<Content: TableContent>:
  UITableViewDiffableDataSource<SectionIdentity<Content>, RowIdentity<Content>>
{
  var look: (IndexPath) -> RowLook? = { _ in nil }
  var hasSwipeActions: (IndexPath) -> Bool = { _ in false }
  var commit: (UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _ in }
  var move: (IndexPath, IndexPath) -> Void = { _, _ in }
  /// The titles of the index at the table's side. Default: none.
  var indexTitles: [String] = []
  /// The texts of the headers.
  var headers: () -> [String?] = { [] }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    let isEdited = tableView.isEditing && look(indexPath)?.isEditing ?? true
    return isEdited || hasSwipeActions(indexPath)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    look(indexPath)?.showsReorderControl ?? false
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    commit(editingStyle, indexPath)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(sourceIndexPath, destinationIndexPath)
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    indexTitles.isEmpty ? nil : indexTitles
  }

  /// As many titles as sections lead to one each; others to the first section whose header begins with
  /// them, or to that of the title before them.
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    let headers = headers()
    guard headers.count != indexTitles.count else { return index }
    let titles = indexTitles.prefix(index + 1).reversed()
    return titles.lazy.compactMap { title in
      headers.firstIndex { $0?.hasPrefix(title) ?? false }
    }.first ?? 0
  }
}
