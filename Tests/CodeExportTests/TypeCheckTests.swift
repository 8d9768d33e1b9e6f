// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Foundation
import TableModel
import TestSupport
import Testing

/// A compiler for iOS accepts generated files, the engineers' files and the support files together without warnings, and
/// swift-format doesn't change them.
@Suite(.serialized) struct TypeCheckTests {
  private static let frameworks = [CodeFormat.uikit, .swiftui]

  @Test(arguments: frameworks)
  func `the code of all specs compiles for the oldest iOS that it names`(format: CodeFormat) throws {
    let specs =
      ExportedSpecs.all + ExportedSpecs.gallery + ExportedSpecs.paired
      + ExportedSpecs.random(TestCount.of(20, nightly: 200))
    try check(specs, format, [(format.minimumIOS, .usual)])
  }

  @Test(arguments: frameworks)
  func `the code of examples and hostile specs compiles in each language mode and for newer iOS`(
    format: CodeFormat
  ) throws {
    // A message depends on the version or on the language, so each of them once finds it.
    let others = Language.all.filter { $0 != .usual }
    try check(ExportedSpecs.all, format, Array(zip([format.minimumIOS, 17, 26], others)))
  }

  /// A test is compiled with the code that it tests, without the engineer's file.
  @Test func `tests compile with the code that they test`() throws {
    let folder = ScratchFolder()
    let support = try write(SupportFiles.all(.uikit) + SupportFiles.all(.xctest), in: folder)
    let files = try ExportedSpecs.all.enumerated().flatMap { index, spec in
      try [CodeFormat.uikit, .xctest].map { format in
        let code = try format.code(for: spec.table, CodeOptions(name: "spec\(index).yaml"))
        try folder.write(code.source, to: "\(index)-\(code.fileName)")
        return "\(index)-\(code.fileName)"
      }
    }
    for language in [5, 6].map({ Language(mode: $0) }) {
      #expect(try Compiler.check(support + files, for: 15, language, in: folder) == "", "\(language)")
    }
    let others = zip(files, ExportedSpecs.all.flatMap { [$0.name, $0.name] }).filter {
      !$1.hasPrefix("nasty")
    }
    #expect(try Compiler.lint(others.map(\.0), in: folder) == "")
  }

