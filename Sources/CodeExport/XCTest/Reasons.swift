// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Texts of code that are used in several places, each declared once under a name: `height`, `height2`.
private struct NamedConstants {
  private(set) var constants: [(name: String, content: String)] = []
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]

  mutating func name(_ kind: String, _ content: String) -> String {
    let key = "\(kind) \(content)"
    if let known = names[key] { return known }
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    let name = number == 1 ? kind : "\(kind)\(number)"
    names[key] = name
    constants.append((name, content))
    return name
  }
}

/// The origin of numbers, as `why` explains it, with the names that a test uses.
final class Reasons {
  private let explainer: Explainer
  private let named: NamedSettings
  private var texts = NamedConstants()

  /// The settings that any of the explanations names.
  var settings: Set<Setting> { named.settings }

  init(_ layout: LaidOutTable) {
    let named = NamedSettings()
    self.named = named
    explainer = Explainer(layout, namesQuestions: false) { setting in
      named.settings.insert(setting)
      return nil
    }
  }

  func terms(_ property: RowProperty, _ path: Table.IndexPath) -> [Explanation.Term] {
    explainer.explain(property, ofRowAt: path)?.terms ?? []
  }

  func terms(_ property: Explainer.SectionProperty, _ section: Int) -> [Explanation.Term] {
    explainer.explain(property, ofSection: section)?.terms ?? []
  }

  func gap(_ name: String, _ path: Table.IndexPath) -> [Explanation.Term] {
    explainer.explain(gapNamed: name, ofRowAt: path)?.terms ?? []
  }

  /// The constant that holds a sum.
  func name(_ kind: String, _ terms: some Sequence<Explanation.Term>, otherwise: String) -> String {
    let sum = terms.sum
    return name(kind, sum.isEmpty ? otherwise : sum)
  }

  /// The constant that holds a text: `Why.height`.
  func name(_ kind: String, _ text: String) -> String { "Why." + texts.name(kind, text) }

  func write(to writer: inout SwiftWriter) {
    guard !texts.constants.isEmpty else { return }
    writer.gap()
    writer.doc("The sources of the numbers.")
    writer.block("private enum Why") { writer in
      for (name, text) in texts.constants { writer.line("static let \(name) = \(SwiftLiteral.text(text))") }
    }
  }
}

/// The settings that the explanations have named so far.
private final class NamedSettings {
  var settings: Set<Setting> = []
}

/// Frames within a row, by names that a test uses: rows of the same height share them.
final class Boxes {
  private let reasons: Reasons
  private var frames = NamedConstants()

  init(_ reasons: Reasons) { self.reasons = reasons }

  /// The constant that holds a frame: `.card`.
  func name(_ kind: String, _ frame: Rect, _ why: String) -> String {
    let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    let arguments = numbers.map { "\($0.0): \(SwiftLiteral.points($0.1))" }
    return "." + frames.name(kind, (arguments + ["why: \(reasons.name(kind, why))"]).joined(separator: ", "))
  }

  func write(to writer: inout SwiftWriter) {
    guard !frames.constants.isEmpty else { return }
    writer.gap()
    writer.doc("A frame in a row: x from the screen's side, y from the row's top.")
    writer.block("private struct Box") { writer in
      for (name, arguments) in frames.constants {
        writer.call("static let \(name) = Box", arguments.split(separator: ", ").map(String.init))
      }
      writer.gap()
      writer.lines([
        "let x: CGFloat", "let y: CGFloat", "let width: CGFloat", "let height: CGFloat", "let why: String",
      ])
    }
  }
}
