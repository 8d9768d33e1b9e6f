/// Everything that is wrong with a spec file, in file order; never empty.
package struct SpecError: Error, Hashable, Sendable, CustomStringConvertible {
  package var problems: [SpecProblem]

  package var description: String { problems.map(\.description).joined(separator: "\n") }
}
