// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension ExportedCode {
  /// The generated file and the engineer's, if there is one.
  package var sources: [String] { [source] + (controller.map { [$0.text] } ?? []) }

  /// The support files that the code needs.
  package var support: [SupportFile] { SupportFiles.needed(by: sources, format) }

  /// One file that compiles alone.
  package var standalone: String { SupportFiles.joined(sources, with: support) }
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
