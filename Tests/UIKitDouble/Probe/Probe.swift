// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

@MainActor private func numbers(_ rect: CGRect) -> [Double] {
  [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
}

/// A controller that notes each call of a hook.
final class Recorder<Content: TableContent>: TableController<Content> {
  override func select(_ row: Content.Row) { Log.note("select \(row)") }
  override func showDetail(of row: Content.Row) { Log.note("detail \(row)") }
  override func pressButton(in row: Content.Row) { Log.note("press \(row)") }
  override func pressHeader(of section: Content.Section) { Log.note("press header \(section)") }
  override func tap(_ button: Content.BarButton) { Log.note("tap \(button)") }
}
final class ScrollingRecorder<Content: ScrolledTableContent>: TableInScrollView<Content> {
  override func select(_ row: Content.Row) { Log.note("select \(row)") }
  override func showDetail(of row: Content.Row) { Log.note("detail \(row)") }
}

@MainActor private func set(_ run: Run, isStart: Bool = false) {
  System.current = run.system
  Log.lines = []
  guard !isStart else { return Traits.change { $0 = UITraitCollection() } }
  Traits.change {
    $0 = UITraitCollection()
    $0.displayScale = run.scale
    $0.horizontalSizeClass = run.isRegular == true ? .regular : .compact
    $0.userInterfaceStyle = run.isDark == true ? .dark : .light
    $0.layoutDirection = run.isRightToLeft == true ? .rightToLeft : .leftToRight
    $0.preferredContentSizeCategory = run.textSize.flatMap { UIContentSizeCategory(named: $0) } ?? .large
  }
}

@MainActor struct Probe<Content: TableContent> {
  let controller: TableController<Content>
  private let window: UIWindow
  private var table: UITableView { controller.tableView }

  init(_ run: Run, _ controller: TableController<Content>) {
    self.controller = controller
    set(run, isStart: run.changes == true)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: run.width, height: run.height))
    window.rootViewController = UINavigationController(rootViewController: controller)
    controller.viewWillAppear(false)
    window.layoutIfNeeded()
    if run.changes == true {
      set(run)
      window.layoutIfNeeded()
    }
  }

  func facts(_ run: Run) -> Facts {
    var facts = Facts()
    facts.title = controller.title
    facts.tableX = Double(table.convert(table.bounds, to: nil).minX)
    facts.rows = rows()
    facts.contentHeight = Double(table.contentSize.height)
    for section in 0..<table.numberOfSections {
      facts.headers.append(
        title(table.rectForHeader(inSection: section), table.headerView(forSection: section)))
      facts.footers.append(
        title(table.rectForFooter(inSection: section), table.footerView(forSection: section)))
    }
    facts.tools = (controller.toolbarItems ?? []).map { $0.title ?? $0.image?.description ?? "" }
    facts.log = Log.lines
    facts.madeCells = table.doubleMade
    if run.touches == true {
      facts.touches = touches()
      facts.headerTouches = headerTouches()
    }
    return facts
  }

  private var paths: [IndexPath] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  private func cell(_ path: IndexPath) -> UITableViewCell? {
    if table.cellForRow(at: path) == nil {
      table.scrollToRow(at: path, at: .middle, animated: false)
    }
    window.layoutIfNeeded()
    return table.cellForRow(at: path)
  }

  private func rows() -> [Facts.Row] {
    // Each row is shown once, because heights are estimates before that.
    for path in paths { _ = cell(path) }
    return paths.compactMap { path in cell(path).map { row($0, path) } }
  }

  /// Touches each row, its controls and its information button.
  private func touches() -> [Facts.Touch] {
    paths.map { path in
      let touched = cell(path)
      let (before, old) = (shown(), values())
      Log.lines = []
      if let cell = touched {
        let isLit = table.tapRow(at: path)
        if isLit { Log.note("lights up") }
        let controls = cell.doubleTree.filter { isShown($0) && $0.isUserInteractionEnabled }
        for control in controls { use(control) }
        if !controls.contains(where: { $0 is UIButton }),
          [.detailButton, .detailDisclosureButton].contains(cell.accessoryType)
        {
          table.tapAccessoryButton(at: path)
        }
      }
      let log = Log.lines
      window.layoutIfNeeded()
      let after = shown()
      let changed = after.filter { before[$0.key] != $0.value }.keys.sorted().map {
        "\($0.section).\($0.row)"
      }
      return Facts.Touch(
        path: "\(path.section).\(path.row)", log: log, changed: changed,
        values: values().filter { !old.contains($0) })
    }
  }

  private func headerTouches() -> [[String]] {
    func buttons(_ section: Int) -> [UIButton] {
      table.headerView(forSection: section)?.doubleTree.compactMap { $0 as? UIButton } ?? []
    }
    return (0..<table.numberOfSections).flatMap { section in
      buttons(section).indices.map { index in
        Log.lines = []
        // The header is a new view after each change.
        use(buttons(section)[index])
        return Log.lines + (0..<table.numberOfSections).map { "\(table.numberOfRows(inSection: $0))" }
      }
    }
  }

  /// Does what a finger or a keyboard does.
  private func use(_ view: UIView) {
    switch view {
    case let view as UISwitch: view.tap()
    case let view as MenuButton: view.menu?.children.last?.choose()
    case let view as UIButton: view.tap()
    case let view as UIStepper: change(view) { view.value += view.stepValue }
    case let view as UISlider: change(view) { view.value = view.maximumValue }
    case let view as UISegmentedControl: change(view) { view.selectedSegmentIndex = 1 }
    case let view as UIDatePicker: change(view) { view.date += 60 }
    case let view as UITextField:
      view.text = (view.text ?? "") + "a"
      view.sendActions(for: .editingChanged)
    case let view as UITextView:
      view.text += "a"
      view.delegate?.textViewDidChange(view)
    default: break
    }
    window.layoutIfNeeded()
    if view.window == nil, view is UITextField || view is UITextView { Log.note("lost the keyboard") }
  }

  private func change(_ control: UIControl, _ change: () -> Void) {
    guard control.isEnabled else { return }
    change()
    control.sendActions(for: .valueChanged)
  }

  private func values() -> [String] {
    Mirror(reflecting: controller.values).children.map { "\($0.label ?? ""): \($0.value)" }
  }

  /// The visible rows in words.
  private func shown() -> [IndexPath: String] {
    (table.indexPathsForVisibleRows ?? []).reduce(into: [:]) { result, path in
      result[path] = table.cellForRow(at: path).map { "\(row($0, path))" }
    }
  }

  // MARK: A row

  private func isShown(_ view: UIView) -> Bool {
    !view.isHidden && (view.superview.map { $0 is UITableView || isShown($0) } ?? false)
  }

  private func row(_ cell: UITableViewCell, _ path: IndexPath) -> Facts.Row {
    var facts = Facts.Row(
      path: "\(path.section).\(path.row)", id: cell.accessibilityIdentifier, kind: cell.reuseIdentifier ?? "",
      cell: numbers(cell.frame))
    let views = cell.doubleTree.filter(isShown)
    facts.texts = texts(views, in: cell)
    facts.label = cell.accessibilityLabel
    facts.traits = cell.accessibilityTraits.rawValue
    facts.elements = (cell.accessibilityElements ?? []).compactMap { ($0 as? UIView)?.accessibilityLabel }
    facts.accessory = accessory(cell, views)
    let parts = views.filter { $0.superview is RowAccessories }
    let frame = parts.map { cell.convert($0.bounds, from: $0) }.reduce(CGRect.null) { $0.union($1) }
    if !parts.isEmpty {
      facts.accessoryEnds = [frame.minX, frame.maxX].map { (Double($0) * 1000).rounded() / 1000 }
    }
    facts.parts = (views.first { $0 is StackView }.map(tree) ?? []).map {
      numbers(cell.convert($0.bounds, from: $0))
    }
    facts.background = cell.backgroundConfiguration?.backgroundColor.map { "\($0.cgColor)" }
    guard let card = views.compactMap({ $0 as? CardView }).first else {
      let inset = cell.separatorInset
      facts.separatorInset = [Double(inset.left), Double(inset.right)]
      return facts
    }
    facts.card = numbers(cell.convert(card.bounds, from: card))
    facts.background = card.surface.backgroundColor.map { "\($0.cgColor)" }
    let layer = card.surface.layer
    if let mask = (card.surface.mask ?? card.superview?.mask) as? ShapeView {
      facts.roundedBy = card.surface.mask == nil ? "cell" : "card"
      facts.radii = radii(mask.shape.path, card.bounds)
    } else if layer.cornerRadius > 0 {
      facts.roundedBy = "layer"
      facts.radii = (0..<4).map {
        layer.maskedCorners.contains(CACornerMask(rawValue: 1 << $0)) ? Double(layer.cornerRadius) : 0
      }
    }
    func frames(_ views: [UIView]) -> [[Double]] { views.map { numbers(cell.convert($0.bounds, from: $0)) } }
    let shapes = card.surface.subviews.compactMap { $0 as? ShapeView }.filter { !$0.isHidden }
    facts.lines = frames(card.lines)
    facts.covers = frames(shapes.filter { $0.shape.path == nil && !card.lines.contains($0) })
    let outline = shapes.first { $0.shape.path != nil }
    facts.border = Double(outline.map { $0.shape.lineWidth / 2 } ?? layer.borderWidth)
    if card.layer.shadowOpacity > 0 {
      let offset = card.layer.shadowOffset
      facts.shadow = [
        Double(card.layer.shadowRadius), Double(card.layer.shadowOpacity), Double(offset.width),
        Double(offset.height),
      ]
    }
    return facts
  }

  private func tree(_ view: UIView) -> [UIView] {
    [view] + ((view as? StackView)?.arrangedSubviews.flatMap(tree) ?? [])
  }

  private func texts(_ views: [UIView], in view: UIView) -> [Facts.Text] {
    views.compactMap { $0 as? UILabel }.filter { !($0.text ?? "").isEmpty }.map { label in
      Facts.Text(
        text: label.text ?? "", frame: numbers(view.convert(label.bounds, from: label)),
        color: "\(label.textColor.cgColor)", isCut: label.doubleIsCut)
    }
  }

  private func accessory(_ cell: UITableViewCell, _ views: [UIView]) -> String? {
    var words: [String] = []
    // As people see them: the subviews of a reused cell can have another order.
    for view in views.compactMap({ $0 as? RowAccessories }).flatMap(\.arrangedSubviews)
    where views.contains(view) {
      switch view {
      case let view as UISwitch: words.append(view.isOn ? "switchOn" : "switchOff")
      case let view as UIImageView: words.append(view.image?.description ?? "image")
      case is UIButton: words.append("detailButton")
      case let view as UILabel: words.append("badge \(view.text ?? "")")
      default: words.append("\(type(of: view))")
      }
    }
    if cell.accessoryView == nil, cell.accessoryType != .none { words.append("\(cell.accessoryType)") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The radii of a mask's corners, read from its path.
  private func radii(_ path: CGPath?, _ bounds: CGRect) -> [Double] {
    var result: [Double] = [0, 0, 0, 0]
    for element in path?.elements ?? [] {
      switch element {
      case .rounded(let rect, let corners, let radius):
        guard rect == bounds else { return [-1, -1, -1, -1] }
        for index in 0..<4 where corners & (1 << UInt(index)) != 0 { result[index] = Double(radius) }
      case .arc(let center, let radius, _, _, _):
        result[(center.x > bounds.midX ? 1 : 0) + (center.y > bounds.midY ? 2 : 0)] = Double(radius)
      default: break
      }
    }
    return result
  }

  private func title(_ frame: CGRect, _ view: UIView?) -> Facts.Title {
    Facts.Title(
      frame: numbers(frame), texts: view.map { texts($0.doubleTree.filter { !$0.isHidden }, in: $0) } ?? [],
      links: view.map(links) ?? [])
  }

  private func links(_ view: UIView) -> [String] {
    view.doubleTree.compactMap { $0 as? UITextView }.filter { !$0.isHidden && !$0.isEditable }.flatMap {
      text in
      (0..<text.attributedText.length).compactMap { index in
        text.attributedText.attribute(.link, at: index, effectiveRange: nil) as? URL
      }.map { "\($0.absoluteString) \(numbers(view.convert(text.bounds, from: text)))" }
    }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

@MainActor func facts<Content: TableContent>(_ content: Content.Type, _ run: Run) -> Facts {
  if let scrolled = content as? any ScrolledTableContent.Type { return scrolledFacts(scrolled, run) }
  return Probe(run, Recorder<Content>()).facts(run)
}
@MainActor private func scrolledFacts<Content: ScrolledTableContent>(_ content: Content.Type, _ run: Run)
  -> Facts
{
  Probe(run, ScrollingRecorder<Content>()).facts(run)
}

/// The tests of a class by their names.
typealias XCTestRun = [(name: String, test: @MainActor () throws -> Void)]

/// Reads runs from standard input, and writes the facts of each.
@MainActor func answer(
  _ tables: [String: @MainActor (Run) -> Facts], _ tests: [String: @MainActor () -> XCTestRun]
) throws {
  let runs = try JSONDecoder().decode([Run].self, from: FileHandle.standardInput.readDataToEndOfFile())
  let results = runs.map { run in
    guard let show = tables[run.table] else { fatalError("There is no table \(run.table).") }
    var result = show(run)
    guard run.tests == true else { return result }
    for (name, test) in tests[run.table]?() ?? [] {
      set(run)
      do { try test() } catch { Log.note("failure: \(error)") }
      result.tests += Log.lines.map { "\(name): \($0)" }
    }
    return result
  }
  FileHandle.standardOutput.write(try JSONEncoder().encode(results))
}
