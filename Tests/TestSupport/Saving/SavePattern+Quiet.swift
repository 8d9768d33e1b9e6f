// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension SavePattern {
  /// What looks like a save to a kernel and changes nothing.
  static let quiet: [SavePattern] = [
    SavePattern(name: "touched", tells: .nothing) { site in
      utimes(site.path(), nil)
    },
    SavePattern(name: "mode changed", tells: .nothing) { site in
      chmod(site.path(), site.round == 1 ? 0o600 : 0o644)
    },
    SavePattern(name: "same content in place", tells: .nothing) { site in
      try site.scratch.overwrite(SaveSite.first, to: "spec.yaml")
    },
    SavePattern(name: "same content by rename", tells: .nothing) { site in
      try site.scratch.overwrite(SaveSite.first, to: "new")
      try site.scratch.rename("new", to: "spec.yaml")
    },
    SavePattern(name: "same content, emptied and seen in between", tells: .nothing) { site in
      let descriptor = open(site.path(), O_WRONLY | O_CLOEXEC | O_TRUNC)
      defer { close(descriptor) }
      try site.waitForEvents { site.writeText(SaveSite.first, to: descriptor) }
    },
    SavePattern(name: "50 saves of neighbours", tells: .nothing) { site in
      for number in 0..<50 { try site.scratch.overwrite("x", to: "neighbour\(number)") }
    },
    SavePattern(name: "hard link added and removed", tells: .nothing) { site in
      try site.scratch.hardLink("other", to: "spec.yaml")
      try site.scratch.remove("other")
    },
  ]
}
