// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import TableModel
import TableSpec
import TestSupport
import Testing

/// UIKit code that compiles can still be wrong at run time: in touch handling, reuse, editing and layout.
struct ExportedBehaviourTests {
  typealias Case = ExportedMeaningTests.Case

  private static let cards = "style: grouped\ncornerRadius: 12\n"

  private static let layout = [
    // A stack view has no intrinsic size, so its views set their widths themselves.
    Case(
      spec: "\(cards)sections: [{rows: [{title: A, badge: '2', accessory: disclosureIndicator}, B]}]",
      technique: .cardContainer,
      lines: [
        "for view in accessoryStack.arrangedSubviews { view.keepWidth() }",
        "setContentHuggingPriority(.almostRequired, for: .horizontal)",
        "setContentCompressionResistancePriority(.almostRequired, for: .horizontal)",
      ], absent: ["accessoryStack.setContentHuggingPriority", "removeFromSuperview"]),
    Case(
      spec: "\(cards)sections: [{rows: [{title: A, detail: B, cellStyle: value1}, B]}]",
      technique: .cardContainer,
      lines: [
        "let isValue = item.style == .value",
        "detailLabel.setContentHuggingPriority(isValue ? .aboveTitles : .defaultLow, for: .horizontal)",
        "isValue ? .aboveTitles : .defaultHigh, for: .horizontal)",
      ]),
    // A stack view sets hidden views to a width of 0 points, which no required width may contradict.
    Case(
      spec: "\(cards)sections: [{rows: [{title: A, image: {symbol: wifi}}, B]}]", technique: .cardContainer,
      lines: ["symbolView.widthAnchor.constraint(equalToConstant: Metrics.symbolWidth).activateAlmost()"]),
    // iOS 15 adds space above a plain table's headers; older versions don't.
    Case(
      spec: "style: plain\nprofile: ios11\nsections: [{header: H, rows: [A]}]",
      lines: ["tableView.sectionHeaderTopPadding = 0"]),
    Case(
      spec: "style: plain\nprofile: ios11\nsections: [{header: H, rows: [A]}]", ios: 13,
      lines: ["if #available(iOS 15, *) {", "tableView.sectionHeaderTopPadding = 0"]),
    Case(
      spec: "style: plain\nprofile: ios11\nsections: [{rows: [A]}]", absent: ["sectionHeaderTopPadding"]),
    Case(
      spec: "style: plain\nprofile: ios15\nsections: [{header: H, rows: [A]}]",
      absent: ["sectionHeaderTopPadding"]),
  ]

  private static let techniques = [
    // The requested mask is used: no layer draws the corners instead.
    Case(
      spec: "\(cards)cornerCurve: continuous\nsections: [{rows: [A, B]}]", technique: .bezierMask,
      lines: [
        "// - the table: cornerCurve (the path of a mask has a curve of its own)",
        "layer.mask = isSquare ? nil : maskLayer",
        "let isSquare = corners.isEmpty || radius == .zero",
      ], absent: ["look.cornerCurve"]),
    Case(
      spec: "\(cards)sections: [{rows: [A, B]}]", technique: .maskedCorners,
      lines: [
        "// Corners: maskedCorners, as requested. maskedCorners and cardContainer write the same code: a card"
      ]),
  ]

  private static let faithful = [
    // The article sets the cell's mask in willDisplay, where the cell has its size.
    Case(
      spec: "\(cards)cornerCurve: bezierPath\nsections: [{rows: [A, B]}]", technique: .bezierMask,
      isFaithful: true,
      lines: [
        "_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath",
        "(cell as? RowCell)?.decorate()", "let rect = bounds", "layer.mask = shape",
      ], absent: ["setNeedsLayout"]),
    Case(
      spec: "style: plain\nprofile: ios11\nsections: [{rows: [A, B]}, {separator: {left: 50, right: 50, "
        + "reference: fromAutomaticInsets}, rows: [C, D]}]",
      technique: .native, isFaithful: true,
      lines: ["tableView.separatorInsetReference = .fromAutomaticInsets"]),
  ]

