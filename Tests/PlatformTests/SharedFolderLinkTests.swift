// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Platform
import TestSupport
import Testing

/// Links on the path of a file that is read: in a folder such as `/tmp`, other users' links are not followed.
struct SharedFolderLinkTests {
  private static let somebody: uid_t = 65534
  private static let isRoot = geteuid() == 0

  private let scratch = ScratchFolder()

  init() throws {
    try scratch.overwrite("secret", to: "victim")
    try scratch.makeDirectory("folder")
    try scratch.overwrite("secret", to: "folder/victim")
  }

  private func read(_ name: String) -> FileError.Reason? {
    do {
      #expect(try FileReader.read(scratch.path(name)) == Array("secret".utf8))
      return nil
    } catch { return error.reason }
  }

  private func makeFolder(_ name: String, mode: mode_t, owner: uid_t = geteuid()) throws {
    try scratch.makeDirectory(name)
    #expect(chown(scratch.path(name), owner, getegid()) == 0)
    #expect(chmod(scratch.path(name), mode) == 0)
  }

  private func give(_ name: String) { #expect(lchown(scratch.path(name), Self.somebody, Self.somebody) == 0) }

  @Test(.enabled(if: isRoot))
  func `another user's link is not followed, as a file or as a folder on the path`() throws {
    try makeFolder("shared", mode: 0o1777)
    try scratch.link("shared/spec.yaml", to: "../victim")
    try scratch.link("shared/way", to: "../folder")
    try scratch.link("over.yaml", to: "shared/spec.yaml")
    for name in ["shared/spec.yaml", "shared/way"] { give(name) }
    for name in ["shared/spec.yaml", "shared/way/victim", "over.yaml"] { #expect(read(name) == .sharedLink) }
    let words = FileError(path: "s.yaml", operation: .open, reason: .sharedLink).description
    #expect(
      words.hasPrefix("cannot open 's.yaml': it is a link that another user made")
        && words.contains("(hint: "))
  }

  @Test
  func `the user's own links, those of the folder's owner and all in the user's folders are followed`()
    throws
  {
    try makeFolder("shared", mode: 0o1777)
    try scratch.link("shared/own.yaml", to: "../victim")
    #expect(read("shared/own.yaml") == nil)
    guard Self.isRoot else { return }
    try makeFolder("theirs", mode: 0o1777, owner: Self.somebody)
    try makeFolder("open", mode: 0o777)
    try makeFolder("closed", mode: 0o755)
    for folder in ["theirs", "open", "closed"] {
      try scratch.link("\(folder)/s.yaml", to: "../victim")
      give("\(folder)/s.yaml")
      #expect(read("\(folder)/s.yaml") == nil, "\(folder)")
    }
  }
}
