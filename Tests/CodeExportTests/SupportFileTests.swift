// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// The files that an app adopts once compile in each of its language modes, and swift-format doesn't change them.
@Suite(.serialized) struct SupportFileTests {
  /// A framework's files, and the oldest and the newest iOS that they compile for.
  struct Framework: CustomTestStringConvertible, Sendable {
    let name: String
    let versions: [Int]
    /// A type that every generated file needs.
    let root: String
    /// An app's tables with every kind of row, in Tests/Stubs/Screen.
    let tables: [String]

    var testDescription: String { name }
    var folder: String { "Sources/Support/\(name)" }
    var paths: [String] {
      let names = (try? Repository.names(in: folder)) ?? []
      return names.map { Repository.root.appendingPathComponent("\(folder)/\($0)").path }
    }

    var examples: [String] {
      tables.map { Repository.root.appendingPathComponent("Tests/Stubs/Screen/\($0)").path }
    }

    static let all = [
      Framework(name: "UIKit", versions: [15, 26], root: "TableContent", tables: ["SupportedTable.swift"]),
      Framework(name: "SwiftUI", versions: [16, 26], root: "", tables: []),
    ].filter { !$0.paths.isEmpty }
  }

  /// The code of tables compiles with them for iOS 17, too (`TypeCheckTests`).
  @Test(arguments: Framework.all)
  func `support files and an app's own table compile for the oldest and the newest iOS in each language mode`(
    framework: Framework
  ) throws {
    let folder = ScratchFolder()
    let jobs = framework.versions.flatMap { ios in
      Language.all.map { language in
        Job(name: "iOS \(ios), \(language)") {
          try Compiler.check(framework.paths + framework.examples, for: ios, language, in: folder)
        }
      }
    }
    for (name, message) in try Job.run(jobs) { #expect(message == "", "\(name)") }
  }

  @Test(arguments: Framework.all)
  func `each support file compiles with the files that declare the types that it names`(
    framework: Framework
  ) throws {
    let folder = ScratchFolder()
    let needs = try SupportNeeds(framework.paths)
    let root = needs.closure(of: framework.root)
    let closures = Set(framework.paths.map { root.union(needs.closure(of: needs.source($0))).union([$0]) })
    let jobs = closures.map { files in
      Job(name: files.map { ($0 as NSString).lastPathComponent }.sorted().joined(separator: " ")) {
        try Compiler.check(files.sorted(), for: framework.versions[0], in: folder)
      }
    }
    for (name, message) in try Job.run(jobs) { #expect(message == "", "\(name)") }
  }

  @Test(arguments: Framework.all)
  func `support files have the format of a new app`(framework: Framework) throws {
    // Outside the repository, the formatter has its own settings: two spaces and 100 columns.
    let folder = ScratchFolder()
    let names = try framework.paths.map { path in
      let name = (path as NSString).lastPathComponent
      try folder.write(String(contentsOfFile: path, encoding: .utf8), to: name)
      return name
    }
    #expect(try Compiler.lint(names, in: folder) == "")
  }
}

/// Which files declare the types that a text names.
private struct SupportNeeds {
  private var sources: [String: String] = [:]
  private var files: [String: String] = [:]

  init(_ paths: [String]) throws {
    for path in paths {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      sources[path] = source
      for match in source.matches(of: #/(?m)^(?:\w+ )*(?:struct|class|enum|protocol) (\w+)/#) {
        files[String(match.1)] = path
      }
    }
  }

  func source(_ path: String) -> String { sources[path] ?? "" }

  func closure(of text: String) -> Set<String> {
    var found: Set<String> = []
    var texts = [text]
    while let text = texts.popLast() {
      for word in Set(text.matches(of: #/\w+/#).map { String($0.0) }) {
        guard let file = files[word], found.insert(file).inserted else { continue }
        texts.append(source(file))
      }
    }
    return found
  }
}
