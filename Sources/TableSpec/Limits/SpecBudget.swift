/// What is left of the limits while a spec and the files that it includes are read.
struct SpecBudget {
  let limits: SpecLimits
  private var used: [SpecLimits.Kind: Int] = [:]
  /// What was found to be too much, said once.
  private var exceeded: Set<SpecLimits.Kind> = []

  init(_ limits: SpecLimits) { self.limits = limits }

  func rest(of kind: SpecLimits.Kind) -> Int { max(0, limits[kind] - used[kind, default: 0]) }

  /// Takes `count` of a kind, all or nothing.
  mutating func take(_ count: Int, of kind: SpecLimits.Kind) -> Bool {
    guard count <= rest(of: kind) else { return false }
    used[kind, default: 0] += count
    return true
  }

  /// - Returns: whether it is the first time that this kind is too much.
  mutating func exceed(_ kind: SpecLimits.Kind) -> Bool { exceeded.insert(kind).inserted }
}
