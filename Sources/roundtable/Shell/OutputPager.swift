import LineEditing

/// Sends long output through the user's pager, short output to the terminal.
struct OutputPager {
  /// `$ROUNDTABLE_PAGER`, `$PAGER`, or less, which stays quiet when all fits and leaves the text behind.
  private static var command: String {
    Environment.value("ROUNDTABLE_PAGER") ?? Environment.value("PAGER") ?? "less -FRX"
  }

  /// - Returns: whether the pager took the text; `false` for text that fits, and where there is no pager.
  static func show(_ text: String) -> Bool {
    guard let size = TerminalSize(fileDescriptor: 1) else { return false }
    let lines = text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    guard lines >= size.rows else { return false }
    return Pager(command: command).show(text)
  }
}
