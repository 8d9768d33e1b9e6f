import Geometry

/// What a key's value may be, for messages, the schema and the reference.
indirect enum SpecType: Sendable {
  case text
  /// Points, or another number, within bounds.
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case flag
  case choice([String])
  case color
  case list(SpecType)
  case map([SpecField])
  case either([SpecType])

  /// How messages and the reference name it.
  var words: String {
    switch self {
    case .text: "text"
    case .number(let range): "a number from \(Points(range.lowerBound)) to \(Points(range.upperBound))"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .choice(let names): names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
    case .color: "a colour (a UIKit name, #RRGGBB, #RRGGBB 50% or white 0.95)"
    case .list(let element): "a list of " + element.words
    case .map: "a mapping"
    case .either(let types): types.map(\.words).joined(separator: ", or ")
    }
  }
}

/// A key's name, type and meaning without its code: what the reference and the schema show.
struct SpecField: Sendable {
  let name: String
  let type: SpecType
  let meaning: String
}

extension Array {
  /// The fields of these keys.
  func fields<Value>() -> [SpecField] where Element == SpecKey<Value> {
    map { SpecField(name: $0.name, type: $0.type, meaning: $0.meaning) }
  }
}
