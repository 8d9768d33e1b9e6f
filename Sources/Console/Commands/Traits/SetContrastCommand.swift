import TableModel

enum SetContrastCommand: ConsoleCommand {
  static let name = "set-contrast"
  static let group = CommandGroup.traits
  static let abstract = "Choose normal or increased contrast."
  static let parameters: [Parameter] = [.argument("contrast", .choice(of: Contrast.self), "Normal or high.")]
  static let examples = ["set-contrast high"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let contrast = arguments.choice("contrast", as: Contrast.self) else { return "" }
    return try session.changeInfo(arguments, "contrast \(contrast.rawValue)") {
      $0.traits.contrast = contrast
    }
  }
}
