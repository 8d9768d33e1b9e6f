// SPDX-License-Identifier: GPL-3.0-or-later

import Inspecting

/// The numbers to write, and the spec to write them to.
struct WriteRequest: Equatable {
  /// The spec's index on the command line.
  let spec: Int
  /// The text of the spec on which the numbers were tried.
  let expected: TextTag
  let trial: Trial

  init(spec: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.spec = spec
    guard let expected = query.remove("expected").flatMap(TextTag.init(text:)) else {
      throw QueryItems.malformed
    }
    self.expected = expected
    trial = try Trial(&query)
    guard !trial.numbers.isEmpty else { throw QueryItems.malformed }
    try query.finish()
  }
}

/// The place at which to open the editor.
struct OpenRequest: Equatable {
  /// The spec's index on the command line.
  let spec: Int
  /// `nil` for the spec's first line.
  let element: PageElement?

  init(spec: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.spec = spec
    if let name = query.remove("element") {
      guard let element = PageElement(name) else { throw QueryItems.malformed }
      self.element = element
    } else {
      element = nil
    }
    try query.finish()
  }
}
