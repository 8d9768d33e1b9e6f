/// Turns a spec's bytes into previews. The daemon knows nothing of tables; the executable brings this.
package protocol PreviewRendering: Sendable {
  /// Called on threads of the daemon's own, under a `WorkProgress`; calls may overlap.
  ///
  /// - Parameters:
  ///   - path: the spec's path as the user gave it, for messages and for naming outputs.
  ///   - isConfirmed: whether the spec is meant as it is: then the answer is never `doubtful`.
  func render(spec bytes: [UInt8], path: String, isConfirmed: Bool) -> PreviewResult

  /// The files in which the spec's previews are kept.
  func outputPaths(of spec: String) -> [String]

  /// The previews of what was shown last, made again; empty before the first.
  func lastGood(of spec: String) -> [PreviewOutput]
}
