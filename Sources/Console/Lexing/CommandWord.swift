/// One word of a command line with its place.
package struct CommandWord: Hashable, Sendable {
  /// Without its quotes and escapes.
  package var text: String
  /// Where it stands in the line, in bytes, quotes included.
  package var range: Range<Int>
  /// Whether any part was quoted or escaped: such a word is never an option.
  package var isQuoted: Bool
  /// The quote that is still open at the end of the line, for completion.
  package var openQuote: UInt8?
}
