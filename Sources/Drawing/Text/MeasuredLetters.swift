// SPDX-License-Identifier: GPL-3.0-or-later

/// One character of a text with its width.
struct MeasuredLetter {
  let character: Character
  /// Its width between its neighbours, in units of ``GlyphAdvances``.
  let units: Int
  /// Whether it is drawn in Inter, and so has the system font's tracking. Other fonts have none.
  let isTracked: Bool
  /// Whether it belongs to a cursive script, in which extra space would separate joined letters.
  let isCursive: Bool
}

/// The characters of a text with their widths. The form of an Arabic letter depends on its neighbours.
/// Kerning and most ligatures are ignored.
struct MeasuredLetters: Sequence, IteratorProtocol {
  private var rest: Substring.Iterator
  private var upcoming: Character?
  private let advances: GlyphAdvances
  /// Whether the previous letter is joined to this one.
  private var isJoined = false
  /// Whether this letter shares a glyph with the previous one.
  private var isLigated = false

  init(_ text: Substring, _ advances: GlyphAdvances) {
    rest = text.makeIterator()
    upcoming = rest.next()
    self.advances = advances
  }

  mutating func next() -> MeasuredLetter? {
    guard let character = upcoming, let first = character.unicodeScalars.first else { return nil }
    upcoming = rest.next()
    if !first.isASCII, let forms = advances.arabic(first) {
      return MeasuredLetter(
        character: character, units: units(of: character, first, forms), isTracked: false, isCursive: true)
    }
    (isJoined, isLigated) = (false, false)
    let isSingle = character.unicodeScalars.dropFirst().isEmpty
    let isEmoji = !(isSingle && first.isASCII) && ScriptClass.isEmoji(character)
    if !isEmoji, let units = advances.inter(first) ?? (first.isASCII ? 0 : nil) {
      return MeasuredLetter(character: character, units: units, isTracked: true, isCursive: false)
    }
    let units =
      isEmoji ? advances.emoji : isSingle ? advances.noto(first) : self.units(of: character)
    return MeasuredLetter(character: character, units: units, isTracked: false, isCursive: false)
  }

  private mutating func units(
    of character: Character, _ letter: Unicode.Scalar, _ forms: ArabicForms
  ) -> Int {
    let follower = upcoming?.unicodeScalars.first
    let isJoined = isJoined
    // A zero-width non-joiner after a letter separates it from the next one.
    let joinsNext =
      forms.joinsNext && character.unicodeScalars.last != "\u{200C}"
      && follower.flatMap(advances.arabic)?.joinsFormer == true
    self.isJoined = joinsNext
    if isLigated {
      isLigated = false
      return 0
    }
    isLigated = joinsNext && letter == "\u{644}" && follower.map(Self.alefs.contains) == true
    return isLigated
      ? advances.lamAlef(joinsFormer: isJoined)
      : forms.units(joinsFormer: isJoined, joinsNext: joinsNext)
  }

  private static let alefs: [Unicode.Scalar] = ["\u{622}", "\u{623}", "\u{625}", "\u{627}"]

  /// The sum of a character's parts in units. Devanagari consonants before others are halves; ra is a mark
  /// above or below its neighbour.
  private func units(of character: Character) -> Int {
    let scalars = Array(character.unicodeScalars)
    var units = 0
    for (index, scalar) in scalars.enumerated() {
      let isSecond = index >= 2 && scalars[index - 1] == Self.virama
      let goesOn = index + 2 < scalars.count && scalars[index + 1] == Self.virama
      guard let half = advances.half(scalar) else {
        units += advances.inter(scalar) ?? advances.noto(scalar)
        continue
      }
      if scalar == Self.ra, isSecond || goesOn && index == 0 { continue }
      units += goesOn && scalars[index + 2] != Self.ra ? half : advances.noto(scalar)
    }
    return units
  }

  private static let virama: Unicode.Scalar = "\u{94D}"
  private static let ra: Unicode.Scalar = "\u{930}"
}
