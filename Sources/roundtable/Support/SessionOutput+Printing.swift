import Console

extension SessionOutput {
  /// Writes it to the stream where it belongs.
  ///
  /// - Parameter colorsErrors: whether the word that marks an error stands out.
  func write(colorsErrors: Bool = false) {
    switch self {
    case .output(let text): StandardStream.output.write(text)
    case .error(let text): StandardStream.error.write(colorsErrors ? Self.colored(text) : text)
    }
  }

  /// The first `error:` in bold red, a `note:` in bold.
  private static func colored(_ text: String) -> String {
    for (word, style) in [("error:", "1;31"), ("note:", "1")] {
      guard let range = text.range(of: word) else { continue }
      return text[..<range.lowerBound] + "\u{1B}[\(style)m\(word)\u{1B}[0m" + text[range.upperBound...]
    }
    return text
  }
}

extension String {
  fileprivate func range(of word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
      start = index(after: start)
    }
    return nil
  }
}
