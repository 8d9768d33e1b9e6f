/// One file of a spec, as it was read: the spec itself, or what it includes.
package struct SpecText: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
