// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import Inspecting
import SpecFiles
import StaticPage
import TableLayout
import TableModel
import TableSpec

/// A report as a page in one file: for each change its words, both pictures with frames around changed elements, and the inspector.
enum ReportPage {
  static func page(of report: ChangeReport) -> StaticPage {
    let unchanged = report.unchanged.map {
      "Changed in text alone, with the same table: \(VisibleText.line($0))"
    }
    return StaticPage(
      title: "Layout changes since \(VisibleText.line(report.base.name))",
      words: [report.summary] + report.notes.map { VisibleText.line($0) } + unchanged,
      sections: report.changes.map(section), variety: .appearances)
  }

  private static func section(_ change: ReportedChange) -> StaticPage.Section {
    let errors = change.errors.flatMap { error in
      [error.isOfOldSide ? "It can't be read before the change:" : "It can't be read:"]
        + error.text.split(separator: "\n").map { VisibleText.line(String($0)) }
    }
    let causes = change.causes.isEmpty ? [] : ["Changed files: " + change.causes.joined(separator: ", ")]
    let findings = change.findings.map { "New finding: \($0)" }
    let words = change.words
    return StaticPage.Section(
      title: VisibleText.line(title(of: change)),
      words: causes.map { VisibleText.line($0) } + errors + words.table + words.layout + findings,
      content: .pair(
        old: picture("Before", change.old, change, isOld: true),
        new: picture("After", change.new, change, isOld: false)))
  }

  private static func title(of change: ReportedChange) -> String {
    switch change.kind {
    case .new: "\(change.path) is new"
    case .deleted: "\(change.path) was deleted"
    case .changed: change.path
    case .renamed(let name): "\(change.path) was \(name)"
    }
  }

  private static func picture(
    _ name: String, _ spec: LoadedSpec?, _ change: ReportedChange, isOld: Bool
  ) -> StaticPage.Picture? {
    guard let spec else { return nil }
    let marks = change.comparison.markedPlaces(isOld: isOld)
    return StaticPage.Picture(
      name, spec.table, spec: spec, marked: marks.flatMap { elements(of: $0.place, in: spec.table) })
  }

  /// The elements that the page can frame: of a section, its rows.
  private static func elements(of place: LayoutDifference.Place, in table: Table) -> [PageElement] {
    switch (place.part, place.level) {
    case (.tableHeaderView, _): [.tableHeader]
    case (.tableFooterView, _): [.tableFooter]
    case (.header, .section(let index)): [.header(index)]
    case (.footer, .section(let index)): [.footer(index)]
    case (.row, .row(let path)): [.row(path)]
    case (.section, .section(let index)):
      table.sections[index].rows.indices.map { .row(Table.IndexPath(row: $0, section: index)) }
    default: Surrounding(rawValue: place.part.rawValue).map { [.surrounding($0)] } ?? []
    }
  }
}
