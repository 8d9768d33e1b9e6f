// SPDX-License-Identifier: GPL-3.0-or-later

/// Near ASCII spellings of common characters.
enum Transliteration {
  static func ascii(_ character: Character) -> String? { table[character] }

  private static let table: [Character: String] = {
    let letters: [(String, String)] = [
      ("ÀÁÂÃÄÅĀĂĄ", "A"), ("àáâãäåāăą", "a"), ("ÇĆĈĊČ", "C"), ("çćĉċč", "c"), ("ĎĐ", "D"), ("ďđ", "d"),
      ("ÈÉÊËĒĔĖĘĚ", "E"), ("èéêëēĕėęě", "e"), ("ĜĞĠĢ", "G"), ("ĝğġģ", "g"), ("ĤĦ", "H"), ("ĥħ", "h"),
      ("ÌÍÎÏĨĪĬĮİ", "I"), ("ìíîïĩīĭįı", "i"), ("Ĵ", "J"), ("ĵ", "j"), ("Ķ", "K"), ("ķ", "k"),
      ("ĹĻĽŁ", "L"), ("ĺļľł", "l"), ("ÑŃŅŇ", "N"), ("ñńņň", "n"), ("ÒÓÔÕÖØŌŎŐ", "O"), ("òóôõöøōŏő", "o"),
      ("ŔŖŘ", "R"), ("ŕŗř", "r"), ("ŚŜŞŠ", "S"), ("śŝşš", "s"), ("ŢŤŦ", "T"), ("ţťŧ", "t"),
      ("ÙÚÛÜŨŪŬŮŰŲ", "U"), ("ùúûüũūŭůűų", "u"), ("Ŵ", "W"), ("ŵ", "w"), ("ÝŶŸ", "Y"), ("ýÿŷ", "y"),
      ("ŹŻŽ", "Z"), ("źżž", "z"), ("‘’‚′", "'"), ("“”„″", "\""), ("‐‑‒–—―−", "-"), ("•·", "*"),
      ("\u{A0}\u{2002}\u{2003}\u{2009}\u{202F}", " "), ("×", "x"),
    ]
    var table: [Character: String] = [
      "…": "...", "ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Þ": "Th", "þ": "th", "€": "EUR",
      "£": "GBP", "©": "(c)", "®": "(R)", "™": "(TM)", "°": "deg", "→": "->", "←": "<-", "½": "1/2",
    ]
    for (characters, plain) in letters {
      for character in characters { table[character] = plain }
    }
    return table
  }()
}
