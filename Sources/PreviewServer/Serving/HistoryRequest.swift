// SPDX-License-Identifier: GPL-3.0-or-later

/// Requests the former saves of a spec.
struct HistoryRequest: Equatable {
  let spec: Int
  /// The id of a save that the page compares with; it is kept as long as a page names it.
  let kept: String?

  init(spec: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.spec = spec
    kept = query.remove("keep")
    try query.finish()
  }
}
