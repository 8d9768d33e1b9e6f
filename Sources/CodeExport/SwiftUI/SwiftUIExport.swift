// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A SwiftUI `List` that shows the table: a view with its sections, the views that its rows are made of, and previews.
///
/// What SwiftUI has no way for is a comment at its place, and listed.
final class SwiftUIExport {
  let table: Table
  let environment: LayoutEnvironment
  private(set) lazy var layout = LaidOutTable(table)
  let ledger: ExportLedger
  private let options: CodeOptions
  /// What may be used; what was used is in `minimumIOS`.
  let newestIOS: Int
  private var minimumIOS = CodeOptions.standardIOS
  var names = SwiftNames(reserved: ["body", "searchText"])
  /// The properties that switches are bound to, with what they begin with.
  var switches: [(name: String, isOn: Bool)] = []
  /// The views that rows are made of, besides SwiftUI's own.
  var parts: Set<RowPart> = []
  /// What rows have behind them where the list's own background is not enough; `nil` where none has.
  private(set) lazy var backgrounds = hasOwnBackground ? RowBackgrounds(allBackgrounds()) : nil

  /// The lowest fixed height of a row, or the profile's, and whether any row has a fixed one.
  private(set) lazy var leastHeights = leastHeight()

  init(_ table: Table, _ options: CodeOptions) {
    self.table = table
    self.options = options
    environment = LayoutEnvironment(table.info)
    ledger = ExportLedger(table, in: environment)
    newestIOS = options.minimumIOS ?? (table.info.profile == .iOS26 ? 26 : 18)
  }

  private var bodyText: String {
    var writer = SwiftWriter()
    write(Self.typeName(ledger.read(\.title)), to: &writer)
    return writer.text
  }

  private func write(_ name: String, to writer: inout SwiftWriter) {
    writer.line("import SwiftUI")
    writer.gap()
    var sections = table.sections.indices.map { section(at: $0) }
    let body = list(of: &sections)
    writer.block("struct \(name): View") { writer in
      for toggle in switches { writer.line("@State private var \(toggle.name) = \(toggle.isOn)") }
      if table.info.navigation.search != nil { writer.line("@State private var searchText = \"\"") }
      writer.gap()
      writer.block("var body: some View") { $0.views([body]) }
      for section in sections {
        writer.gap()
        writer.block("private var \(section.name): some View") { $0.views(section.views) }
      }
    }
    writeParts(&writer)
    writePreviews(of: name, &writer)
  }

  var code: ExportedCode {
    let name = Self.typeName(ledger.read(\.title))
    let body = bodyText
    let reason = "SwiftUI lays this out itself: code cannot set it"
    ledger.settleConstants(reason) { SwiftUIExport($0, options).bodyText }
    return ExportedCode(
      .swiftui, typeName: name, minimumIOS: minimumIOS, ledger: ledger,
      notes: table.info.host == .swiftUI
        ? ["The host is swiftUI, so lengths are those of a SwiftUI list."] : [],
      body: body)
  }

  /// `SettingsView` of `Settings`; never the name of a view of SwiftUI's that stands in the code.
  private static func typeName(_ title: String?) -> String {
    let name = SwiftNames.type(title ?? "", or: "Table")
    // Not a view of views.
    if name.hasSuffix("View"), name != "View" { return name }
    return (["Any", "Empty", "Navigation"].contains(name) ? name + "Table" : name) + "View"
  }

  /// Whether code may use what came with this iOS. Ask only where it is used then.
  func allows(iOS version: Int) -> Bool {
    guard version <= newestIOS else { return false }
    minimumIOS = max(minimumIOS, version)
    return true
  }

  // MARK: - The list

  /// A row as it stands in its section.
  struct RowCode {
    var path: Table.IndexPath
    var comments: [ViewCode]
    var view: ViewCode
    /// What it has as a row of a list.
    var modifiers: [CallCode]
  }

  private struct SectionCode {
    var name: String
    var comments: [ViewCode]
    var section: ViewCode
    /// What all its rows have; `nil` where there are no rows.
    var shared: [CallCode]?
    /// What it has as a section.
    var own: [CallCode]

    var views: [ViewCode] { comments + [section.with((shared ?? []) + own)] }
  }

