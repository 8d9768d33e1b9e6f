// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import CodeExport

struct SupportFilesTests {
  @Test(arguments: CodeFormat.allCases)
  func `each support file is embedded, and is ordinary Swift`(format: CodeFormat) throws {
    let folder = "Sources/Support/\(format.title)"
    let names = try Repository.names(in: folder).filter { $0.hasSuffix(".swift") }
    let files = SupportFiles.all(format)
    #expect(!files.isEmpty && files.map(\.name) == names.sorted())
    var types: [String] = []
    for file in files {
      let lines = try Repository.text("\(folder)/\(file.name)").split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0].hasPrefix("// SPDX-") && lines[1].isEmpty && !lines[2].isEmpty, "\(file.name)")
      #expect(!file.types.isEmpty, "\(file.name)")
      for flag in ["#if", "@objc", "#selector"] {
        #expect(!lines.contains { $0.contains(flag) }, "\(file.name): \(flag)")
      }
      if SwiftNamesScan(file.code).declaresTypes { types += file.types }
    }
    // They are in one module.
    #expect(Set(types).count == types.count)
  }

  /// The code of all files in one, which compiles only if no two files have a private declaration of the same name.
  @Test(arguments: CodeFormat.allCases)
  func `all support files compile as one file`(format: CodeFormat) throws {
    let folder = ScratchFolder()
    // A test's files name types of UIKit's.
    let files = format == .xctest ? SupportFiles.all(.uikit) : []
    try folder.write(
      SupportFiles.joined([], with: files + SupportFiles.all(format)), to: "All.swift")
    let result = try ChildProcess.run(
      Repository.root.appendingPathComponent("Scripts/checks/typecheck.sh"),
      ["--ios", "\(format.minimumIOS)", "All.swift"],
      environment: TestEnvironment(home: folder).setting(["PATH": ProcessInfo.processInfo.environment["PATH"]]
      ),
      folder: folder.path, timeout: 120)
    #expect(result.exitCode == 0, "\(result.standardError)\(result.standardOutput)")
  }

  private let card = SupportFile(
    .uikit, name: "Card.swift", source: "// SPDX\n\nimport UIKit\n\nstruct Card {}\n")

  private func state(_ text: String?) -> SupportFile.State { card.state(of: text.map { Array($0.utf8) }) }

  @Test func `a support file in an app is recognized by its head`() throws {
    let lines = card.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].wholeMatch(of: /\/\/ roundtable support 1, uikit: Card\.swift [0-9a-f]{16}/) != nil)
    #expect(lines[1] == "// Written by 'roundtable support'. Yours to use in any app.")
    #expect(lines[2...].joined(separator: "\n") == "\nimport UIKit\n\nstruct Card {}\n")
    #expect(state(nil) == .missing && state(card.text) == .current)
    // Git may change the ends of lines.
    #expect(state(card.text.replacing("\n", with: "\r\n")) == .current)
    #expect(state(card.text + "\n") == .edited)
    #expect(state(card.text.replacing("struct", with: "class")) == .edited)
    #expect(state("// mine\n" + card.text) == .foreign(nil))
    #expect(state("struct Card {}\n") == .foreign(nil) && state("") == .foreign(nil))
    func written(_ version: Int, _ format: CodeFormat, _ name: String) -> String {
      let rest = "struct Old {}\r\n"
      return SupportHead(version: version, format: format, name: name, rest: "struct Old {}\n").line + rest
    }
    #expect(state(written(0, .uikit, "Card.swift")) == .older)
    #expect(state(written(1, .uikit, "Card.swift")) == .older)
    #expect(state(written(2, .uikit, "Card.swift")) == .newer(version: 2))
    for other in [written(1, .swiftui, "Card.swift"), written(1, .uikit, "Badge.swift")] {
      #expect(state(other) == .foreign(SupportHead(other)))
    }
  }

  @Test func `names in texts, comments and members need no file`() {
    let scan = SwiftNamesScan(
      #"""
      // Card
      let title = "A \"Card\" of \\"; let badge: BadgeView? = nil  // Card
      case .Card: Look.Card
      let text = """
        Card "Tile"
        """
      @MainActor public final class Row<Content>: Base {}
      private struct Hidden {}
        struct Inner {}
      @available(iOS 16, *) extension UIView {}
      """#)
    #expect(scan.names.isDisjoint(with: ["Card", "Tile"]))
    #expect(scan.names.isSuperset(of: ["BadgeView", "Look", "Row", "Content", "Base", "UIView"]))
    #expect(scan.types == ["Row"])
    #expect(SwiftNamesScan("extension UIView {\n}\n").types == ["UIView"])
  }

  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `the needed files are those that the code names, and those that these need`(format: CodeFormat) throws
  {
    #expect(SupportFiles.needed(by: ["let card = 1 // Card\n"], format).isEmpty)
    let needed = SupportFiles.needed(by: ["let card = Card(radius: 12)\n"], format)
    #expect(needed.map(\.name).contains("Card.swift"))
    #expect(needed.count < SupportFiles.all(format).count)
    let names = needed.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    for file in SupportFiles.all(format) where !needed.contains(where: { $0.name == file.name }) {
      #expect(file.types.isDisjoint(with: names), "\(file.name)")
    }
  }

  @Test func `code of a test imports the app's module after its other imports`() {
    let code = "import UIKit\nimport XCTest\n\nlet a = 1\n"
    #expect(SupportFiles.importing(nil, in: code) == code)
    let own = "import UIKit\nimport XCTest\n\n@testable import MyApp\n\nlet a = 1\n"
    #expect(SupportFiles.importing("MyApp", in: code) == own)
    let file = SupportFile(.xctest, name: "A.swift", source: "// SPDX\n\n" + code)
    #expect(file.importing("MyApp").text.hasSuffix("\n\n" + own))
    #expect(file.importing("MyApp").state(of: Array(file.text.utf8)) == .older)
  }

  @Test func `files are joined below one list of imports`() {
    let joined = SupportFiles.joined(
      [
        "// Head.\n// More.\n\nimport UIKit\n\nlet a = 1\n",
        "// Yours.\n\nimport Foundation\nimport UIKit\n\nlet b = 2\n",
      ],
      with: [card])
    #expect(
      joined == """
        // Head.
        // More.

        import Foundation
        import UIKit

        let a = 1

        // Yours.

        let b = 2

        struct Card {}

        """)
  }
}
