// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A table as the exporters of UIKit and SwiftUI code see it: the names of its sections and rows, the action of each row,
/// and the values that an app changes while it runs.
struct CodeContent {
  let table: Table
  let options: CodeOptions
  /// The layout whose lengths the code repeats: without a maximum width, which code applies on each screen.
  let layout: LaidOutTable
  let sections: [CodeSection]
  let values: [CodeValue]
  /// The spec's table, with the values of both widths.
  let source: Table
  /// The levels whose values for the other width the code doesn't have.
  var conflicts: Set<LookLevel> = []

  var environment: LayoutEnvironment { layout.environment }
  var rows: [CodeRow] { sections.flatMap(\.rows) }

  /// The beginning of the names of types: `Settings` of `settings.yaml`, or of the title if no file is known.
  var baseName: String {
    CodeNames.type(options.name?.withoutExtension ?? table.info.title ?? "", or: "Table")
  }

  /// - Parameter sizeClass: the width whose looks the code has; default: that of the spec's device.
  init(_ table: Table, _ options: CodeOptions, in sizeClass: SizeClass? = nil) throws(ExportError) {
    source = table
    var table = table.looks(in: sizeClass ?? table.info.traits.horizontalSizeClass)
    let maximumWidth = table.info.maximumWidth
    let indexTitles = table.info.sectionIndexTitles
    table.info.maximumWidth = nil
    // UIKit itself narrows the rows beside an index.
    table.info.sectionIndexTitles = nil
    layout = LaidOutTable(table.withoutRegular.expanded)
    table.info.maximumWidth = maximumWidth
    table.info.sectionIndexTitles = indexTitles
    self.table = table
    self.options = options
    var sectionNames = CaseNames("section")
    var rowNames = CaseNames("row")
    var values = CodeValues()
    var sections: [CodeSection] = []
    for (index, section) in table.sections.enumerated() {
      let name = try sectionNames.add(section.info.id, at: "section \(index)")
      let choice = try values.addChoice(in: section, named: name, at: index)
      let look = layout.environment.look(of: section.info)
      var rows: [CodeRow] = []
      rows.reserveCapacity(section.rows.count)
      for (number, row) in section.rows.enumerated() {
        guard WorkProgress.advance() else { break }
        let path = Table.IndexPath(row: number, section: index)
        let name = try rowNames.add(row.id, at: "row \(index).\(number)")
        // Most rows set nothing and share their section's look.
        let own =
          row.look.isEmpty ? look : ResolvedLook(table.look(ofRowAt: path), in: layout.environment)
        rows.append(try CodeRow(row, own, at: path, named: name, choice, in: layout, &values))
      }
      sections.append(CodeSection(index: index, info: section.info, look: look, name: name, rows: rows))
    }
    self.sections = sections
    self.values = values.all
  }

  /// The same content with the looks of the other width; `nil` if both have the same.
  var other: CodeContent? {
    guard !source.levelsWithRegular.isEmpty else { return nil }
    return try? CodeContent(source, options, in: isRegular ? .compact : .regular)
  }

  /// Whether the spec's device has a regular width.
  var isRegular: Bool { source.info.traits.horizontalSizeClass == .regular }

  /// The buttons of the navigation bar, those at the left first, of the toolbar, and of the view of a table without rows.
  var barButtons: [CodeBarButton] {
    barItems.compactMap(\.button) + toolbarItems.compactMap(\.button)
      + contentUnavailableButtons.compactMap { $0?.button }
  }

  /// The buttons of the navigation bar with their names, those at the left first.
  var barItems: [CodeBarItem] {
    let navigation = table.info.navigation
    return [("left", navigation.left), ("right", navigation.right)].flatMap { side, buttons in
      (buttons ?? []).enumerated().map { index, element in
        CodeBarItem(
          element: element,
          button: CodeBarButton(name: index == 0 ? side : "\(side)\(index + 1)", side: side))
      }
    }
  }

  /// The button and the secondary button of the view of a table without rows; `nil` in a place without one.
  var contentUnavailableButtons: [CodeBarItem?] {
    let (view, side) = (table.info.contentUnavailable, "contentUnavailable")
    return [(side, view.button), (side + "2", view.secondaryButton)].map { name, element in
      element.map { CodeBarItem(element: $0, button: CodeBarButton(name: name, side: side)) }
    }
  }

