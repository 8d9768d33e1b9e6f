// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

/// Goes through the history's entries that begin with the text before the cursor.
///
/// Readline 8.2's own commands free a line's undo list twice, after which the process aborts; called with an empty undo list, they
/// don't, but then the second Up finds the first entry again, and undo doesn't bring back the typed text.
///
/// A found entry is inserted like typed text: the history's own entries are never changed, and undo restores the typed text.
extension LineEditor {
  struct PrefixSearch {
    /// The text before the cursor, and the text after it.
    let prefix: String
    let rest: String
    /// The index of the entry in the line, from the oldest; one past the last for the typed text.
    var index: Int
  }

  static let searchesBackward: KeyFunction = { count, _ in
    MainActor.assumeIsolated {
      LineEditor.current?.searchHistory(by: -Int(count), with: searchesBackward) ?? 0
    }
  }

  static let searchesForward: KeyFunction = { count, _ in
    MainActor.assumeIsolated { LineEditor.current?.searchHistory(by: Int(count), with: searchesForward) ?? 0 }
  }

  private func searchHistory(by steps: Int, with command: KeyFunction) -> Int32 {
    let entries = history
    var search =
      continuedSearch
      ?? PrefixSearch(
        prefix: Self.line(upTo: Int(rl_point)), rest: Self.line(from: Int(rl_point)), index: entries.count)
    for _ in 0..<abs(steps) {
      guard let next = Self.next(search, in: entries, isForward: steps > 0) else {
        rl_ding()
        break
      }
      search.index = next
    }
    let text = search.index < entries.count ? entries[search.index] : search.prefix + search.rest
    show(text, cursor: search.prefix.isEmpty ? text.utf8.count : search.prefix.utf8.count)
    lineState.prefixSearch = search
    return 0
  }

  /// The search that the previous key made.
  private var continuedSearch: PrefixSearch? {
    guard let last = rl_last_func else { return nil }
    let address = unsafeBitCast(last, to: Int.self)
    let own = [Self.searchesBackward, Self.searchesForward].map { unsafeBitCast($0, to: Int.self) }
    return own.contains(address) ? lineState.prefixSearch : nil
  }

  private static func next(_ search: PrefixSearch, in entries: [String], isForward: Bool) -> Int? {
    let shown = search.index < entries.count ? entries[search.index] : nil
    let matches = { (index: Int) in entries[index].hasPrefix(search.prefix) && entries[index] != shown }
    guard isForward else { return entries[..<search.index].indices.last(where: matches) }
    guard search.index < entries.count else { return nil }
    return entries[(search.index + 1)...].indices.first(where: matches) ?? entries.count
  }

  private func show(_ text: String, cursor: Int) {
    rl_begin_undo_group()
    rl_delete_text(0, rl_end)
    rl_point = 0
    rl_insert_text(text)
    rl_end_undo_group()
    rl_point = Int32(min(cursor, Int(rl_end)))
  }

  private static func line(upTo end: Int) -> String {
    rl_line_buffer.map { String(decoding: Array(String(cString: $0).utf8).prefix(end), as: UTF8.self) } ?? ""
  }

  private static func line(from start: Int) -> String {
    rl_line_buffer.map { String(decoding: Array(String(cString: $0).utf8).dropFirst(start), as: UTF8.self) }
      ?? ""
  }
}
