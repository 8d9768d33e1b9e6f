// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import Platform
import Testing

struct ContentHashTests {
  @Test func `the digest is FNV-1a's`() {
    #expect(ContentHash(of: []).value == 0xcbf2_9ce4_8422_2325)
    #expect(ContentHash(of: Array("a".utf8)).value == 0xaf63_dc4c_8601_ec8c)
    #expect(ContentHash(of: Array("foobar".utf8)).value == 0x8594_4171_f739_67e8)
  }

  @Test func `only missing, empty or unreadable files can be half of a save`() {
    #expect(FileState.missing.fingerprint.mayBeHalfSaved)
    #expect(FileState.content([]).fingerprint.mayBeHalfSaved)
    #expect(!FileState.content([1]).fingerprint.mayBeHalfSaved)
    #expect(FileState.unreadable(.EACCES).fingerprint.mayBeHalfSaved)
  }
}
