/// A script that grows with what is typed.
struct Recording: Sendable {
  var path: String
  var text = ""
}
