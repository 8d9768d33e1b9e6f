// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport

/// The requested code: its spec, format and variant.
struct CodeRequest: Equatable {
  /// The spec's index on the command line.
  let spec: Int
  let format: CodeFormat
  let variant: PageVariant

  init(spec: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.spec = spec
    guard let format = try query.remove("format", as: CodeFormat.self) else { throw QueryItems.malformed }
    self.format = format
    variant = try PageVariant(&query)
    try query.finish()
  }
}
