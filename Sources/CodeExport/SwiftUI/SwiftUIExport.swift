// SPDX-License-Identifier: GPL-3.0-or-later

/// Not written yet.
struct SwiftUIExport {
  let content: CodeContent
  init(_ content: CodeContent) { self.content = content }
  var code: ExportedCode {
    ExportedCode(.swiftui, typeName: content.baseName, of: content, body: SwiftWriter(), controller: nil)
  }
}
