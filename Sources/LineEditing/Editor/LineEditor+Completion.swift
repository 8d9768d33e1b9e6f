// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
@preconcurrency import CReadline
import Platform

extension LineEditor {
  /// Configures readline not to split the line into words: completion gets, and replaces, all text before the cursor.
  ///
  /// Without word breaks and quote characters, readline leaves words and quoting to `CompletionInsertion`.
  func setUpCompletion() {
    rl_completer_quote_characters = nil
    rl_completion_word_break_hook = { LineEditor.noWordBreaks }
    rl_attempted_completion_function = { _, _, cursor in
      // Never fall back to readline's own file names.
      rl_attempted_completion_over = 1
      let heads = MainActor.assumeIsolated { LineEditor.current?.completedHeads(cursor: Int(cursor)) ?? [] }
      return LineEditor.copied(heads)
    }
    rl_completion_display_matches_hook = { _, _, _ in
      MainActor.assumeIsolated { LineEditor.current?.listMatches() }
    }
    // Keep the completer's order.
    rl_sort_completion_matches = 0
    rl_completion_query_items = 0
  }

  /// Never modified: readline only searches it for characters.
  private nonisolated(unsafe) static let noWordBreaks = strdup("")

  /// Readline's format: the shared beginning, followed by every match if there are several.
  private func completedHeads(cursor: Int) -> [String] {
    let line = rl_line_buffer.map { String(cString: $0) } ?? ""
    let context = LineContext(line: line, cursor: cursor)
    var completion = lineState.question.map { $0.completion(context) } ?? callbacks.completer(context)
    if completion.wantsFileNames { addFileNames(to: &completion, in: context) }
    let offered = Offered(
      insertion: CompletionInsertion(completion, in: context),
      usage: completion.replacementStart >= cursor ? completion.usage : nil,
      lines: completion.lines.flatMap { $0.count == completion.candidates.count ? $0 : nil })
    lineState.offered = offered
    guard let insertion = offered.insertion else {
      if let usage = completion.usage { notify(usage) }
      return []
    }
    if completion.isOpen, insertion.heads.count == 1, completion.replacementStart >= cursor {
      let list = offered.lines ?? insertion.labels
      notify(([completion.usage].compactMap { $0 } + list).joined(separator: "\n"))
      lineState.offered.insertion = nil
      return []
    }
    rl_completion_append_character = insertion.appendsSpace ? Int32(UInt8(ascii: " ")) : 0
    if rl_completion_type == Int32(UInt8(ascii: "*")) {
      // insert-completions would otherwise repeat the whole line for each match.
      return [insertion.allInserted(after: context.text(from: 0, to: completion.replacementStart))]
    }
    if insertion.absorbsNextQuote, rl_completion_type != Int32(UInt8(ascii: "?")) {
      rl_delete_text(Int32(cursor), Int32(cursor) + 1)
    }
    return insertion.heads.count == 1 ? insertion.heads : [insertion.common] + insertion.heads
  }

  /// Lists the labels below the line: plain names, without the quotes they are typed with.
  private func listMatches() {
    let offered = lineState.offered
    guard let insertion = offered.insertion else { return }
    if let usage = offered.usage {
      rl_crlf()
      fputs(usage, rl_outstream)
    }
    // One row is for the typed line, which remains on the screen.
    if let lines = offered.lines, let rows = outputRows, lines.count + 1 < rows {
      rl_crlf()
      for line in lines {
        fputs(line, rl_outstream)
        rl_crlf()
      }
      rl_forced_update_display()
      return
    }
    let widest = insertion.labels.map(\.utf8.count).max() ?? 0
    let labels = insertion.labels.prefix(Self.mostListed(widest: widest, rows: outputRows))
    let list = Self.copied([insertion.commonLabel] + labels)
    rl_display_match_list(list, Int32(labels.count), Int32(widest))
    let more = insertion.labels.count - labels.count
    if more > 0 {
      fputs("… and \(more) more; type a letter, then TAB", rl_outstream)
      rl_crlf()
    }
    rl_forced_update_display()
    var next = list
    while let name = next?.pointee {
      free(name)
      next = next?.successor()
    }
    free(list)
  }

  /// The most labels that fit on the screen with the line that counts the others and the typed line.
  ///
  /// - Parameter widest: the width of the widest label in bytes; two blanks follow it.
  private static func mostListed(widest: Int, rows: Int?) -> Int {
    guard let rows else { return .max }
    let columns = Int(TerminalSize()?.columns ?? TerminalSize.fallback.columns)
    return max(1, columns / (widest + 2)) * max(1, rows - 3)
  }

  /// Uses readline's own listing, which respects the user's settings for case and hidden files.
  private func addFileNames(to completion: inout LineCompletion, in context: LineContext) {
    let before = context.text(from: 0, to: completion.replacementStart)
    let typed = context.text(from: completion.replacementStart, to: context.cursor)
    // Expanded here: within quotes, which a blank in the name requires, `~` is an ordinary letter.
    let path = Self.expandingHome(QuotingStyle(before: before, typed: typed, names: []).unquoted(typed))
    var state: Int32 = 0
    var found: [LineCompletion.Candidate] = []
    while let name = rl_filename_completion_function(path, state) {
      state = 1
      let text = String(cString: name)
      free(name)
      guard text.canBeNamed else { continue }
      let isFolder = Self.isFolder(text)
      // A leading dash would be read as an option.
      let full = (text.hasPrefix("-") ? "./" : "") + text + (isFolder ? "/" : "")
      let label = text.split(separator: "/").last.map { isFolder ? "\($0)/" : String($0) }
      found.append(LineCompletion.Candidate(full, appendsSpace: !isFolder, label: label))
    }
    // The listing sets it, and readline would quote again.
    rl_filename_completion_desired = 0
    let fitting = found.filter { file in
      !file.appendsSpace || completion.fileEndings.contains { file.name.lowercased().hasSuffix("." + $0) }
    }
    let isFitting = !completion.fileEndings.isEmpty && fitting.contains(where: \.appendsSpace)
    completion.candidates += (isFitting ? fitting : found).sorted { $0.name < $1.name }
  }

  private static func expandingHome(_ path: String) -> String {
    guard path.hasPrefix("~"), let expanded = tilde_expand(path) else { return path }
    defer { free(expanded) }
    return String(cString: expanded)
  }

  private static func isFolder(_ path: String) -> Bool {
    FileReader.key(of: expandingHome(path))?.isDirectory ?? false
  }

  /// A C array that readline frees; `nil` if there are no texts.
  private static func copied(_ texts: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard !texts.isEmpty else { return nil }
    let size = (texts.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let array = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { array[index] = strdup(text) }
    array[texts.count] = nil
    return array
  }
}
