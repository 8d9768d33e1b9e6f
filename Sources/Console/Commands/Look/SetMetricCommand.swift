import Geometry
import TableModel

enum SetMetricCommand: ConsoleCommand {
  static let name = "set-metric"
  static let group = CommandGroup.look
  static let abstract = "Put a number in place of one of the profile's constants."
  static let parameters: [Parameter] = [
    .argument("metric", .choice(of: Metric.self), "The constant."),
    .argument("value", .points(0...Points.limit.doubleValue, words: ["default"]), "Points."),
  ]
  static let examples = ["set-metric bottomPadding 0", "set-metric firstSectionTop default"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let metric = arguments.choice("metric", as: Metric.self) else { return "" }
    let value = arguments.points("value")
    return try session.changeInfo(arguments, "\(metric.rawValue) \(value?.description ?? "default")") {
      $0.metrics[metric] = value
    }
  }
}
