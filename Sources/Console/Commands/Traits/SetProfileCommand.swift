import TableModel

enum SetProfileCommand: ConsoleCommand {
  static let name = "set-profile"
  static let group = CommandGroup.traits
  static let abstract = "Choose which iOS the numbers are from."
  static let parameters: [Parameter] = [.argument("profile", .choice(of: Profile.ID.self), "The profile.")]
  static let examples = ["set-profile ios26", "set-profile ios11"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let id = arguments.choice("profile", as: Profile.ID.self) else { return "" }
    return try session.changeInfo(arguments, "profile \(id.rawValue) (\(Profile.named(id).name))") {
      $0.profile = id
    }
  }
}
