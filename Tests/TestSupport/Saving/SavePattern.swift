// SPDX-License-Identifier: GPL-3.0-or-later

/// A way in which editors and tools save a file. It runs twice in a row, because the first save may end the
/// watches.
package struct SavePattern: Sendable, CustomStringConvertible {
  package enum Tells: Sendable {
    /// One delivery: the new content.
    case contentOnce
    /// The file is missing, or not a file, for a while; then the new content is delivered once.
    case contentAfterAbsence
    /// A burst may be delivered in parts, each of them a complete save; the last content is delivered last
    /// and once.
    case contentLast
    /// The first save of a burst is delivered at once, the others as one unless the saver pauses; each
    /// delivery is complete.
    case contentFew
    /// The delivered content equals the file's, whatever it is; then nothing more is delivered.
    case nothing
    case missing
  }

  package let name: String
  package var tool: String?
  package var tells = Tells.contentOnce
  /// For many saves in a row: the time that the watcher waits for the next one. On a busy machine the saves may take
  /// longer and are then delivered in parts.
  package var patience: Duration?
  /// Whether no event marks the end of a save, so that the watcher must wait for a pause.
  package var endsInQuiet = false
  /// The path to watch.
  package var watched = "spec.yaml"
  /// Creates the state before the first save; by default, the file itself.
  package var prepare: @Sendable (SaveFixture) throws -> Void = {
    try $0.scratch.overwrite(SaveFixture.first, to: "spec.yaml")
  }
  /// Saves `fixture.content`.
  package let save: @Sendable (SaveFixture) throws -> Void

  package var description: String { name }

  /// The expected deliveries of a save that took this long.
  package func tells(after duration: Duration) -> Tells {
    if let patience, duration >= patience { .contentLast } else { tells }
  }

  package static var all: [SavePattern] {
    inPlace + byRename + byTool + throughLinks + ofParents + ofAbsence + quiet
  }

  /// The first pattern of each kind, and those with other expected deliveries.
  package static var ofEachKind: [SavePattern] {
    [inPlace, byRename, throughLinks, ofParents, ofAbsence, quiet].compactMap(\.first)
      + all.filter { [.contentFew, .missing].contains($0.tells) }
  }
}
