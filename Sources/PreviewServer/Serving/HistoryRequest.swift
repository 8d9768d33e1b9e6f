// SPDX-License-Identifier: GPL-3.0-or-later

/// Which spec's former saves.
struct HistoryRequest: Equatable {
  let spec: Int
  /// The id of a save that the page compares with: it stays as long as a page asks so.
  let kept: String?

  init(spec: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.spec = spec
    kept = query.remove("keep")
    try query.finish()
  }
}
