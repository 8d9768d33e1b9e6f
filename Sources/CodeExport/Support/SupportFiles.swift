// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles

/// The support files of each framework.
package enum SupportFiles {
  private static let uikit = files(supportUIKit(), .uikit)
  private static let swiftui = files(supportSwiftUI(), .swiftui)
  private static let xctest = files(supportXCTest(), .xctest)

  private static func files(_ embedded: EmbeddedFiles, _ format: CodeFormat) -> [SupportFile] {
    embedded.texts.map { SupportFile(format, name: $0.name, source: $0.text) }
  }

  /// All of them, in the order of their names.
  package static func all(_ format: CodeFormat) -> [SupportFile] {
    switch format {
    case .uikit: uikit
    case .swiftui: swiftui
    case .xctest: xctest
    }
  }

  /// Those that declare a type that the code names, and those that these need themselves.
  ///
  /// - Parameter sources: whole files of code.
  package static func needed(by sources: [String], _ format: CodeFormat) -> [SupportFile] {
    let all = all(format)
    var open = sources.reduce(into: Set<String>()) { $0.formUnion(SwiftNamesScan($1).names) }
    var needed: Set<String> = []
    while true {
      let more = all.filter { !needed.contains($0.name) && !$0.types.isDisjoint(with: open) }
      guard !more.isEmpty else { return all.filter { needed.contains($0.name) } }
      needed.formUnion(more.map(\.name))
      open = more.reduce(into: []) { $0.formUnion($1.names) }
    }
  }

  /// One file that compiles alone: the sources, and the support files, below one list of imports.
  ///
  /// - Parameter sources: whole files of code; the comments at the top of the first remain there.
  package static func joined(_ sources: [String], with support: [SupportFile]) -> String {
    var (head, imports, bodies): ([Substring], Set<Substring>, [String]) = ([], [], [])
    for (index, source) in (sources + support.map(\.code)).enumerated() {
      var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
      while lines.last == "" { lines.removeLast() }
      if index == 0 {
        head = Array(lines.prefix { $0.hasPrefix("//") })
        lines = lines.dropFirst(head.count)
      }
      imports.formUnion(lines.filter(isImport))
      var body: [Substring] = []
      // Imports end with an empty line.
      for line in lines where !isImport(line) && !(line.isEmpty && body.last?.isEmpty ?? true) {
        body.append(line)
      }
      bodies.append(body.joined(separator: "\n") + "\n")
    }
    // Attributes such as `@testable` don't count in the order.
    let sorted = imports.sorted {
      ($0.split(separator: " ").last ?? "") < ($1.split(separator: " ").last ?? "")
    }
    return
      ([head.joined(separator: "\n"), sorted.joined(separator: "\n")].filter { !$0.isEmpty }
      .map { $0 + "\n\n" } + [bodies.joined(separator: "\n")]).joined()
  }

  /// Code of a test target that also imports an app's module, whose types have no access modifiers.
  ///
  /// - Parameter module: `nil` adds nothing.
  package static func importing(_ module: String?, in code: String) -> String {
    guard let module else { return code }
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.firstIndex(where: isImport).map { first in
      lines[first...].prefix(while: isImport).endIndex
    }
    lines.insert(contentsOf: ["", "@testable import \(module)"], at: last ?? 0)
    return lines.joined(separator: "\n")
  }

  private static func isImport(_ line: Substring) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("@") && line.contains(" import ")
  }
}
