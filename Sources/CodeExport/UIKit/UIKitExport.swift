// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The data of a table for UIKit's support files: one type that conforms to `TableContent`.
struct UIKitExport {
  let content: CodeContent
  /// Points: the heights of headers and of footers that code sets, by section; see ``LaidOutTable/codeHeights(of:)``.
  private let heights: [HeaderFooterKind: [Points?]]

  init(_ content: CodeContent) {
    self.content = content
    heights = HeaderFooterKind.allCases.reduce(into: [:]) { $0[$1] = content.layout.codeHeights(of: $1) }
  }

  var table: Table { content.table }
  var layout: LaidOutTable { content.layout }
  var environment: LayoutEnvironment { content.environment }
  var options: CodeOptions { content.options }

  /// `SettingsTable`.
  var typeName: String { content.baseName + "Table" }

  /// The most rows in one function: the compiler's time grows with the square of their number.
  static let rowsInFunction = 40

  var code: ExportedCode {
    var (width, content) = (WidthChoice(isRegular: content.isRegular), content)
    let other = content.other
    let body = body(other.map(UIKitExport.init), &width)
    content.conflicts = width.conflicts
    // Of the values for the spec's own width, the code lists each.
    if let other, !content.isRegular {
      content.conflicts.formUnion(UnexportedSetting.regularLevels(of: other, in: .uikit))
    }
    return ExportedCode(
      .uikit, typeName: typeName, of: content, body: body, controller: UIKitController(self).file)
  }

  /// - Parameter other: the export of the other width; `nil` if both have the same looks.
  private func body(_ other: UIKitExport?, _ width: inout WidthChoice) -> SwiftWriter {
    var writer = SwiftWriter()
    writer.line("import UIKit")
    writer.gap()
    let isScrolled = table.info.isInScrollView
    writer.block("enum \(typeName): \(isScrolled ? "Scrolled" : "")TableContent") { writer in
      writeCases(to: &writer)
      writeValues(to: &writer)
      writer.gap()
      if let title = table.info.navigation.title ?? table.info.title {
        writer.declaration("static let title: String? = \(string(title))")
      }
      writer.line("static let style = UITableView.Style.\(style.rawValue)")
      if isScrolled {
        let sides = UIKitDecorations(self).groupInsets
        let insets = [
          ("top", Points.zero), ("leading", sides.left), ("bottom", table.info.contentInsetBottom),
          ("trailing", sides.right),
        ]
        let arguments = insets.map { CodeArgument.text("\($0.0): \(SwiftLiteral.points($0.1))") }
        writer.call("static let tableInsets = NSDirectionalEdgeInsets", arguments)
      }
      writeLooks(other, &width, to: &writer)
      writer.gap()
      writeSections(other, &width, to: &writer)
      writeTabs(to: &writer)
      let settings = width.divide(UIKitSettings(self).code, other.map { UIKitSettings($0).code })
      for (name, code) in [("configure", settings.same), ("adapt", settings.different)] where !code.isEmpty {
        writer.gap()
        writer.block("static func \(name)(_ controller: TableController<Self>)") { $0.code(code) }
      }
      guard width.chooses else { return }
      writer.gap()
      writer.block("private static var \(WidthChoice.condition): Bool") {
        $0.line("UITraitCollection.current.horizontalSizeClass == .regular")
      }
    }
    return writer
  }

  /// A function that makes the tab bar: an app has one tab bar controller for several screens.
  private func writeTabs(to writer: inout SwiftWriter) {
    let bars = table.info.bottomBars
    guard !content.tabs.isEmpty else { return }
    let tabs = content.tabs.map { tab in
      CallCode(
        "BarTab", .text(string(tab[.elementTitle])),
        tab.barSymbol.map { "symbol: \(SwiftLiteral.text($0))" },
        tab[.badgeValue].isEmpty ? nil : "badge: \(SwiftLiteral.text(tab[.badgeValue]))",
        tab.isSearchTab ? "isSearch: true" : nil)
    }
    writer.gap()
    writer.block("static func tabBarController(showing screen: UIViewController) -> UITabBarController") {
      $0.code(.list("let tabs = ", tabs))
      $0.line("return .tabs(tabs, showing: screen, at: \(bars.selectedTab))")
    }
  }

  /// A text where code expects a `String`.
  func string(_ text: String) -> String {
    options.isVerbatim || text.isEmpty
      ? SwiftLiteral.text(text) : "String(localized: \(SwiftLiteral.text(text)))"
  }

  // MARK: - Names and values

