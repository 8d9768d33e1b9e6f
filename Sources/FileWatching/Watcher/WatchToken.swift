/// Names one subscription of a `FileWatcher`.
package struct WatchToken: Hashable, Sendable {
  let number: Int
}

/// Files that are read together: those of one group that are saved at the same time are told at the same time.
package final class WatchGroup: Hashable, Sendable {
  package init() {}

  package static func == (one: WatchGroup, other: WatchGroup) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
