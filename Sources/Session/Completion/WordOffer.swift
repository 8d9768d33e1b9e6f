// SPDX-License-Identifier: GPL-3.0-or-later

/// What completion offers for a word that the words before it decide.
struct WordOffer: Sendable {
  /// - Parameters:
  ///   - given: the complete words after the command's name.
  ///   - prefix: the typed part of the word; words that don't begin with it may be left out.
  typealias Maker = @Sendable (_ given: [String], _ prefix: String, _ session: Session) -> WordOffer

  /// The words, each with a short description if there is one.
  var words: [(text: String, description: String?)] = []
  /// Words that have their meaning only without quotes, such as `row` before an address.
  var keywords: [(text: String, description: String?)] = []
  /// Whether other words are possible, or none.
  var isOpen = false
  /// What the word means; shown if it may be any text.
  var usage: String?

  /// - Parameter isQuoted: whether the typed part begins with a quote.
  func completion(_ prefix: String, isQuoted: Bool, start: Int) -> Completion {
    var known: Set<String> = []
    let words = words + (isQuoted ? [] : keywords)
    let found = words.filter { $0.text.hasPrefix(prefix) && known.insert($0.text).inserted }
    return Completion(
      start: start,
      candidates: found.sorted { $0.text < $1.text }.map {
        .init(text: $0.text, appendsSpace: true, description: $0.description)
      }, usage: isOpen || words.isEmpty ? usage : nil, isOpen: isOpen)
  }
}
