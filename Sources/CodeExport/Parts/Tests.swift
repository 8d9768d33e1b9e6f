// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit
import XCTest

/// Compares the lengths in UIKit with those of the design. A difference is reported at the
/// expectation below, with the reason for the number.
@MainActor
final class Tests: XCTestCase {
  private static let scale: CGFloat = _scale_
  /// Half a pixel: lengths are rounded to whole ones.
  private static let accuracy = 0.5 / scale

  /// The addition to each failure on an iOS whose lengths these are not.
  private static let system: String = {
    let version = UIDevice.current.systemVersion
    let isRight = (_first_..._last_).contains(Int(version.prefix { $0 != "." }) ?? 0)
    return isRight ? "" : _system_ + ", not of iOS \(version)]"
  }()

  /// Keeps the window alive.
  private var window: UIWindow?

  #if titles
  func testHeadersAndFooters() throws {
    let tableView = try showTable()
    for title in Self.titles {
      let isHeader = title.kind == .header
      let frame =
        isHeader
        ? tableView.rectForHeader(inSection: title.section)
        : tableView.rectForFooter(inSection: title.section)
      expect(_minX_, title.x, "x of \(title.words): \(title.whyX)", title.line)
      #if titleAbove
      expect(frame.minY, title.y, "y of \(title.words): \(title.whyY)\(title.above)", title.line)
      #else
      expect(frame.minY, title.y, "y of \(title.words): \(title.whyY)", title.line)
      #endif
      expect(frame.width, title.width, "width of \(title.words): \(title.whyWidth)", title.line)
      expect(frame.height, title.height, "height of \(title.words): \(title.whyHeight)", title.line)
    }
  }
  #endif

  #if rows
  func testRows() throws {
    let tableView = try showTable()
    for row in Self.rows {
      let frame = tableView.rectForRow(at: row.path)
      expect(_minX_, row.x, "x of \(row.words): \(row.whyX)", row.line)
      #if rowAbove
      expect(frame.minY, row.y, "y of \(row.words): \(row.whyY)\(row.above)", row.line)
      #else
      expect(frame.minY, row.y, "y of \(row.words): \(row.whyY)", row.line)
      #endif
      expect(frame.width, row.width, "width of \(row.words): \(row.whyWidth)", row.line)
      expect(frame.height, row.height, "height of \(row.words): \(row.whyHeight)", row.line)
    }
  }
  #endif
  #if cells
  #if insets

  func testSeparatorInsets() throws {
    let tableView = try showTable()
    for row in Self.rows {
      let inset = try cell(of: row, in: tableView).separatorInset
      #if left
      if let left = row.leftInset {
        expect(inset.left, left, "separatorInset.left of \(row.words): \(row.whyLeftInset)", row.line)
      }
      #endif
      #if right
      if let right = row.rightInset {
        expect(inset.right, right, "separatorInset.right of \(row.words): \(row.whyRightInset)", row.line)
      }
      #endif
    }
  }
  #endif
  #if cards

  func testCards() throws {
    let tableView = try showTable()
    for row in Self.rows {
      let cell = try cell(of: row, in: tableView)
      expect(try card(of: row, in: cell), row.card, "card", of: row, in: cell)
    }
  }
  #if borders

