// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec

extension Document {
  /// The source of a setting's current value: the command of a step, or the line of a spec file.
  func provenance(of setting: Setting) -> String? {
    switch history.origin(of: setting, in: table) {
    case .start(let setting): return line(of: setting, depth: 0)
    case .step(let depth, let name, let setting, let replacedAll):
      guard replacedAll else { return "'\(VisibleText.line(name))'" }
      return line(of: setting, depth: depth) ?? "'\(VisibleText.line(name))'"
    }
  }

  private func line(of setting: Setting, depth: Int) -> String? {
    guard let source = steps.specs.last(where: { $0.depth == depth })?.spec,
      let place = SpecLocator(source.files).place(of: setting)
    else { return nil }
    return "\(VisibleText.line(place.file.path)):\(place.line)"
  }
}
