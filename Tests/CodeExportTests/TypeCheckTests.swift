// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Foundation
import Synchronization
import TableModel
import TestSupport
import Testing

/// A compiler for iOS accepts exported code without warnings, and swift-format doesn't change it.
@Suite(.serialized) struct TypeCheckTests {
  @Test(arguments: ExportVariant.all.filter { $0.format == .swiftui })
  func `every export for SwiftUI compiles for its iOS version`(variant: ExportVariant) throws {
    try check(variant)
  }

  /// Compiles each test together with the code that it tests. The articles' code has no tests.
  private static let others = ExportVariant.all.filter {
    $0.format == .xctest || ($0.format == .uikit && $0.options.isFaithful)
  }

  @Test(arguments: others)
  func `every other export compiles for its iOS version, with its test`(variant: ExportVariant) throws {
    try check(variant)
  }

  @Test func `every way to export is tested`() {
    let uikit = Set(ExportVariant.all.filter { $0.format == .uikit }.map(\.options))
    #expect(uikit == Set(Self.others.map(\.options)))
    #expect(CodeFormat.allCases == [.uikit, .swiftui, .xctest])
  }

  /// With one literal for all rows, the compiler took 2 GB for 400 rows, and all memory for 2000.
  @Test func `the test of a long table compiles`() throws {
    let rows = (0..<500).map { Row(title: "Row \($0)") }
    let table = Table(
      info: Table.Info(title: "Long"),
      sections: stride(from: 0, to: 500, by: 25).map { Section(rows: Array(rows[$0..<$0 + 25])) })
    let folder = ScratchFolder()
    let codes = [CodeFormat.uikit, .xctest].map { $0.code(for: table) }
    for code in codes { try folder.write(code.source, to: code.typeName + ".swift") }
    for name in ["rows", "rows10"] {
      #expect(codes[1].source.contains("]\n\n  private static let \(name): [Row] = ["), "\(name)")
    }
    #expect(try Compiler.check(codes.map { $0.typeName + ".swift" }, for: 15, in: folder) == "")
  }

  @Test func `code that needs a newer iOS does not compile for an older one`() throws {
    var table = Table(info: Table.Info(title: "Newer"), sections: [Section(rows: [Row(title: "a")])])
    table.info.look[.sectionSpacing] = 20
    table.info.sectionHeaderTopPadding = 4
    let needs: [(CodeFormat, Int)] = [(.uikit, 15), (.swiftui, 17)]
    for (format, version) in needs {
      let code = format.code(for: table)
      #expect(code.minimumIOS == version, "\(format)")
      let folder = ScratchFolder()
      try folder.write(code.source, to: "a.swift")
      #expect(try Compiler.check(["a.swift"], for: version, in: folder) == "")
      let message = try Compiler.check(["a.swift"], for: version - 1, in: folder)
      #expect(message.contains("is only available in iOS \(version)"), "\(message)")
    }
  }

  @Test func `code for the newest iOS calls nothing that is deprecated there`() throws {
    var table = Table(info: Table.Info(title: "Coloured"), sections: [Section(rows: [Row(title: "a")])])
    table.info.look[.rowColor] = .semantic(.systemRed)
    let newest = CodeOptions.knownIOS.upperBound
    let options = CodeOptions(technique: nil, ios: newest)
    let folder = ScratchFolder()
    for format in CodeFormat.allCases {
      try folder.write(format.code(for: table, options).source, to: "\(format).swift")
    }
    // A test is compiled with the code that it tests.
    #expect(try Compiler.check(CodeFormat.allCases.map { "\($0).swift" }, for: newest, in: folder) == "")
  }

  @Test func `space between rows of a SwiftUI list needs no newer iOS than the list`() throws {
    var table = Table(info: Table.Info(title: "Spaced"), sections: [Section(rows: [Row(title: "a")])])
    table.info.look[.rowSpacing] = 8
    let code = CodeFormat.swiftui.code(for: table)
    let folder = ScratchFolder()
    try folder.write(code.source, to: "a.swift")
    #expect(code.source.contains(".listRowSpacing(8)"))
    #expect(try Compiler.check(["a.swift"], for: CodeOptions.standardIOS, in: folder) == "")
  }

