// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A view controller that shows a table.
struct UIKitExport {
  let table: Table
  let options: CodeOptions
  let layout: LaidOutTable
  let ledger: ExportLedger
  let availability: Availability
  let technique: ExportTechnique
  let names: TableNames
  let items: RowItems
  let fonts: UIKitFonts
  let headers: HeaderViews
  let footers: HeaderViews
  /// The reference that the code's separator insets count from: that of most rows.
  let separatorReference: SeparatorInsetReference
  /// Of cells with cards; `nil` where the cells are UIKit's.
  let looks: RowLooks?

  var environment: LayoutEnvironment { layout.environment }

  init(_ table: Table, _ options: CodeOptions) {
    self.table = table
    self.options = options
    layout = LaidOutTable(Table(info: table.info.withinMaximumWidth, sections: table.sections))
    let ledger = ExportLedger(table, in: layout.environment)
    self.ledger = ledger
    let availability = Availability(options)
    self.availability = availability
    // Without rows there is nothing to round.
    let hasRows = table.sections.contains { !$0.rows.isEmpty }
    let technique = hasRows ? ExportTechnique(options.technique, for: ledger) : .native
    self.technique = technique
    let names = TableNames(table, reservedSections: Self.sectionMembers)
    self.names = names
    let fonts = UIKitFonts()
    self.fonts = fonts
    let items = RowItems(
      ledger, availability, fonts, cells: Self.cells(technique, ledger, availability))
    self.items = items
    headers = HeaderViews(ledger, availability, fonts, isHeader: true)
    footers = HeaderViews(ledger, availability, fonts, isHeader: false)
    // An article's way has the reference that its insets are about.
    let isArticles =
      options.isFaithful
      && items.paths.contains { ledger.look(of: .row($0))[.separatorReference] == .fromAutomaticInsets }
    separatorReference =
      isArticles ? .fromAutomaticInsets : Self.usual(.separatorReference, of: items.paths, in: ledger)
    looks =
      technique == .native
      ? nil
      : RowLooks(
        ledger, availability, technique: technique, paths: items.paths,
        names: names.rows.flatMap(\.self),
        sectionNames: names.sections)
  }

  private static let sectionMembers: Set<String> = ["sections", "items"]

  private static func cells(
    _ technique: ExportTechnique, _ ledger: ExportLedger, _ availability: Availability
  )
    -> RowItems.Cells
  {
    guard technique == .native else { return .cards }
    guard availability.target >= 14 else { return .labels }
    // Old labels where somebody asks for them.
    let asked = ledger.rowLevels.contains { level in
      ledger.table.level(of: .cellContent, from: level) != nil
        && ledger.look(of: level)[.cellContent] == .textLabel
    }
    return asked ? .labels : .configurations
  }

  var code: ExportedCode {
    let body = body
    ledger.settleConstants(Self.reason) { UIKitExport($0, options).body.text }
    return ExportedCode(
      .uikit, typeName: names.controller, minimumIOS: availability.least, ledger: ledger,
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
    if items.hasTrailing { writer.trailingAlignment() }
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

extension Table.Info {
  /// The same with its maximum width as its width, if the table is wider: a narrower table view in the middle suits every
  /// width, and insets suit only one.
  fileprivate var withinMaximumWidth: Table.Info {
    guard let maximumWidth else { return self }
    var result = self
    result.maximumWidth = nil
    let environment = LayoutEnvironment(result)
    let look = environment.look
    let width = maximumWidth + look[.insetLeft] + look[.insetRight]
    guard width < environment.width else { return result }
    result.traits.width = width
    result.traits.height = environment.height
    return result
  }
}

extension ExportTechnique {
  /// The requested technique, or else the one that the table's settings describe; never ``best``, which is one of the others.
  fileprivate init(_ asked: ExportTechnique?, for ledger: ExportLedger) {
    if let asked, asked != .best {
      self = asked
      return
    }
    let table = ledger.table
    // Patches and paths are ways to draw what layers' corners show as well since iOS 11.
    let namesWay = asked != .best
    var result = ExportTechnique.native
    for level in ledger.rowLevels {
      let look = ledger.look(of: level)
      func isSet(_ paths: AnyLookSetting...) -> Bool {
        paths.contains { ledger.table.level(of: $0, from: level) != nil }
      }
      let hasCorners =
        look[.cornerRadius] > .zero || look[.onlyRowCornerRadius] > .zero || look.given.hasSingleRadii
      if namesWay, look[.cornerTechnique] == .covers, hasCorners {
        self = .cornerCovers
        return
      }
      // A layer has one radius for all its corners.
      if look.hasUnevenRadii || (namesWay && look[.cornerCurve] == .bezierPath && hasCorners) {
        result = .bezierMask
        continue
      }
      guard result != .bezierMask else { continue }
      var isStatus = false
      if case .row(let path) = level { isStatus = table[path].cellStyle == .status }
      let isCard =
        table.info.style == .cards || look[.insetTop] > .zero
        || look[.insetBottom] > .zero
        || look[.shadow].isVisible || look[.border].width > .zero || look.given[.titleOrigin] != nil
        || look[.rowSpacing] > .zero
        || isStatus
      let isOwn =
        isSet(
          .cornerRadius, .onlyRowCornerRadius, .cornerCurve, .maskedCorners, .masksToBounds,
          .cornerClamping,
          .separatorThickness, .separatorSectionEdges)
        || look.given.hasSingleRadii || table.info.metrics[.cornerRadius] != nil
        || look[.separatorPosition] == .top || look[.separatorLength] == .contentWidth
        || (table.info.style != .insetGrouped
          && (look[.insetLeft] > .zero || look[.insetRight] > .zero))
      if isCard {
        result = .cardContainer
      } else if isOwn, result == .native {
        result = .maskedCorners
      }
    }
    self = result
  }
}

extension ExportLedger {
  /// The levels that rows have their looks from, each once where rows share it.
  var rowLevels: [LookLevel] {
    var result: [LookLevel] = []
    for (index, section) in table.sections.enumerated() {
      var hasShared = false
      for (number, row) in section.rows.enumerated() {
        if !row.look.isEmpty || row.cellStyle == .status {
          result.append(.row(Table.IndexPath(row: number, section: index)))
        } else if !hasShared {
          hasShared = true
          result.append(.section(index))
        }
      }
    }
    return result
  }
}

/// The names that code gives to a table's parts.
struct TableNames {
  /// `Settings`, of which types are named.
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
