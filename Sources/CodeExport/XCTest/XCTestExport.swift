// SPDX-License-Identifier: GPL-3.0-or-later

/// Not written yet.
struct XCTestExport {
  let content: CodeContent
  init(_ content: CodeContent) { self.content = content }
  var code: ExportedCode {
    ExportedCode(.xctest, typeName: content.baseName, of: content, body: SwiftWriter(), controller: nil)
  }
}
