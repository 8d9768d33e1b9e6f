// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Finds commands, topics and keys by words of their help, or by the beginnings of such words. `file` doesn't find `profile`.
struct HelpSearch {
  /// Words that people use, each with the words that help uses for the same thing.
  private static let synonyms: [String: [String]] = [
    "icon": ["image", "symbol"], "picture": ["image", "render", "show"], "delete": ["remove"],
    "avatar": ["image", "symbol"], "photo": ["image", "symbol"], "logo": ["image", "symbol"],
    "iphone": ["device"], "ipad": ["device"], "ios": ["profile"], "version": ["profile"],
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
    "red": ["color"], "green": ["color"], "blue": ["color"], "black": ["color"], "white": ["color"],
    "tint": ["color"], "button": ["accessory", "navigation"], "space": ["spacing", "inset"],
    "spacing": ["inset"], "cell": ["row"], "group": ["section"], "border": ["border", "separator"],
    "round": ["radius", "corners"], "corner": ["radius", "corners"], "preview": ["show", "watch", "pane"],
    "browser": ["watch"], "page": ["watch"], "swift": ["export"], "uikit": ["export"], "swiftui": ["export"],
    "script": ["source", "record"], "test": ["expect"], "check": ["expect", "lint"],
    "rm": ["remove"], "del": ["remove"], "drop": ["remove"], "kill": ["remove"], "ls": ["list"],
    "dir": ["list"],
    "cat": ["spec"], "cp": ["duplicate"], "dup": ["duplicate"], "mv": ["move"], "man": ["help"],
    "h": ["help"],
    "vi": ["edit"], "vim": ["edit"], "nano": ["edit"], "emacs": ["edit"], "bye": ["quit"], "logout": ["quit"],
    "update": ["set"], "change": ["set"], "modify": ["set"], "create": ["add"], "make": ["add"],
    "append": ["add"], "load": ["open"], "run": ["source"], "view": ["show"], "draw": ["show"],
    "rows": ["row"], "sections": ["section"], "item": ["row"],
  ]

  struct Entry {
    let name: String
    let abstract: String
    let page: String
  }

  let entries: [Entry]

  init(_ session: Session) {
    let commands = CommandRegistry.all.map { command in
      // The keys of specs that it sets are words of its page.
      let keys = command.declarations.flatMap(\.keys).joined(separator: " ")
      return Entry(
        name: command.name, abstract: command.abstract, page: CommandHelp.page(command) + "\n" + keys)
    }
    let own = session.userCommands.values.sorted { $0.name < $1.name }.map {
      Entry(name: $0.name, abstract: $0.abstract, page: CommandHelp.page($0))
    }
    let topics = HelpTopic.allCases.map { topic in
      Entry(
        name: "help \(topic.rawValue)", abstract: topic.abstract,
        page: topic.page + "\n" + topic.signs.joined(separator: " "))
    }
    let keys = SettingLevel.allCases.flatMap(SettingKey.all)
    var names: Set<String> = []
    let keyEntries = keys.filter { names.insert($0.name).inserted }.map { key in
      Entry(
        name: "help \(key.name)", abstract: key.meaning,
        page: key.name.optionName.split(separator: "-").joined(separator: " "))
    }
    entries = commands + own + topics + keyEntries
  }

  /// The entries that mention all words of a text. The best are first: those with the word in the name, then a synonym in
  /// the name, the beginning of a word in the name, the abstract, a synonym in the abstract, the page, a synonym in the page.
  func entries(for text: String) -> [Entry] {
    let words = text.lowercased().split(separator: " ").map(String.init)
    let ranked = entries.compactMap { entry -> (rank: Int, entry: Entry)? in
      var rank = 0
      for word in words {
        guard let own = Self.rank(of: word, in: entry) else { return nil }
        rank = max(rank, own)
      }
      // There are a hundred of them, and most people look for something else.
      if entry.name.hasPrefix("help \(SettingGroup.metrics.name).") { rank = 6 }
      return words.isEmpty ? nil : (rank, entry)
    }
    // Entries of equal rank keep their order.
    return (0...6).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.entry) }
  }

  /// The hint for a command in other words: `remove-row` for `delete-row`, and `remove-row` and `remove-section`
  /// for `rm`; `nil` if there is none, or more than three.
  static func hint(forCommand name: String, among names: [String]) -> String? {
    let parts = name.lowercased().split(separator: "-").map { [String($0)] + (synonyms[String($0)] ?? []) }
    let found = names.filter { candidate in
      let words = candidate.split(separator: "-").map(String.init)
      return words.count >= parts.count && zip(words, parts).allSatisfy { $1.contains($0) }
    }
    let exact = found.filter { $0.split(separator: "-").count == parts.count }
    let best = exact.isEmpty ? found : exact
    guard !best.isEmpty, best.count <= 3 else { return nil }
    return NearestNames.question(best.sorted())
  }

  private static func rank(of word: String, in entry: Entry) -> Int? {
    let others = synonyms[word] ?? []
    if entry.name.split(separator: "-").contains(Substring(word)) { return 0 }
    if others.contains(where: { mentions(entry.name, $0) }) { return 1 }
    if mentions(entry.name, word) { return 2 }
    if mentions(entry.abstract, word) { return 3 }
    if others.contains(where: { !$0.contains("-") && mentions(entry.abstract, $0) }) { return 4 }
    if mentions(entry.page, word) { return 5 }
    // A synonym with a hyphen is the name of one command, and finds nothing else.
    return others.contains { !$0.contains("-") && mentions(entry.page, $0) } ? 6 : nil
  }

  /// Whether a word of the text begins with `word`. A sign such as `>` counts only between spaces.
  private static func mentions(_ text: String, _ word: String) -> Bool {
    let isWord = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    let words = text.lowercased().split { isWord ? !($0.isLetter || $0.isNumber) : $0.isWhitespace }
    let parts = isWord ? word.split(separator: "-") : [Substring(word)]
    return parts.allSatisfy { part in words.contains { isWord ? $0.hasPrefix(part) : $0 == part } }
      && !parts.isEmpty
  }
}
