// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds commands and topics by words of their help, whole or from their beginnings: `file` is not in `profile`.
struct HelpSearch {
  /// What people call things that help names otherwise: the words to look for in their place.
  private static let synonyms: [String: [String]] = [
    "icon": ["image", "symbol"], "picture": ["image", "render", "show"], "delete": ["remove"],
    "erase": ["remove", "clear"], "toggle": ["switch", "accessory"], "checkbox": ["checkmark", "accessory"],
    "arrow": ["disclosure", "accessory"], "chevron": ["disclosure", "accessory"],
    "rename": ["set-row", "set-header", "set-footer"],
    "name": ["title", "id"], "label": ["title", "detail"], "subtitle": ["detail"], "divider": ["separator"],
    "line": ["separator"], "pipe": ["pipes"], "redirect": ["files", "output"],
    "write": ["save", "files"], "export": ["export", "render"], "margin": ["inset"],
    "padding": ["inset", "spacing"],
    "gap": ["spacing", "gap"], "rounded": ["radius", "corners"], "theme": ["appearance", "color"],
    "dark": ["appearance"], "font": ["text", "font"], "colour": ["color"], "copy": ["duplicate"],
    "clone": ["duplicate"], "insert": ["insert", "add"], "revert": ["undo", "rollback", "reload"],
    "macro": ["define"], "alias": ["define"], "function": ["define"], "loop": ["for"], "repeat": ["for"],
    "exit": ["quit"], "print": ["show", "echo"], "inspect": ["why", "hit"], "explain": ["why"],
    "measure": ["frames"], "size": ["width", "height", "frames"], "phone": ["device"], "rtl": ["direction"],
    "shell": ["pipes"], "program": ["pipes"], "shortcut": ["keys"], "keyboard": ["keys"],
    "index": ["addresses"],
    "script": ["source", "record"], "test": ["expect"], "check": ["expect", "lint"],
  ]

  struct Entry {
    let name: String
    let abstract: String
    let page: String
  }

  let entries: [Entry]

  init(_ session: Session) {
    let commands = CommandRegistry.all.map { command in
      Entry(name: command.name, abstract: command.abstract, page: CommandHelp.page(command))
    }
    let own = session.userCommands.values.sorted { $0.name < $1.name }.map {
      Entry(name: $0.name, abstract: $0.abstract, page: CommandHelp.page($0))
    }
    let topics = HelpTopic.allCases.map { topic in
      Entry(
        name: "help \(topic.rawValue)", abstract: topic.abstract,
        page: topic.page + "\n" + topic.signs.joined(separator: " "))
    }
    entries = commands + own + topics
  }

  /// What mentions all words of a text, the nearest first: in the name, by another word in the name, in the one line
  /// that says what it does, anywhere.
  func entries(for text: String) -> [Entry] {
    let words = text.lowercased().split(separator: " ").map(String.init)
    let ranked = entries.compactMap { entry -> (rank: Int, entry: Entry)? in
      var rank = 0
      for word in words {
        guard let own = Self.rank(of: word, in: entry) else { return nil }
        rank = max(rank, own)
      }
      return words.isEmpty ? nil : (rank, entry)
    }
    // In each rank the order of the lists.
    return (0...4).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.entry) }
  }

  private static func rank(of word: String, in entry: Entry) -> Int? {
    let others = synonyms[word] ?? []
    if mentions(entry.name, word) { return 0 }
    if others.contains(where: { mentions(entry.name, $0) }) { return 1 }
    if mentions(entry.abstract, word) { return 2 }
    if mentions(entry.page, word) { return 3 }
    // A command's own name means that command alone.
    return others.contains { !$0.contains("-") && mentions(entry.page, $0) } ? 4 : nil
  }

  /// Whether one of the words of a text begins with a word. A sign counts where it stands alone.
  private static func mentions(_ text: String, _ word: String) -> Bool {
    let isWord = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    let words = text.lowercased().split { isWord ? !($0.isLetter || $0.isNumber) : $0.isWhitespace }
    let parts = isWord ? word.split(separator: "-") : [Substring(word)]
    return parts.allSatisfy { part in words.contains { isWord ? $0.hasPrefix(part) : $0 == part } }
      && !parts.isEmpty
  }
}
