/// One setting that is merged by itself, so that two people may change two settings of one row.
struct MergeField<Root>: Sendable {
  /// As a spec names it.
  let name: String
  private let isEqual: @Sendable (Root, Root) -> Bool
  private let take: @Sendable (inout Root, Root) -> Void

  init<Value: Equatable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.name = name
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
    take = { $0[keyPath: path] = $1[keyPath: path] }
  }

  /// Takes from `theirs` what only they changed.
  ///
  /// - Returns: whether both changed it, to different values; `result` then keeps ours.
  func merge(_ base: Root, _ ours: Root, _ theirs: Root, into result: inout Root) -> Bool {
    if isEqual(ours, theirs) || isEqual(base, theirs) { return false }
    if isEqual(base, ours) {
      take(&result, theirs)
      return false
    }
    return true
  }

  func differs(_ one: Root, _ other: Root) -> Bool { !isEqual(one, other) }
}
