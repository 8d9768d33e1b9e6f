import Synchronization

/// Set by Ctrl-C while a command runs; a long command asks it now and then, from any thread.
package final class InterruptFlag: Sendable {
  private let flag = Atomic(false)

  package init() {}

  /// True from Ctrl-C until the next command starts.
  package var isRaised: Bool { flag.load(ordering: .acquiring) }

  package func raise() { flag.store(true, ordering: .releasing) }

  package func clear() { flag.store(false, ordering: .releasing) }
}
