import Drawing
import TableLayout
import TableModel

enum WhyCommand: ConsoleCommand {
  static let name = "why"
  static let group = CommandGroup.see
  static let abstract = "Explain a number: each term of the sum, its rule and who set it."
  static let discussion =
    "why row ROW PROPERTY, where PROPERTY is \(RowProperty.allCases.map(\.rawValue).joined(separator: ", ")), or gap NAME; why section SECTION y|height|header|footer; why gap SECTION SECTION of two neighbours; why content height|width; why metric NAME."
  static let parameters: [Parameter] = [
    .argument(
      "what", .choice(["row", "section", "gap", "content", "metric"]), "What the number belongs to."),
    .rest("which", .text, "The row or section, and its property."),
  ]
  static let examples = [
    "why row 0.1 height", "why row wifi radius", "why row 0.0 corner top-left", "why row 0.0 separator",
    "why row 0.0 title x", "why row 0.0 gap contentMarginLeading", "why gap 0 1", "why section 0 header",
    "why content height", "why metric bottomPadding",
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let words = arguments.texts("which")
    let layout = session.layout()
    let document = session.document
    let explainer = Explainer(layout) { document.provenance(of: $0) }
    switch arguments.text("what") {
    case "row": return try row(words, explainer, layout, session.table)
    case "section": return try section(words, explainer, session.table)
    case "gap": return try gap(words, explainer, session.table)
    case "content":
      switch words {
      case ["height"]: return explainer.explainContentHeight().text
      case ["width"]: return explainer.explainContentWidth().text
      default: throw .unknown("property", words.joined(separator: " "), among: ["height", "width"])
      }
    default:
      let name = words.joined(separator: " ")
      guard let metric = Metric(rawValue: name) else {
        throw .unknown("metric", name, among: Metric.allCases.map(\.rawValue))
      }
      return explainer.explain(metric).text
    }
  }

  private static func row(
    _ words: [String], _ explainer: Explainer, _ layout: LaidOutTable, _ table: Table
  ) throws(ConsoleError) -> String {
    let path = try RowAddress.resolve(try first(words, "ROW"), in: table)
    let property = words.dropFirst().joined(separator: " ")
    if words.dropFirst().first == "gap" {
      return try rowGap(words.dropFirst(2).joined(separator: " "), path, layout, explainer)
    }
    guard let known = RowProperty(rawValue: property) else {
      throw .unknown("property", property, among: RowProperty.allCases.map(\.rawValue) + ["gap NAME"])
    }
    return explainer.explain(known, ofRowAt: path)?.text ?? "row \(path) has no \(property)"
  }

  private static func rowGap(
    _ name: String, _ path: Table.IndexPath, _ layout: LaidOutTable, _ explainer: Explainer
  ) throws(ConsoleError) -> String {
    let gaps = layout.rowTree(path)?.gaps ?? []
    guard let gap = gaps.first(where: { $0.name == name }) else {
      throw .unknown("gap", name, among: gaps.map(\.name))
    }
    return explainer.explain(gap, ofRowAt: path).text
  }

  private static func section(_ words: [String], _ explainer: Explainer, _ table: Table) throws(ConsoleError)
    -> String
  {
    let index = try SectionAddress.resolve(try first(words, "SECTION"), in: table)
    let property = words.dropFirst().joined(separator: " ")
    let names = Explainer.SectionProperty.allCases
    guard let known = Explainer.SectionProperty(rawValue: property),
      let explanation = explainer.explain(known, ofSection: index)
    else { throw .unknown("property", property, among: names.map(\.rawValue)) }
    return explanation.text
  }

  private static func gap(_ words: [String], _ explainer: Explainer, _ table: Table) throws(ConsoleError)
    -> String
  {
    guard words.count == 2 else {
      throw ConsoleError("a gap lies between two sections", hint: "why gap 0 1, or why row ROW gap NAME")
    }
    let upper = try SectionAddress.resolve(words[0], in: table)
    let lower = try SectionAddress.resolve(words[1], in: table)
    guard lower == upper + 1, let explanation = explainer.explainGap(after: upper) else {
      throw ConsoleError(
        "sections \(upper) and \(lower) are no neighbours", hint: "name a section and the one below it")
    }
    return explanation.text
  }

  private static func first(_ words: [String], _ name: String) throws(ConsoleError) -> String {
    guard let word = words.first else { throw ConsoleError("missing \(name)", hint: "usage: \(usage)") }
    return word
  }
}
