// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The data of a table for SwiftUI's support files: a view with a `List`, its rows and its values.
struct SwiftUIExport {
  let content: CodeContent

  init(_ content: CodeContent) { self.content = content }

  var table: Table { content.table }
  var layout: LaidOutTable { content.layout }
  var environment: LayoutEnvironment { content.environment }

  /// `SettingsList`.
  var typeName: String { content.baseName + "List" }

  /// The most rows or sections in one property: the compiler's time grows with the square of their number.
  static let viewsInProperty = 40
  /// Longer runs of rows of one kind are an array.
  static let rowsOutsideOfArrays = 10

  var code: ExportedCode {
    var (width, content) = (WidthChoice(isRegular: content.isRegular), content)
    let other = content.other
    let body = body(other.map(SwiftUIExport.init), &width)
    content.conflicts = width.conflicts
    // Of the values for the spec's own width, the code lists each.
    if let other, !content.isRegular {
      content.conflicts.formUnion(UnexportedSetting.regularLevels(of: other, in: .swiftui))
    }
    return ExportedCode(
      .swiftui, typeName: typeName, of: content,
      notes: table.info.host == .swiftUI
        ? ["The host is swiftUI, so lengths are those of a SwiftUI list."] : [],
      body: body, controller: SwiftUIScreen(self).file)
  }

  /// - Parameter other: the export of the other width; `nil` if both have the same looks.
  private func body(_ other: SwiftUIExport?, _ width: inout WidthChoice) -> SwiftWriter {
    var list = SwiftUIList(self).code
    if let other { list = width.join(list, SwiftUIList(other).code, at: .table) }
    var properties = SwiftUIProperties()
    let sections = self.sections(&properties, other, &width)
    let chooses = width.chooses
    var writer = SwiftWriter()
    writer.line("import SwiftUI")
    writer.gap()
    writer.block("struct \(typeName): View") { writer in
      writer.enumeration("enum Row: String", content.rowCases)
      let buttons = content.barButtons
      if !buttons.isEmpty {
        writer.line("enum BarButton { case \(buttons.map(\.name).joined(separator: ", ")) }")
      }
      let headers = content.headerButtons
      writer.enumeration("enum HeaderButton: String", headers.isEmpty ? [] : [headers])
      writeValues(to: &writer)
      writer.gap()
      if chooses { writer.line("@Environment(\\.horizontalSizeClass) private var horizontalSizeClass") }
      if !content.values.isEmpty { writer.line("@Binding var values: Values") }
      if table.info.navigation.search != nil { writer.line("@Binding var searchText: String") }
      if performs { writer.line("var perform: (Row) -> Void") }
      if swipes { writer.line("var swipe: (String, Row) -> Void") }
      if !headers.isEmpty { writer.line("var pressHeader: (HeaderButton) -> Void") }
      if !buttons.isEmpty { writer.line("var tap: (BarButton) -> Void") }
      if refreshes { writer.line("var refresh: @Sendable () async -> Void") }
      writer.gap()
      writer.block("var body: some View") { $0.code(list) }
      writer.gap()
      writer.block("@ViewBuilder private var sections: some View") { $0.code(sections) }
      if chooses {
        writer.gap()
        writer.line("private var \(WidthChoice.condition): Bool { horizontalSizeClass == .regular }")
      }
      SwiftUIList(self).writeTools(to: &writer)
      properties.write(to: &writer)
      writeTabs(to: &writer)
    }
    return writer
  }

  /// A function that makes the tab bar: an app has one for several screens.
  private func writeTabs(to writer: inout SwiftWriter) {
    guard !content.tabs.isEmpty else { return }
    let tabs = content.tabs.map { tab in
      CallCode(
        "BarTab", .text(key(tab[.elementTitle])), tab.barSymbol.map { "symbol: \(SwiftLiteral.text($0))" },
        tab[.badgeValue].isEmpty ? nil : "badge: \(SwiftLiteral.text(tab[.badgeValue]))",
        tab.isSearchTab ? "isSearch: true" : nil)
    }
    writer.gap()
    writer.block("static func tabBar(showing screen: some View) -> some View") {
      $0.code(.list("let tabs = ", tabs))
      $0.line("return BarTabs(tabs, showing: screen, at: \(table.info.bottomBars.selectedTab))")
    }
  }

  /// Whether a touch of any row calls the app.
  var performs: Bool { content.rows.contains(where: \.performs) }

