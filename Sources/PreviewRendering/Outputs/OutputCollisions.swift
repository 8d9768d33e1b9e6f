// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform

/// Tracks which spec writes which preview: two specs must not write the same file, and none may overwrite a
/// spec.
package struct OutputCollisions {
  private let outputGuard: OutputGuard
  /// The specs by the real paths of their previews: a folder and a name in it can be written in several ways.
  private var writers: [String: String] = [:]

  package init(_ outputGuard: OutputGuard) { self.outputGuard = outputGuard }

  /// Adds a spec's previews.
  ///
  /// - Returns: the reason why the spec can't be watched, on one line; `nil` if it can.
  package mutating func add(_ spec: String, outputs: [String]) -> String? {
    let places = outputs.map { (path: $0, real: PathText.canonical($0)) }
    for (path, real) in places {
      if let replaced = outputGuard.specReplaced(by: path) {
        return
          "the preview '\(VisibleText.line(path))' would overwrite the spec '\(VisibleText.line(replaced))'"
      }
      if let other = writers[real], other != spec {
        return "'\(VisibleText.line(other))' and '\(VisibleText.line(spec))' would both write "
          + "'\(VisibleText.line(path))' (hint: give them different names)"
      }
    }
    for place in places { writers[place.real] = spec }
    return nil
  }
}
