/// The one question that resolving a path asks of a file system.
package protocol PathReading: Sendable {
  func entry(at path: String) -> PathEntry
}
