// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A SwiftUI `List` that shows the table: a view with its sections, the views of its rows, and previews.
///
/// A setting that SwiftUI doesn't support becomes a comment at its place, and is listed.
final class SwiftUIExport {
  let table: Table
  var environment: LayoutEnvironment { screen.environment }
  var layout: LaidOutTable { screen.layout }
  let screen: Screen
  private let options: CodeOptions
  /// The newest iOS whose APIs may be used; `minimumIOS` is the version that the used ones need.
  let newestIOS: Int
  private var minimumIOS = CodeOptions.standardIOS
  var names = SwiftNames(reserved: ["body", "searchText"])
  /// The properties that switches are bound to, with their initial values.
  var switches: [(name: String, isOn: Bool)] = []
  /// The code's own views that rows contain.
  var parts: Set<RowPart> = []
  /// The colour of all badges; `nil` if they differ.
  private(set) var badgeColor: String?
  /// Whether rows draw their own backgrounds.
  private(set) lazy var hasOwnBackground = asksForBackgrounds()
  /// The backgrounds of rows, if the list's own background is not enough; `nil` if no row has one.
  private(set) lazy var backgrounds = hasOwnBackground ? RowBackgrounds(allBackgrounds()) : nil

  /// The layout's frames of all rows, by section.
  private(set) lazy var geometries = table.sections.indices.map { section in
    table.sections[section].rows.indices.compactMap { row -> RowGeometry? in
      guard WorkProgress.advance() else { return nil }
      return layout.geometry(ofRowAt: Table.IndexPath(row: row, section: section))
    }
  }

  /// Points: the lowest fixed height of a row; `nil` if all rows size themselves.
  private(set) lazy var leastFixedHeight = screen.leastRowHeight

  init(_ table: Table, _ options: CodeOptions) {
    self.table = table
    self.options = options
    screen = Screen(table)
    newestIOS = options.minimumIOS ?? (table.info.profile == .iOS26 ? 26 : 18)
  }

  private var body: SwiftWriter {
    var writer = SwiftWriter()
    writer.line("import SwiftUI")
    writer.gap()
    let rows = allRows()
    let views = RowViews(rows.joined().map(\.model), of: self)
    var sections = rows.enumerated().map { section(at: $0.offset, $0.element, views) }
    let body = list(of: &sections)
    writer.block("struct \(typeName): View") { writer in
      for toggle in switches { writer.line("@State private var \(toggle.name) = \(toggle.isOn)") }
      if table.info.navigation.search != nil { writer.line("@State private var searchText = \"\"") }
      writer.gap()
      writer.block("var body: some View") { $0.views([body]) }
      for section in sections {
        writer.gap()
        writer.block("private var \(section.name): some View") { $0.views(section.views) }
        for list in section.lists { list.write(to: &writer) }
      }
    }
    for view in views.shared { write(view, to: &writer) }
    writeParts(&writer)
    writePreviews(&writer)
    return writer
  }

  var code: ExportedCode {
    let body = body
    let reason = "SwiftUI lays this out itself: code cannot set it"
    screen.settleConstants(reason) { SwiftUIExport($0, options).body.text }
    return ExportedCode(
      .swiftui, typeName: typeName, minimumIOS: minimumIOS, screen: screen,
      notes: table.info.host == .swiftUI
        ? ["The host is swiftUI, so lengths are those of a SwiftUI list."] : [], body: body)
  }

  /// `SettingsView` for `Settings`; never the name of a SwiftUI view that the code uses.
  var typeName: String {
    let name = SwiftNames.type(screen.read(\.title) ?? "", or: "Table")
    // A name has the word View only once.
    if name.hasSuffix("View"), name != "View" { return name }
    return (["Any", "Empty", "Navigation"].contains(name) ? name + "Table" : name) + "View"
  }

  /// Whether code may use APIs of this iOS. If so, the code needs that iOS from now on.
  func allows(iOS version: Int) -> Bool {
    guard version <= newestIOS else { return false }
    minimumIOS = max(minimumIOS, version)
    return true
  }

  // MARK: - The list

  private struct SectionCode {
    var name: String
    var comments: [ViewCode]
    var section: ViewCode
    /// The arrays of rows that its loops show.
    var lists: [RowList]
    /// The modifiers that all its rows share; `nil` if it has no rows.
    var shared: [CallCode]?
    /// Its own modifiers as a section.
    var own: [CallCode]

    var views: [ViewCode] { comments + [section.with((shared ?? []) + own)] }
  }

  private func list(of sections: inout [SectionCode]) -> ViewCode {
    var content: [ViewCode] = []
    if let view = edgeView(screen.read(\.tableHeaderView)) { content.append(view) }
    let views = sections.map { ViewCode.call(CallCode($0.name, list: nil)) }
    let common = takeCommon(of: &sections)
    content += common.isEmpty ? views : [ViewCode.block("Group", views).with(common)]
    if let view = edgeView(screen.read(\.tableFooterView)) { content.append(view) }
    if content.isEmpty { content = [.comment("No sections."), .text("")] }
    let (listModifiers, comments) = listModifiers()
    let list = ViewCode.block("List", comments + content).with(listModifiers)
    let modifiers = navigationModifiers()
    guard isInNavigation else { return list.with(modifiers) }
    // Before iOS 16 stacks were a style of NavigationView.
    let root = [list.with(modifiers)]
    if allows(iOS: 16) { return .block("NavigationStack", root) }
    return .block("NavigationView", root).with(CallCode(".navigationViewStyle", ".stack"))
  }

