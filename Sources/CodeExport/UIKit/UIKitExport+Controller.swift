// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension UIKitExport {
  /// Whether the table view doesn't fill the screen.
  var isPinned: Bool {
    table.info.maximumWidth != nil
      || looks.map { $0.tableInset.left > .zero || $0.tableInset.right > .zero } ?? false
  }

  /// The class that shows the table.
  func writeController(to writer: inout SwiftWriter) {
    let flags = controllerFlags
    let values = controllerValues
    func code(_ part: String) -> [String] { CodePart(part).code(flags, values) }
    writer.lines(code("Controller"))
    let delegate: Set = ["selects", "accessoryTaps", "headerHeight", "footerHeight", "rowHeight"]
    let hasDelegate = !flags.isDisjoint(with: delegate)
    writer.writeExtension(
      "UITableViewDelegate", (hasDelegate ? [code("ControllerDelegate")] : []) + headerViews)
    writer.writeExtension("Cells", cellProvider)
    if flags.contains("switches") || flags.contains("details") {
      writer.writeExtension("Controls", [code("ControllerControls")])
    }
  }

  private var controllerFlags: Set<String> {
    var flags: Set<String> = []
    func set(_ name: String, _ condition: Bool) { flags.set(name, condition) }
    let heights = Set(sectionHeights.map(\.name))
    let hasSwitches = items["hasSwitch"] != nil
    set("pinned", isPinned)
    for views in headers {
      let (kind, name) = (views.kind, views.kind.rawValue)
      set(name, !views.isWritten && table.sections.contains { $0.info.text(of: kind) != nil })
      set(name + "Views", views.isWritten)
      set(name + "Height", heights.contains(name + "Height"))
    }
    set("switches", hasSwitches)
    set("details", hasDetailButtons)
    set("accessoryTaps", hasDetailButtons && looks == nil)
    set("buttonTaps", hasDetailButtons && looks != nil)
    set("controls", hasSwitches || (hasDetailButtons && looks != nil))
    set("identifier15", availability.has(15))
    set("sections", !sectionFields.isEmpty)
    set("traits", !traits.isEmpty)
    set("navigation", !navigation.isEmpty)
    set("appearing", !navigationOnAppearing.isEmpty)
    set("rowHeight", (nativeHeights ?? looks?["height"]).map { !$0.isUniform } ?? false)
    set("looks", looks != nil)
    set("heightOfSections", looks != nil && stored(lookField)?.isOfSections ?? false)
    set("scrolling", !scrolling.isEmpty)
    set("selects", !items.paths.isEmpty)
    set("actions", !buttons.isEmpty)
    set("cards", looks != nil && !options.isFaithful && !items.paths.isEmpty)
    return flags
  }

  private var controllerValues: [String: String] {
    func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
    return [
      "Controller": names.controller, "_style_": style,
      "_title_": table.info.title.map { "title = \(SwiftLiteral.text($0))" } ?? "",
      "_on_": items.switchedOn.map { SwiftLiteral.text(names.ids[$0]) }.joined(separator: ", "),
      "_navigation_": lines(navigation), "_appearing_": lines(navigationOnAppearing),
      "_table_": lines(tableSettings), "_traits_": lines(traits),
      "_pinning_": isPinned ? lines(pinning) : "", "_scrolling_": lines(scrolling),
      "_safeArea_": lines(safeArea), "_actions_": buttons.joined(separator: ": break\ncase "),
    ]
  }

  /// Whether rows have information buttons.
  var hasDetailButtons: Bool {
    items["accessory"]?.literals.contains { $0 == ".detailButton" || $0 == ".detailDisclosureButton" }
      ?? false
  }

  /// The ids of rows that look like buttons: their titles have a button's colour, and they lead nowhere.
  private var buttons: [String] {
    items.paths.indices.filter { index in
      let row = table[items.paths[index]]
      let look = items.looks[index].resolved
      let colors = Color.buttonTitles + [look[.tintColor]]
      return row.accessory == .none && row.detail == nil && colors.contains(look[.titleColor])
    }.map { SwiftLiteral.text(names.ids[$0]) }
  }

  private var style: String {
    switch screen.read(\.style) {
    case .plain, .cards: "plain"
    case .grouped, .insetGrouped: looks == nil ? nativeStyle : "grouped"
    }
  }
}

extension SwiftWriter {
  /// Joins parts that extend the same type, and writes them as one extension.
  fileprivate mutating func writeExtension(_ title: String, _ parts: [[String]]) {
    guard !parts.isEmpty else { return }
    gap()
    line("// MARK: \(title)")
    gap()
    joined(parts)
  }
}
