// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A test that compares UIKit's frames of the exported view controller with the layout's.
struct XCTestExport {
  let table: Table
  let options: CodeOptions
  let layout: LaidOutTable
  /// The exported screen under test, and its code.
  let subject: UIKitExport
  let subjectCode: ExportedCode
  let reasons: Reasons
  let boxes: Boxes
  let screen: Screen
  /// Whether any row of UIKit's own cells has a separator inset that is set.
  private let hasSeparatorInsets: Bool

  var environment: LayoutEnvironment { layout.environment }
  var typeName: String { subject.names.controller + "Tests" }
  /// The looks of cells with cards; `nil` if the cells are UIKit's.
  var looks: RowLooks? { subject.looks }

  init(_ table: Table, _ options: CodeOptions) {
    self.table = table
    self.options = options
    subject = UIKitExport(table, options)
    subjectCode = subject.code
    hasSeparatorInsets = subject.separatorInsets != nil
    layout = subject.layout
    screen = Screen(table, layout)
    reasons = Reasons(subject.layout)
    boxes = Boxes(reasons)
  }

  var code: ExportedCode {
    let rows = rows
    let titles = titles
    var writer = SwiftWriter()
    writer.lines(["import UIKit", "import XCTest", "", ExportedCode.importHint])
    writer.gap()
    writeTests(rows, titles, to: &writer)
    if !rows.isEmpty || !titles.isEmpty {
      writer.gap()
      writer.line("// MARK: - Expectations")
      writer.gap()
      writer.block("extension \(typeName)") { writer in
        titles.write(named: "titles", to: &writer)
        rows.write(named: "rows", to: &writer)
      }
      titles.writeType(to: &writer)
      rows.writeType(to: &writer)
      boxes.write(to: &writer)
      reasons.write(to: &writer)
    }
    account()
    var result = ExportedCode(
      .xctest, typeName: typeName, minimumIOS: subjectCode.minimumIOS, screen: screen, notes: notes,
      usualReason: "no test checks it", body: writer)
    result.subject = ExportedCode.File(name: subjectCode.typeName, text: subjectCode.source)
    return result
  }

  // MARK: - Headers and footers

  private var titles: Expectations {
    var list = Expectations(
      "Title", "A header or footer, which may be a gap without a text.",
      members: [
        "enum Kind: String {", "  case header, footer", "}", "",
        "var words: String { \"\\(kind) of section \\(section)\" + (name.isEmpty ? \"\" : \" (\\(name))\") }",
      ])
    for section in table.sections.indices {
      guard WorkProgress.advance() else { break }
      let text = (
        header: screen.read(\.header, ofSection: section), footer: screen.read(\.footer, ofSection: section)
      )
      let rowsTop = reasons.terms(.y, Table.IndexPath(row: 0, section: section))
      func add(
        _ kind: String, _ frame: Rect, _ text: String?, _ top: Explainer.SectionProperty, _ why: String
      ) {
        list.add(
          .section(section), name: name(text ?? ""),
          place: [("section", "Int", "\(section)"), ("kind", "Kind", ".\(kind)")],
          numbers(looks?.cards.widened(frame) ?? frame) + [
            ("whyX", "String", reasons.name("x", across(.x, ofSection: section))),
            ("whyWidth", "String", reasons.name("width", across(.width, ofSection: section))),
            ("whyHeight", "String", why),
          ] + whyY(reasons.terms(top, section), below: rowsTop))
      }
      let header = reasons.name("header", reasons.terms(.header, section), otherwise: "no header")
      let footer = reasons.name("footer", reasons.terms(.footer, section), otherwise: "no footer")
      add("header", layout.rectForHeader(inSection: section), text.header, .headerY, header)
      add("footer", layout.rectForFooter(inSection: section), text.footer, .footerY, footer)
    }
    return list
  }

  private func across(_ property: RowProperty, ofSection section: Int) -> String {
    let first = Table.IndexPath(row: 0, section: section)
    return table.contains(first) ? across(property, first) : "as rows would be"
  }

