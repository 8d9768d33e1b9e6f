/// What `expect` can compare.
enum Expectation: String, CaseIterable, Sendable {
  case frame, background, radius, separator, content, count, title, text
}
