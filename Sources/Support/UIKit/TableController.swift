// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Shows a table's content. A subclass of the app has the actions: it overrides `select`, `showDetail` and
/// `tap`, and it sets `values`. The table view is as wide as the screen.
class TableController<Content: TableContent>: UIViewController, UITableViewDelegate {
  typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentity<Content>, RowIdentity<Content>
  >

  private(set) lazy var tableView = makeTableView()
  /// What changes while the app runs; only rows whose data change are shown again.
  var values = Content.Values() { didSet { reload() } }
  /// Whether rows have their decoration, or all are UIKit's own cells.
  var isDecorated = true { didSet { reload() } }

  // MARK: Set in `configure`

  /// The maximum width in points of cards, or of groups of the style `insetGrouped`.
  var maximumWidth: CGFloat?
  var prefersLargeTitle = false
  var hidesNavigationBar = false
  /// Points from the content's top to the top of the visible part when the table appears first.
  var initialOffset: CGFloat?
  /// The title of the button that leads back to the previous screen.
  var backTitle: String?

  private lazy var dataSource = UITableViewDiffableDataSource<
    SectionIdentity<Content>, RowIdentity<Content>
  >(tableView: tableView) { [weak self] tableView, indexPath, identity in
    self?.cell(in: tableView, at: indexPath, for: identity)
  }
  private lazy var separatorStyle = tableView.separatorStyle
  private var sections: [TableSection<Content>] = []
  private var rows: [RowIdentity<Content>: (row: TableRow<Content>, shown: ShownRow)] = [:]

  // MARK: Hooks for the app

  /// A tap on a row that is a link, a button or a choice.
  func select(_ row: Content.Row) {}

  /// A tap on a row's information button.
  func showDetail(of row: Content.Row) {}

  /// A tap on a button in the navigation bar.
  func tap(_ button: Content.BarButton) {}

  /// The sections for the current values. An app overrides it to change texts that the design fixes:
  /// `var sections = super.makeSections(); sections.update(.inbox) { $0.badge = "3" }`.
  func makeSections() -> [TableSection<Content>] { Content.sections(values) }

  func makeTableView() -> UITableView { UITableView(frame: .zero, style: Content.style) }

