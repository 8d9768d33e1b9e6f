// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension SavePattern {
  static let throughLinks: [SavePattern] = [
    SavePattern(name: "symbolic link swapped", prepare: prepareLink) { fixture in
      try fixture.write(to: "target\(fixture.round)")
      try fixture.scratch.link("new", to: "target\(fixture.round)")
      try fixture.scratch.rename("new", to: "spec.yaml")
    },
    SavePattern(name: "symbolic link removed and made again", endsInQuiet: true, prepare: prepareLink) {
      fixture in
      try fixture.write(to: "target\(fixture.round)")
      try fixture.scratch.remove("spec.yaml")
      try fixture.scratch.link("spec.yaml", to: fixture.path("target\(fixture.round)"))
    },
    SavePattern(name: "target of a link written in place", prepare: prepareLink) { fixture in
      try fixture.write(to: "real/target")
    },
    SavePattern(name: "target of a link renamed over", prepare: prepareLink) { fixture in
      try fixture.write(to: "real/new")
      try fixture.scratch.rename("real/new", to: "real/target")
    },
    SavePattern(
      name: "ConfigMap (..data swapped)",
      prepare: { fixture in
        try fixture.scratch.makeDirectory("..v0")
        try fixture.scratch.overwrite(SaveFixture.first, to: "..v0/spec.yaml")
        try fixture.scratch.link("..data", to: "..v0")
        try fixture.scratch.link("spec.yaml", to: "..data/spec.yaml")
      }
    ) { fixture in
      try fixture.scratch.makeDirectory("..v\(fixture.round)")
      try fixture.write(to: "..v\(fixture.round)/spec.yaml")
      try fixture.scratch.link("..data_tmp", to: "..v\(fixture.round)")
      try fixture.scratch.rename("..data_tmp", to: "..data")
      try fixture.scratch.remove("..v\(fixture.round - 1)")
    },
    SavePattern(
      name: "written by another of its names",
      prepare: { fixture in
        try fixture.scratch.makeDirectory("elsewhere")
        try fixture.scratch.overwrite(SaveFixture.first, to: "elsewhere/other")
        try fixture.scratch.hardLink("spec.yaml", to: "elsewhere/other")
      }
    ) { fixture in
      try fixture.write(to: "elsewhere/other")
    },
  ]

  @Sendable private static func prepareLink(_ fixture: SaveFixture) throws {
    try fixture.scratch.makeDirectory("real")
    try fixture.scratch.overwrite(SaveFixture.first, to: "real/target")
    try fixture.scratch.link("spec.yaml", to: "real/target")
  }
}
