import TableModel

/// The format as Markdown, made from the very keys that read a file.
package enum SpecReference {
  package static func markdown() -> String {
    let look = Set(LookKeys.make(\Look.self, hasSpacing: true).map(\.name))
    return "# Spec keys\n\n## Table\n\n" + list(TableKeys.all.fields.filter { !look.contains($0.name) })
      + "\n## Section\n\n" + list(SectionKeys.all.fields.filter { !look.contains($0.name) })
      + "\n## Row: a text, or\n\n" + list(RowKeys.all.fields.filter { !look.contains($0.name) })
      + "\n## Table, section and row\n\nRows have no spacing of their own.\n\n"
      + list(TableKeys.all.fields.filter { look.contains($0.name) })
  }

  private static func list(_ fields: [SpecField], indent: String = "") -> String {
    fields.map { field in
      var text = "\(indent)- `\(field.name)`: \(field.type.words). \(field.meaning)\n"
      for inner in field.type.innerFields where field.name != "rows" && field.name != "sections" {
        text += list([inner], indent: indent + "  ")
      }
      return text
    }.joined()
  }
}

extension SpecType {
  fileprivate var innerFields: [SpecField] {
    switch self {
    case .map(let fields): fields
    case .either(let types): types.flatMap(\.innerFields)
    case .list(let element): element.innerFields
    case .text, .number, .integer, .flag, .choice, .color: []
    }
  }
}
