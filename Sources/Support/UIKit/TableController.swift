// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// Shows a table's content. A subclass of the app has the actions: it overrides `select`, `showDetail`,
/// `pressButton` and `tap`, and it sets `values`. The table view is as wide as the screen.
class TableController<Content: TableContent>: UIViewController, UITableViewDelegate {
  private(set) lazy var tableView = makeTableView()
  /// What changes while the app runs; only rows whose data change are shown again.
  var values = Content.Values() { didSet { reload() } }
  /// Whether rows have their decoration; otherwise all are UIKit's own cells.
  var isDecorated = true { didSet { reload() } }

  // Set in `configure`:
  /// The maximum width in points of cards, or of groups of the style `insetGrouped`.
  var maximumWidth: CGFloat?
  var prefersLargeTitle = false
  var hidesNavigationBar = false
  /// How far the content is scrolled when the table appears first, in points.
  var initialOffset: CGFloat?
  /// The row that is at the top after the first layout.
  var initialRow: IndexPath?
  /// The title of the button that leads back to the previous screen.
  var backTitle: String?

  private lazy var dataSource = makeDataSource()
  private var shown = TableSnapshot<Content>()
  /// The sections whose rows a tap on a header's chevron has shown or hidden.
  private var toggled: Set<SectionIdentity<Content>> = []
  /// The size class that the content was adapted to.
  private var sizeClass = UIUserInterfaceSizeClass.unspecified
  private var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  // MARK: The app's part

  /// A tap on a row that is a link, a button or a choice.
  func select(_ row: Content.Row) {}
  /// A tap on a row's information button.
  func showDetail(of row: Content.Row) {}
  /// A tap on a button at a row's side.
  func pressButton(in row: Content.Row) {}
  /// A tap on an action that a swipe shows, by the action's id.
  func perform(_ action: String, of row: Content.Row) {}
  /// A tap on a row's control for deleting or inserting, while the table is edited.
  func commit(_ style: UITableViewCell.EditingStyle, of row: Content.Row) {}
  /// A row was moved in front of the row that is now after it.
  func move(_ row: Content.Row, to indexPath: IndexPath) {}
  /// A tap on a button in a section's header.
  func pressHeader(of section: Content.Section) {}
  /// People pulled the table down. An app loads new data, and then ends the refreshing as here.
  func refresh() { tableView.refreshControl?.endRefreshing() }
  /// A tap on a button in a bar, or in the view of a table without rows.
  func tap(_ button: Content.BarButton) {}

  /// The sections for the current values. An app overrides it to change texts that the design fixes:
  /// `var sections = super.makeSections(); sections.update(.inbox) { $0.badge = "3" }`.
  func makeSections() -> [TableSection<Content>] { Content.sections(values) }

  // MARK: The table view

  func makeTableView() -> UITableView { UITableView(frame: .zero, style: Content.style) }

  override func loadView() {
    view = tableView
  }

  private func makeDataSource() -> RowDataSource<Content> {
    let source = RowDataSource<Content>(tableView: tableView) {
      [weak self] tableView, indexPath, identity in
      self?.cell(in: tableView, at: indexPath, for: identity)
    }
    source.look = { [weak self] in self?.entry(at: $0)?.shown.look }
    source.hasSwipeActions = { [weak self] in
      guard let row = self?.entry(at: $0)?.row else { return false }
      return row.id != nil && !(row.leadingActions + row.trailingActions).isEmpty
    }
    source.commit = { [weak self] style, indexPath in
      if let id = self?.entry(at: indexPath)?.row.id { self?.commit(style, of: id) }
    }
    source.move = { [weak self] indexPath, target in
      if let id = self?.entry(at: indexPath)?.row.id { self?.move(id, to: target) }
    }
    return source
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { tableView.setEditing(editing, animated: animated) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let title = Content.title { self.title = title }
    tableView.delegate = self
    tableView.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: "HeaderView")
    Content.configure(self)
    separatorStyle = tableView.separatorStyle
    adapt()
  }

