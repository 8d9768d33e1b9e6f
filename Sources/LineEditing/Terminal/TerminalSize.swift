#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The size of a terminal in character cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// What terminals have had since the VT100, for where there is none.
  package static let fallback = TerminalSize(columns: 80, rows: 24)

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size now, or `nil` when the descriptor is no terminal or a terminal that does not know its size.
  package init?(fileDescriptor: Int32 = STDOUT_FILENO) {
    var size = winsize()
    guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
