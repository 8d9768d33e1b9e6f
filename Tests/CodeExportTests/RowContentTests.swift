// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import TableModel
import TableSpec
import Testing

/// Code of rows with content styles, and of lines at single edges.
struct RowContentTests {
  private func code(_ format: CodeFormat, _ spec: String) throws -> ExportedCode {
    let table = try SpecDecoder(fileName: "files.yaml").decode(Array(spec.utf8))
    return try format.code(for: table, CodeOptions(name: "files.yaml"))
  }

  private static let sidebar = """
    cellContent: sidebarCell
    sections:
      - rows:
          - {title: Recents}
          - {title: Library, cellContent: sidebarHeader}
          - {title: Usual, cellContent: configuration}
    """

  @Test func `UIKit's code has the styles of contents`() throws {
    let source = try code(.uikit, Self.sidebar).source
    #expect(source.contains("contentStyle: .sidebarCell"))
    #expect(source.contains(#""Library").look(RowLook(contentStyle: .sidebarHeader))"#))
    #expect(source.contains(#""Usual").look(RowLook(contentStyle: .cell))"#))
    let usual = try code(.uikit, "cellContent: configuration\nsections: [{rows: [A]}]").source
    #expect(!usual.contains("contentStyle"))
  }

  @Test func `code names the styles that it can't have`() throws {
    func missing(_ format: CodeFormat, _ spec: String) throws -> [String] {
      try code(format, spec).unexported.map(\.setting.key)
    }
    #expect(try missing(.uikit, Self.sidebar) == [])
    #expect(try missing(.swiftui, Self.sidebar).contains("cellContent"))
    let status = "sections: [{rows: [{title: A, cellStyle: status, cellContent: sidebarCell}]}]"
    #expect(try missing(.uikit, status) == ["cellContent"])
  }

  @Test func `SwiftUI's code has lines at single edges, and UIKit's names them`() throws {
    let spec = """
      sections:
        - rows:
            - {title: A, separator: {bottomVisibility: hidden}}
            - {title: B, separator: {topVisibility: visible}}
      """
    let source = try code(.swiftui, spec).source
    #expect(source.contains(#"TextRow("A").environment(\.rowLook.separator.bottom, .hidden)"#))
    #expect(source.contains(#".environment(\.rowLook.separator.top, .visible)"#))
    let missing = try code(.uikit, spec).unexported.map(\.setting.key)
    #expect(Set(missing) == ["separator.bottomVisibility", "separator.topVisibility"])
  }
}