  private static let touch = [
    Case(
      spec: "\(cards)sections: [{rows: [A, B, C]}]", technique: .cornerCovers,
      lines: ["setNeedsLayout()", "backgroundColor = isHighlighted ? .systemGray4 : look.color"]),
    Case(
      spec: "sections: [{rows: [{title: A, accessory: switchOff}]}]", technique: .native, ios: 13,
      lines: [
        "control.addTarget(self, action: #selector(switchChanged), for: .valueChanged)",
        "switchedOn.insert(id)",
      ], absent: ["UIAction"]),
    Case(
      spec: "\(cards)sections: [{rows: [{title: A, accessory: switchOff}]}]", technique: .cardContainer,
      ios: 13,
      lines: ["cell.switchControl.addTarget(self, action: #selector(switchChanged), for: .valueChanged)"],
      absent: ["UIAction"]),
    // A chevron points in the direction of the line's end.
    Case(
      spec: "\(cards)sections: [{rows: [{title: A, accessory: disclosureIndicator}]}]",
      technique: .cardContainer, ios: 13,
      lines: ["UIImage(systemName: \"chevron.right\")?.imageFlippedForRightToLeftLayoutDirection()"]),
    // Inserting or removing rows changes the positions of their neighbours in the group.
    Case(
      spec: "\(cards)sections: [{rows: [A, B, C]}]", technique: .maskedCorners,
      lines: [
        "dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in",
        "self?.showVisibleRows()", "for case let cell as RowCell in tableView.visibleCells {",
      ]),
    Case(
      spec: "\(cards)cornerCurve: bezierPath\nsections: [{rows: [A, B, C]}]", technique: .bezierMask,
      lines: [
        "CATransaction.begin()", "CATransaction.setDisableActions(true)", "maskLayer.frame = bounds",
        "CATransaction.commit()",
      ]),
    Case(
      spec: "sections: [{rows: [{title: A, image: {symbol: wifi, tileColor: systemRed}}]}]",
      technique: .native,
      lines: [
        "if let known = images[key] { return known }", "images[key] = image",
        "for contrast in [UIAccessibilityContrast.normal, .high] {",
      ]),
    Case(
      spec: "sections: [{header: H, rows: [A]}]", technique: .native, ios: 13,
      lines: [
        "let shown = snapshot().sectionIdentifiers",
        "return shown.indices.contains(index) ? Content.sections[shown[index]] : nil",
      ], absent: ["sectionIdentifiers[section]"]),
    // A row is selected only briefly; buttons and information buttons have a place for their action.
    Case(
      spec: "sections: [{rows: [A, {id: out, title: Sign Out, titleColor: systemRed}]}]", technique: .native,
      lines: [
        "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {",
        "tableView.deselectRow(at: indexPath, animated: true)", "case \"out\": break",
      ]),
    Case(
      spec: "sections: [{rows: [{title: A, accessory: detailButton}]}]", technique: .native,
      lines: [
        "_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath",
        "showDetails(of: id)",
      ]),
    Case(
      spec: "\(cards)sections: [{rows: [{title: A, accessory: detailButton}]}]", technique: .cardContainer,
      lines: [
        "cell.detailButton.addTarget(self, action: #selector(detailTapped), for: .touchUpInside)",
        "private func showDetails(of id: String) {",
      ]),
  ]

  private static let insets = [
    // The table sets its inset; a section or a row sets only differences, each written once.
    Case(
      spec:
        "style: plain\nseparator: {left: 20}\nsections: [{rows: [A, B]}, {separator: {left: 40}, rows: [C, D]}]",
      technique: .native,
      lines: [
        "tableView.separatorInset = UIEdgeInsets(", "var separatorInset: UIEdgeInsets?",
        "let inset = section.separatorInset", "if let inset { cell.separatorInset = inset }",
        "tableView.separatorInsetReference = .fromCellEdges",
        "UIEdgeInsets(top: 0, left: 40, bottom: 0, right: UITableView.automaticDimension),",
      ], absent: ["?? tableView.separatorInset"])
  ]

  private static let short = [
    Case(
      spec: "sections: [{header: H, rows: [A, B]}]", technique: .native,
      lines: [
        "@MainActor private enum Content {", "static let sections: [Section] = [h]",
        "Item(id: \"a\", title: \"A\"),",
      ], absent: ["enum Row", "switch self", "Metrics"]),
    Case(
      spec: "\(cards)sections: [{rows: [A]}]", technique: .cardContainer, absent: ["textStack.spacing = 0"]),
  ]

  @Test(arguments: layout + techniques + faithful + touch + insets + short)
  func `code has the right lines for its run-time behaviour`(of sample: Case) throws {
    try ExportedMeaningTests.check(sample)
  }

  @Test func `a thousand rows take one line each`() {
    let rows = (0..<1000).map { Row(title: "Row \($0)") }
    let code = CodeFormat.uikit.code(
      for: Table(info: Table.Info(title: "Long"), sections: [Section(rows: rows)]))
    #expect(code.source.split(separator: "\n").count < 1200)
    // The compiler needs gigabytes for longer array literals.
    #expect(code.source.contains("[Item] = ["))
  }
}
