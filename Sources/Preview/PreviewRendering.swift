/// Turns a spec's bytes into previews. The daemon knows nothing of tables; the executable brings this.
package protocol PreviewRendering: Sendable {
  /// Called on a thread of the daemon's own, one call at a time.
  ///
  /// - Parameter path: the spec's path as the user gave it, for messages and for naming outputs.
  func render(spec bytes: [UInt8], path: String) -> PreviewResult

  /// The files in which the spec's previews are kept.
  func outputPaths(of spec: String) -> [String]
}
