// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The files and folders that can complete a name.
struct FileCandidates {
  let workspace: any Workspace
  /// The accepted extensions; empty for all.
  let endings: [String]

  /// The names that begin with `prefix`. Folders end in a slash. All files are offered if none has an
  /// accepted extension.
  func names(_ prefix: String) -> [String] {
    let cut = prefix.lastIndex(of: "/").map { prefix.index(after: $0) } ?? prefix.startIndex
    let folder = String(prefix[..<cut])
    let beginning = prefix[cut...]
    let found = workspace.names(inFolder: folder).filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix(".")) && name.canBeNamed
    }.map { name in
      // A name with a leading dash would be an option.
      (folder + name).hasPrefix("-") ? "./" + folder + name : folder + name
    }
    let fitting = found.filter { name in name.hasSuffix("/") || fits(name) }
    return (fitting.contains { !$0.hasSuffix("/") } ? fitting : found).sorted()
  }

  private func fits(_ name: String) -> Bool {
    endings.isEmpty || endings.contains { name.lowercased().hasSuffix("." + $0) }
  }
}