  private func list(of sections: inout [SectionCode]) -> ViewCode {
    var content: [ViewCode] = []
    if let view = edgeView(ledger.read(\.tableHeaderView)) { content.append(view) }
    let views = sections.map { ViewCode.call(CallCode($0.name, list: nil)) }
    let common = takeCommon(of: &sections)
    content += common.isEmpty ? views : [ViewCode.block(CallCode("Group", list: nil), views).with(common)]
    if let view = edgeView(ledger.read(\.tableFooterView)) { content.append(view) }
    if content.isEmpty { content = [.comment("No sections."), .text("")] }
    let (listModifiers, comments) = listModifiers()
    let list = ViewCode.block(CallCode("List", list: nil), comments + content).with(listModifiers)
    let modifiers = navigationModifiers()
    guard isInNavigation else { return list.with(modifiers) }
    // Before iOS 16 stacks were a style of NavigationView.
    let root = [list.with(modifiers)]
    if allows(iOS: 16) { return .block(CallCode("NavigationStack", list: nil), root) }
    return .block(CallCode("NavigationView", list: nil), root)
      .with(CallCode(".navigationViewStyle", .code(".stack")))
  }

  /// What the rows of all sections have is said once, around them.
  private func takeCommon(of sections: inout [SectionCode]) -> [CallCode] {
    let all = sections.compactMap(\.shared)
    guard all.count > 1, let first = all.first else { return [] }
    let common = first.filter { modifier in all.allSatisfy { $0.contains(modifier) } }
    let own = sections.first.map { first in
      first.own.filter { modifier in sections.allSatisfy { $0.own.contains(modifier) } }
    }
    for index in sections.indices {
      sections[index].shared = sections[index].shared?.filter { !common.contains($0) }
      sections[index].own.removeAll { (own ?? []).contains($0) }
    }
    return common + (own ?? [])
  }

  /// Whether rows lead on, or there is anything in a bar.
  var isInNavigation: Bool {
    if table.info.navigation.requestedDisplay != .none || table.info.navigation != Navigation() {
      return true
    }
    return table.sections.contains { $0.rows.contains { $0.accessory.leadsOn } }
  }

  /// A view over the first or under the last section: a row that looks like none.
  private func edgeView(_ view: TableEdgeView?) -> ViewCode? {
    guard let view else { return nil }
    let height = CallCode(
      ".frame", .code("maxWidth: .infinity"), .code("minHeight: \(SwiftLiteral.points(view.height))"))
    let content = view.title.map { ViewCode.text($0) } ?? .call(CallCode("Color.clear", list: nil))
    return content.with(
      height, CallCode(".listRowInsets", .code("EdgeInsets()")),
      CallCode(".listRowBackground", .code("Color.clear")), CallCode(".listRowSeparator", .code(".hidden")))
  }

  // MARK: - Sections

  private func section(at index: Int) -> SectionCode {
    let info = table.sections[index].info
    let name = names.member((info.id ?? info.header ?? "") + " section", or: "section")
    let comments = comments(at: .section(index))
    var rows: [RowCode] = []
    for (number, row) in table.sections[index].rows.enumerated() {
      guard WorkProgress.advance() else { break }
      rows.append(self.row(row, at: Table.IndexPath(row: number, section: index)))
    }
    // What every row has is said once.
    let shared = rows.first.map { first in
      first.modifiers.filter { modifier in rows.allSatisfy { $0.modifiers.contains(modifier) } }
    }
    var views: [ViewCode] = []
    for row in rows {
      views += row.comments
      views.append(
        .marked(
          .row(row.path), row.view.with(row.modifiers.filter { !(shared ?? []).contains($0) })))
    }
    var labeled: [ViewClosure] = []
    let height = (
      header: height(\.headerHeight, ofSection: index, "bottomLeading"),
      footer: height(\.footerHeight, ofSection: index, "topLeading")
    )
    for (label, text, height) in [
      ("header", ledger.read(\.header, ofSection: index), height.header),
      ("footer", ledger.read(\.footer, ofSection: index), height.footer),
    ] where text != nil || height != nil {
      let titled = text.map {
        ViewCode.text($0).with(titleModifiers(ofSection: index, isHeader: label == "header"))
      }
      let view = titled ?? .call(CallCode("Color.clear", list: nil))
      labeled.append(ViewClosure(label, [.marked(.section(index), view.with(height))]))
    }
    let section = ViewCode.block(CallCode("Section", list: nil), views, labeled: labeled)
    return SectionCode(
      name: name, comments: comments, section: section, shared: shared, own: sectionModifiers(at: index))
  }

  private func height(
    _ path: KeyPath<Section.Info, RowHeight?>, ofSection index: Int, _ alignment: String
  ) -> CallCode? {
    guard case .fixed(let height) = ledger.read(path, ofSection: index) else { return nil }
    return CallCode(
      ".frame", .code("height: \(SwiftLiteral.points(height))"), .code("alignment: .\(alignment)"))
  }
}

extension Accessory {
  /// Whether it says that the row leads to another screen.
  var leadsOn: Bool { self == .disclosureIndicator || self == .detailDisclosureButton }
}

extension SwiftWriter {
  mutating func views(_ views: [ViewCode]) {
    for view in views { for line in view.lines(depth: level) { raw(line) } }
  }
}
