// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a save pattern works.
package struct SaveFixture: Sendable {
  package let scratch: ScratchFolder
  /// 1 or 2; 0 while preparing.
  package var round = 0
  /// Nil while preparing.
  package var observer: (any SaveObserver)?

  package init(scratch: ScratchFolder) { self.scratch = scratch }

  /// What is there before the first save: a spec, so that the same patterns try a watcher and a daemon.
  package static let first = Self.spec("Before all of them")

  /// One of many saves in a burst.
  package static func burst(_ number: Int) -> String { spec("Burst \(number)") }

  package var content: String { content(of: round) }

  /// Same length each round: nothing may depend on sizes.
  package func content(of round: Int) -> String { Self.spec("Round \(round)") }

  /// A row whose title a picture shows. One line, and none of the characters that tools' languages use.
  private static func spec(_ title: String) -> String { "sections: [{rows: [\(title)]}]\n" }

  func write(to name: String = "spec.yaml") throws { try scratch.overwrite(content, to: name) }

  package func path(_ name: String = "spec.yaml") -> String { scratch.path(name) }
}
