/// What became of one spec.
package enum PreviewResult: Sendable {
  /// - `show`: called at most once, right before the outputs are written and in the order in which they are:
  ///   what is shown now is remembered. Returns a summary of what differs from what was shown before.
  case rendered([PreviewOutput], dependencies: [PreviewDependency] = [], show: @Sendable () -> String)
  /// All problems of the spec, one or more lines, ready to print.
  case failed(description: String, dependencies: [PreviewDependency] = [])
  /// Right, but likely a save that was cut short: not shown before it has stayed so, or somebody asks for it.
  case doubtful(description: String, dependencies: [PreviewDependency] = [])
  /// The work was cancelled; there is nothing of it.
  case cancelled
}
