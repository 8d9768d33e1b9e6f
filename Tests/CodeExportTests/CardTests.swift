// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import TableModel
import TableSpec
import Testing

/// The content of cards as an engineer reads it in a pull request.
struct CardTests {
  private static func code(_ content: String, _ format: CodeFormat, _ row: String = "id: a, title: A") throws
    -> ExportedCode
  {
    let spec = "sections: [{rows: [{\(row), content: \(content)}]}]\n"
    let table = try SpecDecoder(fileName: "app").decode(Array(spec.utf8))
    return try format.code(for: table, CodeOptions(name: "app.yaml"))
  }

  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `nothing of a card is missing`(format: CodeFormat) throws {
    #expect(try format.code(for: CardSpec.table).unexportedLines == [])
    let kinds = Set(
      try CardSpec.table.sections[0].rows.flatMap(\.elements.within).map(\.element.kind))
    #expect(kinds.isSuperset(of: ElementKind.allCases.filter(\.isOnlyForContent)))
  }

  @Test func `a card is a tree of calls in UIKit`() throws {
    let source = try CodeFormat.uikit.code(for: CardSpec.table).source
    #expect(
      source.contains(
        """
              TableRow(
                .order, "Order 7",
                .vStack(
                  spacing: 12,
                  .hStack(
                    spacing: 8, alignment: .firstBaseline,
                    .image(.symbol("shippingbox")),
                    .text(values.orderLabel, .headline),
                    .spacer(),
                    .text(values.orderLabel2, color: .secondaryLabel)),
                  .text(values.orderLabel3, .subheadline, color: .secondaryLabel, lines: 0),
                  .progress(values.orderProgress),
                  .divider(),

        """), "\(source)")
    #expect(source.contains(".arranged(.toggle(\\.isBoxesOn, isEnabled: true), width: 40, height: 30),"))
  }

  @Test func `a card is stacks in SwiftUI`() throws {
    let source = try CodeFormat.swiftui.code(for: CardSpec.table).source
    #expect(
      source.contains(
        """
              LinkRow(Row.order, "Order 7")
                .content {
                  VStack(alignment: .leading, spacing: 12) {
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                      SymbolTile(image: .symbol("shippingbox"))
                      Text(verbatim: values.orderLabel)
                        .font(.headline)
                        .lineLimit(1)
                      Spacer(minLength: 0)

        """), "\(source)")
  }

  /// `UIStackView` makes the first element with the lowest hugging priority wider.
  @Test(arguments: [
    ("{hStack: [{label: One}, {label: Two}]}", "One"),
    ("{hStack: [{label: One}, {label: Two, contentHugging: 240}]}", "Two"),
    ("{hStack: [{label: One, width: 20}, {label: Two}]}", "Two"),
    ("{hStack: [{label: One}, spacer, {label: Two}]}", nil),
    ("{hStack: [{label: One}, {label: Two}], distribution: equalSpacing}", nil),
    ("{vStack: [{hStack: [{label: One}]}], alignment: leading}", nil),
  ])
  func `SwiftUI's frames are those of the elements that grow`(content: String, text: String?) throws {
    let source = try Self.code(content, .swiftui, "title: A").source
    let growing = source.matches(of: /Text\("(\w+)"\)\n *\.lineLimit\(1\)\n *\.frame\(maxWidth: \.infinity/)
    #expect(growing.map { String($0.1) } == [text].compactMap(\.self), "\(source)")
  }

  @Test(arguments: [
    (
      "{hStack: [{label: One}], distribution: equalCentering}",
      "SwiftUI's stacks have no distribution equalCentering here"
    ),
    (
      "{vStack: [{label: One}], distribution: fillEqually}",
      "SwiftUI's stacks have no distribution fillEqually here"
    ),
    ("{vStack: [{badge: One}]}", "SwiftUI's badges are as wide as their texts"),
    (
      "{hStack: [{switch: true, height: 90}, {vStack: [{label: One}, {label: Two}]}]}",
      "SwiftUI makes no element of a vertical stack higher"
    ),
  ])
  func `parts that SwiftUI's stacks don't have are listed`(content: String, reason: String) throws {
    #expect(try Self.code(content, .swiftui).unexportedLines == ["row 0.0 (a): content (\(reason))"])
    #expect(try Self.code(content, .uikit).unexportedLines == [])
  }

  @Test(arguments: [CodeFormat.uikit, .swiftui])
  func `parts that a card replaces are listed`(format: CodeFormat) throws {
    let code = try Self.code("{label: One}", format, "title: A, detail: B, image: wifi, cellStyle: value1")
    let reason = "the row's content replaces it"
    #expect(
      Set(code.unexportedLines) == ["row 0.0: detail (\(reason))", "row 0.0: image (\(reason))"])
    #expect(!code.source.contains("\"B\"") && !code.source.contains("wifi"))
  }

  @Test func `an app without cards needs no files for them`() throws {
    func names(_ code: ExportedCode) -> [String] {
      SupportFiles.needed(by: [code.source], .uikit).map(\.name)
    }
    #expect(names(try Self.code("{label: One}", .uikit)).contains("StackControl.swift"))
    #expect(!names(try CodeFormat.uikit.code(for: ElementSpec.table)).contains("StackControl.swift"))
  }
}