  /// Whether the app loads new data when people pull the list down.
  var refreshes: Bool { table.info.refreshControl.isRefreshing != nil }

  /// Whether a swipe shows actions of a row with an id.
  var swipes: Bool { content.rows.contains { $0.name != nil && !$0.swipeIDs.isEmpty } }

  private func writeValues(to writer: inout SwiftWriter) {
    guard !content.values.isEmpty else { return }
    writer.gap()
    writer.block("struct Values") { writer in
      for value in content.values {
        let name = "var " + CodeNames.declared(value.name)
        switch value.kind {
        case .flag(let isOn): writer.line("\(name) = \(isOn)")
        case .text(let text): writer.declaration("\(name) = \(SwiftLiteral.text(text))")
        case .optionalText(let text): writer.declaration("\(name): String? = \(SwiftLiteral.text(text))")
        case .literal(let value): writer.declaration("\(name) = \(value)")
        case .choice(let row): writer.line("\(name): Row? = \(row?.use(of: "Row") ?? "nil")")
        case .choices(let rows): writer.list("\(name): Set<Row> = ", rows.map { $0.use(of: "Row") })
        case .status(let row):
          var call = SwiftUIRows(self).status(row)
          call.name = "\(name) = " + call.name
          writer.code(.call(call))
        }
      }
    }
  }

  // MARK: - Sections

  /// The sections, or the names of properties with a part of them each.
  private func sections(
    _ properties: inout SwiftUIProperties, _ other: SwiftUIExport?, _ width: inout WidthChoice
  ) -> [SwiftCode] {
    let (looks, otherLooks) = (SwiftUILooks(self), other.map(SwiftUILooks.init))
    let labels = table.sectionIndexLabels ?? [:]
    let sections = content.sections.map { section in
      let text = section.info
      let header = text.attributedHeader.map { CodeArgument.text(key($0)) }
      let footer = text.attributedFooter.map { CodeArgument.text("footer: \(key($0))") }
      let opening = CallCode("RowSection", header, footer, text.isCollapsed ? "isCollapsed: true" : nil)
      let index = (labels[section.index].map { [$0] } ?? []).map {
        CallCode(
          ".modifier", .call(CallCode("SectionIndexTitle", "title: \(SwiftLiteral.text($0))")))
      }
      let isBare = opening.arguments?.isEmpty ?? true
      let code = SwiftCode.block(
        isBare ? CallCode(opening.name, list: nil) : opening,
        rows(of: section, looks, &properties, other, &width))
      var modifiers = looks.modifiers(of: section)
      if let other, let otherLooks {
        modifiers = width.join(
          modifiers, otherLooks.modifiers(of: other.content.sections[section.index]),
          at: .section(section.index))
      }
      return SwiftCode.marked(
        .section(section.index), code.with(headerParts(section) + index + modifiers))
    }
    return properties.split(sections, "sections", "@ViewBuilder")
  }

  private func rows(
    of section: CodeSection, _ looks: SwiftUILooks, _ properties: inout SwiftUIProperties,
    _ other: SwiftUIExport?, _ width: inout WidthChoice
  ) -> [SwiftCode] {
    let rows = SwiftUIRows(self)
    let otherLooks = other.map(SwiftUILooks.init)
    let target = content.scrolledRow
    var result: [SwiftCode] = []
    var run: (type: String, calls: [(path: Table.IndexPath, call: CallCode)]) = ("", [])
    func end() {
      if run.calls.count > Self.rowsOutsideOfArrays {
        result += properties.arrays(of: run.calls, run.type)
      } else {
        result += run.calls.map { .marked(.row($0.path), .call($0.call)) }
      }
      run = ("", [])
    }
    for row in section.rows {
      var own = looks.modifiers(of: row)
      var code = rows.code(row)
      if let other, let otherLooks {
        let second = other.content.sections[section.index].rows[row.path.row]
        own = width.join(own, otherLooks.modifiers(of: second), at: .row(row.path))
        code = width.join(code, SwiftUIRows(other).code(second), at: .row(row.path))
      }
      let modifiers =
        own
        + (row.path == target ? [CallCode(".id", "ScrolledToRow.id")] : [])
      guard modifiers.isEmpty, case .call(let call) = code, let type = rows.constantType(row) else {
        end()
        result.append(.marked(.row(row.path), code.with(modifiers)))
        continue
      }
      if type != run.type { end() }
      run.type = type
      run.calls.append((row.path, call))
    }
    end()
    return properties.split(result, "rows", "@RowBuilder")
  }

