// SPDX-License-Identifier: GPL-3.0-or-later

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public static let automaticDimension: CGFloat = -1
  public let style: Style
  public private(set) var isEditing = false
  public var allowsMultipleSelectionDuringEditing = false
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  public var rowHeight = automaticDimension
  public var sectionHeaderHeight = automaticDimension
  public var sectionFooterHeight = automaticDimension
  public var sectionHeaderTopPadding = automaticDimension
  public var fillerRowHeight: CGFloat = 0
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var separatorColor: UIColor? = .separator
  public var separatorInset = UIEdgeInsets(
    top: 0, left: automaticDimension, bottom: 0, right: automaticDimension)
  public var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  public var cellLayoutMarginsFollowReadableWidth = false
  public var insetsContentViewsToSafeArea = true
  public var allowsSelection = true
  public var backgroundView: UIView?
  public var tableHeaderView: UIView? { didSet { edgeViewChanged(oldValue, tableHeaderView) } }
  public var tableFooterView: UIView? { didSet { edgeViewChanged(oldValue, tableFooterView) } }
  private func edgeViewChanged(_ former: UIView?, _ view: UIView?) {
    if former !== view { former?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }
  private var classes: [String: UITableViewCell.Type] = [:]
  private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var free: [String: [UITableViewCell]] = [:]
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var heights: [IndexPath: CGFloat] = [:]
  private var titles: [Int: [UIView?]] = [:]
  private var configured: IndexPath?
  public private(set) var doubleMade = 0
  public private(set) var indexPathForSelectedRow: IndexPath?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    layoutMargins.left = System.current.insetGroupedInset
    layoutMargins.right = System.current.insetGroupedInset
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { unsupported("nib files") }

  // MARK: Cells

  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }
  public func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewClasses[identifier] = viewClass as? UITableViewHeaderFooterView.Type
  }
  public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    if configured == path, let cell = cells[path] {
      precondition(cell.reuseIdentifier == identifier, "A reconfigured row keeps its kind of cell: \(path)")
      return cell
    }
    if let cell = free[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let type = classes[identifier] else { unsupported("a cell that isn't registered: \(identifier)") }
    doubleMade += 1
    return type.init(registered: identifier)
  }
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    free[identifier]?.popLast()
  }
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    viewClasses[identifier].map { $0.init(registered: identifier) }
  }
  public func cellForRow(at path: IndexPath) -> UITableViewCell? { cells[path] }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    titles[section]?[0] as? UITableViewHeaderFooterView
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    titles[section]?[1] as? UITableViewHeaderFooterView
  }
  private func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { free[identifier, default: []].append(cell) }
  }

  // MARK: Changes

  /// Other fonts make other heights.
  func traitsChanged() { heights = [:] }
  private func dropTitles() {
    for view in titles.values.flatMap(\.self) { view?.removeFromSuperview() }
    titles = [:]
  }
  public func reconfigureRows(at paths: [IndexPath]) {
    for path in paths {
      heights[path] = nil
      guard cells[path] != nil else { continue }
      Log.note("reconfigure \(path.section).\(path.row)")
      configured = path
      _ = dataSource?.tableView(self, cellForRowAt: path)
      configured = nil
    }
    setNeedsLayout()
  }
  func reloadSection(_ section: Int) {
    Log.note("reload section \(section)")
    for path in cells.keys where path.section == section { retire(path) }
    for path in heights.keys where path.section == section { heights[path] = nil }
    for view in titles.removeValue(forKey: section) ?? [] { view?.removeFromSuperview() }
    setNeedsLayout()
  }
  /// Asks for all heights again.
  public func performBatchUpdates(_ updates: (() -> Void)?) {
    updates?()
    setNeedsLayout()
  }
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    for path in paths {
      Log.note("reload \(path.section).\(path.row)")
      heights[path] = nil
      retire(path)
    }
    setNeedsLayout()
  }
  /// Rows move; their cells stay as they are.
  func move(_ places: [IndexPath: IndexPath?]) {
    let former = cells
    cells = [:]
    for (path, cell) in former {
      if let new = places[path] ?? nil {
        cells[new] = cell
      } else {
        cells[path] = cell
        retire(path)
      }
    }
    heights = [:]
    dropTitles()
    setNeedsLayout()
  }

  // MARK: Frames

  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Points between the table's sides and its cells.
  private var sides: (left: CGFloat, right: CGFloat) {
    style == .insetGrouped ? (layoutMargins.left, layoutMargins.right) : (0, 0)
  }
  private var cellWidth: CGFloat { bounds.width - sides.left - sides.right }
  private func frame(_ height: CGFloat, y: CGFloat) -> CGRect {
    CGRect(x: sides.left, y: y, width: cellWidth, height: height)
  }
  private func rowHeight(at path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : heights[path] ?? System.current.minimumRowHeight
  }
  private func title(_ section: Int, _ kind: Int) -> UIView? {
    if let known = titles[section] { return known[kind] }
    var views = [
      delegate?.tableView(self, viewForHeaderInSection: section),
      delegate?.tableView(self, viewForFooterInSection: section),
    ]
    let texts = [
      dataSource?.tableView(self, titleForHeaderInSection: section),
      dataSource?.tableView(self, titleForFooterInSection: section),
    ]
    for index in 0...1 where views[index] == nil {
      guard let text = texts[index] ?? nil else { continue }
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = UIListContentConfiguration.header()
      content.text = text
      view.contentConfiguration = content
      views[index] = view
    }
    titles[section] = views
    for view in views { if let view { addSubview(view) } }
    return views[kind]
  }
  private func titleHeight(_ section: Int, _ kind: Int) -> CGFloat {
    let height =
      (kind == 0
        ? delegate?.tableView(self, heightForHeaderInSection: section)
        : delegate?.tableView(self, heightForFooterInSection: section)) ?? Self.automaticDimension
    if height >= 0 { return height }
    if traitCollection.preferredContentSizeCategory == .large, let heights = System.current.titleHeights,
      heights.indices.contains(section)
    {
      return heights[section][kind]
    }
    guard let view = title(section, kind) else { return style == .plain ? 0 : 18 }
    return view.systemLayoutSizeFitting(
      CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
  private struct Place {
    var header = CGRect.zero
    var rows: [CGRect] = []
    var footer = CGRect.zero
  }
  /// Known until anything changes.
  private var known: [Place]?
  open override func setNeedsLayout() {
    known = nil
    super.setNeedsLayout()
  }
  private func places() -> [Place] {
    if let known { return known }
    let all = computedPlaces()
    known = all
    return all
  }
  private func computedPlaces() -> [Place] {
    var y = tableHeaderView?.frame.height ?? 0
    return (0..<numberOfSections).map { section in
      @MainActor func next(_ height: CGFloat) -> CGRect {
        defer { y += height }
        return frame(height, y: y)
      }
      let header = next(titleHeight(section, 0))
      let rows = (0..<numberOfRows(inSection: section)).map {
        next(rowHeight(at: IndexPath(row: $0, section: section)))
      }
      return Place(header: header, rows: rows, footer: next(titleHeight(section, 1)))
    }
  }
  public func rectForRow(at path: IndexPath) -> CGRect { places()[path.section].rows[path.row] }
  public func rectForHeader(inSection section: Int) -> CGRect { places()[section].header }
  public func rectForFooter(inSection section: Int) -> CGRect { places()[section].footer }
  public func rect(forSection section: Int) -> CGRect {
    let place = places()[section]
    return place.header.union(place.footer)
  }

  /// Shows the cells of the visible rows, each as high as its content, and reuses those that are no longer visible.
  open override func layoutSubviews() {
    guard bounds.width > 0, dataSource != nil else { return }
    for _ in 0..<50 {
      let all = places()
      let shown = all.enumerated().flatMap { section, place in
        place.rows.enumerated().filter { $0.element.intersects(bounds) }.map {
          IndexPath(row: $0.offset, section: section)
        }
      }
      for path in cells.keys where !shown.contains(path) { retire(path) }
      var changed = false
      for path in shown {
        let cell = cells[path] ?? dataSource?.tableView(self, cellForRowAt: path)
        guard let cell else { continue }
        let isNew = cells[path] == nil
        cells[path] = cell
        if cell.superview !== self { addSubview(cell) }
        cell.updateIfNeeded()
        if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        if (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0, heights[path] == nil {
          let isUsual = traitCollection.preferredContentSizeCategory == .large
          let given = isUsual ? System.current.rowHeights?["\(path.section).\(path.row)"] : nil
          let fits =
            given
            ?? cell.systemLayoutSizeFitting(
              CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel
            ).height
          changed = changed || fits != rowHeight(at: path)
          heights[path] = fits
          known = nil
        }
      }
      if changed { continue }
      for (path, cell) in cells { cell.frame = all[path.section].rows[path.row] }
      for (section, place) in all.enumerated() {
        title(section, 0)?.frame = place.header
        title(section, 1)?.frame = place.footer
      }
      let end = all.last?.footer.maxY ?? tableHeaderView?.frame.height ?? 0
      contentSize = CGSize(width: bounds.width, height: end + (tableFooterView?.frame.height ?? 0))
      if let view = tableHeaderView {
        view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      }
      if let view = tableFooterView {
        view.frame = CGRect(x: 0, y: end, width: bounds.width, height: view.frame.height)
      }
      return
    }
    unsupported("rows whose heights never settle")
  }

  // MARK: Touches

  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: path)
    let end = max(0, (places().last?.footer.maxY ?? 0) - bounds.height)
    contentOffset.y = min(end, max(0, position == .top ? row.minY : row.midY - bounds.height / 2))
    delegate?.scrollViewDidScroll(self)
  }
  public func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = path
    path.flatMap { cells[$0] }?.setSelected(true, animated: animated)
  }
  public func deselectRow(at path: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == path { indexPathForSelectedRow = nil }
    cells[path]?.setSelected(false, animated: animated)
  }
  /// A user's touch of a visible row.
  ///
  /// - Returns: whether the row lit up.
  @discardableResult public func tapRow(at path: IndexPath) -> Bool {
    guard allowsSelection, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    cells[path]?.setHighlighted(true, animated: false)
    cells[path]?.layoutIfNeeded()
    cells[path]?.setHighlighted(false, animated: false)
    guard let chosen = delegate?.tableView(self, willSelectRowAt: path) ?? nil else { return true }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }
  public func tapAccessoryButton(at path: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
