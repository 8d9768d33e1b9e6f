// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension SavePattern {
  static let throughLinks: [SavePattern] = [
    SavePattern(name: "symbolic link swapped", prepare: prepareLink) { site in
      try site.write(to: "target\(site.round)")
      try site.scratch.link("new", to: "target\(site.round)")
      try site.scratch.rename("new", to: "spec.yaml")
    },
    SavePattern(name: "symbolic link removed and made again", endsInQuiet: true, prepare: prepareLink) {
      site in
      try site.write(to: "target\(site.round)")
      try site.scratch.remove("spec.yaml")
      try site.scratch.link("spec.yaml", to: site.path("target\(site.round)"))
    },
    SavePattern(name: "target of a link written in place", prepare: prepareLink) { site in
      try site.write(to: "real/target")
    },
    SavePattern(name: "target of a link renamed over", prepare: prepareLink) { site in
      try site.write(to: "real/new")
      try site.scratch.rename("real/new", to: "real/target")
    },
    SavePattern(
      name: "ConfigMap (..data swapped)",
      prepare: { site in
        try site.scratch.makeDirectory("..v0")
        try site.scratch.overwrite(SaveSite.first, to: "..v0/spec.yaml")
        try site.scratch.link("..data", to: "..v0")
        try site.scratch.link("spec.yaml", to: "..data/spec.yaml")
      }
    ) { site in
      try site.scratch.makeDirectory("..v\(site.round)")
      try site.write(to: "..v\(site.round)/spec.yaml")
      try site.scratch.link("..data_tmp", to: "..v\(site.round)")
      try site.scratch.rename("..data_tmp", to: "..data")
      try site.scratch.remove("..v\(site.round - 1)")
    },
    SavePattern(
      name: "written by another of its names",
      prepare: { site in
        try site.scratch.makeDirectory("elsewhere")
        try site.scratch.overwrite(SaveSite.first, to: "elsewhere/other")
        try site.scratch.hardLink("spec.yaml", to: "elsewhere/other")
      }
    ) { site in
      try site.write(to: "elsewhere/other")
    },
  ]

  @Sendable private static func prepareLink(_ site: SaveSite) throws {
    try site.scratch.makeDirectory("real")
    try site.scratch.overwrite(SaveSite.first, to: "real/target")
    try site.scratch.link("spec.yaml", to: "real/target")
  }
}
