/// The files of a session. The console touches no file itself.
package protocol Workspace: Sendable {
  func read(_ path: String) throws(ConsoleError) -> [UInt8]
  func write(_ bytes: [UInt8], to path: String) throws(ConsoleError)
}