  private func writeCases(to writer: inout SwiftWriter) {
    let sections = content.sections.compactMap(\.name)
    writer.enumeration("nonisolated enum Section: String", sections.isEmpty ? [] : [sections])
    writer.enumeration("nonisolated enum Row: String", content.rowCases)
    let buttons = content.barButtons
    if !buttons.isEmpty {
      writer.line("nonisolated enum BarButton { case \(buttons.map(\.name).joined(separator: ", ")) }")
    }
  }

  private func writeValues(to writer: inout SwiftWriter) {
    guard !content.values.isEmpty else { return }
    writer.gap()
    writer.block("struct Values: TableValues") { writer in
      for value in content.values { writeValue(value, to: &writer) }
    }
  }

  private func writeValue(_ value: CodeValue, to writer: inout SwiftWriter) {
    let name = CodeNames.declared(value.name)
    switch value.kind {
    case .flag(let isOn): writer.line("var \(name) = \(isOn)")
    case .text(let text): writer.declaration("var \(name) = \(SwiftLiteral.text(text))")
    case .optionalText(let text): writer.declaration("var \(name): String? = \(SwiftLiteral.text(text))")
    case .literal(let value): writer.declaration("var \(name) = \(value)")
    case .choice(let row): writer.line("var \(name): Row? = \(row?.use(of: "Row") ?? "nil")")
    case .choices(let rows):
      writer.list("var \(name): Set<Row> = ", rows.map { $0.use(of: "Row") })
    case .status(let row):
      var call = UIKitRows(self).status(row)
      call.name = "var \(name) = " + call.name
      writer.code(.call(call))
    }
  }

  // MARK: - Looks

  /// Whether UIKit draws the groups of all rows that set nothing of their own.
  var isNative: Bool { !hasRows || !environment.look.hasOwnGroup(in: environment) }
  private var hasRows: Bool { table.sections.contains { !$0.rows.isEmpty } }

  /// The style of the table view. Cards draw their groups themselves, in a table view as wide as the screen.
  var style: TableStyle {
    switch table.info.style {
    case .plain, .cards: .plain
    case .grouped, .insetGrouped: isNative ? table.info.style : .grouped
    }
  }

  private func writeLooks(_ other: UIKitExport?, _ width: inout WidthChoice, to writer: inout SwiftWriter) {
    let values: [(String, String, (UIKitExport) -> CallCode?)] = [
      ("look", "RowLook", { UIKitLooks($0).look(of: .table) }),
      ("headerLook", "HeaderLook", { UIKitLooks($0).headerLook(.header, of: .table) }),
      ("footerLook", "HeaderLook", { UIKitLooks($0).headerLook(.footer, of: .table) }),
      ("decoration", "RowDecoration?", { UIKitDecorations($0).table }),
    ]
    for (name, type, make) in values {
      let own = make(self)
      guard let other else {
        write(own, name, type, to: &writer)
        continue
      }
      let look = width.look(own, make(other), type, at: .table)
      guard let look, look != own else {
        write(look, name, type, to: &writer)
        continue
      }
      // It is asked for whenever the width changes.
      writer.block("static var \(name): \(type)") { $0.code(.call(look)) }
    }
  }

  private func write(_ look: CallCode?, _ name: String, _ type: String, to writer: inout SwiftWriter) {
    guard var look else { return }
    look.name = "static let \(name)\(type.hasSuffix("?") ? ": \(type)" : "") = " + look.name
    writer.code(.call(look))
  }

  // MARK: - Sections

  private func writeSections(_ other: UIKitExport?, _ width: inout WidthChoice, to writer: inout SwiftWriter)
  {
    let (rows, otherRows) = (UIKitRows(self), other.map(UIKitRows.init))
    func code(_ row: CodeRow) -> SwiftCode {
      guard let other, let otherRows else { return rows.code(row) }
      let second = other.content.sections[row.path.section].rows[row.path.row]
      return width.join(rows.code(row), otherRows.code(second), at: .row(row.path))
    }
    let valuesType = content.values.isEmpty ? "NoValues" : "Values"
    var functions: [(name: String, rows: ArraySlice<CodeRow>)] = []
    writer.block("static func sections(_ values: \(valuesType)) -> [TableSection<Self>]") { writer in
      for section in content.sections {
        var body: [SwiftCode] = []
        if section.rows.count <= Self.rowsInFunction {
          body = section.rows.map(code)
        } else {
          for start in stride(from: 0, to: section.rows.count, by: Self.rowsInFunction) {
            let name = "rows\(functions.count + 1)"
            functions.append((name, section.rows[start...].prefix(Self.rowsInFunction)))
            body.append(.call(CallCode(name, "values")))
          }
        }
        var whole = self.section(section, body)
        if let other {
          let second = other.section(other.content.sections[section.index], body)
          whole = width.join(whole, second, at: .section(section.index))
        }
        writer.code(.marked(.section(section.index), whole))
      }
    }
    for function in functions {
      writer.gap()
      writer.line("@TableBuilder<TableRow<Self>>")
      let head = "private static func \(function.name)(_ values: \(valuesType)) -> [TableRow<Self>]"
      writer.block(head) { writer in
        for row in function.rows { writer.code(code(row)) }
      }
    }
  }

