import TextEscaping

/// The part of a line that a problem is about.
struct SpecExcerpt {
  /// The line, or what stands around the place in a long one: generated specs may have all of theirs on one.
  let text: String
  /// How many characters of it stand before the place.
  let caret: Int

  /// The most characters of a line that are shown.
  private static let width = 160

  init(of mark: YAMLMark, in source: SourceText) {
    let window = source.window(around: mark, width: Self.width)
    var before = String(decoding: source.bytes[window.start..<window.place], as: UTF8.self).withoutControls
    let after = String(decoding: source.bytes[window.place..<window.end], as: UTF8.self).withoutControls
    if window.isCutBefore { before = "…" + before }
    text = before + after + (window.isCutBehind ? "…" : "")
    caret = before.count
  }
}

extension String {
  /// Control characters would move the cursor of a terminal that shows a message.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          // One for one: the caret below counts on it.
          VisibleText.isHidden(scalar) && scalar != "\t" ? "\u{FFFD}" : scalar
        }))
  }
}
