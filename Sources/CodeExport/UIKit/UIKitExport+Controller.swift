// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension UIKitExport {
  /// Whether the table view is not the whole screen's.
  var isPinned: Bool {
    table.info.maximumWidth != nil
      || looks.map { $0.tableInset.left > .zero || $0.tableInset.right > .zero } ?? false
  }

  /// The class that shows the table.
  func writeController(to writer: inout SwiftWriter) {
    let heights = Set(sectionHeights.map(\.name))
    let hasHeader = !headers.isWritten && table.sections.contains { $0.info.header != nil }
    let hasFooter = !footers.isWritten && table.sections.contains { $0.info.footer != nil }
    let appearing = navigationOnAppearing
    let hasRowHeights = (nativeHeights ?? looks?["height"]).map { !$0.isUniform } ?? false
    let hasRows = !items.paths.isEmpty
    let template = SwiftTemplate(
      [
        "pinned": isPinned, "header": hasHeader, "footer": hasFooter,
        "switches": items["hasSwitch"] != nil, "details": hasDetailButtons,
        "accessoryTaps": hasDetailButtons && looks == nil, "buttonTaps": hasDetailButtons && looks != nil,
        "controls": items["hasSwitch"] != nil || (hasDetailButtons && looks != nil),
        "identifier15": availability.has(15),
        "sections": !sectionFields.isEmpty, "traits": !traits.isEmpty, "navigation": !navigation.isEmpty,
        "appearing": !appearing.isEmpty,
        "headerHeight": heights.contains("headerHeight"), "footerHeight": heights.contains("footerHeight"),
        "rowHeight": hasRowHeights,
        "heightOfSections": looks != nil && stored(lookField)?.isOfSections ?? false,
        "scrolling": !scrolling.isEmpty,
        "headerViews": headers.isWritten, "footerViews": footers.isWritten,
        "selects": hasRows, "actions": !buttons.isEmpty,
        "cards": looks != nil && !options.isFaithful && hasRows,
      ],
      [
        "type": names.controller, "style": style,
        "title": table.info.title.map { "title = \(SwiftLiteral.text($0))" } ?? "",
        "on": items.switchedOn.map { SwiftLiteral.text(names.ids[$0]) }.joined(separator: ", "),
        "navigation": navigation.joined(separator: "\n"), "appearing": appearing.joined(separator: "\n"),
        "table": tableSettings.joined(separator: "\n"), "traits": traits.joined(separator: "\n"),
        "pinning": isPinned ? pinning.joined(separator: "\n") : "",
        "scrolling": scrolling.joined(separator: "\n"), "safeArea": safeArea.joined(separator: "\n"),
        "actions": buttons.joined(separator: "\n"), "height": looks == nil ? ".height" : ".look.height",
      ])
    writer.fittedLines(template.lines(ControllerTemplates.controller))
    writer.gap()
    writer.fittedLines(template.lines(ControllerTemplates.delegate))
    writer.indented { writeHeaderViews(to: &$0) }
    writer.gap()
    writer.indented {
      $0.line("// MARK: Cells")
      $0.gap()
      writeCellProvider(to: &$0)
    }
    let controls = template.lines(ControllerTemplates.controls)
    if !controls.isEmpty { writer.gap() }
    writer.fittedLines(controls)
    writer.line("}")
  }

  /// Whether rows have information buttons.
  var hasDetailButtons: Bool {
    items["accessory"]?.literals.contains { $0 == ".detailButton" || $0 == ".detailDisclosureButton" }
      ?? false
  }

  /// A case for each row that looks like a button: its title has a button's colour, and it leads nowhere.
  private var buttons: [String] {
    items.paths.indices.filter { index in
      let row = table[items.paths[index]]
      let look = ledger.look(of: .row(items.paths[index]))
      let colors: [Color] = [
        look[.tintColor], .semantic(.systemRed), .semantic(.systemBlue), .semantic(.link),
      ]
      return row.accessory == .none && row.detail == nil && colors.contains(look[.titleColor])
    }.map { "case \(SwiftLiteral.text(names.ids[$0])): break" }
  }

  private var style: String {
    _ = ledger.read(\.style)
    switch table.info.style {
    case .plain, .cards: return "plain"
    case .grouped, .insetGrouped: return looks == nil ? nativeStyle : "grouped"
    }
  }
}
