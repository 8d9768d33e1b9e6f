/// A watch that could not be placed; the system's `errno`.
package struct WatchFailure: Error, Sendable, Equatable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }
}
