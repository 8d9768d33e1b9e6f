// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

/// What code a table is exported as.
package enum CodeFormat: String, CaseIterable, Sendable {
  case uikit, swiftui, xctest

  /// How all source of this format begins, by which it is known again.
  package var beginning: String { "// roundtable export \(rawValue):" }

  /// As people write it.
  package var title: String {
    switch self {
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .xctest: "XCTest"
    }
  }

  /// What a setting is not that it lacks, for messages.
  package var missing: String { self == .xctest ? "not asserted" : "not exported" }

  /// How each line begins that a daemon puts above code which is no longer what the spec says.
  package static let noticePrefix = "// !! "

  /// Whether a file begins as exported code or its package's manifest does.
  package static func isExported(_ text: Substring) -> Bool {
    var text = text
    while text.hasPrefix(noticePrefix) { text = text.drop { $0 != "\n" }.dropFirst() }
    return text.hasPrefix(ExportedCode.manifestBeginning)
      || allCases.contains { text.hasPrefix($0.beginning) }
  }

  package func code(for table: Table, _ options: CodeOptions = CodeOptions()) -> ExportedCode {
    switch self {
    case .uikit: UIKitExport(table, options).code
    case .swiftui: SwiftUIExport(table, options).code
    case .xctest: XCTestExport(table, options).code
    }
  }

  /// Their names, for messages.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Why it cannot be written so, as an error's message.
  package func problem(_ options: CodeOptions) -> String? {
    if let asked = options.minimumIOS, asked < leastIOS {
      return "--minimum-ios \(asked) is too old for \(rawValue); its code needs iOS \(leastIOS) or newer"
    }
    if options.isFaithful, self != .uikit {
      return "--faithful requires --format uikit; the articles have no \(rawValue) code"
    }
    guard self == .swiftui, options.technique != nil else { return nil }
    return "--technique requires --format uikit or xctest; \(rawValue) has one technique"
  }

  /// Diffable data sources came with iOS 13; the modifiers of rows and the accessories of lists that SwiftUI's code is
  /// made of with iOS 15.
  private var leastIOS: Int {
    switch self {
    case .uikit, .xctest: CodeOptions.knownIOS.lowerBound
    case .swiftui: CodeOptions.standardIOS
    }
  }
}

/// How code is to be written.
package struct CodeOptions: Hashable, Sendable {
  /// How UIKit rounds; `nil` is what the table asks for.
  package var technique: ExportTechnique?
  /// The least iOS that the code has to run on; `nil` is ``standardIOS``, or less where it needs less.
  package var minimumIOS: Int?
  /// Whether it is written as the articles write it, quirks included, with a comment at each.
  package var isFaithful = false

  package static let standardIOS = 15
  /// Diffable data sources, semantic colours and SF Symbols are as old.
  package static let knownIOS = 13...26

  package init() {}
}