  // MARK: Life cycle

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let title = Content.title { self.title = title }
    tableView.delegate = self
    tableView.register(
      HeaderView.self, forHeaderFooterViewReuseIdentifier: HeaderView.reuseIdentifier)
    Content.configure(self)
    reload()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if hidesNavigationBar { navigationController?.setNavigationBarHidden(true, animated: animated) }
    if prefersLargeTitle { navigationController?.navigationBar.prefersLargeTitles = true }
    if let backTitle {
      let previous = navigationController?.viewControllers.dropLast().last
      previous?.navigationItem.backButtonTitle = backTitle
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if hidesNavigationBar { navigationController?.setNavigationBarHidden(false, animated: animated) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let maximumWidth, Content.style == .insetGrouped else { return }
    let safeArea = view.safeAreaInsets
    let width = tableView.bounds.width - safeArea.left - safeArea.right
    let margin = max((width - maximumWidth) / 2, systemMinimumLayoutMargins.leading)
    tableView.directionalLayoutMargins.leading = margin
    tableView.directionalLayoutMargins.trailing = margin
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // After layout, the heights of rows and bars are known.
    guard let offset = initialOffset, view.window != nil else { return }
    initialOffset = nil
    tableView.layoutIfNeeded()
    let top = offset - tableView.adjustedContentInset.top
    tableView.setContentOffset(CGPoint(x: 0, y: top), animated: false)
  }

  /// A button for the navigation bar, with a title or a symbol.
  func barButton(
    _ id: Content.BarButton, title: String = "", symbol: String? = nil
  ) -> UIBarButtonItem {
    let image = symbol.flatMap { UIImage(systemName: $0) }
    let action = UIAction(title: title, image: image) { [weak self] _ in self?.tap(id) }
    return UIBarButtonItem(primaryAction: action)
  }

  // MARK: Content

  /// Shows the sections for the current values.
  func reload() {
    if isViewLoaded { show(makeSections()) }
  }

  /// Shows sections: rows move in and out, and only rows whose data changed are configured again.
  func show(_ sections: [TableSection<Content>]) {
    var snapshot = Snapshot()
    var rows: [RowIdentity<Content>: (row: TableRow<Content>, shown: ShownRow)] = [:]
    var changed: [RowIdentity<Content>] = []
    var remade: [RowIdentity<Content>] = []
    for (place, section) in sections.enumerated() {
      let identity = SectionIdentity(section, at: place)
      snapshot.appendSections([identity])
      var items: [RowIdentity<Content>] = []
      for (index, row) in section.rows.enumerated() {
        let item = row.id.map { RowIdentity<Content>.id($0) } ?? .place(index, in: identity)
        let position = RowPosition(row: index, count: section.rows.count)
        let shown = shown(row, in: section, at: position)
        items.append(item)
        rows[item] = (row, shown)
        guard let old = self.rows[item]?.shown, old != shown else { continue }
        if old.reuseIdentifier == shown.reuseIdentifier {
          changed.append(item)
        } else {
          remade.append(item)
        }
      }
      snapshot.appendItems(items, toSection: identity)
    }
    for (_, shown) in rows.values {
      tableView.register(
        shown.decoration == nil ? NativeCell.self : DecoratedCell.self,
        forCellReuseIdentifier: shown.reuseIdentifier)
    }
    let hasNativeRows = rows.values.contains { $0.shown.decoration == nil }
    tableView.separatorStyle = hasNativeRows ? separatorStyle : .none
    snapshot.reconfigureItems(changed)
    snapshot.reloadItems(remade)
    snapshot.reloadSections(changedHeaders(sections))
    self.sections = sections
    self.rows = rows
    dataSource.apply(snapshot, animatingDifferences: tableView.window != nil)
  }

  /// The sections that were shown with another header or footer.
  private func changedHeaders(
    _ sections: [TableSection<Content>]
  ) -> [SectionIdentity<Content>] {
    let old = Dictionary(
      uniqueKeysWithValues: self.sections.enumerated().map {
        (SectionIdentity($0.element, at: $0.offset), $0.element)
      })
    return sections.enumerated().compactMap { place, section in
      let identity = SectionIdentity(section, at: place)
      guard let old = old[identity] else { return nil }
      let isSame =
        old.header == section.header && old.footer == section.footer
        && old.headerLook == section.headerLook && old.footerLook == section.footerLook
        && old.headerHeight == section.headerHeight && old.footerHeight == section.footerHeight
      return isSame ? nil : identity
    }
  }

  private func shown(
    _ row: TableRow<Content>, in section: TableSection<Content>, at position: RowPosition
  ) -> ShownRow {
    let look = row.look.over(row.behavior.look).over(section.look).over(Content.look)
    let decoration = row.decoration ?? section.decoration ?? Content.decoration
    return ShownRow(
      content: row.content, badge: row.badge,
      accessory: row.behavior.accessory(of: row.id, in: values),
      isSelectable: row.behavior.isSelectable && row.id != nil, look: look,
      decoration: isDecorated ? decoration : nil, position: position, maximumWidth: maximumWidth,
      identifier: (row.id as? any RawRepresentable)?.rawValue as? String)
  }

  private func cell(
    in tableView: UITableView, at indexPath: IndexPath, for identity: RowIdentity<Content>
  ) -> UITableViewCell? {
    guard let (row, shown) = rows[identity] else { return nil }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: shown.reuseIdentifier, for: indexPath)
    guard let cell = cell as? RowCell else { return cell }
    cell.row = shown
    cell.accessories.onToggle = { [weak self] isOn in
      if case .toggle(let value) = row.behavior { self?.values[keyPath: value] = isOn }
    }
    cell.accessories.onDetail = { [weak self] in
      if let id = row.id { self?.showDetail(of: id) }
    }
    return cell
  }

  private func row(at indexPath: IndexPath) -> (row: TableRow<Content>, shown: ShownRow)? {
    dataSource.itemIdentifier(for: indexPath).flatMap { rows[$0] }
  }

  // MARK: UITableViewDelegate

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath)?.shown.isSelectable ?? false
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let row = row(at: indexPath)?.row, let id = row.id else { return }
    switch row.behavior {
    case .choice(let value): values[keyPath: value] = id
    case .choices(let value): values[keyPath: value].formSymmetricDifference([id])
    default: break
    }
    select(id)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    if let id = row(at: indexPath)?.row.id { showDetail(of: id) }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let height = row(at: indexPath)?.shown.look.height
    return isAccessibilitySize ? UITableView.automaticDimension : height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let section = sections[section]
    return header(
      section.header, section.headerLook.over(Content.headerLook), section, section.headerHeight)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let section = sections[section]
    return header(
      section.footer, section.footerLook.over(Content.footerLook), section, section.footerHeight)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    let section = sections[section]
    if isAccessibilitySize, section.header != nil { return UITableView.automaticDimension }
    return section.headerHeight ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    let section = sections[section]
    if isAccessibilitySize, section.footer != nil { return UITableView.automaticDimension }
    return section.footerHeight ?? tableView.sectionFooterHeight
  }

  private func header(
    _ text: String?, _ look: HeaderLook, _ section: TableSection<Content>, _ height: CGFloat?
  ) -> UIView? {
    guard let text else { return nil }
    var look = look
    // A header begins where the texts of its section's cards begin.
    if isDecorated, let decoration = section.decoration ?? Content.decoration {
      look.leading = look.leading ?? decoration.insets.leading + decoration.margins.leading
      look.trailing = look.trailing ?? decoration.insets.trailing + decoration.margins.trailing
    }
    let view = tableView.dequeueReusableHeaderFooterView(
      withIdentifier: HeaderView.reuseIdentifier)
    (view as? HeaderView)?.show(text, look, minimumHeight: height ?? 0)
    return view
  }

  private var isAccessibilitySize: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
}
