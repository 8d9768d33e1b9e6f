// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The engineer's file: a view controller with a place for each action. It is written once; the engineer changes it.
struct UIKitController {
  private let export: UIKitExport

  init(_ export: UIKitExport) { self.export = export }

  private var name: String { export.content.baseName + "ViewController" }

  var file: ExportedCode.File {
    var writer = SwiftWriter()
    writer.comment("Yours: roundtable wrote this file once and never changes it.")
    writer.gap()
    writer.line("import UIKit")
    writer.gap()
    let superclass =
      export.table.info.isInScrollView ? "TableInScrollView" : "TableController"
    writer.block("final class \(name): \(superclass)<\(export.typeName)>") { writer in
      writeSelect(to: &writer)
      writeHook("showDetail(of row:", "Show more about the row.", to: &writer, \.hasDetail)
      writeHook("pressButton(in row:", to: &writer, \.hasButton)
      writeSwipeActions(to: &writer)
      writeHeaderButtons(to: &writer)
      writer.hook(
        "override func tap(_ button: \(export.typeName).BarButton)", over: "button",
        cases: export.content.barButtons.map { ".\($0.name)" })
      writeRefreshing(to: &writer)
    }
    return ExportedCode.File(name: name + ".swift", text: writer.text)
  }

  private var rows: [CodeRow] { export.content.rows.filter { $0.name != nil } }

  /// One case for each row, so that a new row doesn't compile until it has its action.
  private func writeSelect(to writer: inout SwiftWriter) {
    guard !rows.isEmpty else { return }
    writer.block("override func select(_ row: \(export.typeName).Row)") { writer in
      writer.choose("row") { writer in
        writeCases(to: &writer, "Show the screen that the row leads to.") {
          $0.behavior == .link || $0.behavior == .detailLink
        }
        writeCases(to: &writer, "Do what the button says.") {
          if case .button = $0.behavior { true } else { false }
        }
        writeCases(to: &writer, "Their controls change `values`.", together: true) {
          switch $0.behavior {
          case .toggle, .choice: true
          case .none, .detail: $0.controls.contains(where: \.changes)
          default: false
          }
        }
        writeCases(to: &writer, "Nothing happens.", together: true) {
          switch $0.behavior {
          case .none, .detail: !$0.controls.contains(where: \.changes)
          case .fixedSwitch, .checkmark: true
          default: false
          }
        }
      }
    }
  }

  private func writeCases(
    to writer: inout SwiftWriter, _ comment: String, together: Bool = false, _ isMember: (CodeRow) -> Bool
  ) {
    let members = rows.filter(isMember).compactMap { $0.name?.use(of: "\(export.typeName).Row") }
    guard !members.isEmpty else { return }
    guard !together else {
      writer.words("case", members, end: ":")
      writer.indented { $0.line("break  // \(comment)") }
      return
    }
    for member in members { writer.line("case \(member): break  // \(comment)") }
  }

  /// A method with a case for each row that calls it.
  private func writeHook(
    _ name: String, _ task: String = SwiftWriter.press, to writer: inout SwiftWriter,
    _ isMember: (CodeRow) -> Bool
  ) {
    let type = "\(export.typeName).Row"
    let members = rows.filter(isMember)
    writer.hook(
      "override func \(name) \(type))", over: "row",
      cases: members.compactMap { $0.name?.use(of: type) }, task: task, hasOthers: members.count < rows.count)
  }

  private func writeSwipeActions(to writer: inout SwiftWriter) {
    let members = rows.filter { !$0.swipeIDs.isEmpty }
    guard !members.isEmpty else { return }
    writer.gap()
    writer.block("override func perform(_ action: String, of row: \(export.typeName).Row)") { writer in
      writer.choose("(row, action)") { $0.swipeCases(members, of: "\(export.typeName).Row") }
    }
  }

  private func writeHeaderButtons(to writer: inout SwiftWriter) {
    let buttons = export.content.headerButtons
    let type = "\(export.typeName).Section"
    writer.hook(
      "override func pressHeader(of section: \(type))", over: "section",
      cases: buttons.map { $0.use(of: type) },
      hasOthers: buttons.count < export.content.sections.compactMap(\.name).count)
  }

  private func writeRefreshing(to writer: inout SwiftWriter) {
    guard export.table.info.refreshControl.isRefreshing != nil else { return }
    writer.gap()
    writer.block("override func refresh()") { writer in
      writer.line("super.refresh()  // Load new data before this.")
    }
  }
}

extension SwiftWriter {
  /// The task of a button.
  static let press = "Do what the button says."

  /// Writes a method with a case for each button or row that calls it; nothing without any.
  mutating func hook(
    _ head: String, over value: String, cases: [String], task: String = press, hasOthers: Bool = false
  ) {
    guard !cases.isEmpty else { return }
    gap()
    block(head) { writer in
      writer.choose(value) { writer in
        for name in cases { writer.line("case \(name): break  // \(task)") }
        if hasOthers { writer.line("default: break") }
      }
    }
  }

  /// A case for each swipe action of some rows.
  mutating func swipeCases(_ rows: [CodeRow], of type: String) {
    for row in rows {
      guard let name = row.name?.use(of: type) else { continue }
      for id in row.swipeIDs {
        line("case (\(name), \(SwiftLiteral.text(id))): break  // Do what the action says.")
      }
    }
    line("default: break")
  }

  /// Writes a `switch` whose cases begin where it begins.
  mutating func choose(_ value: String, _ cases: (inout SwiftWriter) -> Void) {
    line("switch \(value) {")
    cases(&self)
    line("}")
  }
}
