import Geometry
import TableModel

/// Answers why a number of a layout is what it is.
package struct Explainer {
  let layout: LaidOutTable
  /// Who gave a setting its value: a command, a line of a spec; `nil` where nobody knows.
  private let provenance: (Setting) -> String?

  package init(_ layout: LaidOutTable, provenance: @escaping (Setting) -> String? = { _ in nil }) {
    self.layout = layout
    self.provenance = provenance
  }

  var table: Table { layout.table }
  var environment: LayoutEnvironment { layout.environment }

  func term(_ name: String, _ value: Points, _ origin: String) -> Explanation.Term {
    Explanation.Term(name: name, value: value, origin: origin)
  }

  /// The explanation with what its terms leave over as a last term, so that they always add up.
  func explanation(
    _ subject: String, _ value: Points, _ terms: [Explanation.Term], rest: String = "raised to the pixel grid"
  ) -> Explanation {
    let sum = terms.reduce(Points.zero) { $0 + $1.value }
    let all = terms.filter { $0.value != .zero || !$0.origin.isEmpty }
    return Explanation(
      subject: subject, value: value,
      terms: sum == value ? all : all + [term(rest, value - sum, "rule of the layout")])
  }

  /// `set on row 0.1 ('set-height 60')`; `nil` where it is not set.
  func origin(of setting: Setting) -> String? {
    guard setting.value(in: table) != nil else { return nil }
    let by = provenance(setting).map { " (\($0))" } ?? ""
    return "\(setting.key), set on \(setting.level.words)\(by)"
  }

  /// Which of the row, its section and the table sets a look, the nearest first.
  func origin(of look: LookPath, at path: Table.IndexPath) -> String? {
    origin(of: .look(look, of: .row(path))) ?? origin(of: look, inSection: path.section)
  }

  func origin(of look: LookPath, inSection section: Int) -> String? {
    origin(of: .look(look, of: .section(section))) ?? origin(of: .look(look, of: .table))
  }

  /// A constant with its confidence and source, or who replaced it.
  func constant(_ metric: Metric) -> String {
    if let set = origin(of: .table(\.metrics[metric])) { return set }
    let constant = environment.constant(metric)
    let host = environment.info.host == .uiKit ? "" : ", \(environment.info.host.rawValue)"
    return
      "profile \(environment.profile.id.rawValue)\(host).\(metric.rawValue) (\(constant.confidence.rawValue): \(constant.source))"
  }

  /// What the style alone makes of something that nobody set.
  var style: String { origin(of: .table(\.style)) ?? "style \(environment.style.rawValue)" }
}
