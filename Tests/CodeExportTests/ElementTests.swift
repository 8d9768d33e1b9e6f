// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel
import TableSpec
import Testing

/// The elements of rows as an engineer reads them in a pull request.
struct ElementTests {
  private static func code(_ rows: String, _ format: CodeFormat) throws -> ExportedCode {
    let spec = "sections:\n  - rows:\n" + rows.split(separator: "\n").map { "      - \($0)\n" }.joined()
    let table = try SpecDecoder(fileName: "app").decode(Array(spec.utf8))
    return try format.code(for: table, CodeOptions(name: "app.yaml"))
  }

  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `nothing of any kind is missing`(format: CodeFormat) throws {
    let code = try format.code(for: ElementSpec.table)
    #expect(code.unexportedLines == [])
    let kinds = Set(
      try ElementSpec.table.sections[0].rows.flatMap { $0.elements.after + $0.elements.before }
        .map(\.element.kind))
    #expect(kinds == Set(ElementKind.allCases.filter { !$0.isOnlyForContent }))
  }

  /// Each kind in UIKit, and in SwiftUI without the spaces at the beginning of its lines.
  private static let lines: [(row: String, uikit: String, swiftui: String)] = [
    (
      "{id: a, title: A, stepper: {value: 2, maximum: 10}}",
      #"TableRow(.a, "A", .stepper(\.a, in: 0...10))"#, #"Stepper("A", value: $values.a, in: 0...10)"#
    ),
    ("{id: a, title: A, slider: 0.5}", #"TableRow(.a, "A", .slider(\.a))"#, "Slider(value: $values.a) {"),
    (
      "{id: a, title: A, segmentedControl: [B, C]}",
      #"TableRow(.a, "A", .segments(\.a, [String(localized: "B"), String(localized: "C")]))"#,
      #"Choices(["B", "C"])"#
    ),
    (
      "{id: a, title: A, progressView: 0.25}", #"TableRow(.a, "A", .progress(values.aProgress))"#,
      "ProgressView(value: values.aProgress)"
    ),
    (
      "{id: a, title: A, activityIndicator: large}", #"TableRow(.a, "A", .activity(.large))"#,
      "ProgressView().controlSize(.large)"
    ),
    (
      "{id: a, title: A, textField: {placeholder: B}}",
      #"TableRow(.a, "A", .textField(\.a, placeholder: String(localized: "B")))"#,
      #"TextField("A", text: $values.a, prompt: Text("B"))"#
    ),
    (
      "{id: a, title: A, textView: B}", #"TableRow(.a, "A", .textView(\.a))"#,
      #"TextField("A", text: $values.a, prompt: Text(""), axis: .vertical)"#
    ),
    (
      "{id: a, title: A, menu: B}", #"TableRow(.a, "A", .menu(\.a, [String(localized: "B")]))"#,
      #"Picker("A", selection: $values.a) {"#
    ),
    (
      "{id: a, title: A, datePicker: 2026-06-01}", #"TableRow(.a, "A", .date(\.a, .date))"#,
      #"DatePicker("A", selection: $values.a, displayedComponents: .date)"#
    ),
    (
      "{id: a, title: A, button: B}", #"TableRow(.a, "A", .button(String(localized: "B")))"#,
      #"Button("B") {"#
    ),
    (
      "{id: a, title: A, label: B}", #"TableRow(.a, "A", .label(values.aLabel))"#,
      "Text(verbatim: values.aLabel).foregroundStyle(.secondary)"
    ),
    (
      "{id: a, title: A, leading: [checkmark], trailing: [{switch: true}]}",
      #"TableRow(.a, "A", .toggle(\.isAOn, isEnabled: true)).leading(.sign(.checkmark))"#,
      #"Toggle("A", isOn: $values.isAOn).tint(.green)"#
    ),
    (
      "{title: A, slider: 0.5}", #"TableRow(nil, "A", .slider(\.[constant: 0.5]))"#,
      "Slider(value: .constant(0.5)) {"
    ),
  ]

  @Test func `each kind is a line`() throws {
    for (row, uikit, swiftui) in Self.lines {
      #expect(try Self.code(row, .uikit).source.contains("      \(uikit)\n"), "\(row)")
      #expect(try Self.code(row, .swiftui).source.contains(" \(swiftui)\n"), "\(row)")
    }
  }

  @Test func `values have the types of controls, and names that don't meet`() throws {
    let rows = """
      {id: a, title: A, detail: "2", stepper: 2}
      {id: b, title: B, badge: "1", trailing: [{badge: "2"}, {badge: "3"}, {label: C}]}
      {id: c, title: C, datePicker: {date: 'June 1, 2026', time: '9:41 PM'}}
      {id: d, title: D, menu: {title: Y, choices: [X, Y]}}
      """
    for format in [CodeFormat.uikit, .swiftui] {
      let source = try Self.code(rows, format).source
      for line in [
        "var a = \"2\"", "var aValue = 2.0", "var bBadge: String? = \"1\"", "var bBadge2 = \"2\"",
        "var bBadge3 = \"3\"", "var bLabel = \"C\"", "var d = 1",
        "year: 2026, month: 6, day: 1, hour: 21, minute: 41",
      ] { #expect(source.contains(line), "\(format) \(line)") }
    }
  }

  @Test func `parts that code can't have are listed`() throws {
    let rows = """
      {id: a, title: A, datePicker: tomorrow}
      {id: b, title: B, leading: [{slider: 0.5}]}
      {id: c, title: C, slider: 0.5, textField: C}
      {id: d, title: D, trailing: [{button: One}, {button: Two}]}
      {id: e, title: E, detail: E, cellStyle: status, label: E}
      {title: F, stepper: 1}
      """
    let lines = [
      "row 0.0 (a): datePicker (code has no such date; a date is like 1 Jun 2026, and a time is like 9:41)",
      "row 0.1 (b): leading (code has no control before the texts that fills the row)",
      "row 0.2 (c): slider (code has one control in a row that fills it)",
      "row 0.3 (d): trailing (a row has one action for its buttons)",
      "row 0.4 (e): label (status cells show no elements)",
      "row 0.5: id (code needs it to do something; it only shows the control)",
    ]
    for format in [CodeFormat.uikit, .swiftui] {
      #expect(try Self.code(rows, format).unexportedLines == lines)
    }
  }

  /// Files of other kinds would be in every app.
  @Test func `an app needs the support files of its own kinds`() throws {
    let code = try Self.code("{id: a, title: A, stepper: 1}", .uikit)
    let names = SupportFiles.needed(by: [code.source], .uikit).map(\.name)
    #expect(names.contains("StepperControl.swift"))
    #expect(names.filter { $0.hasSuffix("Control.swift") } == ["RowControl.swift", "StepperControl.swift"])
  }
}