  /// Explains a y position. The terms above a section's rows are written once; each row adds only the terms below them.
  private func whyY(_ terms: [Explanation.Term], below top: [Explanation.Term]) -> [Expectations.Value] {
    let isBelow = !top.isEmpty && terms.starts(with: top)
    let above = isBelow ? terms.dropFirst(top.count).sum : ""
    return [
      ("whyY", "String", reasons.name("y", isBelow ? top : terms, otherwise: "nothing is above it")),
      ("above", "String", SwiftLiteral.text(above.isEmpty ? "" : " + " + above)),
    ]
  }

  // MARK: - Rows

  private var rows: Expectations {
    var list = Expectations(
      "Row", "A row's frame, corners and separator.",
      members: [
        "var path: IndexPath { IndexPath(row: row, section: section) }",
        "var words: String { \"row \\(section).\\(row) (\\(name))\" }",
      ])
    var first: [Explanation.Term] = []
    for path in subject.items.paths {
      guard WorkProgress.advance(), let row = layout.geometry(ofRowAt: path) else { break }
      let frame = looks?.cards.cellFrame(ofRowAt: path) ?? layout.rectForRow(at: path)
      var values = numbers(frame)
      values.append(("whyX", "String", reasons.name("x", across(.x, path))))
      let top = reasons.terms(.y, path)
      if path.row == 0 { first = top }
      values += whyY(top, below: first)
      values.append(("whyWidth", "String", reasons.name("width", across(.width, path))))
      var height = reasons.terms(.height, path).sum
      let space = frame.height - row.cell.height
      if space > .zero { height += " + row spacing \(space), which is the cell's here" }
      values.append(("whyHeight", "String", reasons.name("height", height)))
      values += looks == nil ? separatorInsets(path, row) : card(path, row)
      list.add(
        .row(path), name: name(screen.read(\.title, at: path)),
        place: [("section", "Int", "\(path.section)"), ("row", "Int", "\(path.row)")], values)
    }
    return list
  }

  /// A text for messages: its first words.
  private func name(_ text: String) -> String {
    let line = VisibleText.line(text)
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  private func numbers(_ frame: Rect) -> [Expectations.Value] {
    [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)].map {
      ($0.0, "CGFloat", SwiftLiteral.points($0.1))
    }
  }

  /// The reason for a cell's x or width. Cells with cards have that of the table view.
  private func across(_ property: RowProperty, _ path: Table.IndexPath) -> String {
    var path = path
    if let looks {
      // The widest row is as wide as the table view.
      let widest = looks.kinds.first {
        property == .x
          ? $0.middle.cell.minX == looks.tableInset.left
          : $0.middle.cell.width == looks.cards.tableWidth
      }
      guard let widest else { return "as far as any row reaches" }
      path = widest.path
    }
    let sum = reasons.terms(property, path).sum
    let isMirrored = property == .x && environment.isRightToLeft
    return sum.isEmpty ? "the table's side" : (isMirrored ? "from the right: " : "") + sum
  }

  // MARK: - UIKit's own cells

  /// The separator insets that are set. UIKit doesn't expose the others.
  private func separatorInsets(_ path: Table.IndexPath, _ row: RowGeometry) -> [Expectations.Value] {
    guard hasSeparatorInsets else { return [] }
    let inset =
      row.separator == nil ? nil : subject.screen.separatorInset(ofRowAt: path, subject.separatorReference)
    func side(_ name: String, _ length: Points?, _ terms: [Explanation.Term]) -> [Expectations.Value] {
      let why =
        length == nil ? "\"\"" : reasons.name(name, terms, otherwise: "the line ends at the cell's side")
      return [
        (name, "CGFloat?", length.map(SwiftLiteral.points) ?? "nil"),
        ("why" + SwiftNames.raised(name), "String", why),
      ]
    }
    // The cell's left edge comes before the inset; the remaining width is smaller by the inset.
    let (left, cell) = (reasons.terms(.separator, path), reasons.terms(.x, path))
    var right = reasons.terms(.separatorWidth, path).suffix(1)
    for index in right.indices { right[index].value = -right[index].value }
    return side(
      "leftInset", inset?.left, Array(left.starts(with: cell) ? left.dropFirst(cell.count) : left[...]))
      + side("rightInset", inset?.right, Array(right))
  }

