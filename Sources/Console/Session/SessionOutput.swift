/// Something to print, and where.
package enum SessionOutput: Hashable, Sendable {
  case output(String)
  case error(String)
}
