// SPDX-License-Identifier: GPL-3.0-or-later

/// Which picture of which spec.
struct PictureRequest: Equatable {
  private enum Moment: String {
    case now, before
  }

  /// Whether a stale picture says so itself.
  private enum Mark: String {
    case hidden = "0"
    case shown = "1"
  }

  private enum Gaps: String {
    case hidden = "0"
    case shown = "1"
  }

  /// By its place on the command line.
  let spec: Int
  /// The picture before the last save.
  let isBefore: Bool
  let showsGaps: Bool
  /// The page says beside the picture what the mark says in it.
  let showsMark: Bool
  let variant: PageVariant
  /// The serial of the picture that the page shows, in answer to a request that differs in this alone.
  let since: Int?

  /// What the picture depends on, besides the spec's revision.
  struct Key: Hashable {
    let spec: Int
    let isBefore: Bool
    let showsGaps: Bool
    let showsMark: Bool
    let variant: PageVariant
  }

  var key: Key {
    Key(spec: spec, isBefore: isBefore, showsGaps: showsGaps, showsMark: showsMark, variant: variant)
  }

  init(spec: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.spec = spec
    isBefore = try query.remove("at", as: Moment.self) == .before
    showsGaps = try query.remove("gaps", as: Gaps.self) == .shown
    showsMark = try query.remove("mark", as: Mark.self) != .hidden
    since = try query.removeNumber("since")
    variant = try PageVariant(&query)
    try query.finish()
  }
}
