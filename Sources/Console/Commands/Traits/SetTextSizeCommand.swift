import TableModel

enum SetTextSizeCommand: ConsoleCommand {
  static let name = "set-text-size"
  static let group = CommandGroup.traits
  static let abstract = "Choose one of the twelve Dynamic Type sizes."
  static let parameters: [Parameter] = [
    .argument("size", .choice(of: TextSize.self), "The content size category.")
  ]
  static let examples = ["set-text-size extraLarge", "set-text-size accessibilityMedium"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let size = arguments.choice("size", as: TextSize.self) else { return "" }
    return try session.changeInfo(arguments, "text size \(size.rawValue)") { $0.traits.textSize = size }
  }
}
