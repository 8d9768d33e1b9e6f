/// One setting that is merged by itself, so that two people may change two settings of one row.
struct MergeField<Root>: Sendable {
  /// As a spec names it.
  let name: String
  private let isEqual: @Sendable (Root, Root) -> Bool
  private let take: @Sendable (inout Root, Root) -> Void
  private let text: @Sendable (Root) -> String?

  init<Value: Equatable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    self.name = name
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
    take = { $0[keyPath: path] = $1[keyPath: path] }
    text = { MergeValue.text($0[keyPath: path]) }
  }

  /// Whether both changed it, to different values.
  func conflicts(_ base: Root, _ ours: Root, _ theirs: Root) -> Bool {
    !isEqual(ours, theirs) && !isEqual(base, theirs) && !isEqual(base, ours)
  }

  /// Whether they alone changed it.
  func isTheirs(_ base: Root, _ ours: Root, _ theirs: Root) -> Bool {
    !isEqual(base, theirs) && isEqual(base, ours)
  }

  func copy(from source: Root, to target: inout Root) { take(&target, source) }

  func differs(_ one: Root, _ other: Root) -> Bool { !isEqual(one, other) }

  /// What both sides have; `nil` where that is not said in a few words.
  func values(_ ours: Root, _ theirs: Root) -> MergeConflict.Values? {
    guard let one = text(ours), let other = text(theirs) else { return nil }
    return MergeConflict.Values(ours: one, theirs: other)
  }
}

/// A setting's value in a few words.
private enum MergeValue {
  static func text<Value>(_ value: Value) -> String? {
    if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrappedValue else { return "nothing" }
      return text(any: wrapped)
    }
    return text(any: value)
  }

  private static func text(any value: Any) -> String? {
    switch value {
    case let text as String: "'\(text)'"
    case let value as any RawRepresentable: "\(value.rawValue)"
    case let value as any CustomStringConvertible: value.description
    default: nil
    }
  }
}

private protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedValue: Any? { map { $0 as Any } }
}
