import TableModel

/// `id:` — one name space for sections and rows, so that a command can name either.
enum IdentifierKey {
  static func make<Value>(_ path: any SpecPath<Value, String?>) -> SpecKey<Value> {
    SpecKey(
      name: "id", type: .text, meaning: "A name for commands, unique in the file; not like an address (1.2)."
    ) { node, value, context in
      guard let id = context.text(node, "id") else { return }
      if let complaint = Identifier.complaint(id) {
        context.report("the id '\(id.shortened.withoutControls)' \(complaint)", at: node)
      } else if let line = context.idLines[id] {
        context.report(
          "the id '\(id.shortened)' is given twice", hint: "the first is on line \(line)", at: node)
      } else {
        context.idLines[id] = node.start.line
        value[keyPath: path] = id
      }
    } encode: { value in
      value[keyPath: path].map(YAMLText.text)
    }
  }
}
