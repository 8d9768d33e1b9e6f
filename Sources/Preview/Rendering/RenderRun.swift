import WorkProgress

/// A render on its way.
struct RenderRun: Sendable {
  /// Later renders of a spec have larger numbers.
  let number: Int
  /// The newest state of the spec that it shows, as ``SpecProgress`` counts them.
  let covers: Int
  let work: WorkProgress
  /// What it renders, should it have to begin anew.
  let taken: PendingRender
  /// Whether newer saves let it be; a newer render that ends first does not.
  var isKept = false

  /// Whether it is the one that shows the newest state.
  var isLive: Bool { !isKept && !work.isCancelled }
}
