// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A view controller that shows a table.
struct UIKitExport {
  let table: Table
  let options: CodeOptions
  let screen: Screen
  let availability: Availability
  let technique: ExportTechnique
  let names: TableNames
  let items: RowItems
  let fonts: UIKitFonts
  /// The views of headers and of footers.
  let headers: [HeaderViews]
  /// The reference that separator insets in the code are measured from: that of most rows.
  let separatorReference: SeparatorInsetReference
  /// The looks of cells with cards; `nil` if the cells are UIKit's.
  let looks: RowLooks?

  var layout: LaidOutTable { screen.layout }
  var environment: LayoutEnvironment { screen.environment }

  init(_ table: Table, _ options: CodeOptions) {
    self.table = table
    self.options = options
    screen = Screen(withinMaximumWidth: table)
    availability = Availability(options)
    // Without rows there is nothing to round.
    let hasRows = table.sections.contains { !$0.rows.isEmpty }
    technique = hasRows ? ExportTechnique(options.technique, for: screen) : .native
    names = TableNames(table, reservedSections: ["sections", "items"])
    fonts = UIKitFonts()
    items = RowItems(screen, availability, fonts, cells: Self.cells(technique, screen, availability))
    headers = [
      HeaderViews(.header, screen, availability, fonts), HeaderViews(.footer, screen, availability, fonts),
    ]
    // An article's code has the reference that it explains.
    let isArticles =
      options.isFaithful && items.looks.contains { $0.resolved[.separatorReference] == .fromAutomaticInsets }
    separatorReference = isArticles ? .fromAutomaticInsets : items.usual(.separatorReference)
    looks =
      technique == .native
      ? nil
      : RowLooks(
        screen, availability, technique: technique, names: names.rows.flatMap(\.self),
        sectionNames: names.sections)
  }

  private static func cells(_ technique: ExportTechnique, _ screen: Screen, _ availability: Availability)
    -> RowItems.Cells
  {
    guard technique == .native else { return .cards }
    guard availability.target >= 14 else { return .labels }
    return screen.asksForTextLabels ? .labels : .configurations
  }

  var code: ExportedCode {
    let body = body
    screen.settleConstants(Self.reason) { UIKitExport($0, options).body.text }
    return ExportedCode(
      .uikit, typeName: names.controller, minimumIOS: availability.least, screen: screen,
      notes: notes(on: body.text), remark: remark, body: body)
  }

  private var body: SwiftWriter {
    var writer = SwiftWriter()
    writer.line("import UIKit")
    writer.gap()
    writeController(to: &writer)
    writer.gap()
    writeContent(to: &writer)
    if looks == nil {
      writeNativeParts(to: &writer)
    } else {
      writeCards(to: &writer)
    }
    fonts.write(to: &writer)
    if items.hasTrailing { writer.part("TrailingAlignment") }
    availability.writeColors(environment, to: &writer)
    return writer
  }

  private static let reason = "UIKit draws this; code can't set it"

  /// Why a requested technique makes no difference.
  private var remark: String? {
    guard options.technique == technique, technique == .maskedCorners || technique == .cardContainer else {
      return nil
    }
    return
      "maskedCorners and cardContainer write the same code: a card in each cell, whose layer masks its corners."
  }

  private func notes(on code: String) -> [String] {
    let reason =
      switch options.technique {
      case technique: "as requested"
      case .best: "the best for this table"
      default: "as the spec describes them"
      }
    let corners = "Corners: \(technique.rawValue), \(reason)." + (remark.map { " \($0)" } ?? "")
    guard options.isFaithful else { return [corners] }
    let isMarked = code.contains("// Pitfall: ")
    return [
      corners,
      isMarked
        ? "This is the articles' code, with a comment at each pitfall. Without --faithful, the pitfalls are fixed."
        : "This is the articles' code; it has no pitfall here.",
    ]
  }
}

extension ExportTechnique {
  /// The requested technique, or else the one that the table's settings describe; never ``best``, which is one of the others.
  fileprivate init(_ asked: ExportTechnique?, for screen: Screen) {
    if let asked, asked != .best {
      self = asked
      return
    }
    let table = screen.table
    let namesWay = asked != .best
    let hasStatus = table.sections.contains { $0.rows.contains { $0.cellStyle == .status } }
    var result = ExportTechnique.native
    for one in screen.rowLooks {
      let look = one.resolved
      // Since iOS 11, a layer's corners look like those of covers and paths.
      if namesWay, look.isCovered {
        self = .cornerCovers
        return
      }
      if namesWay ? look.hasPath : look.hasUnevenRadii {
        result = .bezierMask
        continue
      }
      guard result != .bezierMask else { continue }
      let isCard = look.isCard(in: screen.environment) || hasStatus
      let isOwn = look.hasOwnGroup(in: screen.environment)
      if isCard {
        result = .cardContainer
      } else if isOwn, result == .native {
        result = .maskedCorners
      }
    }
    self = result
  }
}

/// The names that code gives to a table's parts.
struct TableNames {
  /// The beginning of the names of types: `Settings`.
  let base: String
  let sections: [String]
  /// By section.
  let rows: [[String]]

  /// The lists of a long section's rows, by section.
  let lists: [[String]]
  /// Rows' names as their ids in code, in order.
  let ids: [String]

  /// The most rows in one list: the compiler's memory grows with the square of a list's length.
  static let rowsInList = 40

  var controller: String { base + "ViewController" }

  init(_ table: Table, reservedSections: Set<String>) {
    base = SwiftNames.type(table.info.title ?? table.info.navigation.title ?? "", or: "Table")
    var sectionNames = SwiftNames(reserved: reservedSections)
    var rowNames = SwiftNames()
    var sections: [String] = []
    var rows: [[String]] = []
    for section in table.sections {
      let text = section.info.id ?? section.info.header ?? ""
      sections.append(sectionNames.member(text, or: "section"))
      rows.append(section.rows.map { rowNames.member($0.id ?? $0.title, or: "row") })
    }
    self.sections = sections
    self.rows = rows
    ids = rows.joined().map { $0.filter { $0 != "`" } }
    lists = zip(sections, rows).map { name, rows in
      guard rows.count > Self.rowsInList else { return [] }
      return stride(from: 0, to: rows.count, by: Self.rowsInList).map { start in
        sectionNames.member("\(name) rows \(start / Self.rowsInList + 1)", or: "rows")
      }
    }
  }
}
