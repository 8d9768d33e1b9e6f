/// What became of one spec.
package enum PreviewResult: Sendable, Equatable {
  case rendered([PreviewOutput], summary: String, dependencies: [PreviewDependency] = [])
  /// All problems of the spec, one or more lines, ready to print.
  case failed(description: String, dependencies: [PreviewDependency] = [])
}
