import Geometry
import TableModel

enum SetCurveCommand: ConsoleCommand {
  static let name = "set-curve"
  static let group = CommandGroup.look
  static let abstract = "Choose the line that corners follow."
  static let parameters: [Parameter] =
    [.argument("curve", .choice(of: CornerCurve.self, words: ["default"]), "The curve.")] + Parameter.scope
  static let examples = ["set-curve circular", "set-curve bezierPath --section 0", "set-curve default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let curve = arguments.choice("curve", as: CornerCurve.self)
    return try session.changeLook(arguments, "curve \(curve?.rawValue ?? "default")") {
      $0.cornerCurve = curve
    }
  }
}
