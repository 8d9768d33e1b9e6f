/// A 64-bit FNV-1a digest: tells two saves apart without keeping the bytes of the last one.
///
/// It guards against noise, not against an attacker: a collision costs one missed re-render.
package struct ContentHash: Hashable, Sendable {
  package let value: UInt64

  package init(of bytes: some Sequence<UInt8>) {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      value ^= UInt64(byte)
      value = value &* 0x100_0000_01b3
    }
    self.value = value
  }
}
