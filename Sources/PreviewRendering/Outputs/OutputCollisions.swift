// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Tracks which spec writes which preview: two specs must not write the same file, and none may overwrite a
/// spec.
package struct OutputCollisions {
  private let outputGuard: OutputGuard
  private var writers: [String: String] = [:]

  package init(_ outputGuard: OutputGuard) { self.outputGuard = outputGuard }

  /// Adds a spec's previews.
  ///
  /// - Returns: the reason why the spec can't be watched, on one line; `nil` if it can.
  package mutating func add(_ spec: String, outputs: [String]) -> String? {
    for path in outputs {
      if let replaced = outputGuard.specReplaced(by: path) {
        return
          "the preview '\(VisibleText.line(path))' would overwrite the spec '\(VisibleText.line(replaced))'"
      }
      if let other = writers[path], other != spec {
        return "'\(VisibleText.line(other))' and '\(VisibleText.line(spec))' would both write "
          + "'\(VisibleText.line(path))' (hint: give them different names)"
      }
    }
    for path in outputs { writers[path] = spec }
    return nil
  }
}
