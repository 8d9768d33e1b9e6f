// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableSpec

/// A daemon's answer to `status`, parsed: the parts that are shown to users.
package struct StatusReport: Sendable {
  package struct Spec: Sendable {
    package let path: String
    /// `starting`, `good`, `failed` or `unwritten`.
    package let state: String
    /// All problems, one or more lines; `nil` if there are none.
    package let error: String?
  }

  package let process: String
  /// The address of the page; `nil` if no page is served.
  package let page: String?
  package let specs: [Spec]
  /// How it detects saves; `nil` if events alone report them.
  package let watching: String?
  /// The whole answer as a line of JSON that was written here.
  package let json: String

  /// - Parameter line: one line of JSON.
  /// - Returns: `nil` for any other text.
  package init?(line: String) {
    // JSON is a subset of YAML.
    guard let root = try? YAMLParser.parse(Array(line.utf8)), let process = root["pid"]?.text,
      case .sequence(let specs) = root["specs"]?.content, let value = ValueTree(json: root)
    else { return nil }
    self.process = process
    json = value.jsonLine
    page = root["page"]?.quoted
    watching = root["backend"]?.quoted.flatMap { $0 == "events" ? nil : $0 }
    self.specs = specs.compactMap { spec in
      guard let path = spec["path"]?.text, let state = spec["state"]?.text else { return nil }
      return Spec(path: path, state: state, error: spec["error"]?.quoted)
    }
  }
}

extension ValueTree {
  /// - Returns: `nil` for YAML that isn't JSON.
  fileprivate init?(json node: YAMLNode) {
    switch node.content {
    case .scalar(let text, isPlain: false): self = .text(text)
    case .scalar("null", _): self = .null
    case .scalar(let text, _) where text == "true" || text == "false": self = .flag(text == "true")
    case .scalar(let text, _):
      guard Double(text) != nil, text.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
      self = .written(text)
    case .sequence(let nodes):
      let items = nodes.compactMap(ValueTree.init(json:))
      guard items.count == nodes.count else { return nil }
      self = .list(items)
    case .mapping(let entries):
      let members = entries.compactMap { entry in
        entry.key.quoted.flatMap { name in ValueTree(json: entry.value).map { Member(name: name, value: $0) }
        }
      }
      guard members.count == entries.count else { return nil }
      self = .record(members)
    }
  }
}

extension YAMLNode {
  fileprivate subscript(name: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.text == name }?.value
  }

  /// The text of a JSON string; `nil` for `null` and numbers.
  fileprivate var quoted: String? {
    if case .scalar(let text, isPlain: false) = content { text } else { nil }
  }
}