  private func section(_ section: CodeSection, _ body: [SwiftCode]) -> SwiftCode {
    let looks = UIKitLooks(self)
    let prefix = options.isVerbatim ? "verbatim" : ""
    func text(_ kind: HeaderFooterKind) -> CodeArgument? {
      section.info.text(of: kind).map { text in
        let label = prefix.isEmpty ? kind.rawValue : prefix + SwiftName.raised(kind.rawValue)
        return "\(label): \(SwiftLiteral.text(text))"
      }
    }
    let id = section.name.map { CodeArgument.text($0.use(of: "Section")) }
    let opening = CallCode("TableSection", id, text(.header), text(.footer))
    let level = LookLevel.section(section.index)
    var modifiers: [CallCode] = []
    func add(_ name: String, _ call: CallCode?) {
      if let call { modifiers.append(CallCode(name, .call(call))) }
    }
    add(".look", looks.look(of: level))
    if section.info.isCollapsed { modifiers.append(CallCode(".collapsed", list: [])) }
    if let decoration = UIKitDecorations(self).section(section.index) {
      modifiers.append(CallCode(".decoration", decoration))
    }
    modifiers += headerParts(section)
    add(".headerLook", looks.headerLook(.header, of: level))
    add(".footerLook", looks.headerLook(.footer, of: level))
    for kind in HeaderFooterKind.allCases {
      guard let height = heights[kind]?[section.index] else { continue }
      modifiers.append(CallCode(".\(kind.rawValue)Height", "\(SwiftLiteral.points(height))"))
    }
    for kind in HeaderFooterKind.allCases {
      let runs = section.info.attributedText(of: kind)?.runs ?? []
      if let call = TextParts.modifier(".\(kind.rawValue)Parts", runs, opens: true) { modifiers.append(call) }
    }
    // A closure needs the parentheses only for arguments.
    let isBare = opening.arguments?.isEmpty ?? true
    return SwiftCode.block(isBare ? CallCode(opening.name, list: nil) : opening, body).with(modifiers)
  }
}

extension UIKitExport {
  /// The image and the controls of a section's header.
  private func headerParts(_ section: CodeSection) -> [CallCode] {
    guard section.info.hasHeaderParts, section.info.header != nil else { return [] }
    let parts = section.info.headerParts
    var result: [CallCode] = []
    if let image = parts.image {
      result.append(CallCode(".headerImage", .call(UIKitRows.image(image, in: environment))))
    }
    var controls: [CodeArgument] = []
    if let button = parts.button {
      let style = button[.buttonStyle]
      controls.append(
        .call(
          CallCode(
            ".headerButton", .text(string(button[.elementTitle])),
            style == .plain
              ? ".\(environment.headerButtonStyle(section.look).rawValue)" : ".\(style.rawValue)",
            button[.buttonRole] == .destructive ? "isDestructive: true" : nil,
            button[given: .elementImage]?.symbol.map { "symbol: \(SwiftLiteral.text($0))" },
            button[.isEnabled] ? nil : "isEnabled: false")))
    }
    if parts.isCollapsible { controls.append(.call(CallCode(".headerChevron", list: []))) }
    if !controls.isEmpty { result.append(CallCode(".headerControls", list: controls)) }
    return result
  }
}

extension SwiftWriter {
  /// Writes an enumeration with a line for each group of cases; nothing without cases.
  mutating func enumeration(_ head: String, _ groups: [[CaseName]]) {
    guard let first = groups.first else { return }
    let whole = "\(head) { case \(first.map(\.declaration).joined(separator: ", ")) }"
    if groups.count == 1, fits(whole), !first.contains(where: \.hasValue) { return line(whole) }
    block(head) { writer in
      for group in groups {
        // A case with a value has a line of its own, as swift-format wants it.
        var rest = group[...]
        while let first = rest.first {
          let run = first.hasValue ? rest.prefix(1) : rest.prefix { !$0.hasValue }
          writer.words("case", run.map(\.declaration))
          rest = rest.dropFirst(run.count)
        }
      }
    }
  }
}
