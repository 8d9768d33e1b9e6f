// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A table as source code, with the settings that the code doesn't have.
package struct ExportedCode: Sendable {
  package struct File: Hashable, Sendable {
    /// With its extension.
    package var name: String
    package var text: String
  }

  package let format: CodeFormat
  /// The type with the table's data: `SettingsTable`.
  package let typeName: String
  /// The generated file, which each export replaces.
  package let source: String
  /// The engineer's file, which is written once; `nil` for a test.
  package let controller: File?
  /// The lines of each row and section.
  package let marks: [CodeMark]
  package let unexported: [UnexportedSetting]

  /// `SettingsTable.generated.swift`.
  package var fileName: String { typeName + ".generated.swift" }

  /// ``unexported`` in words, a line for each setting and reason.
  package var unexportedLines: [String] { UnexportedSetting.lines(unexported) }

  /// The same without the settings that no code can have.
  package var strictLines: [String] { UnexportedSetting.lines(unexported.filter { !$0.isOfPicture }) }

  /// - Parameter body: the code below the head, `import` lines first.
  init(
    _ format: CodeFormat, typeName: String, of content: CodeContent, notes: [String] = [], body: SwiftWriter,
    controller: File?
  ) {
    self.format = format
    self.typeName = typeName
    self.controller = controller
    unexported = UnexportedSetting.all(of: content, in: format)
    var head = SwiftWriter()
    let name = content.options.name.map { VisibleText.line($0) + ", " } ?? ""
    head.comment(
      "\(format.beginning.dropFirst(3)) \(name)support \(SupportFile.version), iOS \(format.minimumIOS). "
        + "Each export replaces this file.")
    head.comment(Self.circumstances(content))
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

  /// The device and the iOS version that the lengths in the code are for.
  private static func circumstances(_ content: CodeContent) -> String {
    let environment = content.environment
    let traits = environment.info.traits
    let height = environment.height.map { " by \($0.exactDescription)" } ?? ""
    let device = traits.width == nil || traits.device != nil ? "\(environment.device.id.rawValue), " : ""
    let turned = traits.orientation == .portrait ? "" : ", \(traits.orientation.rawValue)"
    return "Lengths are those of \(environment.profile.name): \(device)"
      + "\(environment.width.exactDescription)\(height) points, @\(environment.grid.scale)x\(turned)."
  }
}
