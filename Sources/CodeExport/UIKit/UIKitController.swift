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
      writeDetail(to: &writer)
      writeButtons(to: &writer)
      writeSwipeActions(to: &writer)
      writeHeaderButtons(to: &writer)
      writeBarButtons(to: &writer)
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

  private func writeDetail(to writer: inout SwiftWriter) {
    writeHook("showDetail(of row:", "Show more about the row.", to: &writer, \.hasDetail)
  }

  private func writeButtons(to writer: inout SwiftWriter) {
    writeHook("pressButton(in row:", "Do what the button says.", to: &writer, \.hasButton)
  }

  /// A method with a case for each row that calls it.
  private func writeHook(
    _ name: String, _ task: String, to writer: inout SwiftWriter, _ isMember: (CodeRow) -> Bool
  ) {
    let members = rows.filter(isMember)
    guard !members.isEmpty else { return }
    writer.gap()
    writer.block("override func \(name) \(export.typeName).Row)") { writer in
      writer.choose("row") { writer in
        for case let name? in members.map(\.name) {
          writer.line("case \(name.use(of: "\(export.typeName).Row")): break  // \(task)")
        }
        if members.count < rows.count { writer.line("default: break") }
      }
    }
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
    guard !buttons.isEmpty else { return }
    let type = "\(export.typeName).Section"
    writer.gap()
    writer.block("override func pressHeader(of section: \(type))") { writer in
      writer.choose("section") { writer in
        for name in buttons { writer.line("case \(name.use(of: type)): break  // Do what the button says.") }
        if buttons.count < export.content.sections.compactMap(\.name).count { writer.line("default: break") }
      }
    }
  }

  private func writeRefreshing(to writer: inout SwiftWriter) {
    guard export.table.info.refreshControl.isRefreshing != nil else { return }
    writer.gap()
    writer.block("override func refresh()") { writer in
      writer.line("super.refresh()  // Load new data before this.")
    }
  }

  private func writeBarButtons(to writer: inout SwiftWriter) {
    let buttons = export.content.barButtons
    guard !buttons.isEmpty else { return }
    writer.gap()
    writer.block("override func tap(_ button: \(export.typeName).BarButton)") { writer in
      writer.choose("button") { writer in
        for button in buttons { writer.line("case .\(button.name): break  // Do what the button says.") }
      }
    }
  }
}

extension SwiftWriter {
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