  // MARK: - Cells with cards

  /// The card, its corners and the lines of a cell.
  private func card(_ path: Table.IndexPath, _ row: RowGeometry) -> [Expectations.Value] {
    func box(_ kind: String, _ frame: Rect, _ why: String) -> String {
      var frame = layout.directed(frame)
      frame.origin.y -= row.cell.minY
      return boxes.name(kind, frame, why)
    }
    let sides = ["left", "right"].map { side -> String in
      let sum = reasons.gap("inset" + SwiftNames.raised(side), path).sum
      return "\(side): \(sum.isEmpty ? "the table's side" : sum)"
    }
    let why = (sides + ["top and bottom: the row's, less its background's insets"]).joined(separator: "; ")
    var values: [Expectations.Value] = [("card", "Box", box("card", row.background, why))]
    if hasCorners { values += corners(path, row) }
    var lines: [String] = []
    if let line = row.separator?.frame {
      let sums = [RowProperty.separator, .separatorWidth, .separatorHeight].map {
        reasons.terms($0, path).sum
      }
      lines.append(box("line", line, "x: \(sums[0]); width: \(sums[1]); height: \(sums[2])"))
    }
    lines += row.sectionEdges.map { box("edge", $0.frame, "a line at a section's end has the full width") }
    values.append(("lines", "[Box]", "[" + lines.joined(separator: ", ") + "]"))
    values += edges(path, row)
    readLook(of: path, row)
    return values
  }

  /// A card's border and shadow, and the end of the outermost element at its trailing side.
  private func edges(_ path: Table.IndexPath, _ row: RowGeometry) -> [Expectations.Value] {
    let look = screen.look(at: path).resolved
    let shadow = row.throwsShadow ? look[.shadow] : nil
    let offset = shadow.map { SwiftLiteral.size($0.offset.x, $0.offset.y) }
    var end: String?
    if table[path].cellStyle != .status, let frame = row.end {
      let x = row.background.minX + frame.maxX
      end = SwiftLiteral.points(environment.isRightToLeft ? environment.width - x : x)
    }
    return [
      ("border", "CGFloat", SwiftLiteral.points(look[.border].width)),
      ("shadowRadius", "CGFloat", SwiftLiteral.points(shadow?.radius ?? .zero)),
      ("shadowOpacity", "Float", SwiftLiteral.thousandths(shadow?.opacity ?? 0)),
      ("shadowOffset", "CGSize", offset ?? ".zero"),
      ("end", "CGFloat?", end ?? "nil"),
    ]
  }

  /// Whether a test can read the corners. It can't if they have different radii, because then the view makes the path.
  var hasCorners: Bool { looks.map { !$0.isUneven } ?? false }

  private func corners(_ path: Table.IndexPath, _ row: RowGeometry) -> [Expectations.Value] {
    let corners = row.cornerRadius > .zero ? row.roundedCorners : []
    var values: [Expectations.Value] = [
      ("corners", "CACornerMask", SwiftLiteral.cornerNames(corners, isMirrored: environment.isRightToLeft)),
      ("radius", "CGFloat", SwiftLiteral.points(row.cornerRadius)),
      (
        "whyRadius", "String",
        reasons.name("radius", reasons.terms(.radius, path), otherwise: "no corner is asked for")
      ),
    ]
    if subject.technique == .bezierMask {
      let isMasked =
        subject.looks?["cornerCurve"] == nil || screen.look(at: path).resolved[.cornerCurve] == .bezierPath
      values.append(("isMasked", "Bool", "\(isMasked)"))
    }
    return values
  }
}