  /// The items of the toolbar, with the names of its buttons.
  var toolbarItems: [CodeBarItem] {
    var count = 0
    return (table.info.bottomBars.toolbarItems ?? []).map { element in
      guard element.kind == .button else { return CodeBarItem(element: element) }
      count += 1
      return CodeBarItem(
        element: element,
        button: CodeBarButton(name: count == 1 ? "toolbar" : "toolbar\(count)", side: "toolbar"))
    }
  }

  /// The items of the toolbar before and after the place of the search field, which is that of the first flexible space or the
  /// end; `nil` if the field isn't in the toolbar.
  var toolbarItemsAroundSearch: (before: [CodeBarItem], after: [CodeBarItem])? {
    guard table.info.hasSearchInToolbar else { return nil }
    let items = toolbarItems
    let place = items.firstIndex { $0.element.kind == .spacer } ?? items.count
    return (Array(items[..<place]), Array(items[place...].dropFirst()))
  }

  /// The row to which the table is scrolled; `nil` without one, or in a collapsed section.
  var scrolledRow: Table.IndexPath? {
    table.info.scrollTo == nil ? nil : table.withoutCollapsedRows.scrollTarget
  }

  /// The sections whose headers have a button that calls the app.
  var headerButtons: [CaseName] {
    sections.compactMap { $0.info.hasHeaderParts && $0.info.headerParts.button != nil ? $0.name : nil }
  }

  /// The tabs of the tab bar.
  var tabs: [Element] { table.info.bottomBars.shownTabs }

  /// The cases of the rows' enumeration, by section; sections without any are left out.
  var rowCases: [[CaseName]] { sections.map { $0.rows.compactMap(\.name) }.filter { !$0.isEmpty } }
}

/// An item of the navigation bar or the toolbar, or a button of the view of a table without rows; a button has a name.
struct CodeBarItem {
  let element: Element
  var button: CodeBarButton?

  /// The colour that it sets.
  var color: Color? {
    element[given: .elementColor] ?? (element[.buttonRole] == .destructive ? .semantic(.systemRed) : nil)
  }
}

/// A button of a bar or of the view of a table without rows, named by its place: the first one at the right is `right`, the
/// second one `right2`.
struct CodeBarButton {
  let name: String
  /// `left`, `right`, `toolbar` or `contentUnavailable`.
  let side: String
}

/// A section with the names that code needs.
struct CodeSection {
  let index: Int
  let info: Section.Info
  let look: ResolvedLook
  /// `nil` if it has no id.
  let name: CaseName?
  let rows: [CodeRow]
}

/// The case for an id.
struct CaseName: Hashable {
  let id: String
  /// Without backticks.
  let name: String

  /// Whether the id isn't the name, and so is the case's value.
  var hasValue: Bool { name != id }

  /// `wifi`, or `signOut = "sign-out"`.
  var declaration: String {
    CodeNames.declared(name) + (hasValue ? " = \(SwiftLiteral.text(id))" : "")
  }

  /// The case where its type is known: `.wifi`.
  func use(of type: String) -> String { CodeNames.use(name, of: type) }
}

/// Checks that each id has a name of its own.
private struct CaseNames {
  private let kind: String
  private var places: [String: (id: String, place: String)] = [:]

  init(_ kind: String) { self.kind = kind }

  mutating func add(_ id: String?, at place: String) throws(ExportError) -> CaseName? {
    guard let id else { return nil }
    let name = SwiftName.member(id)
    if let other = places.updateValue((id, place), forKey: name) {
      throw ExportError.sameName(name, "\(other.place) (\(other.id))", "\(place) (\(id))")
    }
    return CaseName(id: id, name: name)
  }
}

/// A table that code can't be written for.
package struct ExportError: Error, Hashable {
  package let message: String
  package let hint: String

  static func sameName(_ name: String, _ one: String, _ other: String) -> ExportError {
    ExportError(
      message:
        "\(VisibleText.line(one)) and \(VisibleText.line(other)) would have the same name in code: \(name)",
      hint: "change one of the ids")
  }
}

extension String {
  /// `settings` of `settings.yaml`.
  fileprivate var withoutExtension: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }
}

extension SheetDetent {
  /// Its name in code.
  var code: String {
    switch self {
    case .medium: ".medium"
    case .large: ".large"
    case .height(let height): ".height(\(SwiftLiteral.points(height)))"
    }
  }
}
