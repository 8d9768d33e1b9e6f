// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

/// A screenshot in the request's body, and the spec to compare it with.
struct ScreenshotRequest: Equatable {
  /// The spec's index on the command line.
  let spec: Int
  let variant: PageVariant

  init(spec: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.spec = spec
    variant = try PageVariant(&query)
    try query.finish()
  }
}
