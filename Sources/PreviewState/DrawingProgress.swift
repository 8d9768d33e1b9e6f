// SPDX-License-Identifier: GPL-3.0-or-later

/// The drawings of one spec: the PNG and PDF that a program makes after the spec's other outputs were written.
///
/// At most one is under way and one waits: an older picture is never written after a newer one.
struct DrawingProgress: Sendable {
  struct Drawing: Sendable {
    /// The render that asked for it.
    let run: RunID
    let cause: PendingRender.Cause
    /// The files that it writes.
    let paths: [String]
  }

  private(set) var waiting: Drawing?
  private(set) var running: Drawing?
  /// The lane of the running one.
  private(set) var lane = 0
  private var isCancelled = false
  /// The number of drawings in a row that newer ones cancelled. As with renders, the next drawing after two of them isn't
  /// cancelled, so a spec that is saved faster than it can be drawn still gets pictures.
  private var cancellations = 0

  var isBusy: Bool { running != nil || waiting != nil }

  /// The files that do not show the newest render yet.
  var paths: [String] { (waiting ?? running)?.paths ?? [] }

  /// Takes note of a drawing to make.
  ///
  /// - Returns: the older ones to cancel.
  mutating func add(_ drawing: Drawing) -> [RunID] {
    var useless = waiting.map { [$0.run] } ?? []
    waiting = drawing
    if let running, !isCancelled, cancellations < SpecProgress.cancellationLimit {
      isCancelled = true
      cancellations += 1
      useless.append(running.run)
    }
    return useless
  }

  /// Whether one waits and none is under way.
  var canBegin: Bool { waiting != nil && running == nil }

  mutating func begin(on lane: Int) -> Drawing? {
    guard canBegin else { return nil }
    running = waiting
    waiting = nil
    isCancelled = false
    self.lane = lane
    return running
  }

  /// Ends the running one.
  ///
  /// - Parameter isDrawn: whether it was drawn, not cancelled.
  mutating func end(isDrawn: Bool) {
    running = nil
    if isDrawn { cancellations = 0 }
  }

  /// Drops all drawings.
  ///
  /// - Returns: the running one, if it was not cancelled already.
  mutating func cancel() -> [RunID] {
    waiting = nil
    guard let running, !isCancelled else { return [] }
    isCancelled = true
    return [running.run]
  }
}
