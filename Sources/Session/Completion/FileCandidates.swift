// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Files and folders that a name may go on to.
struct FileCandidates {
  let workspace: any Workspace
  /// The endings that fit; empty for all.
  let endings: [String]

  /// Folders end in a slash. Where no file has a fitting ending, all are offered.
  func names(_ prefix: String) -> [String] {
    let cut = prefix.lastIndex(of: "/").map { prefix.index(after: $0) } ?? prefix.startIndex
    let folder = String(prefix[..<cut])
    let beginning = prefix[cut...]
    let found = workspace.names(inFolder: folder).filter { name in
      name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix(".")) && name.canBeNamed
    }.map { name in
      // A leading dash would be an option.
      (folder + name).hasPrefix("-") ? "./" + folder + name : folder + name
    }
    let fitting = found.filter { name in name.hasSuffix("/") || fits(name) }
    return (fitting.contains { !$0.hasSuffix("/") } ? fitting : found).sorted()
  }

  private func fits(_ name: String) -> Bool {
    endings.isEmpty || endings.contains { name.lowercased().hasSuffix("." + $0) }
  }
}
