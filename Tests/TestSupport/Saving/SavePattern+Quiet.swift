// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension SavePattern {
  /// Patterns that look like a save to the kernel but change nothing.
  static let quiet: [SavePattern] = [
    SavePattern(name: "touched", tells: .nothing) { fixture in
      utimes(fixture.path(), nil)
    },
    SavePattern(name: "mode changed", tells: .nothing) { fixture in
      chmod(fixture.path(), fixture.round == 1 ? 0o600 : 0o644)
    },
    SavePattern(name: "same content in place", tells: .nothing) { fixture in
      try fixture.scratch.overwrite(SaveFixture.first, to: "spec.yaml")
    },
    SavePattern(name: "same content by rename", tells: .nothing) { fixture in
      try fixture.scratch.overwrite(SaveFixture.first, to: "new")
      try fixture.scratch.rename("new", to: "spec.yaml")
    },
    SavePattern(name: "same content, emptied and seen in between", tells: .nothing) { fixture in
      let descriptor = open(fixture.path(), O_WRONLY | O_CLOEXEC | O_TRUNC)
      defer { close(descriptor) }
      try fixture.waitForEvents { fixture.writeText(SaveFixture.first, to: descriptor) }
    },
    SavePattern(name: "50 saves of neighbours", tells: .nothing) { fixture in
      for number in 0..<50 { try fixture.scratch.overwrite("x", to: "neighbour\(number)") }
    },
    SavePattern(name: "hard link added and removed", tells: .nothing) { fixture in
      try fixture.scratch.hardLink("other", to: "spec.yaml")
      try fixture.scratch.remove("other")
    },
  ]
}