  /// Content can choose its values by `UITraitCollection.current`.
  private func adapt() {
    sizeClass = traitCollection.horizontalSizeClass
    traitCollection.performAsCurrent { Content.adapt(self) }
    reload()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if sizeClass != traitCollection.horizontalSizeClass { adapt() }
    guard let maximumWidth else { return }
    // A safe area narrows rows, headers and groups, and the table view stays as wide as the screen.
    let margin = Content.style == .insetGrouped ? systemMinimumLayoutMargins.leading : 0
    let inset = Content.decoration?.insets.leading ?? margin
    let device = view.safeAreaInsets.left - additionalSafeAreaInsets.left
    let room = max((view.bounds.width - maximumWidth) / 2 - inset - device, 0)
    additionalSafeAreaInsets.left = room
    additionalSafeAreaInsets.right = room
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // After layout in a window, the heights of rows and bars are known.
    guard view.window != nil else { return }
    if let row = initialRow {
      initialRow = nil
      tableView.layoutIfNeeded()
      guard shown.sections.indices.contains(row.section),
        row.row < tableView.numberOfRows(inSection: row.section)
      else { return }
      tableView.scrollToRow(at: row, at: .top, animated: false)
    }
    guard let offset = initialOffset else { return }
    initialOffset = nil
    tableView.layoutIfNeeded()
    let top = offset - tableView.adjustedContentInset.top
    tableView.setContentOffset(CGPoint(x: 0, y: top), animated: false)
  }

  /// Adds a control that calls ``refresh()`` when people pull the table down.
  func addRefreshControl(title: String? = nil, isRefreshing: Bool = false) {
    let control = UIRefreshControl()
    control.attributedTitle = title.map { NSAttributedString(string: $0) }
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    tableView.refreshControl = control
    if isRefreshing { control.beginRefreshing() }
  }

  /// Shows an index of the sections at the table's trailing side.
  func showSectionIndex(_ titles: String...) {
    dataSource.indexTitles = titles
    dataSource.headers = { [weak self] in self?.shown.sections.map(\.header.text) ?? [] }
  }

  /// Shows the sections for the current values.
  func reload() {
    if isViewLoaded { traitCollection.performAsCurrent { show(makeSections()) } }
  }

  /// Shows or hides the rows of a section.
  func toggleRows(ofSection section: SectionIdentity<Content>) {
    toggled.formSymmetricDifference([section])
    reload()
  }

  /// Shows sections: rows move in and out, and only rows whose data changed are configured again.
  func show(_ sections: [TableSection<Content>]) {
    let old = shown
    var sections = sections
    for place in sections.indices where toggled.contains(sections[place].identity(at: place)) {
      sections[place].isCollapsed.toggle()
    }
    shown = TableSnapshot(sections, resolve: resolve)
    for identifier in Set(shown.rows.values.map(\.shown.reuseIdentifier)) {
      tableView.register(RowCell.self, forCellReuseIdentifier: identifier)
    }
    // Decorated rows have lines of their own.
    let hasLines = shown.rows.values.contains { $0.shown.decoration == nil }
    tableView.separatorStyle = hasLines ? separatorStyle : .none
    var snapshot = shown
    snapshot.markChanges(since: old)
    dataSource.apply(snapshot.identities, animatingDifferences: tableView.window != nil)
  }

  private func resolve(
    _ row: TableRow<Content>, in section: TableSection<Content>, at position: RowPosition
  ) -> ShownRow {
    let decoration = row.decoration ?? section.decoration ?? Content.decoration
    let looks = row.behaviors.map(\.look) + [section.look, Content.look]
    let look = looks.reduce(row.look) { $0.over($1) }
    let badge = row.badge.map {
      ShownControl(control: BadgeControl(text: $0, color: look.badgeColor))
    }
    let leading = row.leading.flatMap { behavior in
      let controls = behavior.controls(of: row.id, in: self)
      // Without its check mark, a row's content begins where it begins in the others.
      return controls.isEmpty ? [ShownControl(control: SignControl(type: .none))] : controls
    }
    let trailing = controls(of: row)
    return ShownRow(
      content: row.content, leading: leading,
      trailing: trailing.controls + [badge].compactMap { $0 } + trailing.signs,
      isSelectable: row.id != nil && row.isEnabled
        && (row.leading + row.behaviors).contains(where: \.isSelectable),
      isEnabled: row.isEnabled, look: look,
      decoration: isDecorated ? decoration : nil, position: position,
      identifier: (row.id as? any RawRepresentable)?.rawValue as? String)
  }

  /// A badge is between them.
  private func controls(of row: TableRow<Content>) -> (
    controls: [ShownControl], signs: [ShownControl]
  ) {
    var result: (controls: [ShownControl], signs: [ShownControl]) = ([], [])
    for behavior in row.behaviors {
      let shown = behavior.controls(of: row.id, in: self)
      if case .custom = behavior { result.controls += shown } else { result.signs += shown }
    }
    return result
  }

