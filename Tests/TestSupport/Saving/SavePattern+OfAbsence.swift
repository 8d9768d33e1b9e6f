// SPDX-License-Identifier: GPL-3.0-or-later

extension SavePattern {
  static let ofAbsence: [SavePattern] = [
    SavePattern(name: "removed, believed gone, created", tells: .contentAfterAbsence) { site in
      try site.scratch.remove("spec.yaml")
      try site.observer?.settle()
      try site.write()
    },
    SavePattern(name: "file missing at the start", tells: .contentAfterAbsence, prepare: { _ in }) { site in
      if site.round > 1 {
        try site.scratch.remove("spec.yaml")
        try site.observer?.settle()
      }
      try site.write()
    },
    SavePattern(name: "file, then directory, then file", tells: .contentAfterAbsence) { site in
      try site.scratch.remove("spec.yaml")
      try site.scratch.makeDirectory("spec.yaml")
      try site.observer?.settle()
      try site.scratch.remove("spec.yaml")
      try site.write()
    },
    SavePattern(name: "removed for good", tells: .missing) { site in
      if site.round > 1 {
        try site.write()
        try site.observer?.settle()
        site.observer?.forget()
      }
      try site.scratch.remove("spec.yaml")
    },
  ]
}
