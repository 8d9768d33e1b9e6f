// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

final class Controller: UIViewController, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: ._style_)
  #if sections
  private lazy var dataSource = DataSource(tableView: tableView) { [weak self] _, indexPath, id in
    self?.cell(for: id, at: indexPath)
  }
  #else
  private lazy var dataSource = UITableViewDiffableDataSource<Int, String>(
    tableView: tableView
  ) { [weak self] _, indexPath, id in
    self?.cell(for: id, at: indexPath)
  }
  #endif
  #if switches
  /// The ids of the rows whose switch is on.
  private var switchedOn: Set<String> = [_on_]
  #endif
  #if scrolling
  private var hasScrolled = false
  #endif
  #if headerViews
  private static let headerIdentifier = "Header"
  #endif
  #if footerViews
  private static let footerIdentifier = "Footer"
  #endif

  #if !pinned
  override func loadView() {
    view = tableView
  }

  #endif
  override func viewDidLoad() {
    super.viewDidLoad()
    _title_
    _safeArea_
    #if navigation
    configureNavigation()
    #endif
    configureTable()
    #if traits
    applyTraits()
    #endif
    applySnapshot()
  }

  #if appearing
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    _appearing_
  }

  #endif
  #if scrolling
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    _scrolling_
  }

  #endif
  #if navigation
  private func configureNavigation() {
    _navigation_
  }

  #endif
  private func configureTable() {
    tableView.delegate = self
    #if pinned
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    _pinning_
    #endif
    _table_
  }

  #if traits
  private func applyTraits() {
    _traits_
  }

  #endif
  /// Sections are identified by their places in the content, rows by their ids.
  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, section) in Content.sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(section.rows.map(\.id), toSection: index)
    }
    #if cards
    dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in
      self?.showVisibleRows()
    }
    #else
    dataSource.apply(snapshot, animatingDifferences: false)
    #endif
  }
  #if sections

  private final class DataSource: UITableViewDiffableDataSource<Int, String> {
    func section(at index: Int) -> Section? {
      #if identifier15
      sectionIdentifier(for: index).map { Content.sections[$0] }
      #else
      let shown = snapshot().sectionIdentifiers
      return shown.indices.contains(index) ? Content.sections[shown[index]] : nil
      #endif
    }
    #if header

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      self.section(at: section)?.header
    }
    #endif
    #if footer

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      self.section(at: section)?.footer
    }
    #endif
  }
  #endif
}
