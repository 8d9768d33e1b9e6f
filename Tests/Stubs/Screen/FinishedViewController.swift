// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Code that an engineer adds to an exported screen. No test runs it; it compiles only if the stubs have its
/// names.
final class FinishedViewController: UITableViewController, UISearchResultsUpdating, CALayerDelegate {
  nonisolated enum Row: Hashable { case first, second }

  private lazy var dataSource = UITableViewDiffableDataSource<Int, Row>(tableView: tableView) {
    [weak self] tableView, indexPath, _ in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    self?.finish(cell)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    let menu = UIMenu(children: [
      UIAction(title: "Reset", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
    ])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.insert() }),
      UIBarButtonItem(title: "More", menu: menu), editButtonItem,
    ]
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
    refreshControl = refresh
    if #available(iOS 16, *) { tableView.selfSizingInvalidation = .enabledIncludingConstraints }
  }

  @objc private func reload() { refreshControl?.endRefreshing() }

  private func insert() {
    var snapshot = dataSource.snapshot()
    snapshot.insertItems([.second], afterItem: .first)
    snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: 0))
    dataSource.apply(snapshot)
  }

  private func finish(_ cell: UITableViewCell) {
    let label = UILabel()
    let bold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold)
    label.font = bold.map { UIFont(descriptor: $0, size: 0) }
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    cell.accessoryView = UIImageView(
      image: UIImage(named: "Arrow")?.imageFlippedForRightToLeftLayoutDirection())
    let button = UIButton(type: .system, primaryAction: UIAction { _ in })
    button.accessibilityTraits.insert(.link)
    UIView.performWithoutAnimation { cell.contentView.layoutIfNeeded() }
    let shape = CAShapeLayer()
    shape.delegate = self
    let path = UIBezierPath(rect: cell.bounds).cgPath
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if shape.path != path { shape.path = path }
    CATransaction.commit()
  }

  /// A symbol for normal and increased contrast.
  private func tile(_ color: UIColor) -> UIImage {
    let asset = UIImageAsset()
    for contrast in [UIAccessibilityContrast.normal, .high] {
      let traits = UITraitCollection(accessibilityContrast: contrast)
      let bounds = CGRect(x: 0, y: 0, width: 29, height: 29)
      let image = UIGraphicsImageRenderer(bounds: bounds, format: .preferred()).image { context in
        color.resolvedColor(with: traits).setFill()
        context.fill(bounds)
      }
      asset.register(image, with: traits)
    }
    return asset.image(with: traitCollection)
  }

  nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  func updateSearchResults(for searchController: UISearchController) {
    title = searchController.searchBar.text ?? ""
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(UIViewController(), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { present(UIViewController(), animated: true) }

  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.setNeedsLayout()
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { cell.imageView?.image = tile(.systemBlue) }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
}
