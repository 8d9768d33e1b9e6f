/// What stands at a path that something is to be written to.
package enum WriteTarget: Hashable, Sendable {
  case nothing
  /// Content that would be lost.
  case file
  /// A device, a pipe or a terminal: nothing is lost by writing to it.
  case stream
  case folder
}
