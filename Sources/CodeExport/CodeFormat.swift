// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The kinds of exported code.
package enum CodeFormat: String, CaseIterable, Sendable {
  case uikit, swiftui, xctest

  /// The beginning of every file of this format, by which roundtable recognizes it.
  package var beginning: String { "// roundtable export \(rawValue):" }

  /// The name as people write it.
  package var title: String {
    switch self {
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .xctest: "XCTest"
    }
  }

  /// The label of omitted settings in messages.
  package var missing: String { self == .xctest ? "not tested" : "not exported" }

  /// The beginning of each line that a daemon writes above code that is out of date.
  package static let noticePrefix = "// !! "

  /// Whether a file begins like exported code or like the manifest of its package.
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

  /// An error's message if these options can't be combined; else `nil`.
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

  /// Diffable data sources need iOS 13. SwiftUI's modifiers of rows and accessories of lists need iOS 15.
  private var leastIOS: Int {
    switch self {
    case .uikit, .xctest: CodeOptions.knownIOS.lowerBound
    case .swiftui: CodeOptions.standardIOS
    }
  }
}

/// The options of exported code.
package struct CodeOptions: Hashable, Sendable {
  /// The way that UIKit rounds corners; `nil` uses the table's.
  package var technique: ExportTechnique?
  /// The oldest iOS that the code must support; `nil` is ``standardIOS``, or older if the code allows it.
  package var minimumIOS: Int?
  /// Whether it reproduces the articles' code with its bugs, and a comment at each.
  package var isFaithful = false

  package static let standardIOS = 15
  /// The first iOS with diffable data sources, semantic colours and SF Symbols.
  package static let knownIOS = 13...26

  package init() {}
}

/// The ways that UIKit rounds the corners of a group.
package enum ExportTechnique: String, CaseIterable, Sendable {
  /// The table view's own groups.
  case native
  /// A shape layer as a mask, with a path made from the bounds.
  case bezierMask
  /// `CALayer.maskedCorners`.
  case maskedCorners
  /// A view within each cell that has the corners, the border and the shadow.
  case cardContainer
  /// Round corners everywhere, with square patches over the corners inside a group.
  case cornerCovers
  /// Today's recommended way, even if the table names another: `native` if UIKit's own cells look the same, else
  /// `cardContainer` if cards need a view, else `maskedCorners`.
  case best

  /// Their names, for messages.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// A table as source code, with the settings that the code doesn't have.
package struct ExportedCode: Sendable {
  package struct File: Hashable, Sendable {
    /// With its extension.
    package var name: String
    package var text: String
  }

  package let format: CodeFormat
  /// The type that shows the table, or tests it: `SettingsViewController`.
  package var typeName: String
  /// One complete file.
  package var source: String
  /// The lines of each row and section.
  package var marks: [CodeMark]
  /// The oldest iOS that it runs on.
  package var minimumIOS: Int
  package var unexported: [UnexportedSetting]
  /// Why a requested technique makes no difference; `nil` if it makes one.
  package var remark: String?
  /// The code that a test tests, in a file with the name of its type.
  var subject: File?

  /// ``unexported`` in words, a line for each setting and reason.
  package var unexportedLines: [String] { UnexportedSetting.lines(unexported) }

  /// The same without the settings that no code can have.
  package var strictLines: [String] { UnexportedSetting.lines(unexported.filter { !$0.isOfPicture }) }

  /// - Parameters:
  ///   - usualReason: the reason for settings that were never read; `nil` uses the setting's own reason.
  ///   - body: the code below the head, `import` lines first.
  init(
    _ format: CodeFormat, typeName: String, minimumIOS: Int, screen: Screen, notes: [String] = [],
    remark: String? = nil, usualReason: String? = nil, body: SwiftWriter
  ) {
    self.format = format
    self.typeName = typeName
    self.minimumIOS = minimumIOS
    self.remark = remark
    var head = SwiftWriter()
    head.comment("\(format.beginning.dropFirst(3)) needs iOS \(minimumIOS).")
    head.comment(Self.circumstances(screen))
    unexported = UnexportedSetting.all(of: screen, usual: usualReason)
    for note in notes { head.comment(note) }
    if !unexported.isEmpty {
      let missing = format.missing
      head.comment("\n\(missing.prefix(1).uppercased())\(missing.dropFirst()):")
      for line in UnexportedSetting.lines(unexported) { head.comment("- " + line) }
    }
    head.gap()
    head.append(body)
    (source, marks) = (head.text, head.marks)
  }

  /// The device and the iOS version that the numbers in the code are for.
  private static func circumstances(_ screen: Screen) -> String {
    let environment = LayoutEnvironment(screen.table.info)
    let traits = environment.info.traits
    for path: PartialKeyPath<Table.Info> in [
      \.profile, \.traits.device, \.traits.width, \.traits.height, \.traits.scale, \.traits.orientation,
    ] { screen.read(.table(path)) }
    let height = environment.height.map { " by \($0.exactDescription)" } ?? ""
    let device = traits.width == nil || traits.device != nil ? "\(environment.device.id.rawValue), " : ""
    let turned = traits.orientation == .portrait ? "" : ", \(traits.orientation.rawValue)"
    return "Lengths are those of \(environment.profile.name): \(device)"
      + "\(environment.width.exactDescription)\(height) points, @\(environment.grid.scale)x\(turned)."
  }

  static let manifestBeginning = "// swift-tools-version: 5.9\n// roundtable export"

  /// The line in a test that imports the app's module, whose name the reader writes.
  static let importHint = "// @testable import MyApp"

  /// The files of a Swift package, by paths within a folder. The package of a test also contains the tested code.
  package var package: [File] {
    let shown = subject ?? File(name: typeName, text: source)
    let name = SwiftLiteral.text(shown.name)
    let test = SwiftLiteral.text(typeName)
    var manifest = SwiftWriter()
    manifest.line(
      """
      \(Self.manifestBeginning)
      import PackageDescription

      let package = Package(
        name: \(name),
        platforms: [.iOS(\(SwiftLiteral.text("\(minimumIOS).0")))],
        products: [
          .library(name: \(name), targets: [\(name)]),
        ],
      """)
    manifest.indented { writer in
      guard subject != nil else { return writer.line("targets: [.target(name: \(name))]") }
      writer.line(
        """
        targets: [
          .target(name: \(name)),
          .testTarget(name: \(test), dependencies: [\(name)]),
        ]
        """)
    }
    manifest.line(")")
    var files = [
      File(name: "Package.swift", text: manifest.text),
      File(name: "Sources/\(shown.name)/\(shown.name).swift", text: shown.text),
    ]
    if subject != nil {
      // It is a line of its own and occurs once, because texts are in quotes.
      let text = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line == Self.importHint ? "@testable import \(shown.name)" : String(line)
      }.joined(separator: "\n")
      files.append(File(name: "Tests/\(typeName)/\(typeName).swift", text: text))
    }
    return files
  }
}