  /// With one function for all rows, the compiler's time and memory grow with the square of their number.
  @Test(arguments: frameworks) func `a thousand rows compile in seconds`(format: CodeFormat) throws {
    let rows = (0..<1000).map { index in
      Row(
        id: "row\(index)", title: "Row \(index)", detail: "Detail", cellStyle: .value1,
        image: RowImage(symbol: "wifi", tileColor: .semantic(.systemBlue)),
        accessory: index.isMultiple(of: 3) ? .switchOn : .disclosureIndicator)
    }
    let table = Table(
      info: Table.Info(title: "Long"), sections: [Section(info: Section.Info(id: "all"), rows: rows)])
    let start = ContinuousClock.now
    try check([("long", table)], format, [(format.minimumIOS, .usual)], isFormatted: false)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func `the compiler reports errors in code for UIKit and SwiftUI`() throws {
    let folder = ScratchFolder()
    let wrong: [(code: String, message: String)] = [
      ("import UIKit\nfunc f(_ view: UIView) { view.isHidden = true }", "main actor-isolated property"),
      ("import UIKit\n@MainActor let a = UITableView().cornerRadius", "has no member 'cornerRadius'"),
      ("import UIKit\nclass A: UIView { override func layoutSubviews(_ a: Int) {} }", "does not override"),
      ("import SwiftUI\nstruct A: View { var body: some View { Text(1) } }", "error:"),
      ("import SwiftUI\n#Preview { 1 }", "requires that 'Int' conform to 'View'"),
      ("import SwiftUI\n@MainActor let a = List { Text(\"a\") }.listSectionMargins(.top, 2)", "iOS 26"),
      (
        "import UIKit\n@MainActor func f(_ a: UIViewController, _ b: UITraitCollection) {\n"
          + "  a.setOverrideTraitCollection(b, forChild: a)\n}", "was deprecated in iOS 17"
      ),
    ]
    for (index, wrong) in wrong.enumerated() {
      try folder.write(wrong.code + "\n", to: "\(index).swift")
      let message = try Compiler.check(["\(index).swift"], for: 17, in: folder)
      #expect(message.contains(wrong.message), "\(wrong.code)\n\(message)")
    }
  }

  /// A new row is a compiler's error until it has its action.
  @Test(arguments: frameworks)
  func `an engineer's file of a former export doesn't compile with a new row`(format: CodeFormat) throws {
    let folder = ScratchFolder()
    var table = Table(sections: [
      Section(rows: [Row(id: "old", title: "Old", accessory: .disclosureIndicator)])
    ])
    let options = CodeOptions(name: "a.yaml")
    let controller = try #require(try format.code(for: table, options).controller)
    try folder.write(controller.text, to: controller.name)
    let support = try write(SupportFiles.all(format), in: folder)
    func message() throws -> String {
      let code = try format.code(for: table, options)
      try folder.write(code.source, to: code.fileName)
      return try Compiler.check(
        support + [code.fileName, controller.name], for: format.minimumIOS, in: folder)
    }
    #expect(try message() == "")
    table.sections[0].rows.append(Row(id: "new", title: "New", accessory: .disclosureIndicator))
    #expect(try message().contains("switch must be exhaustive"))
  }

  // MARK: - Many specs at once

  private func write(_ files: [SupportFile], in folder: ScratchFolder) throws -> [String] {
    for file in files { try folder.write(file.text, to: "support-" + file.name) }
    return files.map { "support-" + $0.name }
  }

  /// Checks many specs in each call, because each call starts the compiler.
  private func check(
    _ specs: [(name: String, table: Table)], _ format: CodeFormat, _ ways: [(ios: Int, language: Language)],
    isFormatted: Bool = true
  ) throws {
    let folder = ScratchFolder()
    let support = try write(SupportFiles.all(format), in: folder)
    var files: [String] = []
    var formatted: [String] = []
    var names: [String: String] = [:]
    for (index, spec) in specs.enumerated() {
      let code = try format.code(for: spec.table, CodeOptions(name: "spec\(index).yaml"))
      let controller = try #require(code.controller)
      for (name, text) in [(code.fileName, code.source), (controller.name, controller.text)] {
        let file = "\(index)-\(name)"
        try folder.write(text, to: file)
        names[file] = spec.name
        // Ids are written as they are, and some aren't names as swift-format wants them.
        if !spec.name.hasPrefix("nasty") { formatted.append(file) }
        files.append(file)
      }
    }
    let (written, shaped) = (files, formatted)
    // A call with all files takes minutes on a busy machine.
    let parts = stride(from: 0, to: written.count, by: 50).map { Array(written[$0...].prefix(50)) }
    var jobs = ways.flatMap { way in
      parts.map { part in
        Job(name: "iOS \(way.ios), \(way.language)") {
          try Compiler.check(support + part, for: way.ios, way.language, in: folder)
        }
      }
    }
    if isFormatted, ways.contains(where: { $0.language == .usual && $0.ios == format.minimumIOS }) {
      jobs.append(Job(name: "swift format") { try Compiler.lint(shaped, in: folder) })
    }
    for (name, message) in try Job.run(jobs) where !message.isEmpty {
      Issue.record("\(format.rawValue), \(name):\n\(named(message, names))")
    }
  }

  /// The first lines of a message, with the specs of their files.
  private func named(_ message: String, _ specs: [String: String]) -> String {
    let lines = message.split(separator: "\n").prefix(40)
    let files = Set(
      lines.compactMap { line -> String? in
        guard let end = line.firstRange(of: ".swift:")?.lowerBound else { return nil }
        return line[..<end].split(separator: "/").last.map { $0 + ".swift" }
      })
    return files.sorted().map { "\($0) is \(specs[$0] ?? "?")\n" }.joined() + lines.joined(separator: "\n")
  }
}
