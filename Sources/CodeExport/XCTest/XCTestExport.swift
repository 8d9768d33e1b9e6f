// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A test of the code for UIKit: the ids, and the frames of the samples from the layout, as data with a line for each row.
/// The support file for XCTest shows the table and compares it.
struct XCTestExport {
  private let content: CodeContent
  private let uikit: UIKitExport
  private let frames: ExpectedFrames

  init(_ content: CodeContent) {
    self.content = content
    uikit = UIKitExport(content)
    frames = ExpectedFrames(uikit)
  }

  private var environment: LayoutEnvironment { content.environment }
  private var table: String { uikit.typeName }

  var code: ExportedCode {
    ExportedCode(.xctest, typeName: table + "Tests", of: content, notes: notes, body: body, controller: nil)
  }

  private var notes: [String] {
    var notes = [
      "It tests \(table): add it to the app's test target, with `@testable import` of the app's module."
    ]
    if environment.profile.id.versions.upperBound < CodeFormat.uikit.minimumIOS {
      notes.append("No iOS with these lengths runs the code, so lengths that UIKit chooses may differ.")
    }
    return notes
  }

  private var body: SwiftWriter {
    var writer = SwiftWriter()
    writer.lines(["import UIKit", "import XCTest"])
    writer.gap()
    writer.line("@MainActor")
    writer.block("final class \(table)Tests: XCTestCase") { writer in
      writer.lines([
        "func testIDs() throws { try expectations().checkIDs() }",
        "func testActions() throws { try expectations().checkActions() }",
        "func testFrames() throws { try expectations().checkFrames() }",
        "func testLargeTexts() throws { try expectations().checkLargeTexts() }",
      ])
      writer.gap()
      writer.block("private func expectations() throws -> TableExpectations<\(table)>") { writer in
        let controller: CodeArgument? =
          content.table.info.isInScrollView ? "in: TableInScrollView<\(table)>()" : nil
        writer.code(.call(CallCode("try TableExpectations", .call(screen), "sections()", controller)))
      }
      writeSections(to: &writer)
    }
    return writer
  }

  /// `ExpectedScreen(size: CGSize(width: 375, height: 812), scale: 3, systems: 26...26)`.
  private var screen: CallCode {
    let versions = environment.profile.id.versions
    let height = environment.height ?? content.layout.contentSize.height
    let size = environment.info.traits.textSize
    return CallCode(
      "ExpectedScreen", "size: \(SwiftLiteral.size(environment.width, height))",
      "scale: \(environment.grid.scale)", "systems: \(versions.lowerBound)...\(versions.upperBound)",
      environment.device.isPad ? "idiom: .pad" : nil,
      size == .large ? nil : "textSize: .\(size.rawValue)",
      environment.isRightToLeft ? "isRightToLeft: true" : nil)
  }

  // MARK: - Sections and rows

  private func writeSections(to writer: inout SwiftWriter) {
    var functions: [(name: String, rows: ArraySlice<CodeRow>)] = []
    func head(_ type: String, _ name: String) -> (String, String) {
      ("@TableBuilder<\(type)<\(table)>>", "private func \(name)() -> [\(type)<\(table)>]")
    }
    writer.gap()
    let sections = head("ExpectedSection", "sections")
    writer.line(sections.0)
    writer.block(sections.1) { writer in
      for section in content.sections {
        var body = section.rows.map(row)
        if section.rows.count > UIKitExport.rowsInFunction {
          body = stride(from: 0, to: section.rows.count, by: UIKitExport.rowsInFunction).map { start in
            let name = "rows\(functions.count + 1)"
            functions.append((name, section.rows[start...].prefix(UIKitExport.rowsInFunction)))
            return .call(CallCode(name, list: []))
          }
        }
        let opening = CallCode(
          "ExpectedSection", section.name.map { .text($0.use(of: table + ".Section")) },
          "header: \(literal(frames.title(.header, of: section.index)))",
          "footer: \(literal(frames.title(.footer, of: section.index)))")
        writer.code(.marked(.section(section.index), .block(opening, body)))
      }
    }
    for function in functions {
      writer.gap()
      let rows = head("ExpectedRow", function.name)
      writer.line(rows.0)
      writer.block(rows.1) { $0.code(function.rows.map(row)) }
    }
  }

  private func row(_ row: CodeRow) -> SwiftCode {
    guard let frame = frames.row(row) else { return .comment("The work was cancelled.") }
    let lines = frame.lines.map(literal)
    return .marked(
      .row(row.path),
      .call(
        CallCode(
          "ExpectedRow", .text(row.name?.use(of: table + ".Row") ?? "nil"), .text(literal(frame.cell)),
          frame.card.map { "card: \(literal($0))" },
          lines.isEmpty ? nil : "lines: [\(lines.joined(separator: ", "))]")))
  }

  /// `[16, 0, 343, 44]`.
  private func literal(_ frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "[\(numbers.map(SwiftLiteral.points).joined(separator: ", "))]"
  }
}
