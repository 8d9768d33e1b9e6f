import CommandGrammar
import Geometry
import TableModel

extension ConsoleCommand {
  static func arguments(
    _ words: ArraySlice<CommandWord>, of line: LexedLine, table: Table, home: String?
  ) throws(ConsoleError) -> Arguments {
    var arguments = Arguments(line: line.trimmed)
    var context = ArgumentContext(table: table, home: home, line: line)
    let parameters = Self.parameters
    try ArgumentReader(command: Self.self, line: line).read(words) { index, words throws(ConsoleError) in
      let parameter = parameters[index]
      if case .command = parameter.role { return }
      context.name = parameter.name
      context.label = parameter.label
      context.alternatives = parameter.kind.alternatives
      if case .flag = parameter.role { return arguments.set(flag: parameter.name) }
      for word in words { arguments.add(try value(word, parameter, context), to: parameter.name) }
    }
    return arguments
  }

  private static func value(_ word: CommandWord, _ parameter: Parameter, _ context: ArgumentContext)
    throws(ConsoleError) -> ArgumentValue
  {
    let text = word.text
    switch parameter.kind {
    case .file: return .text(try ParameterKind.file([]).read([word], context))
    case .conflict, .userCommand: return .text(try ParameterKind.conflict.read([word], context))
    case .value(let shape, let words):
      if words.contains(text) { return .text(text) }
      switch try shape.read([word], context) {
      case .text(let text), .word(let text): return .text(text)
      case .number(let points): return .points(points)
      case .integer(let integer): return .integer(integer)
      case .color(let color): return .color(color)
      case .flag, .list, .record: throw ConsoleError("unexpected '\(text)'")
      }
    case .row: return .row(try RowAddress.resolve(text, in: context.table))
    case .rowOrWord(let words):
      if words.contains(text) { return .text(text) }
      return .row(try RowAddress.resolve(text, in: context.table))
    case .section: return .section(try SectionAddress.resolve(text, in: context.table))
    case .rows: return .rows(try RowSelection.resolve(text, in: context.table))
    case .sections: return .sections(try SectionSelection.resolve(text, in: context.table))
    case .rowPlace: return .row(try RowAddress.place(text))
    }
  }
}

extension ParameterShape {
  static func points(_ range: ClosedRange<Double>, words: [String] = []) -> ParameterShape {
    .value(.number(range), or: words)
  }
  static func integer(_ range: ClosedRange<Int>, words: [String] = []) -> ParameterShape {
    .value(.integer(range), or: words)
  }
  static func choice(_ names: [String]) -> ParameterShape { .value(.choice(names)) }
  static func color(words: [String] = []) -> ParameterShape { .value(.color, or: words) }
  static let length = ParameterShape.points(SettingRange.length)
  static let signed = ParameterShape.points(SettingRange.signed)
  static func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type, words: [String] = []
  ) -> ParameterShape where Choice.RawValue == String {
    .choice(Choice.allCases.map(\.rawValue) + words)
  }
}
