// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The engineer's file: a view with the values, and a place for each action. It is written once; the engineer changes it.
struct SwiftUIScreen {
  private let export: SwiftUIExport

  init(_ export: SwiftUIExport) { self.export = export }

  private var name: String { export.content.baseName + "Screen" }
  private var rowType: String { export.typeName + ".Row" }
  private var rows: [CodeRow] { export.content.rows.filter { $0.name != nil } }
  private var hasLinks: Bool { rows.contains(where: Self.leads) }

  private static func leads(_ row: CodeRow) -> Bool { row.behavior == .link || row.behavior == .detailLink }

  var file: ExportedCode.File {
    var writer = SwiftWriter()
    writer.comment("Yours: roundtable wrote this file once and never changes it.")
    writer.gap()
    writer.line("import SwiftUI")
    writer.gap()
    let buttons = export.content.barButtons
    writer.block("struct \(name): View") { writer in
      if !export.content.values.isEmpty {
        writer.line("@State private var values = \(export.typeName).Values()")
      }
      if export.table.info.navigation.search != nil { writer.line("@State private var searchText = \"\"") }
      writer.gap()
      writer.block("var body: some View") { writer in
        writer.code(list(hasButtons: !buttons.isEmpty))
      }
      if hasLinks { writeDestinations(to: &writer) }
      if export.performs { writeActions(to: &writer) }
      if export.swipes { writeSwipeActions(to: &writer) }
      let header = "\(export.typeName).HeaderButton"
      writer.hook(
        "private func pressHeader(_ button: \(header))", over: "button",
        cases: export.content.headerButtons.map { $0.use(of: header) })
      writer.hook(
        "private func tap(_ button: \(export.typeName).BarButton)", over: "button",
        cases: buttons.map { ".\($0.name)" })
    }
    writePreviews(to: &writer)
    return ExportedCode.File(name: name + ".swift", text: writer.text)
  }

  private func list(hasButtons: Bool) -> SwiftCode {
    var arguments: [CodeArgument] = []
    if !export.content.values.isEmpty { arguments.append("values: $values") }
    if export.table.info.navigation.search != nil { arguments.append("searchText: $searchText") }
    if export.performs { arguments.append("perform: perform") }
    if export.swipes { arguments.append("swipe: swipe") }
    if !export.content.headerButtons.isEmpty { arguments.append("pressHeader: pressHeader") }
    if hasButtons { arguments.append("tap: tap") }
    // The app loads new data in it.
    if export.refreshes { arguments.append("refresh: {}") }
    let list = SwiftCode.call(CallCode(export.typeName, list: arguments))
    guard hasLinks else { return list }
    return list.with([CallCode(".navigationDestination", "for: \(rowType).self", "destination: destination")])
  }

  /// A view builder takes minutes to compile for a thousand cases.
  private static let mostDestinations = 100

  /// One case for each row, so that a new row doesn't compile until it has its screen.
  private func writeDestinations(to writer: inout SwiftWriter) {
    writer.gap()
    writer.block("@ViewBuilder private func destination(_ row: \(rowType)) -> some View") { writer in
      writer.choose("row") { writer in
        let links = rows.filter(Self.leads)
        if links.count <= Self.mostDestinations {
          // The screen that the row leads to.
          for row in links { writer.line("case \(use(row)): Text(\(export.key(row.row.title)))") }
        } else {
          writeOthers(to: &writer, "EmptyView()  // The screens that these rows lead to.", Self.leads)
        }
        writeOthers(to: &writer, "EmptyView()  // These rows lead nowhere.") { !Self.leads($0) }
      }
    }
  }

  private func writeActions(to writer: inout SwiftWriter) {
    writer.gap()
    writer.block("private func perform(_ row: \(rowType))") { writer in
      writer.choose("row") { writer in
        for row in rows where row.performs {
          let isButton = if case .button = row.behavior { true } else { row.hasButton }
          let task = isButton ? "Do what the button says." : "Show more about the row."
          writer.line("case \(use(row)): break  // \(task)")
        }
        writeOthers(to: &writer, "break  // These rows are links, or change `values`.") { !$0.performs }
      }
    }
  }

  private func writeSwipeActions(to writer: inout SwiftWriter) {
    writer.gap()
    writer.block("private func swipe(_ action: String, _ row: \(rowType))") { writer in
      writer.choose("(row, action)") { $0.swipeCases(rows, of: rowType) }
    }
  }

  private func writeOthers(to writer: inout SwiftWriter, _ code: String, _ isMember: (CodeRow) -> Bool) {
    let members = rows.filter(isMember)
    guard !members.isEmpty else { return }
    writer.words("case", members.map(use), end: ":")
    writer.indented { $0.line(code) }
  }

  private func use(_ row: CodeRow) -> String { row.name?.use(of: rowType) ?? "" }

  /// Previews with the spec's own traits, if they aren't the usual ones, and with traits that often reveal mistakes.
  private func writePreviews(to writer: inout SwiftWriter) {
    let traits = export.table.info.traits
    var own: [String] = []
    if traits.appearance == .dark { own.append(".preferredColorScheme(.dark)") }
    if traits.direction == .rightToLeft { own.append(".environment(\\.layoutDirection, .rightToLeft)") }
    if traits.textSize != .large { own.append(".dynamicTypeSize(.\(traits.textSize.swiftUI))") }
    let previews: [(String, [String])] =
      (own.isEmpty ? [] : [("As in the spec", own)]) + [
        ("Light", []), ("Dark", [".preferredColorScheme(.dark)"]),
        ("Right to left", [".environment(\\.layoutDirection, .rightToLeft)"]),
        ("Accessibility size", [".dynamicTypeSize(.accessibility3)"]),
      ]
    writer.gap()
    for (title, modifiers) in previews {
      writer.block("#Preview(\"\(title)\")") { writer in
        writer.line("NavigationStack { \(name)() }")
        writer.indented { writer in for modifier in modifiers { writer.line(modifier) } }
      }
    }
  }
}
