// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Foundation
import TableLayout
import TableModel
import TestSupport
import Testing

/// The facts that exported code shows on the double of UIKit (Tests/UIKitDouble). Frames are x, y, width and height in
/// points.
struct ExportedFacts: Decodable {
  struct Text: Decodable, Equatable {
    let text: String
    let frame: [Double]
    let color: String
    let isCut: Bool
  }
  struct Row: Decodable, Equatable {
    let path: String
    let id: String?
    let kind: String
    let cell: [Double]
    let card: [Double]?
    let background: String?
    let radii: [Double]
    let roundedBy: String?
    let covers: [[Double]]
    let lines: [[Double]]
    let border: Double
    let shadow: [Double]?
    let texts: [Text]
    let accessory: String?
    /// The frames of the elements of its content, from the outermost to the innermost.
    let parts: [[Double]]
    /// The smallest and the largest x of its accessories.
    let accessoryEnds: [Double]?
    let separatorInset: [Double]?
    let label: String?
    /// Bits of `UIAccessibilityTraits` in the double.
    let traits: UInt64
    let elements: [String]
  }
  struct Title: Decodable, Equatable {
    let frame: [Double]
    let texts: [Text]
    /// The addresses that taps open, each with the frame of its text.
    let links: [String]
  }
  struct Touch: Decodable {
    let path: String
    let log: [String]
    let changed: [String]
    let values: [String]
  }
  let rows: [Row]
  let headers: [Title]
  let footers: [Title]
  let touches: [Touch]
  /// The calls that a tap on each button of a header makes, and then the number of rows in each section.
  let headerTouches: [[String]]
  let title: String?
  /// Conflicts of constraints, and places that constraints leave open.
  let log: [String]
  /// The log of the exported test.
  let tests: [String]
  var failures: [String] { tests.filter { !$0.contains(": reconfigure ") } }
  let madeCells: Int
  /// The titles of the toolbar's items, or the names of their symbols.
  let tools: [String]
  /// Points from the screen's side to the table view.
  let tableX: Double
}

/// A table to export, and the way to show it.
struct ExportedRun {
  let name: String
  let table: Table
  /// Points; `nil` is the device's height.
  var height: Int?
  var isDark = false
  /// Whether a light screen with the default traits is shown first, and the traits change then.
  var changes = false
  var touches = false
  /// Whether the exported test runs.
  var tests = false
  /// Changes the code of the exported test.
  var edit: (String) -> String = { $0 }
  /// Run in place of an exported table; the facts have their log.
  var statements: String?

  var layout: LaidOutTable { LaidOutTable(table) }

  /// Exports each table, compiles all of them into one program and runs it. Of tables with the same name, it exports only
  /// the first.
  static func facts(_ runs: [ExportedRun]) throws -> [ExportedFacts] {
    let folder = ScratchFolder()
    var (files, tables, tests): ([String], [String], [String]) = ([], [], [])
    func add(_ code: ExportedCode, _ source: String) throws {
      try folder.write(source, to: code.fileName)
      files.append(folder.path(code.fileName))
    }
    var known: Set<String> = []
    for run in runs where known.insert(run.name).inserted {
      if let statements = run.statements {
        tables.append(
          "  \"\(run.name)\": { _ in\n\(statements)\nvar facts = Facts()\nfacts.log = Log.lines\nreturn facts },"
        )
        continue
      }
      let options = CodeOptions(name: run.name + ".yaml")
      let code = try CodeFormat.uikit.code(for: run.table, options)
      let test = try CodeFormat.xctest.code(for: run.table, options)
      try add(code, code.source)
      try add(test, run.edit(test.source))
      tables.append("  \"\(run.name)\": { facts(\(code.typeName).self, $0) },")
      let names = ["IDs", "Actions", "Frames", "LargeTexts"].map { "(\"\($0)\", { try test.test\($0)() })" }
      tests.append(
        "  \"\(run.name)\": { let test = \(test.typeName)(); return [\(names.joined(separator: ", "))] },")
    }
    let main = """
      import UIKit

      let tables: [String: @MainActor (Run) -> Facts] = [
      \(tables.joined(separator: "\n"))
      ]
      let tests: [String: @MainActor () -> XCTestRun] = [
      \(tests.joined(separator: "\n"))
      ]
      try answer(tables, tests)

      """
    try folder.write(main, to: "main.swift")
    let input = try JSONSerialization.data(withJSONObject: runs.map(\.settings))
    let output = try run(
      files + [folder.path("main.swift")], input: String(decoding: input, as: UTF8.self), in: folder)
    return try JSONDecoder().decode([ExportedFacts].self, from: Data(output.utf8))
  }

  private static func run(_ files: [String], input: String, in folder: ScratchFolder) throws -> String {
    let script = Repository.root.appendingPathComponent("Scripts/checks/run-exported.sh")
    let environment = TestEnvironment(home: folder).setting([
      "PATH": ProcessInfo.processInfo.environment["PATH"]
    ])
    let result = try ChildProcess.run(script, files, input: input, environment: environment, timeout: 600)
    try #require(result.exitCode == 0, "\(result.standardError)")
    return result.standardOutput
  }

  /// The run as the double reads it, with the lengths that UIKit chooses itself.
  private var settings: [String: Any] {
    let layout = layout
    let environment = layout.environment
    let switchSize = [environment.metric(.switchWidth), environment.metric(.switchHeight)].map(\.doubleValue)
    var rowHeights: [String: Double] = [:]
    for path in table.rowPaths {
      let look = ResolvedLook(table.look(ofRowAt: path), in: environment)
      guard !look.hasOwnGroup(in: environment), !look.hasOwnLines,
        let row = layout.row(at: path)
      else { continue }
      rowHeights["\(path.section).\(path.row)"] = row.frame.height.doubleValue
    }
    let titles = table.sections.indices.map { section in
      [layout.rectForHeader(inSection: section), layout.rectForFooter(inSection: section)].map(
        \.height.doubleValue)
    }
    let margin = environment.layoutMargin.doubleValue
    var system: [String: Any] = [
      "switchSize": switchSize, "margin": margin, "verticalMargin": 11, "symbolWidth": 28,
      "minimumRowHeight": environment.minimumRowHeight.doubleValue,
      "insetGroupedInset": table.look(ofSection: 0)[.insetLeft]?.doubleValue ?? margin,
      "accessoryWidths": [0, 36, 68, 41, 46], "version": "\(environment.profile.id.versions.upperBound).0",
    ]
    if environment.info.traits.textSize == .large {
      system["titleHeights"] = titles
      system["rowHeights"] = rowHeights
    }
    return [
      "table": name, "width": environment.width.doubleValue,
      "height": Double(height ?? Int(environment.height?.doubleValue ?? 812)),
      "scale": environment.grid.scale,
      "textSize": environment.info.traits.textSize.rawValue, "isDark": isDark, "changes": changes,
      "isRegular": table.info.traits.horizontalSizeClass == .regular,
      "isRightToLeft": environment.isRightToLeft, "touches": touches, "tests": tests,
      "system": system,
    ]
  }
}
