// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A SwiftUI `List` that shows the table: a view with its sections, the views that its rows are made of, and previews.
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
  /// The properties that switches are bound to, with what they begin with.
  var switches: [(name: String, isOn: Bool)] = []
  /// The views that rows are made of, besides SwiftUI's own.
  var parts: Set<RowPart> = []
  /// The colour of all badges; `nil` if they differ.
  private(set) var badgeColor: String?
  /// Whether rows have backgrounds of their own making.
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

  /// The lowest fixed height of a row, or the profile's, and whether any row has a fixed one.
  private(set) lazy var leastHeights = leastHeight()

  init(_ table: Table, _ options: CodeOptions) {
    self.table = table
    self.options = options
    screen = Screen(table)
    newestIOS = options.minimumIOS ?? (table.info.profile == .iOS26 ? 26 : 18)
  }

  private var body: SwiftWriter {
    var writer = SwiftWriter()
    write(Self.typeName(screen.read(\.title)), to: &writer)
    return writer
  }

  private func write(_ name: String, to writer: inout SwiftWriter) {
    writer.line("import SwiftUI")
    writer.gap()
    let rows = allRows()
    let views = RowViews(rows.joined().map(\.model), of: self)
    var sections = rows.enumerated().map { section(at: $0.offset, $0.element, views) }
    let body = list(of: &sections)
    writer.block("struct \(name): View") { writer in
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
    writePreviews(of: name, &writer)
  }

  var code: ExportedCode {
    let name = Self.typeName(screen.read(\.title))
    let body = body
    let reason = "SwiftUI lays this out itself: code cannot set it"
    screen.settleConstants(reason) { SwiftUIExport($0, options).body.text }
    return ExportedCode(
      .swiftui, typeName: name, minimumIOS: minimumIOS, screen: screen,
      notes: table.info.host == .swiftUI
        ? ["The host is swiftUI, so lengths are those of a SwiftUI list."] : [],
      body: body)
  }

  /// `SettingsView` for `Settings`; never the name of a SwiftUI view that the code uses.
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
    content += common.isEmpty ? views : [ViewCode.block(CallCode("Group", list: nil), views).with(common)]
    if let view = edgeView(screen.read(\.tableFooterView)) { content.append(view) }
    if content.isEmpty { content = [.comment("No sections."), .text("")] }
    let (listModifiers, comments) = listModifiers()
    let list = ViewCode.block(CallCode("List", list: nil), comments + content).with(listModifiers)
    let modifiers = navigationModifiers()
    guard isInNavigation else { return list.with(modifiers) }
    // Before iOS 16 stacks were a style of NavigationView.
    let root = [list.with(modifiers)]
    if allows(iOS: 16) { return .block(CallCode("NavigationStack", list: nil), root) }
    return .block(CallCode("NavigationView", list: nil), root)
      .with(CallCode(".navigationViewStyle", ".stack"))
  }

  /// Modifiers that the rows of all sections share are written once, around them.
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
      ".frame", "maxWidth: .infinity", "minHeight: \(SwiftLiteral.points(view.height))")
    let content = view.title.map { ViewCode.text($0) } ?? .call(CallCode("Color.clear", list: nil))
    return content.with(
      height, CallCode(".listRowInsets", "EdgeInsets()"),
      CallCode(".listRowBackground", "Color.clear"), CallCode(".listRowSeparator", ".hidden"))
  }

  // MARK: - Sections

  private func allRows() -> [[RowCode]] {
    var rows = table.sections.enumerated().map { index, section in
      section.rows.enumerated().prefix(geometries[index].count).map { number, row in
        let path = Table.IndexPath(row: number, section: index)
        return RowCode(
          path: path, comments: comments(at: .row(path)),
          model: model(of: row, at: path), modifiers: rowModifiers(of: row, at: path))
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
    let common = rows.first.map { first in
      first.modifiers.filter { modifier in rows.allSatisfy { $0.modifiers.contains(modifier) } }
    }
    let shared = common?.filter { !$0.isOfView }
    // On the section these would be its header's, too.
    let ofViews = rows.count > 1 ? (common ?? []).filter(\.isOfView) : []
    var (content, lists): ([ViewCode], [RowList]) = ([], [])
    for run in RowCode.runs(rows) {
      let modifiers = run[0].modifiers.filter { !((shared ?? []) + ofViews).contains($0) }
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
      content = [ViewCode.block(CallCode("Group", list: nil), content).with(ofViews)]
    }
    let section = ViewCode.block(
      CallCode("Section", list: nil), content, labeled: labels(ofSection: index))
    return SectionCode(
      name: name, comments: comments(at: .section(index)), section: section, lists: lists, shared: shared,
      own: sectionModifiers(at: index))
  }

  /// The header and the footer.
  private func labels(ofSection index: Int) -> [ViewClosure] {
    var result: [ViewClosure] = []
    for (name, text, height) in [
      ("header", screen.read(\.header, ofSection: index), screen.read(\.headerHeight, ofSection: index)),
      ("footer", screen.read(\.footer, ofSection: index), screen.read(\.footerHeight, ofSection: index)),
    ] {
      var modifiers: [CallCode] = []
      let isHeader = name == "header"
      if case .fixed(let height) = height {
        let height = "height: \(SwiftLiteral.points(height))"
        let alignment = "alignment: .\(isHeader ? "bottom" : "top")Leading"
        modifiers = [
          CallCode(".frame", list: text == nil ? [height] : [height, alignment]),
          CallCode(".listRowInsets", labelInsets(ofSection: index, isHeader: isHeader).code),
        ]
      } else if text == nil {
        continue
      }
      let view = text.map {
        ViewCode.text($0).with(titleModifiers(ofSection: index, isHeader: isHeader))
      }
      result.append(
        ViewClosure(
          name,
          [.marked(.section(index), (view ?? .call(CallCode("Color.clear", list: nil))).with(modifiers))]))
    }
    return result
  }

  /// Points from the list's sides to the text of a header or footer whose height is set: a list adds none of its own to it.
  private func labelInsets(ofSection index: Int, isHeader: Bool) -> EdgeInsetsCode {
    guard let insets = layout.labelInsets(isHeader ? .header : .footer, inSection: index) else {
      return EdgeInsetsCode()
    }
    let sides = sides(of: layout.rectForHeader(inSection: index))
    return EdgeInsetsCode(
      leading: insets.left - sides.left, trailing: insets.right - (environment.width - sides.right))
  }

  /// x of the sides that a list's insets count from: those of an inset group, or of the list.
  func sides(of group: Rect) -> (left: Points, right: Points) {
    listStyle == "insetGrouped" ? (group.minX, group.maxX) : (.zero, environment.width)
  }
}

extension Accessory {
  /// Whether it says that the row leads to another screen.
  var leadsOn: Bool { self == .disclosureIndicator || self == .detailDisclosureButton }
}
