// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A table whose controller is a ``TableInScrollView``.
@MainActor
protocol ScrolledTableContent: TableContent {
  /// Points from the screen's sides to the table, and the space above and below it.
  static var tableInsets: NSDirectionalEdgeInsets { get }
}

/// A table that is narrower than the screen and doesn't scroll, in a scroll view as wide as the screen: the
/// edges beside the table scroll, too. All rows are made at once, so it suits short tables.
class TableInScrollView<Content: ScrolledTableContent>: TableController<Content> {
  override func makeTableView() -> UITableView {
    ContentSizedTableView(frame: .zero, style: Content.style)
  }

  override func loadView() {
    let scrollView = UIScrollView()
    scrollView.alwaysBounceVertical = true
    tableView.isScrollEnabled = false
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(tableView)
    let insets = Content.tableInsets
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: content.topAnchor, constant: insets.top),
      tableView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: insets.leading),
      content.bottomAnchor.constraint(equalTo: tableView.bottomAnchor, constant: insets.bottom),
      content.trailingAnchor.constraint(
        equalTo: tableView.trailingAnchor, constant: insets.trailing),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = tableView.backgroundColor
  }
}

/// A table view as high as its content.
final class ContentSizedTableView: UITableView {
  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}
