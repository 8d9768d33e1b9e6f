// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// An array of a test's expectations, and their type. A value that all share is written where it is used; the most common
/// value is a parameter's default.
struct Expectations {
  /// A property of one of them: its name, type and literal.
  typealias Value = (name: String, type: String, literal: String)

  private struct Element {
    let level: LookLevel
    let place: [Value]
    let name: String
    let values: [String]
  }

  let type: String
  private let meaning: String
  /// Further members of its type.
  private let members: [String]
  private var elements: [Element] = []
  private var fields: [Value] = []

  init(_ type: String, _ meaning: String, members: [String]) {
    self.type = type
    self.meaning = meaning
    self.members = members
  }

  var isEmpty: Bool { elements.isEmpty }

  /// - Parameters:
  ///   - name: for messages.
  ///   - place: the properties that identify it.
  ///   - values: the same properties for each.
  mutating func add(_ level: LookLevel, name: String, place: [Value], _ values: [Value]) {
    fields = values
    elements.append(Element(level: level, place: place, name: name, values: values.map(\.literal)))
  }

  // MARK: - Properties

  private func isUniform(_ index: Int) -> Bool {
    elements.allSatisfy { $0.values[index] == elements[0].values[index] }
  }

  /// The value of at least half of the elements, and of more than one.
  private func usual(_ index: Int) -> String? {
    // An optional or empty value is the default if any element has it.
    let (type, empty) = (fields[index].type, ["\"\"", "nil"])
    if let none = elements.lazy.map({ $0.values[index] }).first(where: empty.contains),
      type.hasSuffix("?") || type == "String"
    {
      return none
    }
    var counts: [String: Int] = [:]
    for element in elements { counts[element.values[index], default: 0] += 1 }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.flatMap { $0.value > 1 && $0.value * 2 >= elements.count ? $0.key : nil }
  }

  /// An optional property is always stored.
  private func isStored(_ index: Int) -> Bool { !isUniform(index) || fields[index].type.hasSuffix("?") }

  private var stored: [Int] { fields.indices.filter(isStored) }

  /// The test's expression for each property; `owner` is the variable of the element.
  func values(of owner: String) -> [String: String] {
    guard !isEmpty else { return [:] }
    var result: [String: String] = [:]
    for (index, field) in fields.enumerated() {
      result["\(owner).\(field.name)"] =
        isStored(index) ? "\(owner).\(field.name)" : elements[0].values[index]
    }
    return result
  }

  /// Whether any of them has a value for this property.
  ///
  /// - Parameter nothing: the literal that means no value.
  func has(_ name: String, nothing: String = "nil") -> Bool {
    guard let index = fields.firstIndex(where: { $0.name == name }) else { return false }
    return elements.contains { $0.values[index] != nothing && $0.values[index] != "\"\"" }
  }

  // MARK: - Code

  func write(named name: String, to writer: inout SwiftWriter) {
    guard !isEmpty else { return }
    let stored = stored.map { ($0, usual($0)) }
    func write(_ part: ArraySlice<Element>, named name: String) {
      writer.gap()
      writer.line("private static let \(name): [\(type)] = [")
      writer.indented { writer in
        for element in part {
          var arguments = element.place.map { "\($0.name): \($0.literal)" }
          arguments.append(SwiftLiteral.text(element.name))
          for (index, usual) in stored where element.values[index] != usual {
            arguments.append("\(fields[index].name): \(element.values[index])")
          }
          // swift-format wants none after an element that is alone and on one line.
          let isShort = writer.fits("\(type)(\(arguments.joined(separator: ", "))),")
          let comma = part.count == 1 && isShort ? "" : ","
          writer.marked(element.level) { $0.call(type, arguments, suffix: comma) }
        }
      }
      writer.line("]")
    }
    guard elements.count > Self.mostInOne else { return write(elements[...], named: name) }
    let starts = Array(stride(from: 0, to: elements.count, by: Self.mostInOne))
    let names = starts.indices.map { "\(name)\($0 + 1)" }
    writer.gap()
    writer.call("private static let \(name): [\(type)] = ", names, suffix: ".flatMap(\\.self)", bracket: "[")
    for (start, name) in zip(starts, names) {
      write(elements[start..<min(start + Self.mostInOne, elements.count)], named: name)
    }
  }

  /// The compiler's memory grows with the square of a literal's length: 2 GB for 400 elements, and little for 50.
  private static let mostInOne = 50

  func writeType(to writer: inout SwiftWriter) {
    guard let first = elements.first else { return }
    let stored = stored.map { ($0, usual($0)) }
    writer.gap()
    writer.doc(meaning)
    writer.block("private struct \(type)") { writer in
      writer.lines(members)
      writer.gap()
      for value in first.place { writer.line("let \(value.name): \(value.type)") }
      writer.line("let name: String")
      for (index, _) in stored { writer.line("let \(fields[index].name): \(fields[index].type)") }
      writer.doc("Its line in this file; failures are reported there.")
      writer.line("let line: UInt")
      writer.gap()
      let parameters =
        first.place.map { "\($0.name): \($0.type)" } + ["_ name: String"]
        + stored.map { index, usual in
          "\(fields[index].name): \(fields[index].type)" + (usual.map { " = \($0)" } ?? "")
        } + ["line: UInt = #line"]
      let names = first.place.map(\.name) + ["name"] + stored.map { fields[$0.0].name } + ["line"]
      writer.call("init", parameters, suffix: " {", isLast: false)
      writer.indented { writer in for name in names { writer.line("self.\(name) = \(name)") } }
      writer.line("}")
    }
  }
}
