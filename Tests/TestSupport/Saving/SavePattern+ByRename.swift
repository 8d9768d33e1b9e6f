// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension SavePattern {
  static let byRename: [SavePattern] = [
    SavePattern(name: "temporary renamed over") { fixture in
      try fixture.write(to: "tmpXq1")
      try fixture.scratch.rename("tmpXq1", to: "spec.yaml")
    },
    SavePattern(name: "renamed over from another directory") { fixture in
      try fixture.scratch.makeDirectory("elsewhere")
      try fixture.write(to: "elsewhere/new")
      try fixture.scratch.rename("elsewhere/new", to: "spec.yaml")
    },
    SavePattern(name: "JetBrains safe write") { fixture in
      try fixture.write(to: "spec.yaml___jb_tmp___")
      try fixture.scratch.rename("spec.yaml", to: "spec.yaml___jb_old___")
      try fixture.scratch.rename("spec.yaml___jb_tmp___", to: "spec.yaml")
      try fixture.scratch.remove("spec.yaml___jb_old___")
    },
    SavePattern(name: "backup by rename, then create (emacs)") { fixture in
      try fixture.scratch.rename("spec.yaml", to: "spec.yaml~")
      try fixture.write()
    },
    SavePattern(name: "unlink and create") { fixture in
      try fixture.scratch.remove("spec.yaml")
      try fixture.write()
    },
    SavePattern(name: "unlink, create, slow chunks seen by the watcher") { fixture in
      try fixture.scratch.remove("spec.yaml")
      close(open(fixture.path(), O_CREAT | O_WRONLY | O_CLOEXEC | O_EXCL, 0o644))
      try fixture.writeInChunks(waitingForEach: true)
    },
    SavePattern(name: "nameless file linked in (O_TMPFILE)", endsInQuiet: true) { fixture in
      // O_TMPFILE, a macro that Swift does not import.
      let descriptor = open(fixture.scratch.path, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o644)
      guard descriptor >= 0 else { throw ScratchFailure("the file system cannot do it") }
      fixture.writeText(fixture.content, to: descriptor)
      try fixture.scratch.remove("spec.yaml")
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, fixture.path(), AT_SYMLINK_FOLLOW)
      close(descriptor)
    },
    SavePattern(name: "exchanged with another file (RENAME_EXCHANGE)") { fixture in
      try fixture.write(to: "other")
      try fixture.exchange("other", "spec.yaml")
    },
    SavePattern(name: "hard link over (ln -f)", tool: "ln") { fixture in
      try fixture.write(to: "source\(fixture.round)")
      try ExternalTool("ln").run(["-f", "source\(fixture.round)", "spec.yaml"], in: fixture.scratch.path)
    },
    SavePattern(name: "burst of 200 renames", tells: .contentFew, patience: .milliseconds(60)) { fixture in
      for number in 1..<200 {
        try fixture.scratch.overwrite(SaveFixture.burst(number), to: "new")
        try fixture.scratch.rename("new", to: "spec.yaml")
      }
      try fixture.write(to: "new")
      try fixture.scratch.rename("new", to: "spec.yaml")
    },
  ]
}

extension SaveFixture {
  /// Calls `renameat2`, which Glibc's module lacks although the library has it.
  func exchange(_ first: String, _ second: String) throws {
    typealias RenameAt2 =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else { throw ScratchFailure("the C library cannot do it") }
    let renameAt2 = unsafeBitCast(symbol, to: RenameAt2.self)
    let exchange: UInt32 = 2
    guard renameAt2(AT_FDCWD, path(first), AT_FDCWD, path(second), exchange) == 0 else {
      throw ScratchFailure("the file system cannot do it")
    }
  }
}
