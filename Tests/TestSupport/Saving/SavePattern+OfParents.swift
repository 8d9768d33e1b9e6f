// SPDX-License-Identifier: GPL-3.0-or-later

extension SavePattern {
  static let ofParents: [SavePattern] = [
    SavePattern(name: "parent removed and made again", watched: "a/b/spec.yaml", prepare: prepareParents) {
      fixture in
      try fixture.scratch.remove("a")
      try fixture.scratch.makeDirectory("a/b")
      try fixture.write(to: "a/b/spec.yaml")
    },
    SavePattern(
      name: "parent gone for long", tells: .contentAfterAbsence, watched: "a/b/spec.yaml",
      prepare: prepareParents
    ) { fixture in
      try fixture.scratch.remove("a")
      try fixture.observer?.settle()
      try fixture.scratch.makeDirectory("a")
      try fixture.observer?.settle()
      try fixture.scratch.makeDirectory("a/b")
      try fixture.write(to: "a/b/spec.yaml")
    },
    SavePattern(name: "parent swapped by rename", watched: "a/b/spec.yaml", prepare: prepareParents) {
      fixture in
      try fixture.scratch.makeDirectory("new/b")
      try fixture.write(to: "new/b/spec.yaml")
      try fixture.scratch.rename("a", to: "old\(fixture.round)")
      try fixture.scratch.rename("new", to: "a")
    },
    SavePattern(
      name: "parent missing at the start", tells: .contentAfterAbsence, watched: "a/b/spec.yaml",
      prepare: { _ in }
    ) { fixture in
      if fixture.round > 1 {
        try fixture.scratch.remove("a")
        try fixture.observer?.settle()
      }
      try fixture.scratch.makeDirectory("a/b")
      try fixture.write(to: "a/b/spec.yaml")
    },
  ]

  @Sendable private static func prepareParents(_ fixture: SaveFixture) throws {
    try fixture.scratch.makeDirectory("a/b")
    try fixture.scratch.overwrite(SaveFixture.first, to: "a/b/spec.yaml")
  }
}
