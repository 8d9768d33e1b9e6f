// SPDX-License-Identifier: GPL-3.0-or-later

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable
{
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [Section: [Item]] = [:]
  private var all: Set<Item> = []
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  public private(set) var reloadedItemIdentifiers: [Item] = []
  public init() {}
  public mutating func appendSections(_ sections: [Section]) {
    for section in sections {
      precondition(items[section] == nil, "The section \(section) is there twice.")
      sectionIdentifiers.append(section)
      items[section] = []
    }
  }
  public mutating func appendItems(_ new: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sectionIdentifiers.last, items[section] != nil else {
      unsupported("items without a section")
    }
    for item in new { precondition(all.insert(item).inserted, "The item \(item) is there twice.") }
    items[section]?.append(contentsOf: new)
  }
  public mutating func reconfigureItems(_ items: [Item]) { reconfiguredItemIdentifiers += items }
  public mutating func reloadItems(_ items: [Item]) { reloadedItemIdentifiers += items }
  public private(set) var reloadedSectionIdentifiers: [Section] = []
  public mutating func reloadSections(_ sections: [Section]) { reloadedSectionIdentifiers += sections }
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }
  public var numberOfItems: Int { all.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public func numberOfItems(inSection section: Section) -> Int { items[section]?.count ?? 0 }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sectionIdentifiers.first { items[$0]?.contains(item) == true }
  }
  public func indexOfSection(_ section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }
  var places: [Item: IndexPath] {
    var result: [Item: IndexPath] = [:]
    for (section, name) in sectionIdentifiers.enumerated() {
      for (row, item) in (items[name] ?? []).enumerated() {
        result[item] = IndexPath(row: row, section: section)
      }
    }
    return result
  }
}

@MainActor
open class UITableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  UITableViewDataSource
{
  public typealias CellProvider = @MainActor (UITableView, IndexPath, Item) -> UITableViewCell?
  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    tableView.dataSource = self
  }
  public func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
    var result = NSDiffableDataSourceSnapshot<Section, Item>()
    result.appendSections(current.sectionIdentifiers)
    for section in current.sectionIdentifiers {
      result.appendItems(current.itemIdentifiers(inSection: section), toSection: section)
    }
    return result
  }
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let former = current
    current = snapshot
    let places = snapshot.places
    if former.sectionIdentifiers != snapshot.sectionIdentifiers || former.places != places {
      table?.move(Dictionary(uniqueKeysWithValues: former.places.map { ($0.value, places[$0.key]) }))
    }
    table?.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { places[$0] })
    table?.reloadRows(at: snapshot.reloadedItemIdentifiers.compactMap { places[$0] }, with: .none)
    for section in snapshot.reloadedSectionIdentifiers {
      guard let index = snapshot.indexOfSection(section) else { continue }
      table?.reloadSection(index)
    }
    table?.layoutIfNeeded()
    completion?()
  }
  public func itemIdentifier(for path: IndexPath) -> Item? {
    guard current.sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[path.section])
    return items.indices.contains(path.row) ? items[path.row] : nil
  }
  public func indexPath(for item: Item) -> IndexPath? { current.places[item] }
  public func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: path), let cell = provider(tableView, path, item) else {
      unsupported("a row without a cell: \(path)")
    }
    return cell
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
