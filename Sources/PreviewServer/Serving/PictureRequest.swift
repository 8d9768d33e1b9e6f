// SPDX-License-Identifier: GPL-3.0-or-later

/// Requests a picture of a spec.
struct PictureRequest: Equatable {
  /// The requested state of the spec.
  enum Moment: Hashable {
    case now
    /// The state before the last save.
    case before
    /// The state after a save of the history, by its id.
    case save(String)

    init(_ text: String?) {
      switch text {
      case nil, "now": self = .now
      case "before": self = .before
      case let id?: self = .save(id)
      }
    }
  }

  /// Whether a stale picture is marked as stale.
  private enum Mark: String {
    case hidden = "0"
    case shown = "1"
  }

  private enum Gaps: String {
    case hidden = "0"
    case shown = "1"
  }

  /// The spec's index on the command line.
  let spec: Int
  let moment: Moment
  let showsGaps: Bool
  /// Whether to draw the stale mark; the page shows it beside the picture instead.
  let showsMark: Bool
  let variant: PageVariant
  /// Numbers to try, for the current state only.
  let trial: Trial
  /// The serial of the picture that the page shows, if the page requested it with the same parameters except for this one and
  /// the trial.
  let since: Int?

  /// Everything that the picture depends on, besides the spec's revision.
  struct Key: Hashable {
    let spec: Int
    let moment: Moment
    let showsGaps: Bool
    let showsMark: Bool
    let variant: PageVariant
    var trial: Trial

    /// The key without the trial, which is the same for successive pictures of one view.
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

  /// Whether the picture is the one that the spec's SVG file has.
  var isOfFile: Bool {
    moment == .now && !showsGaps && variant == PageVariant() && trial == Trial()
  }

  /// The picture of the spec's SVG file, without the stale mark.
  init(ofFile spec: Int) {
    self.spec = spec
    (moment, showsGaps, showsMark, variant, trial, since) = (.now, false, false, PageVariant(), Trial(), nil)
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