  func testBorders() throws {
    let tableView = try showTable()
    for row in Self.rows {
      let layer = try card(of: row, in: cell(of: row, in: tableView)).layer
      #if masks
      // A mask hides the outer half of the line along it.
      let shapes = (layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
      let line = shapes.first { !$0.isHidden && $0.strokeColor != nil }
      let width = line.map { $0.lineWidth / 2 } ?? layer.borderWidth
      expect(width, row.border, "border of \(row.words)", row.line)
      #else
      expect(layer.borderWidth, row.border, "border of \(row.words)", row.line)
      #endif
    }
  }
  #endif
  #if shadows

  func testShadows() throws {
    let tableView = try showTable()
    for row in Self.rows {
      let views = try cell(of: row, in: tableView).contentView.subviews
      let layer = views.map(\.layer).first { $0.shadowOpacity > 0 } ?? CALayer()
      let name = "shadow of \(row.words)"
      let opacity: Float = row.shadowOpacity
      XCTAssertEqual(layer.shadowOpacity, opacity, accuracy: 0.001, "opacity of the \(name)", line: row.line)
      guard opacity > 0 else { continue }
      let offset: CGSize = row.shadowOffset
      expect(layer.shadowRadius, row.shadowRadius, "radius of the \(name)", row.line)
      expect(layer.shadowOffset.width, offset.width, "x of the \(name)", row.line)
      expect(layer.shadowOffset.height, offset.height, "y of the \(name)", row.line)
    }
  }
  #endif
  #if ends

  func testAccessories() throws {
    let tableView = try showTable()
    for row in Self.rows {
      guard let end = row.end else { continue }
      let cell = try cell(of: row, in: tableView)
      let card = try card(of: row, in: cell)
      let content = card.subviews.first { $0 is UIStackView } as? UIStackView
      // The stack at the trailing side is the last one in a card.
      let side = content?.arrangedSubviews.last as? UIStackView
      let name = "accessory of \(row.words)"
      let view = try XCTUnwrap(side?.arrangedSubviews.last, name, line: row.line)
      let x = view.convert(view.bounds, to: nil)._endEdge_
      expect(x, end, "trailing side of the \(name)", row.line)
      #if centered
      // Half a pixel more: images have whole ones.
      let (y, middle) = (view.convert(view.bounds, to: card).midY, card.bounds.midY)
      XCTAssertEqual(y, middle, accuracy: 2 * Self.accuracy, "middle of the \(name)", line: row.line)
      #endif
    }
  }
  #endif
  #if corners

  func testCorners() throws {
    let tableView = try showTable()
    for row in Self.rows {
      let layer = try card(of: row, in: cell(of: row, in: tableView)).layer
      let why = "corners of \(row.words): \(row.whyRadius)"
      #if covers
      let radius: CGFloat = row.radius
      let covers = (layer.sublayers ?? []).filter { $0.delegate == nil && !$0.isHidden }
      var square: CACornerMask = []
      for cover in covers where radius > 0 {
        let isLeft = cover.frame.midX < layer.bounds.midX
        let isTop = cover.frame.midY < layer.bounds.midY
        let side: CACornerMask = isTop ? .top : .bottom
        square.formUnion(side.intersection(isLeft ? .left : .right))
        expect(cover.frame.width, radius, why, row.line)
        expect(cover.frame.height, radius, why, row.line)
      }
      let corners: CACornerMask = row.corners
      let expected = radius > 0 ? CACornerMask.all.subtracting(corners) : []
      XCTAssertEqual(square, expected, why, line: row.line)
      expect(layer.cornerRadius, radius, why, row.line)
      #else
      #if mixed
      guard row.isMasked else {
        let rounded = layer.cornerRadius > 0 ? layer.maskedCorners : []
        XCTAssertEqual(rounded, row.corners, why, line: row.line)
        if !rounded.isEmpty { expect(layer.cornerRadius, row.radius, why, row.line) }
        continue
      }
      #endif
      #if masks
      let corners: CACornerMask = row.corners
      let path = UIBezierPath(
        roundedRect: layer.bounds, byRoundingCorners: UIRectCorner(rawValue: corners.rawValue),
        cornerRadii: CGSize(width: row.radius, height: row.radius))
      let mask = layer.mask as? CAShapeLayer
      XCTAssertEqual(mask?.path, corners.isEmpty ? nil : path.cgPath, why, line: row.line)
      #else
      let rounded = layer.cornerRadius > 0 ? layer.maskedCorners : []
      XCTAssertEqual(rounded, row.corners, why, line: row.line)
      if !rounded.isEmpty { expect(layer.cornerRadius, row.radius, why, row.line) }
      #endif
      #endif
    }
  }
  #endif

  func testSeparators() throws {
    let tableView = try showTable()
    for row in Self.rows {
      let cell = try cell(of: row, in: tableView)
      let card = try card(of: row, in: cell)
      // The separators are above the card.
      let views = cell.contentView.subviews.drop { $0 !== card }.dropFirst()
      let shown = views.filter { !$0.isHidden }
      let expected: [Box] = row.lines
      XCTAssertEqual(shown.count, expected.count, "separators of \(row.words)", line: row.line)
      for (view, box) in zip(shown, expected) {
        expect(view, box, "separator", of: row, in: cell)
      }
    }
  }
  #endif
  #endif

  // MARK: The table

  /// The table in a window of the spec's size. Each row is shown once, because heights are
  /// estimates before that.
  private func showTable() throws -> UITableView {
    let controller = Controller()
    #if scene
    let scene = UIApplication.shared.connectedScenes.first { $0 is UIWindowScene }
    let window = UIWindow(
      windowScene: try XCTUnwrap(scene as? UIWindowScene, "An app hosts these tests."))
    window.frame = CGRect(x: 0, y: 0, width: _width_, height: _height_)
    #else
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: _width_, height: _height_))
    #endif
    self.window = window
    #if bar
    let navigation = UINavigationController(rootViewController: controller)
    #if back
    navigation.viewControllers = [UIViewController(), controller]
    #endif
    window.rootViewController = navigation
    #else
    window.rootViewController = controller
    #endif
    window.makeKeyAndVisible()
    #if sides
    let safeArea = window.safeAreaInsets
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: _left_, bottom: 0, right: _right_)
    #endif
    window.layoutIfNeeded()
    let traits = controller.traitCollection
    try require(traits.displayScale == Self.scale, _needsScale_)
    try require(traits.preferredContentSizeCategory == ._size_, _needsSize_)
    #if idiom
    try require(traits.userInterfaceIdiom == ._idiom_, _needsIdiom_)
    #endif
    #if width
    try require(traits.horizontalSizeClass == ._widthClass_, _needsWidth_)
    #endif
    let tableView: UITableView = controller.tableView
    for section in 0..<tableView.numberOfSections {
      for row in 0..<tableView.numberOfRows(inSection: section) {
        show(IndexPath(row: row, section: section), in: tableView)
      }
    }
    return tableView
  }

  /// Lengths of another simulator can't be compared: the test fails and says which it needs.
  private func require(_ isMet: Bool, _ condition: String) throws {
    if !isMet { throw WrongSimulator(description: condition) }
  }

  private struct WrongSimulator: Error, CustomStringConvertible {
    let description: String
  }

  private func show(_ path: IndexPath, in tableView: UITableView) {
    tableView.scrollToRow(at: path, at: .middle, animated: false)
    tableView.layoutIfNeeded()
  }
  #if cells

  private func cell(of row: Row, in tableView: UITableView) throws -> UITableViewCell {
    show(row.path, in: tableView)
    return try XCTUnwrap(tableView.cellForRow(at: row.path), row.words, line: row.line)
  }
  #endif
  #if cards && rows

  /// The view that contains the row's content.
  private func card(of row: Row, in cell: UITableViewCell) throws -> UIView {
    let card = cell.contentView.subviews.first { view in
      view.subviews.contains { $0 is UIStackView }
    }
    return try XCTUnwrap(card, "card of \(row.words)", line: row.line)
  }

  private func expect(
    _ view: UIView, _ box: Box, _ what: String, of row: Row, in cell: UITableViewCell
  ) {
    let name = "\(what) of \(row.words)"
    let frame = view.convert(view.bounds, to: cell)
    let x = view.convert(view.bounds, to: nil).minX
    expect(x, box.x, "x of the \(name): \(box.why)", row.line)
    expect(frame.minY, box.y, "y of the \(name), in its row: \(box.why)", row.line)
    expect(frame.width, box.width, "width of the \(name): \(box.why)", row.line)
    expect(frame.height, box.height, "height of the \(name): \(box.why)", row.line)
  }
  #endif
  #if titles

  private func expect(_ length: CGFloat, _ expected: CGFloat, _ why: String, _ line: UInt) {
    XCTAssertEqual(length, expected, accuracy: Self.accuracy, why + Self.system, line: line)
  }
  #endif
}
