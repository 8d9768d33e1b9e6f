// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit
import XCTest

/// The screen that frames are for: its size in points, its pixels per point, and the versions of iOS.
struct ExpectedScreen {
  var size: CGSize
  var scale: CGFloat
  var systems: ClosedRange<Int>
  var idiom = UIUserInterfaceIdiom.phone
  var textSize = UIContentSizeCategory.large
  var isRightToLeft = false
}

/// A row with its frame in the table view, and those of its card and lines in its cell: x, y, width and
/// height in points. Failures are reported at its line.
struct ExpectedRow<Content: TableContent> {
  let id: Content.Row?
  let frame: [CGFloat]
  let card: [CGFloat]?
  let lines: [[CGFloat]]
  let line: UInt

  init(
    _ id: Content.Row?, _ frame: [CGFloat], card: [CGFloat]? = nil, lines: [[CGFloat]] = [],
    line: UInt = #line
  ) {
    (self.id, self.frame, self.card, self.lines, self.line) = (id, frame, card, lines, line)
  }
}

/// A section with the frames of its header and footer in the table view.
struct ExpectedSection<Content: TableContent> {
  let id: Content.Section?
  let header: [CGFloat]
  let footer: [CGFloat]
  let rows: [ExpectedRow<Content>]
  let line: UInt

  init(
    _ id: Content.Section? = nil, header: [CGFloat], footer: [CGFloat], line: UInt = #line,
    @TableBuilder<ExpectedRow<Content>> rows: () -> [ExpectedRow<Content>]
  ) {
    (self.id, self.header, self.footer, self.rows, self.line) = (id, header, footer, rows(), line)
  }
}

/// Shows a table with its samples in a window, and compares it with what the design expects.
@MainActor
struct TableExpectations<Content: TableContent> {
  private let screen: ExpectedScreen
  private let sections: [ExpectedSection<Content>]
  private let controller: TableController<Content>
  private let window: UIWindow
  private var table: UITableView { controller.tableView }

  init(
    _ screen: ExpectedScreen, _ sections: [ExpectedSection<Content>],
    in controller: TableController<Content>? = nil
  ) throws {
    (self.screen, self.sections) = (screen, sections)
    self.controller = controller ?? TableController()
    let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    window = UIWindow(windowScene: try XCTUnwrap(scene, "An app hosts these tests."))
    window.frame = CGRect(origin: .zero, size: screen.size)
    window.rootViewController = UINavigationController(rootViewController: self.controller)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// The ids of sections and rows, in their order.
  func checkIDs() {
    let shown = controller.makeSections()
    XCTAssertEqual(shown.map(\.id), sections.map(\.id), "ids of the sections")
    for (shown, expected) in zip(shown, sections) {
      XCTAssertEqual(
        shown.rows.map(\.id), expected.rows.map(\.id), "ids of the rows", line: expected.line)
    }
  }

  /// A row that leads somewhere lights up, a switch changes its value, and controls have words.
  func checkActions() throws {
    let shown = controller.makeSections().map(\.rows)
    try forEachRow { path, expected, cell in
      let row = shown[path.section][path.row]
      let controls: [UIControl] = views(in: cell, outermost: true)
      for element in [cell] + controls where element is UIControl || controls.isEmpty {
        XCTAssertTrue(isNamed(element), "no words for VoiceOver", line: expected.line)
      }
      if row.id != nil, row.behaviors.contains(where: \.isSelectable) {
        let isLit = controller.tableView(table, shouldHighlightRowAt: path)
        XCTAssertTrue(isLit, "a touch does nothing", line: expected.line)
      }
      let toggles = controls.compactMap { $0 as? UISwitch }
      let values = row.behaviors.compactMap { behavior in
        if case .toggle(let value) = behavior {
          value
        } else {
          nil as WritableKeyPath<Content.Values, Bool>?
        }
      }
      XCTAssertTrue(toggles.count >= values.count, "no switch", line: expected.line)
      for (toggle, value) in zip(toggles, values) {
        let isOn = controller.values[keyPath: value]
        toggle.setOn(!isOn, animated: false)
        toggle.sendActions(for: .valueChanged)
        let isChanged = controller.values[keyPath: value] != isOn
        XCTAssertTrue(isChanged, "the switch doesn't change its value", line: expected.line)
        controller.values[keyPath: value] = isOn
      }
    }
  }

  /// All frames, which are those of the samples on one screen and on some versions of iOS.
  func checkFrames() throws {
    let traits = controller.traitCollection
    let needs: [(isMet: Bool, words: String)] = [
      (traits.displayScale == screen.scale, "a screen @\(Int(screen.scale))x"),
      (traits.userInterfaceIdiom == screen.idiom, screen.idiom == .pad ? "an iPad" : "an iPhone"),
      (traits.preferredContentSizeCategory == screen.textSize, "another text size"),
      ((traits.layoutDirection == .rightToLeft) == screen.isRightToLeft, "another direction"),
    ]
    for need in needs where !need.isMet { XCTFail("The frames need \(need.words).") }
    // Heights are estimates until each row was shown.
    try forEachRow { _, _, _ in }
    for (index, section) in sections.enumerated() {
      compare(table.rectForHeader(inSection: index), section.header, "header", section.line)
      compare(table.rectForFooter(inSection: index), section.footer, "footer", section.line)
    }
    try forEachRow { path, row, cell in
      compare(table.rectForRow(at: path), row.frame, "cell", row.line)
      let cards: [CardView] = views(in: cell)
      XCTAssertEqual(cards.count, row.card == nil ? 0 : 1, "cards in the cell", line: row.line)
      guard let card = cards.first, let frame = row.card else { return }
      compare(cell.convert(card.bounds, from: card), frame, "card", row.line)
      let lines = card.lines
      XCTAssertEqual(lines.count, row.lines.count, "lines on the card", line: row.line)
      for (line, frame) in zip(lines, row.lines) {
        compare(cell.convert(line.bounds, from: line), frame, "line", row.line)
      }
    }
  }

  /// At the largest text size no text is cut, but for texts that the design limits to some lines.
  func checkLargeTexts() throws {
    let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    if #available(iOS 17, *) {
      controller.traitOverrides.preferredContentSizeCategory = size
    } else {
      let traits = UITraitCollection(preferredContentSizeCategory: size)
      controller.parent?.setOverrideTraitCollection(traits, forChild: controller)
    }
    try forEachRow { _, row, cell in
      for label in views(in: cell) as [UILabel] where label.numberOfLines == 0 {
        let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height - 1
        // A label draws its text in its middle, and may itself be larger than its cell.
        let middle = cell.convert(label.bounds, from: label).midY
        let isInside = middle - height / 2 > 0 && middle + height / 2 < cell.bounds.height
        let isWhole = height <= label.bounds.height && isInside
        XCTAssertTrue(isWhole, "cut: \(label.text ?? "")", line: row.line)
      }
    }
  }

