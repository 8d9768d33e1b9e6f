// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension SpecContext {
  /// The text of any scalar: `title: 2024` needs no quotes.
  mutating func text(_ node: YAMLNode, _ name: String) -> String? {
    guard case .scalar(let text, _) = node.content else {
      report("expected '\(name)' to be text, found \(node.kindWords)", at: node)
      return nil
    }
    // This looks at the bytes in place, because nearly no text has a control character.
    let mayHaveControls = text.utf8.withContiguousStorageIfAvailable {
      $0.contains { $0 < 0x20 || $0 == 0x7F }
    }
    guard mayHaveControls != false else { return text }
    // C1 characters are accepted: they come only from escapes.
    let control = text.unicodeScalars.first { $0.isControlInText && $0.isASCII }
    if let control {
      report(
        "'\(name)' contains the control character U+\(String(control.value, radix: 16, uppercase: true))",
        hint: "remove it", at: node)
      return nil
    }
    return text
  }

  /// A number in a range, usually a length in points. It reports other values and returns `nil`.
  ///
  /// - Parameter shape: the shape of all values, if a word can replace the number. Default: that of the number.
  mutating func number(
    _ node: YAMLNode, _ name: String, in range: ClosedRange<Double>, _ shape: SettingShape? = nil
  ) -> Points? {
    let type = SettingShape.number(range)
    let shape = shape ?? type
    guard case .scalar(let text, let isPlain) = node.content else {
      report("expected '\(name)' to be \(shape.words), found \(node.kindWords)", at: node)
      return nil
    }
    switch type.scalar(text) {
    case .failure(.noNumber):
      report(
        "expected '\(name)' to be \(shape.words), found '\(text.shortened.withoutControls)'",
        hint: shape.hint(for: text), at: node)
    case _ where !isPlain:
      report(
        "expected '\(name)' to be a number, found the text \"\(text)\"", hint: "remove the quotes", at: node)
    case .success(.points(let points)): return points
    case .success, .failure:
      let allowed = "allowed: \(Points(range.lowerBound)) to \(Points(range.upperBound))"
      report("'\(name)' is out of range: \(text)", hint: shape.hint(for: text) ?? allowed, at: node)
    }
    return nil
  }

  /// A whole number in a range. It reports other values and returns `nil`.
  mutating func integer(_ node: YAMLNode, _ name: String, in range: ClosedRange<Int>) -> Int? {
    let type = SettingShape.integer(range)
    if case .scalar(let text, isPlain: true) = node.content {
      switch type.scalar(text) {
      case .success(.integer(let number)): return number
      case .failure(.outOfRange):
        report(
          "'\(name)' is out of range: \(text)",
          hint: range.count == 1
            ? "allowed: \(range.lowerBound)" : "allowed: \(range.lowerBound) to \(range.upperBound)",
          at: node)
        return nil
      case .success, .failure: break
      }
    }
    report(
      "expected '\(name)' to be \(type.words), found \(node.kindWords)",
      hint: node.text.flatMap(type.hint), at: node)
    return nil
  }

  /// `true` or `false`. It reports other values and returns `nil`.
  mutating func flag(_ node: YAMLNode, _ name: String) -> Bool? {
    if case .scalar(let text, isPlain: true) = node.content,
      case .success(.flag(let flag)) = SettingShape.flag.scalar(text)
    {
      return flag
    }
    report(
      "expected '\(name)' to be true or false, found \(node.kindWords)",
      hint: node.text.flatMap(SettingShape.flag.hint), at: node)
    return nil
  }

  /// One of the names, or one of the aliases of `shape`. It reports other values and returns `nil`.
  mutating func choice(_ node: YAMLNode, _ name: String, of names: [String], _ shape: SettingShape) -> String?
  {
    guard case .scalar(let text, _) = node.content else {
      report(
        "expected '\(name)' to be one of \(names.joined(separator: ", ")), found \(node.kindWords)", at: node)
      return nil
    }
    if case .success(.word(let word)) = shape.scalar(text) { return word }
    report(
      "unknown \(name) '\(text.shortened.withoutControls)'",
      hint: Self.hint(for: text, among: names, aliases: shape.aliases), at: node)
    return nil
  }

  /// The name of a symbol. It reports other texts and returns `nil`.
  mutating func symbol(_ node: YAMLNode, _ name: String) -> String? {
    guard let text = text(node, name) else { return nil }
    if case .success = SettingShape.symbol.scalar(text) { return text }
    report(
      "expected '\(name)' to be a symbol, found '\(text.shortened.withoutControls)'",
      hint: SettingShape.symbol.hint(for: text), at: node)
    return nil
  }

  /// The path of a picture file, or also the name of a symbol. It reports other texts and returns `nil`.
  mutating func imageFile(_ node: YAMLNode, _ name: String, orSymbol: Bool) -> String? {
    guard let text = text(node, name) else { return nil }
    let shape = SettingShape.imageFile(orSymbol: orSymbol)
    if case .success = shape.scalar(text) { return text }
    report(
      "expected '\(name)' to be \(shape.words), found '\(text.shortened.withoutControls)'",
      hint: shape.hint(for: text), at: node)
    return nil
  }

  /// A text with markup. It reports mistakes in it and returns `nil`.
  mutating func markdown(_ node: YAMLNode, _ name: String) -> String? {
    guard let text = wholeText(node, name) else { return nil }
    guard let mistake = Markdown(text).mistake else { return text }
    report(
      "expected '\(name)' to be Markdown: \(mistake.words.withoutControls)", hint: mistake.hint, at: node)
    return nil
  }

  /// A colour. It reports other texts and returns `nil`.
  mutating func color(_ node: YAMLNode, _ name: String) -> Color? {
    guard case .scalar(let text, _) = node.content else {
      report("expected '\(name)' to be \(SettingShape.color.words), found \(node.kindWords)", at: node)
      return nil
    }
    if let color = Color(text: text) { return color }
    report(
      "expected '\(name)' to be a colour, found '\(text.shortened.withoutControls)'",
      hint: Self.hint(forColor: text), at: node)
    return nil
  }

  private static func hint(forColor text: String) -> String {
    if let hint = SettingShape.color.hint(for: text) { return hint }
    let near = NearestNames.suggestions(for: text, among: SemanticColor.allCases.map(\.rawValue))
    return near.isEmpty
      ? "use a UIKit name such as systemBlue, #RRGGBB, #RRGGBB 50%, white 0.95, or LIGHT/DARK"
      : NearestNames.question(near)
  }

  /// Suggests similar names, and lists all names without aliases.
  static func hint(for word: String, among names: [String], aliases: [String] = []) -> String {
    let near = NearestNames.suggestions(for: word, among: names + aliases)
    let all = "allowed: " + names.joined(separator: ", ")
    return near.isEmpty ? all : NearestNames.question(near) + " \(all)"
  }
}
