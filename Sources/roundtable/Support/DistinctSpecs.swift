import Preview

/// Specs without those that are named a second time, in whatever words: `a.yaml ./a.yaml` are one spec.
enum DistinctSpecs {
  static func of(_ specs: [String]) -> [String] {
    var seen: Set<String> = []
    return specs.filter { seen.insert(SpecIdentity($0).entry).inserted }
  }
}
