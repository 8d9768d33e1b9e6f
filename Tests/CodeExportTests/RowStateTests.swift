// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import TableModel
import TableSpec
import Testing

/// A spec with each state that code has.
enum RowStateSpec {
  static let text = """
    title: Mail
    isEditing: true
    showsReorderControl: true
    sections:
      - id: inbox
        header: Inbox
        rows:
          - id: ada
            title: Ada
            leadingSwipeActions: [{button: Unread, image: envelope.badge, color: systemBlue}]
            trailingSwipeActions: [{button: Delete, role: destructive}, {button: Flag, color: systemOrange}]
          - {id: grace, title: Grace, isEnabled: false, accessory: disclosureIndicator}
          - {title: Without an id, editingStyle: none, showsReorderControl: false}
          - {id: new, title: New, editingStyle: insert, isEditing: false}
      - {id: old, header: Old, footer: End, isCollapsed: true, rows: [{id: mary, title: Mary}]}
    """

  static var table: Table {
    get throws { try SpecDecoder(fileName: "mail.yaml").decode(Array(text.utf8)) }
  }
}

struct RowStateTests {
  /// Each state in UIKit, and in SwiftUI without the spaces at the beginning of its lines.
  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `code has each state`(format: CodeFormat) throws {
    let code = try format.code(
      for: try RowStateSpec.table, CodeOptions(name: "mail.yaml"))
    let all = (code.source + (code.controller?.text ?? "")).split(separator: "\n").map {
      $0.drop { $0 == " " }
    }.joined(separator: "\n")
    let expected: [String] =
      switch format {
      case .uikit:
        [
          "controller.setEditing(true, animated: false)", ".disabled()", ".collapsed()",
          "editingStyle: .insert", "editingStyle: UITableViewCell.EditingStyle.none",
          "showsReorderControl: false", "isEditing: false", #"SwipeAction("delete","#, "isDestructive: true",
          "color: .systemOrange", #"case (.ada, "delete"): break"#,
        ]
      default:
        [
          ".disabled(true)", "isCollapsed: true", ".swipeActions(edge: .leading) {",
          #"swipe("delete", .ada)"#,
          "Button(role: .destructive) {", ".tint(.orange)", #"case (.ada, "flag"): break"#,
        ]
      }
    for text in expected { #expect(all.contains(text), "\(text) in\n\(all)") }
    let missing = code.unexported.map(\.setting.key)
    let edits = ["isEditing", "showsReorderControl", "editingStyle"]
    #expect(Set(missing) == (format == .uikit ? [] : Set(edits)))
  }

  /// A button with a symbol alone in a header.
  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `code has a header's symbol`(format: CodeFormat) throws {
    let spec = "sections: [{id: mail, header: Mail, headerButton: ellipsis.circle, rows: [A]}]"
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
    let source = try format.code(for: table, CodeOptions(name: "t.yaml")).source
    let expected =
      format == .uikit
      ? #".headerButton("", .footnote, symbol: "ellipsis.circle")"# : #"Image(systemName: "ellipsis.circle")"#
    #expect(source.contains(expected), "\(source)")
  }

  /// Images that cover their rows, with the widths of the layout.
  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `code has images that fill rows`(format: CodeFormat) throws {
    let spec = """
      sections: [{rows: [{title: A, rowHeight: 70, image: {file: a.png, fillsHeight: true}}, {title: B, image: \
      {monogram: B, size: [50, 9], fillsHeight: true}}]}]
      """
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
    let code = try format.code(for: table, CodeOptions(name: "t.yaml"))
    let words = code.source.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains(#".asset("a"), fillingWidth: 70)"#), "\(words)")
    #expect(words.contains("fillingWidth: 50)") && !words.contains("isCircle"), "\(words)")
    #expect(code.unexported.isEmpty)
  }

  /// A sheet with a height of its own, in UIKit and in SwiftUI; the drawn height is selected.
  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `code has the sheet`(format: CodeFormat) throws {
    var table = Table(sections: [Section(rows: [Row(title: "One")])])
    table.info.sheet.detents = [.height(320), .large]
    table.info.sheet.selectedDetent = .large
    table.info.sheet.prefersGrabberVisible = true
    table.info.sheet.preferredCornerRadius = 20
    let code = try format.code(for: table, CodeOptions(name: "new.yaml"))
    let words = code.source.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      words.contains(
        format == .uikit
          ? "SheetLook.set( of: controller, detents: .height(320), .large, selected: .large, showsGrabber: true, "
            + "cornerRadius: 20)"
          : "SheetLook( detents: [.height(320), .large], selection: .large, showsGrabber: true, cornerRadius: 20)"
      ), "\(words)")
    #expect(code.unexported.isEmpty)
  }
}
