// SPDX-License-Identifier: GPL-3.0-or-later

extension SavePattern {
  static let ofParents: [SavePattern] = [
    SavePattern(name: "parent removed and made again", watched: "a/b/spec.yaml", prepare: prepareParents) {
      site in
      try site.scratch.remove("a")
      try site.scratch.makeDirectory("a/b")
      try site.write(to: "a/b/spec.yaml")
    },
    SavePattern(
      name: "parent gone for long", tells: .contentAfterAbsence, watched: "a/b/spec.yaml",
      prepare: prepareParents
    ) { site in
      try site.scratch.remove("a")
      try site.observer?.settle()
      try site.scratch.makeDirectory("a")
      try site.observer?.settle()
      try site.scratch.makeDirectory("a/b")
      try site.write(to: "a/b/spec.yaml")
    },
    SavePattern(name: "parent swapped by rename", watched: "a/b/spec.yaml", prepare: prepareParents) {
      site in
      try site.scratch.makeDirectory("new/b")
      try site.write(to: "new/b/spec.yaml")
      try site.scratch.rename("a", to: "old\(site.round)")
      try site.scratch.rename("new", to: "a")
    },
    SavePattern(
      name: "parent missing at the start", tells: .contentAfterAbsence, watched: "a/b/spec.yaml",
      prepare: { _ in }
    ) { site in
      if site.round > 1 {
        try site.scratch.remove("a")
        try site.observer?.settle()
      }
      try site.scratch.makeDirectory("a/b")
      try site.write(to: "a/b/spec.yaml")
    },
  ]

  @Sendable private static func prepareParents(_ site: SaveSite) throws {
    try site.scratch.makeDirectory("a/b")
    try site.scratch.overwrite(SaveSite.first, to: "a/b/spec.yaml")
  }
}