/// How corners inside a group become square in UIKit.
package enum ExportTechnique: String, CaseIterable, Sendable {
  /// The table view's own groups.
  case native
  /// A shape layer as mask, its path from the bounds.
  case bezierMask
  /// `CALayer.maskedCorners`.
  case maskedCorners
  /// A view within each cell, which has the corners, the border and the shadow.
  case cardContainer
  /// All corners round, square patches over those inside a group.
  case cornerCovers
  /// That of the others which one would write today, whatever way the table names: a native one where UIKit's own cells
  /// show the same, else layers' corners, on a view of their own where cards need one.
  case best

  /// Their names, for messages.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// A table as source code, and what of it is missing there.
package struct ExportedCode: Sendable {
  package struct File: Hashable, Sendable {
    /// With its ending.
    package var name: String
    package var text: String
  }

  package let format: CodeFormat
  /// The type that shows the table, or tests it: `SettingsViewController`.
  package var typeName: String
  /// One file, which stands for itself.
  package var source: String
  /// Which lines of it are of which row or section.
  package var marks: [CodeMark]
  /// The least iOS that it runs on.
  package var minimumIOS: Int
  package var unexported: [UnexportedSetting]
  /// What a test tests; its file's name is its type's.
  var subject: File?

  /// ``unexported`` in words, one line for each setting and reason.
  package var unexportedLines: [String] { UnexportedSetting.lines(unexported) }

  /// The same without settings that no code can have.
  package var strictLines: [String] { UnexportedSetting.lines(unexported.filter { !$0.isOfPicture }) }

  /// - Parameter body: what stands below the head, `import` lines first.
  init(
    _ format: CodeFormat, typeName: String, minimumIOS: Int, ledger: ExportLedger, notes: [String] = [],
    body: String
  ) {
    self.format = format
    self.typeName = typeName
    self.minimumIOS = minimumIOS
    var head = SwiftWriter()
    head.comment("\(format.beginning.dropFirst(3)) needs iOS \(minimumIOS).")
    head.comment(Self.circumstances(ledger))
    unexported = ledger.unexported
    for note in notes { head.comment(note) }
    if !unexported.isEmpty {
      let missing = format.missing
      head.comment("\n\(missing.prefix(1).uppercased())\(missing.dropFirst()):")
      for line in UnexportedSetting.lines(unexported) { head.comment("- " + line) }
    }
    (source, marks) = CodeMark.taken(from: head.text + "\n" + body)
  }

  /// What the numbers in the code were computed for.
  private static func circumstances(_ ledger: ExportLedger) -> String {
    let environment = LayoutEnvironment(ledger.table.info)
    let traits = environment.info.traits
    _ = ledger.read(\.profile)
    for path: PartialKeyPath<Table.Info> in [
      \.traits.device, \.traits.width, \.traits.height, \.traits.scale, \.traits.orientation,
    ] {
      ledger.use(path)
    }
    let height = environment.height.map { " by \($0.exactDescription)" } ?? ""
    let device = traits.width == nil || traits.device != nil ? "\(environment.device.id.rawValue), " : ""
    let turned = traits.orientation == .portrait ? "" : ", \(traits.orientation.rawValue)"
    return "Lengths are those of \(environment.profile.name): \(device)"
      + "\(environment.width.exactDescription)\(height) points, @\(environment.grid.scale)x\(turned)."
  }

  static let manifestBeginning = "// swift-tools-version: 5.9\n// roundtable export"

  /// Where a test is told what it tests, for the app's module has a name of its own.
  static let importHint = "// @testable import MyApp"

  /// A Swift package of it, by paths within a folder: of a test with what it tests.
  package var package: [File] {
    let shown = subject ?? File(name: typeName, text: source)
    let name = SwiftLiteral.text(shown.name)
    let test = SwiftLiteral.text(typeName)
    var manifest = SwiftWriter()
    manifest.line(Self.manifestBeginning)
    manifest.line("import PackageDescription")
    manifest.gap()
    manifest.line("let package = Package(")
    manifest.indented { writer in
      writer.line("name: \(name),")
      writer.line("platforms: [.iOS(\(SwiftLiteral.text("\(minimumIOS).0")))],")
      writer.line("products: [")
      writer.indented { $0.call(".library", ["name: \(name)", "targets: [\(name)]"], suffix: ",") }
      writer.line("],")
      guard subject != nil else { return writer.line("targets: [.target(name: \(name))]") }
      writer.line("targets: [")
      writer.indented {
        $0.line(".target(name: \(name)),")
        $0.call(".testTarget", ["name: \(test)", "dependencies: [\(name)]"], suffix: ",")
      }
      writer.line("]")
    }
    manifest.line(")")
    var files = [
      File(name: "Package.swift", text: manifest.text),
      File(name: "Sources/\(shown.name)/\(shown.name).swift", text: shown.text),
    ]
    if subject != nil {
      // It stands alone on its line, once: what texts hold stands in quotes.
      let text = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line == Self.importHint ? "@testable import \(shown.name)" : String(line)
      }.joined(separator: "\n")
      files.append(File(name: "Tests/\(typeName)/\(typeName).swift", text: text))
    }
    return files
  }
}
