// SPDX-License-Identifier: GPL-3.0-or-later

extension LineEditor {
  /// The typed line, besides the text and the cursor that readline has.
  struct LineState {
    /// The prompt that was shown last.
    var prompt = ""
    /// The earlier lines of an incomplete command.
    var unfinished = ""
    /// The question that replaces the prompt.
    var question: Question?
    /// Text for the next prompt.
    var prefill: String?
    /// The line that readline's callback stored for ``LineEditor/readKeys()``.
    var entered: Entry?
    /// Whether the last key asked for the user's editor.
    var wantsEditor = false
    /// The count of a Ctrl-] search that waits for its letter.
    var letterSearch: Int?
    /// The history search of the last key.
    var prefixSearch: PrefixSearch?
    /// The completions of the last TAB.
    var offered = Offered()
  }

  /// The argument of readline's callback.
  enum Entry {
    case line(String)
    case endOfFile
  }

  struct Offered {
    var insertion: CompletionInsertion?
    /// The usage of the word at the cursor, shown above the list while the word is empty.
    var usage: String?
    /// Lines with descriptions that replace the labels in the list, if there are any.
    var lines: [String]?
  }
}
