/// Names one subscription of a `FileWatcher`.
package struct WatchToken: Hashable, Sendable {
  let number: Int
}
