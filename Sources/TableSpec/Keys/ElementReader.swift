// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Reads elements in lists: the name of a kind, or a mapping with the name, its main value, and other properties beside it.
enum ElementReader {
  static func read(_ node: YAMLNode, _ name: String, _ context: inout SpecContext) -> ValueTree? {
    switch node.content {
    case .scalar(let text, _):
      guard let kind = ElementKind(rawValue: text) else {
        report(unknown: text, in: name, at: node, &context)
        return nil
      }
      guard isAllowed(kind, in: name, at: node, &context) else { return nil }
      guard let main = kind.declaration.main, kind.declaration.isMainRequired else { return .word(text) }
      context.report(
        "'\(text)' has no \(main.name)", hint: "write {\(text): \(main.name.uppercased())}", at: node)
      return nil
    case .mapping(let entries): return mapping(node, entries, name, &context)
    case .sequence:
      context.report("expected \(SettingShape.element.words), found a list", at: node)
      return nil
    }
  }

  private static func mapping(
    _ node: YAMLNode, _ entries: [YAMLNode.Entry], _ name: String, _ context: inout SpecContext
  ) -> ValueTree? {
    let kinds = entries.compactMap { $0.key.text.flatMap(ElementKind.init(rawValue:)) }
    // `image` is a kind and a property of a button, so the first key decides.
    guard let first = entries.first?.key.text, let kind = ElementKind(rawValue: first) ?? kinds.first else {
      report(unknown: entries.first?.key.text ?? "", in: name, at: entries.first?.key ?? node, &context)
      return nil
    }
    guard isAllowed(kind, in: name, at: node, &context) else { return nil }
    var element: [ValueTree.Member] = []
    context.decode(node, into: &element, keys: keys(of: kind, more(of: kind, in: name)), what: kind.rawValue)
    guard element.contains(where: { $0.name == kind.rawValue }) else { return nil }
    // The kind comes first, as the writer has it.
    element.sort { one, other in one.name == kind.rawValue && other.name != kind.rawValue }
    return .record(element)
  }

  /// Whether a key lists elements beside the texts, not in a stack.
  private static func isEdge(_ name: String) -> Bool {
    name == "leading" || name == "trailing" || isSwipe(name)
  }

  private static func isSwipe(_ name: String) -> Bool {
    name == "leadingSwipeActions" || name == "trailingSwipeActions"
  }

  /// Only an element in a stack has a width, priorities and a gap after it; only one in a bar has a badge.
  private static func more(of kind: ElementKind, in name: String) -> [AnyLookSetting] {
    if ElementKind.kinds(ofBar: name) != nil { return kind.barred(in: name) }
    return isEdge(name) ? [] : .arranged
  }

  private static func isAllowed(
    _ kind: ElementKind, in name: String, at node: YAMLNode, _ context: inout SpecContext
  ) -> Bool {
    if isSwipe(name), kind != .button {
      context.report(
        "'\(kind.rawValue)' can't be a swipe action",
        hint: "write a button: {button: Delete, role: destructive}",
        at: node)
      return false
    }
    if let kinds = ElementKind.kinds(ofBar: name), !kinds.contains(kind) {
      let names = NearestNames.alternatives(kinds.map(\.rawValue))
      context.report("a '\(kind.rawValue)' can't be in '\(name)'", hint: "use a \(names)", at: node)
      return false
    }
    guard isEdge(name), kind.isOnlyForContent else { return true }
    context.report(
      "'\(kind.rawValue)' is only for 'content'", hint: "move it into the row's 'content'", at: node)
    return false
  }

  /// The key with the kind's name, which has its main value or all properties, and those of the other properties.
  private static func keys(of kind: ElementKind, _ more: [AnyLookSetting]) -> KeyTable<[ValueTree.Member]> {
    let others = (kind.declaration.beside + more).map {
      SettingRecord.Part(name: $0.name, shape: $0.shape, meaning: $0.meaning)
    }
    let whole = SettingRecord.Part(
      name: kind.rawValue, shape: kind.shape, meaning: kind.declaration.meaning)
    return KeyTable(([whole] + others.filter { $0.name != kind.rawValue }).map(SpecReader.key(of:)))
  }

  /// The kinds that a key takes.
  private static func kinds(in name: String) -> [ElementKind] {
    if isSwipe(name) { return [.button] }
    return ElementKind.kinds(ofBar: name)
      ?? ElementKind.allCases.filter { !isEdge(name) || !$0.isOnlyForContent }
  }

  private static func report(
    unknown text: String, in name: String, at node: YAMLNode, _ context: inout SpecContext
  ) {
    let names = kinds(in: name).map(\.rawValue)
    let known = UIKitNames.keys(for: text, among: names)
    let near = known.isEmpty ? NearestNames.suggestions(for: text, among: names) : known
    let all =
      names == [ElementKind.button.rawValue]
      ? "write a button: {button: TITLE}" : "the elements are " + names.joined(separator: ", ")
    context.report(
      "unknown element '\(text.shortened.withoutControls)' in '\(name)'",
      hint: near.isEmpty ? all : NearestNames.question(near), at: node)
  }
}
