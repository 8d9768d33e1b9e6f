// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Platform
import TestSupport
import Testing

/// A file with a secret is read only if no other user could have written or read it.
struct PrivateFileTests {
  private let scratch = ScratchFolder()
  private let path: String

  init() throws {
    path = scratch.path("state/secret")
    try PrivateFile.write(Array("secret".utf8), to: path)
  }

  @Test func `a file reads back unchanged, and its folder is private too`() throws {
    #expect(PrivateFile.read(path) == .bytes(Array("secret".utf8)))
    #expect(try FileStatus(path, followingLinks: false).permissions & 0o777 == 0o600)
    #expect(try FileStatus(scratch.path("state"), followingLinks: false).permissions & 0o777 == 0o700)
    #expect(PrivateFile.read(scratch.path("none")) == .missing)
  }

  @Test(arguments: [0o640, 0o620, 0o604, 0o602] as [mode_t])
  func `a file that other users can read or write is not trusted`(mode: mode_t) {
    #expect(chmod(path, mode) == 0)
    #expect(PrivateFile.read(path) == .untrusted("other users can read or write it"))
  }

  @Test func `links and folders are not trusted, and a new file replaces them`() throws {
    try scratch.link("link", to: "state/secret")
    #expect(PrivateFile.read(scratch.path("link")) == .untrusted("it is a link"))
    #expect(PrivateFile.read(scratch.path("state")) == .untrusted("it is not a regular file"))
    try PrivateFile.write(Array("other".utf8), to: scratch.path("link"))
    #expect(PrivateFile.read(scratch.path("link")) == .bytes(Array("other".utf8)))
    #expect(PrivateFile.read(path) == .bytes(Array("secret".utf8)))
  }

  @Test func `only the first 4096 bytes are read`() throws {
    try PrivateFile.write([UInt8](repeating: 65, count: 5000), to: path)
    #expect(PrivateFile.read(path) == .bytes([UInt8](repeating: 65, count: 4096)))
  }
}