  @Test func `the compiler reports errors in code for UIKit and SwiftUI`() throws {
    let folder = ScratchFolder()
    let wrong: [(code: String, message: String)] = [
      ("import UIKit\nfunc f(_ view: UIView) { view.isHidden = true }", "main actor-isolated property"),
      ("import UIKit\n@MainActor let a = UITableView().cornerRadius", "has no member 'cornerRadius'"),
      ("import UIKit\nclass A: UIView { override func layoutSubviews(_ a: Int) {} }", "does not override"),
      (
        "import UIKit\nclass A: UITableViewController {\n  @objc func tapped() {}\n  func g() { _ = #selector(typed) }\n}",
        "cannot find 'typed'"
      ),
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

  @Test func `the stubs contain the names that an engineer adds to an exported screen`() throws {
    let folder = ScratchFolder()
    let files = ["FinishedViewController", "FinishedView", "FinishedTests"].map {
      Repository.root.appendingPathComponent("Tests/Stubs/Screen/\($0).swift").path
    }
    for language in Language.all {
      // XCTest's classes don't compile if the main actor is the default.
      let files = language.isMainActors ? Array(files.dropLast()) : files
      #expect(try Compiler.check(files, for: 17, language, in: folder) == "", "\(language)")
    }
    // The compiler still reports names that are newer than the code's version.
    #expect(try Compiler.check([files[1]], for: 16, in: folder).contains("is only available in iOS 17"))
  }

  // MARK: - Running the compiler

  private func check(_ variant: ExportVariant) throws {
    // The examples and one spec with every setting cover the differences of the articles' code.
    let drawn = variant.options.isFaithful ? [] : Self.drawn(variant.options)
    let specs =
      ExportedSpecs.examples + (variant.options.isFaithful ? [] : ExportedSpecs.presets)
      + [ExportedSpecs.nasty] + ExportedSpecs.rare
      + (variant.format == .swiftui ? [ExportedSpecs.nastyAlone] : []) + drawn
    #expect(ExportedSpecs.examples.count == Repository.exampleNames.count)
    let formats: [CodeFormat] = variant.format == .xctest ? [.uikit, .xctest] : [variant.format]
    try check(
      specs.map { spec in
        (spec.name, formats.map { $0.code(for: spec.table, variant.options) })
      }, variant)
  }

  /// Each pair of settings occurs in the two ways whose code has the least in common: the code's own, mostly cards, and
  /// UIKit's cells. The other ways get a part of the draw.
  private static func drawn(_ options: CodeOptions) -> [(name: String, table: Table)] {
    if options == CodeOptions() {
      return ExportedSpecs.paired + ExportedSpecs.random(TestCount.of(0, nightly: 200))
    }
    if options.technique == .native { return ExportedSpecs.paired }
    return ExportedSpecs.paired.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element)
  }

  /// Checks many files in each call, because each call starts the compiler. Files with the same name go into
  /// different calls.
  private func check(_ codes: [(spec: String, files: [ExportedCode])], _ variant: ExportVariant) throws {
    let folder = ScratchFolder()
    var batches: [(ios: Int, types: Set<String>, files: [String])] = []
    var specs: [String: String] = [:]
    var formatted: [String] = []
    var inEachLanguage: Set<String> = []
    for (index, (spec, codes)) in codes.enumerated() {
      var ios = codes.map(\.minimumIOS).max() ?? 0
      if let asked = variant.options.minimumIOS { #expect(ios <= asked, "\(spec)") }
      // The minimum version is checked only where the export chooses it, which saves a call for each other export.
      if let asked = variant.options.minimumIOS { ios = asked }
      if variant.options.isFaithful { ios = max(ios, CodeOptions.standardIOS) }
      let isNew = Self.isNew("iOS \(ios)", codes)
      let types = Set(codes.map(\.typeName))
      var files: [String] = []
      for (number, code) in codes.enumerated() {
        let file = "\(index)\(number == 0 ? "" : "-\(number)").swift"
        try folder.write(code.source, to: file)
        specs[file] = spec
        files.append(file)
        // The formatter and the other languages take longer than this one, so among drawn specs only those without options
        // are checked.
        let isChecked = !spec.hasPrefix("drawn") || variant.options == CodeOptions()
        if isChecked, spec != ExportedSpecs.nasty.name || variant.options == CodeOptions(),
          Self.isNew("format", [code])
        {
          formatted.append(file)
        }
        // Without tests, because they take longest and Xcode compiles their module without the app's
        // isolation.
        if isChecked, number == 0 { inEachLanguage.insert(file) }
      }
      guard isNew else { continue }
      let place = batches.firstIndex {
        $0.ios == ios && $0.types.isDisjoint(with: types) && $0.files.count < 120
      }
      if let place {
        batches[place].types.formUnion(types)
        batches[place].files += files
      } else {
        batches.append((ios, types, files))
      }
    }
    let half = formatted.count / 2
    var jobs = batches.flatMap { batch in
      Language.all.compactMap { language -> Job? in
        let files = language == .usual ? batch.files : batch.files.filter(inEachLanguage.contains)
        guard !files.isEmpty else { return nil }
        return Job(name: "for iOS \(batch.ios), \(language)") {
          try Compiler.check(files, for: batch.ios, language, in: folder)
        }
      }
    }
    for files in [formatted[..<half], formatted[half...]] where !files.isEmpty {
      jobs.append(Job(name: "swift format") { try Compiler.lint(Array(files), in: folder) })
    }
    for (name, message) in try Job.run(jobs) where !message.isEmpty {
      Issue.record("\(variant.testDescription), \(name):\n\(named(message, specs))")
    }
  }

  /// The checked code without its head comments, because many exports differ only in these.
  private static let checked = Mutex<Set<[String]>>([])

  /// - Returns: whether this check hasn't seen the same code before.
  private static func isNew(_ check: String, _ codes: [ExportedCode]) -> Bool {
    let bodies = codes.map { code in
      let lines = code.source.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.drop { $0.isEmpty || $0.hasPrefix("//") }.joined(separator: "\n")
    }
    return checked.withLock { $0.insert([check] + bodies).inserted }
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