  /// Whether VoiceOver has words for a cell or a control. Buttons and segments are read by their titles.
  private func isNamed(_ view: UIView) -> Bool {
    guard let control = view as? UISegmentedControl else {
      return !(view.accessibilityLabel ?? "").isEmpty || view is UIButton
    }
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    return titles.contains { !$0.isEmpty }
  }

  private func compare(_ frame: CGRect, _ expected: [CGFloat], _ name: String, _ line: UInt) {
    let version = UIDevice.current.systemVersion
    let isRight = screen.systems.contains(Int(version.prefix { $0 != "." }) ?? 0)
    let system = isRight ? "" : " [lengths of iOS \(screen.systems), not of iOS \(version)]"
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    for (index, part) in ["x", "y", "width", "height"].enumerated() {
      // Lengths are rounded to whole pixels.
      XCTAssertEqual(
        numbers[index], expected[index], accuracy: 0.5 / screen.scale,
        "\(part) of the \(name)" + system, line: line)
    }
  }

  /// Shows each row and calls the body with its cell.
  private func forEachRow(
    _ body: (IndexPath, ExpectedRow<Content>, UITableViewCell) throws -> Void
  ) throws {
    for (section, expected) in sections.enumerated() {
      for (index, row) in expected.rows.enumerated() {
        let path = IndexPath(row: index, section: section)
        table.scrollToRow(at: path, at: .middle, animated: false)
        window.layoutIfNeeded()
        try body(path, row, try XCTUnwrap(table.cellForRow(at: path), "no cell", line: row.line))
      }
    }
  }

  /// The shown views of a kind in a view.
  ///
  /// - Parameter outermost: whether those in another one are left out.
  private func views<View: UIView>(in view: UIView, outermost: Bool = false) -> [View] {
    guard !view.isHidden else { return [] }
    let own = [view as? View].compactMap { $0 }
    if outermost, !own.isEmpty { return own }
    return own + view.subviews.flatMap { views(in: $0, outermost: outermost) }
  }
}
