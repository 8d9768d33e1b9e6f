/// What a reader is told who was too slow.
package enum DroppedEvents {
  /// `37 events dropped`.
  package static func words(_ count: Int) -> String { "\(count) event\(count == 1 ? "" : "s") dropped" }
}