  private func cell(
    in tableView: UITableView, at indexPath: IndexPath, for identity: RowIdentity<Content>
  ) -> UITableViewCell? {
    guard let row = shown.rows[identity]?.shown else { return nil }
    let cell = tableView.dequeueReusableCell(withIdentifier: row.reuseIdentifier, for: indexPath)
    guard let cell = cell as? RowCell else { return cell }
    cell.row = row
    return cell
  }

  private func entry(at indexPath: IndexPath) -> TableSnapshot<Content>.Entry? {
    dataSource.itemIdentifier(for: indexPath).flatMap { shown.rows[$0] }
  }

  /// Whether a tap selects a row for editing.
  private var selectsForEditing: Bool {
    tableView.isEditing && tableView.allowsMultipleSelectionDuringEditing
  }

  // MARK: UITableViewDelegate

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    selectsForEditing || entry(at: indexPath)?.shown.isSelectable ?? false
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if selectsForEditing { return }
    tableView.deselectRow(at: indexPath, animated: true)
    guard let row = entry(at: indexPath)?.row, let id = row.id else { return }
    for behavior in row.leading + row.behaviors {
      switch behavior {
      case .choice(let value): values[keyPath: value] = id
      case .choices(let value): values[keyPath: value].formSymmetricDifference([id])
      default: break
      }
    }
    select(id)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    if let id = entry(at: indexPath)?.row.id { showDetail(of: id) }
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    entry(at: indexPath)?.shown.look.editingStyle ?? .delete
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    entry(at: indexPath)?.shown.look.editingStyle ?? .delete != .none
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(\.leadingActions, ofRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(\.trailingActions, ofRowAt: indexPath)
  }

  private func swipeActions(
    _ side: KeyPath<TableRow<Content>, [SwipeAction]>, ofRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = entry(at: indexPath)?.row, let id = row.id else { return nil }
    return SwipeAction.configuration(row[keyPath: side]) { [weak self] action in
      self?.perform(action, of: id)
    }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(entry(at: indexPath)?.shown.look.height, growing: true, else: tableView.rowHeight)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    let header = shown.sections[section].header
    return height(header.height, growing: header.text != nil, else: tableView.sectionHeaderHeight)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    let footer = shown.sections[section].footer
    return height(footer.height, growing: footer.text != nil, else: tableView.sectionFooterHeight)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let place = section
    let section = shown.sections[place]
    var header = section.header
    header.controls = section.headerControls.map { $0.make(section, place, self) }
    return view(for: header, Content.headerLook, in: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let section = shown.sections[section]
    return view(for: section.footer, Content.footerLook, in: section)
  }

  /// Views with texts size themselves at accessibility text sizes; then a height is their minimum.
  private func height(_ height: CGFloat?, growing: Bool, else standard: CGFloat) -> CGFloat {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return growing && isLarge ? UITableView.automaticDimension : height ?? standard
  }

  private func view(
    for text: SectionText, _ look: HeaderLook, in section: TableSection<Content>
  ) -> UIView? {
    guard text.text != nil else { return nil }
    var text = text
    text.look = text.look.over(look)
    // It begins where the texts of the section's cards begin.
    if isDecorated, let decoration = section.decoration ?? Content.decoration {
      let (insets, margins) = (decoration.insets, decoration.margins)
      text.look.leading = text.look.leading ?? insets.leading + margins.leading
      text.look.trailing = text.look.trailing ?? insets.trailing + margins.trailing
    }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "HeaderView")
    (view as? HeaderView)?.header = text
    return view
  }

  // MARK: The navigation bar

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let navigation = navigationController else { return }
    if hidesNavigationBar { navigation.setNavigationBarHidden(true, animated: animated) }
    if prefersLargeTitle {
      navigationItem.largeTitleDisplayMode = .always
      navigation.navigationBar.prefersLargeTitles = true
    }
    guard let backTitle else { return }
    // A back button shows the title of the screen that it leads to.
    navigation.viewControllers.dropLast().last?.navigationItem.backButtonTitle = backTitle
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if hidesNavigationBar {
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  /// A button for the navigation bar, with a title or a symbol.
  func barButton(
    _ id: Content.BarButton, title: String = "", symbol: String? = nil
  ) -> UIBarButtonItem {
    let image = symbol.flatMap { UIImage(systemName: $0) }
    let action = UIAction(title: title, image: image) { [weak self] _ in self?.tap(id) }
    return UIBarButtonItem(primaryAction: action)
  }
}
