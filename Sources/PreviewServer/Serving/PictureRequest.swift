// SPDX-License-Identifier: GPL-3.0-or-later

/// Which picture of which spec.
struct PictureRequest: Equatable {
  /// Which of the spec's states.
  enum Moment: Hashable {
    case now
    /// Before the last save.
    case before
    /// After a save of the history, by its id.
    case save(String)

    init(_ text: String?) {
      switch text {
      case nil, "now": self = .now
      case "before": self = .before
      case let id?: self = .save(id)
      }
    }
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
  let moment: Moment
  let showsGaps: Bool
  /// The page says beside the picture what the mark says in it.
  let showsMark: Bool
  let variant: PageVariant
  /// Of the picture now.
  let trial: Trial
  /// The serial of the picture that the page shows, in answer to a request that differs in this and the trial alone.
  let since: Int?

  /// What the picture depends on, besides the spec's revision.
  struct Key: Hashable {
    let spec: Int
    let moment: Moment
    let showsGaps: Bool
    let showsMark: Bool
    let variant: PageVariant
    var trial: Trial

    /// What the pictures have in common that follow each other on the page.
    var course: Key {
      var key = self
      key.trial = Trial()
      return key
    }
  }

  var key: Key {
    Key(
      spec: spec, moment: moment, showsGaps: showsGaps, showsMark: showsMark, variant: variant,
      trial: trial)
  }

  init(spec: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.spec = spec
    moment = Moment(query.remove("at"))
    showsGaps = try query.remove("gaps", as: Gaps.self) == .shown
    showsMark = try query.remove("mark", as: Mark.self) != .hidden
    since = try query.removeNumber("since")
    trial = try Trial(&query)
    variant = try PageVariant(&query)
    try query.finish()
  }
}
