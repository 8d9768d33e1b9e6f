// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension ExportedCode {
  /// The generated file and the engineer's, if there is one.
  package var sources: [String] { [source] + (controller.map { [$0.text] } ?? []) }

  /// The support files that the code needs.
  package var support: [SupportFile] { SupportFiles.needed(by: sources, format) }
}

extension CodeFormat {
  /// One file that compiles alone: the generated file, the engineer's and the support files that they need. A test's has the
  /// code that it tests.
  package func standalone(
    for table: Table, _ options: CodeOptions = CodeOptions()
  ) throws(ExportError) -> String {
    let code = try code(for: table, options)
    guard self == .xctest else { return SupportFiles.joined(code.sources, with: code.support) }
    let tested = try CodeFormat.uikit.code(for: table, options)
    let test = code.support
    let support = SupportFiles.needed(by: tested.sources + test.map(\.code), .uikit)
    return SupportFiles.joined(code.sources + tested.sources, with: test + support)
  }
}

extension CodeOptions {
  /// The options for a spec's code.
  ///
  /// - Parameter path: the spec's path, perhaps in a revision, as in `HEAD:settings.yaml`; `nil` or `-` if it has none.
  package init(spec path: String?, isVerbatim: Bool = false) {
    let file = path.flatMap { $0 == "-" ? nil : $0.split(separator: "/").last?.split(separator: ":").last }
    self.init(name: file.map(String.init), isVerbatim: isVerbatim)
  }
}
