/// A place in a YAML text, counted from 1 as editors do; the column in characters.
package struct YAMLMark: Hashable, Sendable {
  package var line: Int
  package var column: Int
}
