/// Where something stands in the files of a spec.
package struct SpecPlace: Sendable {
  package let file: SpecText
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in characters.
  package let column: Int
}
