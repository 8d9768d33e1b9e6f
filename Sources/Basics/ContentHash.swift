// SPDX-License-Identifier: GPL-3.0-or-later

/// A 64-bit FNV-1a digest: distinguishes two saves without keeping the bytes of the last one.
///
/// It doesn't protect against an attacker: a collision costs one missed render, or shows one of a spec's pictures twice.
package struct ContentHash: Hashable, Sendable {
  package let value: UInt64

  // Not generic: the hash of any sequence took ten milliseconds for a spec of 1 000 rows, because other modules call it
  // without specialising it.
  package init(of bytes: [UInt8]) {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      value ^= UInt64(byte)
      value = value &* 0x100_0000_01b3
    }
    self.value = value
  }
}
