// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import TableSpec

/// A daemon's status, parsed: the parts that are shown to users.
package struct StatusReport: Sendable {
  package struct Spec: Sendable {
    package let path: String
    /// `starting`, `good`, `failed` or `unwritten`.
    package let state: String
    /// All problems, one or more lines; `nil` if there are none.
    package let error: String?
    /// Its file and those that it includes, as the state is about them.
    package let sources: [Source]
    /// Whether a PNG or a PDF of the newest state isn't drawn yet.
    package let isBeingDrawn: Bool
  }

  package struct Source: Sendable {
    package let file: String
    /// In hexadecimal digits; `nil` if the file could not be read.
    package let hash: String?
  }

  package let process: String
  /// Whether it is a shell, whose table the previews show.
  package let isShell: Bool
  /// The address of the page; `nil` if no page is served.
  package let page: String?
  package let specs: [Spec]
  /// How it detects saves; `nil` if events alone report them.
  package let watching: String?
  /// The whole status as a line of JSON that was written here.
  package let json: String

  /// - Parameter line: one line of JSON.
  /// - Returns: `nil` for any other text.
  package init?(line: String) {
    // JSON is a subset of YAML.
    guard let root = try? YAMLParser.parse(Array(line.utf8)), let process = root["pid"]?.text,
      case .sequence(let specs) = root["specs"]?.content, let value = ValueTree(json: root)
    else { return nil }
    self.process = process
    isShell = root["shell"]?.text == "true"
    json = value.jsonLine
    page = root["page"]?.quoted
    watching = root["backend"]?.quoted.flatMap { $0 == "events" ? nil : $0 }
    self.specs = specs.compactMap { spec in
      guard let path = spec["path"]?.text, let state = spec["state"]?.text else { return nil }
      let sources = spec["sources"]?.items.compactMap { source in
        source["file"]?.text.map { Source(file: $0, hash: source["hash"]?.quoted) }
      }
      return Spec(
        path: path, state: state, error: spec["error"]?.quoted, sources: sources ?? [],
        isBeingDrawn: spec["outputs"]?.items.contains { $0["state"]?.text == "drawing" } ?? false)
    }
  }
}

extension StatusReport.Spec {
  /// Whether the state is that of the spec's files as they are now.
  package var isOfPresentFiles: Bool {
    !sources.isEmpty
      && sources.allSatisfy { source in
        // A file that was too large for the daemon has no hash.
        let limit = source.hash == nil ? FileReader.defaultSizeLimit : .max
        let bytes = try? FileReader.read(source.file, sizeLimit: limit)
        return bytes.map { String(ContentHash(of: $0).value, radix: 16) } == source.hash
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

  fileprivate var items: [YAMLNode] { if case .sequence(let items) = content { items } else { [] } }

  /// The text of a JSON string; `nil` for `null` and numbers.
  fileprivate var quoted: String? {
    if case .scalar(let text, isPlain: false) = content { text } else { nil }
  }
}
