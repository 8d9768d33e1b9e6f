// SPDX-License-Identifier: GPL-3.0-or-later

extension SavePattern {
  static let ofAbsence: [SavePattern] = [
    SavePattern(name: "removed, believed gone, created", tells: .contentAfterAbsence) { fixture in
      try fixture.scratch.remove("spec.yaml")
      try fixture.observer?.settle()
      try fixture.write()
    },
    SavePattern(name: "file missing at the start", tells: .contentAfterAbsence, prepare: { _ in }) {
      fixture in
      if fixture.round > 1 {
        try fixture.scratch.remove("spec.yaml")
        try fixture.observer?.settle()
      }
      try fixture.write()
    },
    SavePattern(name: "file, then directory, then file", tells: .contentAfterAbsence) { fixture in
      try fixture.scratch.remove("spec.yaml")
      try fixture.scratch.makeDirectory("spec.yaml")
      try fixture.observer?.settle()
      try fixture.scratch.remove("spec.yaml")
      try fixture.write()
    },
    SavePattern(name: "removed for good", tells: .missing) { fixture in
      if fixture.round > 1 {
        try fixture.write()
        try fixture.observer?.settle()
        fixture.observer?.forget()
      }
      try fixture.scratch.remove("spec.yaml")
    },
  ]
}
