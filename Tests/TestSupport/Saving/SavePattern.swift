// SPDX-License-Identifier: GPL-3.0-or-later

/// One way in which editors and tools save a file, run twice in a row: the second save finds watches
/// that died with the first.
package struct SavePattern: Sendable, CustomStringConvertible {
  package enum Tells: Sendable {
    /// Exactly one delivery: the new content.
    case contentOnce
    /// The file is really gone, or something else, for a while; then the new content, once.
    case contentAfterAbsence
    /// A burst may be seen in parts, each of them whole; the last content comes last and once.
    case contentLast
    /// The first of a burst is seen at once, the others as one unless the saver pauses; each of them is whole.
    case contentFew
    /// The content at the end is the file's, whatever it is; then nothing.
    case nothing
    case missing
  }

  package let name: String
  package var tool: String?
  package var tells = Tells.contentOnce
  /// For many saves in a row: the time that the watcher waits for the next. On a busy machine they may take longer, and
  /// are seen in parts then.
  package var patience: Duration?
  /// Whether no event says that the save is finished, so that only quiet can tell.
  package var endsInQuiet = false
  /// The path to watch.
  package var watched = "spec.yaml"
  /// Makes the state before the first save; by default the file itself.
  package var prepare: @Sendable (SaveFixture) throws -> Void = {
    try $0.scratch.overwrite(SaveFixture.first, to: "spec.yaml")
  }
  /// Saves `fixture.content`.
  package let save: @Sendable (SaveFixture) throws -> Void

  package var description: String { name }

  /// What a save tells that took so long.
  package func tells(after duration: Duration) -> Tells {
    if let patience, duration >= patience { .contentLast } else { tells }
  }

  package static var all: [SavePattern] {
    inPlace + byRename + byTool + throughLinks + ofParents + ofAbsence + quiet
  }

  /// The first of each kind, and those of which something else comes.
  package static var ofEachKind: [SavePattern] {
    [inPlace, byRename, throughLinks, ofParents, ofAbsence, quiet].compactMap(\.first)
      + all.filter { [.contentFew, .missing].contains($0.tells) }
  }
}