  /// The image and the controls of a section's header.
  private func headerParts(_ section: CodeSection) -> [CallCode] {
    guard section.info.hasHeaderParts, let header = section.info.header else { return [] }
    let parts = section.info.headerParts
    var result: [CallCode] = []
    if let image = parts.image {
      guard case .call(_, let code) = SwiftUIRows.image("", image, in: environment) else { return [] }
      var call = code
      call.name = "RowImage" + call.name
      result.append(CallCode(".headerImage", .call(call)))
    }
    var controls: [SwiftCode] = []
    if let button = parts.button {
      let action = section.name.map { "pressHeader(\($0.use(of: "HeaderButton")))" }
      controls.append(
        SwiftUIControls.button(
          button, title: .text(key(button[.elementTitle])), action: action,
          font: button[.buttonStyle] == .plain ? environment.headerButtonStyle(section.look) : .body))
    }
    if parts.isCollapsible {
      controls.append(
        .call(CallCode("CollapseButton", .text(key(header)))))
    }
    if !controls.isEmpty { result.append(CallCode(".headerControls", list: nil, body: controls)) }
    return result
  }

  // MARK: - Texts

  /// The same with attributes. Markdown is always a key: only a key is read as Markdown.
  func key(_ text: AttributedText) -> String {
    text.markdown == nil ? key(text.string) : SwiftUIMarkdown.literal(text.runs)
  }

  /// A text where code expects a `LocalizedStringKey`.
  func key(_ text: String) -> String {
    if content.options.isVerbatim { return ".verbatim(\(SwiftLiteral.text(text)))" }
    return SwiftLiteral.text(SwiftUITexts.escaped(text))
  }

  /// A text where code expects a `String`.
  func string(_ text: String) -> String {
    content.options.isVerbatim || text.isEmpty
      ? SwiftLiteral.text(text) : "String(localized: \(SwiftLiteral.text(text)))"
  }
}

extension CodeRow {
  /// Whether a touch of the row calls the app.
  var performs: Bool {
    switch behavior {
    case .button, .detail, .detailLink: name != nil
    case .none, .link, .toggle, .choice, .fixedSwitch, .checkmark: name != nil && (hasButton || hasDetail)
    }
  }
}

enum SwiftUITexts {
  /// A text in which Markdown finds nothing: `LocalizedStringKey` reads it.
  static func escaped(_ text: String) -> String {
    let marks: Set<Character> = ["*", "_", "`", "[", "~", "<", "\\"]
    guard text.contains(where: marks.contains) else { return text }
    return text.map { marks.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

/// The properties besides `body` that a long view has, so that it compiles in a short time.
struct SwiftUIProperties {
  private var all: [SwiftWriter] = []
  private var counts: [String: Int] = [:]

  private mutating func name(_ kind: String) -> String {
    counts[kind, default: 0] += 1
    return "\(kind)\(counts[kind, default: 0])"
  }

  /// The views themselves if they are few, else the names of properties that contain them.
  mutating func split(_ views: [SwiftCode], _ kind: String, _ builder: String) -> [SwiftCode] {
    let most = SwiftUIExport.viewsInProperty
    guard views.count > most else { return views }
    return stride(from: 0, to: views.count, by: most).map { start in
      let name = name(kind)
      var writer = SwiftWriter()
      writer.block("\(builder) private var \(name): some View") {
        $0.code(Array(views[start...].prefix(most)))
      }
      all.append(writer)
      return .call(CallCode(name, list: nil))
    }
  }

  /// Arrays of rows, and the views that show them.
  mutating func arrays(of calls: [(path: Table.IndexPath, call: CallCode)], _ type: String) -> [SwiftCode] {
    let most = SwiftUIExport.viewsInProperty
    return stride(from: 0, to: calls.count, by: most).map { start in
      let name = name("list")
      var writer = SwiftWriter()
      writer.line("private static let \(name): [\(type)] = [")
      writer.indented { writer in
        for (path, call) in calls[start...].prefix(most) {
          writer.marked(.row(path)) { $0.call(call, suffix: ",") }
        }
      }
      writer.line("]")
      all.append(writer)
      return .call(CallCode("RowList", "Self.\(name)"))
    }
  }

  func write(to writer: inout SwiftWriter) {
    for property in all {
      writer.gap()
      writer.append(property)
    }
  }
}
