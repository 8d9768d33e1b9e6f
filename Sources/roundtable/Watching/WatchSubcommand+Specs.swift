// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewDaemon
import PreviewRendering
import Session
import Shell
import SpecFiles
import TableSpec

/// The specs that the command line names.
extension WatchSubcommand {
  var specs: NamedSpecs { NamedSpecs(names: names, use: "watched") }

  /// Prints which files of a folder or a pattern are ignored.
  func findSpecs() throws -> [String] {
    try specs.find { note in
      // With --detach, the daemon prints the note, and this process passes it on.
      if !detach { StandardStream.error.write("note: \(note)\n") }
    }
  }

  /// Refuses two specs whose previews are one file.
  func refuseCollisions(_ rendering: SpecRendering, of specs: [String]) throws {
    let claims = OutputClaims(OutputGuard(specs: specs))
    for spec in specs {
      do { try claims.claim(rendering.outputPaths(of: spec), for: spec) } catch {
        throw SessionError(VisibleText.line(error.message), hint: error.hint)
      }
    }
  }
}
