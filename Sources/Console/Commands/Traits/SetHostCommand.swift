import TableModel

enum SetHostCommand: ConsoleCommand {
  static let name = "set-host"
  static let group = CommandGroup.traits
  static let abstract = "Choose who lays the list out: UIKit, or SwiftUI with its own few numbers."
  static let parameters: [Parameter] = [.argument("host", .choice(of: ListHost.self), "The framework.")]
  static let examples = ["set-host swiftUI", "set-host uiKit"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let host = arguments.choice("host", as: ListHost.self) else { return "" }
    return try session.changeInfo(arguments, "host \(host.rawValue)") { $0.host = host }
  }
}