  /// Modifiers that the rows of all sections share are written once, around them.
  private func takeCommon(of sections: inout [SectionCode]) -> [CallCode] {
    let all = sections.compactMap(\.shared)
    guard all.count > 1 else { return [] }
    let (common, own) = (Self.common(all), Self.common(sections.map(\.own)))
    for index in sections.indices {
      sections[index].shared?.removeAll { common.contains($0) }
      sections[index].own.removeAll { own.contains($0) }
    }
    return common + own
  }

  /// The modifiers that all lists have, in the order of the first.
  private static func common(_ lists: [[CallCode]]) -> [CallCode] {
    (lists.first ?? []).filter { modifier in lists.allSatisfy { $0.contains(modifier) } }
  }

  /// Whether rows lead to other screens, or there is anything in a bar.
  var isInNavigation: Bool {
    if table.info.navigation.requestedDisplay != .none || table.info.navigation != Navigation() {
      return true
    }
    return table.sections.contains { $0.rows.contains { $0.accessory.leadsOn } }
  }

  /// A view above the first or below the last section: a row without a row's background, insets and line.
  private func edgeView(_ view: TableEdgeView?) -> ViewCode? {
    guard let view else { return nil }
    let height = CallCode(".frame", "maxWidth: .infinity", "minHeight: \(SwiftLiteral.points(view.height))")
    let content =
      view.title.map {
        ViewCode.text($0).with(CallCode(".font", TableEdgeView.titleStyle.swiftUI))
      } ?? .call("Color.clear")
    return content.with(
      height, CallCode(".listRowInsets", "EdgeInsets()"), CallCode(".listRowBackground", "Color.clear"),
      CallCode(".listRowSeparator", ".hidden"))
  }

  // MARK: - Sections

  private func allRows() -> [[RowCode]] {
    var rows = table.sections.enumerated().map { index, section in
      section.rows.enumerated().prefix(geometries[index].count).map { number, row in
        let path = Table.IndexPath(row: number, section: index)
        return RowCode(
          path: path, comments: comments(at: .row(path)), model: model(of: row, at: path),
          modifiers: rowModifiers(of: row, at: path))
      }
    }
    // A colour that all badges share is written in their view.
    let colors = Set(rows.joined().compactMap { $0.model.values[.badgeColor] })
    guard colors.count == 1 else { return rows }
    badgeColor = colors.first
    for section in rows.indices {
      for row in rows[section].indices { rows[section][row].model.values[.badgeColor] = nil }
    }
    return rows
  }

  private func section(at index: Int, _ rows: [RowCode], _ views: RowViews) -> SectionCode {
    let info = table.sections[index].info
    let name = names.member((info.id ?? info.header ?? "") + " section", or: "section")
    // Modifiers that all rows share are written once.
    let common = Self.common(rows.map(\.modifiers))
    let shared = common.filter { !$0.isOfView }
    // On the section these would be its header's, too.
    let ofViews = rows.count > 1 ? common.filter(\.isOfView) : []
    var (content, lists): ([ViewCode], [RowList]) = ([], [])
    for run in RowCode.runs(rows) {
      let modifiers = run[0].modifiers.filter { !(shared + ofViews).contains($0) }
      guard run.count > RowCode.mostInBuilder, let type = views.name(of: run[0].model) else {
        for row in run {
          content += row.comments
          content.append(.marked(.row(row.path), views.code(row.model).with(modifiers)))
        }
        continue
      }
      let list = RowList(
        name: names.member("rows of " + name, or: "rows"), type: type,
        rows: run.compactMap { row in views.call(row.model).map { (row.path, $0.arguments ?? []) } })
      lists.append(list)
      content.append(list.loop.with(modifiers))
    }
    if content.count == 1 {
      content[0] = content[0].with(ofViews)
    } else if !ofViews.isEmpty {
      content = [ViewCode.block("Group", content).with(ofViews)]
    }
    let section = ViewCode.block("Section", content, labeled: labels(ofSection: index))
    return SectionCode(
      name: name, comments: comments(at: .section(index)), section: section, lists: lists,
      shared: rows.isEmpty ? nil : shared, own: sectionModifiers(at: index))
  }

  /// The header and the footer.
  private func labels(ofSection index: Int) -> [ViewClosure] {
    var result: [ViewClosure] = []
    for kind in HeaderFooterKind.allCases {
      let transform = screen.look(of: .section(index)).resolved[kind.transform]
      let text = screen.text(of: kind, inSection: index).map {
        transform == .capitalized ? transform.applied(to: $0) : $0
      }
      var modifiers: [CallCode] = []
      if let height = screen.ownHeight(of: kind, inSection: index)?.points {
        let height = "height: \(SwiftLiteral.points(height))"
        let alignment = "alignment: .\(kind == .header ? "bottom" : "top")Leading"
        let insets = screen.listInsets(of: kind, inSection: index, isInset: isInset)
        modifiers = [
          CallCode(".frame", list: text == nil ? [height] : [height, alignment]),
          CallCode(".listRowInsets", Self.literal(insets)),
        ]
      } else if text == nil {
        continue
      }
      let view =
        text.map { ViewCode.text($0).with(titleModifiers(of: kind, inSection: index)) }
        ?? .call("Color.clear")
      result.append(ViewClosure(kind.rawValue, [.marked(.section(index), view.with(modifiers))]))
    }
    return result
  }

  /// Whether the list has inset groups, from whose sides insets count.
  var isInset: Bool { listStyle == "insetGrouped" }

  /// `EdgeInsets`; `EdgeInsets()` if there are none.
  static func literal(_ insets: EdgeInsets) -> String {
    "EdgeInsets" + (insets == .zero ? "()" : SwiftLiteral.directional(insets))
  }
}

extension Accessory {
  /// Whether it shows that the row leads to another screen.
  var leadsOn: Bool { self == .disclosureIndicator || self == .detailDisclosureButton }
}
