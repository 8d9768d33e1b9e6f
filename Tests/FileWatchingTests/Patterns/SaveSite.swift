import TestSupport

/// Where a save pattern works.
struct SaveSite: Sendable {
  let scratch: ScratchFolder
  /// 1 or 2; 0 while preparing.
  var round = 0
  /// Nil while preparing.
  var probe: WatchProbe?

  var content: String { content(of: round) }

  /// Same length each round: nothing may depend on sizes.
  func content(of round: Int) -> String { "style: insetGrouped # round \(round)\n" }

  func write(to name: String = "spec.yaml") throws { try scratch.overwrite(content, to: name) }

  func path(_ name: String = "spec.yaml") -> String { scratch.path(name) }
}
