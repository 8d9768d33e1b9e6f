// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Testing

struct SHA256Tests {
  /// The examples of FIPS 180-4, and lengths around the end of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func `texts have their digests`(text: String, digest: String) {
    #expect(hex(Array(text.utf8)) == digest)
  }

  @Test func `a million letters have their digest`() {
    #expect(
      hex(Array(repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  private func hex(_ message: [UInt8]) -> String {
    SHA256.digest(message).map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined()
  }
}
