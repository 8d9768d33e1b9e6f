/// Where output goes instead of the terminal.
struct Redirection: Sendable {
  var path: String
  var text = ""
  /// For the next command only.
  var isOnce: Bool
}
