// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension SavePattern {
  static let byRename: [SavePattern] = [
    SavePattern(name: "temporary renamed over") { site in
      try site.write(to: "tmpXq1")
      try site.scratch.rename("tmpXq1", to: "spec.yaml")
    },
    SavePattern(name: "renamed over from another directory") { site in
      try site.scratch.makeDirectory("elsewhere")
      try site.write(to: "elsewhere/new")
      try site.scratch.rename("elsewhere/new", to: "spec.yaml")
    },
    SavePattern(name: "JetBrains safe write") { site in
      try site.write(to: "spec.yaml___jb_tmp___")
      try site.scratch.rename("spec.yaml", to: "spec.yaml___jb_old___")
      try site.scratch.rename("spec.yaml___jb_tmp___", to: "spec.yaml")
      try site.scratch.remove("spec.yaml___jb_old___")
    },
    SavePattern(name: "backup by rename, then create (emacs)") { site in
      try site.scratch.rename("spec.yaml", to: "spec.yaml~")
      try site.write()
    },
    SavePattern(name: "unlink and create") { site in
      try site.scratch.remove("spec.yaml")
      try site.write()
    },
    SavePattern(name: "unlink, create, slow chunks seen by the watcher") { site in
      try site.scratch.remove("spec.yaml")
      close(open(site.path(), O_CREAT | O_WRONLY | O_CLOEXEC | O_EXCL, 0o644))
      try site.writeInChunks(waitingForEach: true)
    },
    SavePattern(name: "nameless file linked in (O_TMPFILE)", endsInQuiet: true) { site in
      // O_TMPFILE is a macro that Swift does not import.
      let descriptor = open(site.scratch.path, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o644)
      guard descriptor >= 0 else { throw ScratchFailure("the file system cannot do it") }
      site.writeText(site.content, to: descriptor)
      try site.scratch.remove("spec.yaml")
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, site.path(), AT_SYMLINK_FOLLOW)
      close(descriptor)
    },
    SavePattern(name: "exchanged with another file (RENAME_EXCHANGE)") { site in
      try site.write(to: "other")
      try site.exchange("other", "spec.yaml")
    },
    SavePattern(name: "hard link over (ln -f)", tool: "ln") { site in
      try site.write(to: "source\(site.round)")
      try ExternalTool("ln").run(["-f", "source\(site.round)", "spec.yaml"], in: site.scratch.path)
    },
    SavePattern(name: "burst of 200 renames", tells: .contentFew, patience: .milliseconds(60)) { site in
      for number in 1..<200 {
        try site.scratch.overwrite(SaveSite.burst(number), to: "new")
        try site.scratch.rename("new", to: "spec.yaml")
      }
      try site.write(to: "new")
      try site.scratch.rename("new", to: "spec.yaml")
    },
  ]
}

extension SaveSite {
  /// Glibc's module leaves `renameat2` out although the library has it.
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
