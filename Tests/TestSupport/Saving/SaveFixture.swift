// SPDX-License-Identifier: GPL-3.0-or-later

/// The folder and the observer of a save pattern.
package struct SaveFixture: Sendable {
  package let scratch: ScratchFolder
  /// The number of the save, 1 or 2; 0 during preparation.
  package var round = 0
  /// Nil during preparation.
  package var observer: (any SaveObserver)?

  package init(scratch: ScratchFolder) { self.scratch = scratch }

  /// The content before the first save: a spec, so that the same patterns test a watcher and a daemon.
  package static let first = Self.spec("Before all of them")

  /// The content of one of many saves in a burst.
  package static func burst(_ number: Int) -> String { spec("Burst \(number)") }

  package var content: String { content(of: round) }

  /// The content of a round. It has the same length in each round, so that no test depends on sizes.
  package func content(of round: Int) -> String { Self.spec("Round \(round)") }

  /// A row whose title is in the preview. One line, without characters that have a meaning for the tools.
  private static func spec(_ title: String) -> String { "sections: [{rows: [\(title)]}]\n" }

  func write(to name: String = "spec.yaml") throws { try scratch.overwrite(content, to: name) }

  package func path(_ name: String = "spec.yaml") -> String { scratch.path(name) }
}
