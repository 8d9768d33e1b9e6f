// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Reads included files for the decoder, which doesn't access files itself.
package protocol IncludeReading: Sendable {
  /// - Parameters:
  ///   - path: the file's path with the spec's folder before it, without `..`.
  ///   - limit: the most bytes.
  /// - Throws: ``IncludeFailure``; ``IncludeFailure/tooLarge`` for a file with more bytes.
  func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile

  /// A value that identifies the spec's file among the files that it includes.
  func identity(of spec: String) -> String
}

/// An included file that was read.
package struct IncludedFile: Sendable {
  package let bytes: [UInt8]
  /// A value that identifies the file, equal for two paths of one file.
  package let identity: String

  package init(bytes: [UInt8], identity: String) {
    self.bytes = bytes
    self.identity = identity
  }
}

/// The reason why a file can't be included.
package struct IncludeFailure: Error, Sendable {
  package let message: String
  package let hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The spec and its included files together are larger than the limit.
  package static let tooLarge = IncludeFailure(
    "the spec and its included files are larger than the limit", hint: SpecLimits.Kind.bytes.hint)
}

/// Reads the included files of a spec into its table before the spec itself, so that nearer files override
/// them.
struct SpecIncluder {
  /// The most included files in all, and the most files in one chain of includes.
  static let maximumFiles = 256
  static let maximumDepth = 32

  private let reader: any IncludeReading
  /// The spec's folder. Files outside of it aren't read.
  private let root: String
  private var files = 0
  /// The files in the order of reading; each one overrides the earlier ones.
  private(set) var decoded: [SpecText] = []

  init(reader: any IncludeReading, root: String) {
    self.reader = reader
    self.root = root
  }

  /// - Parameter chain: the including files, the spec first, with their identities.
  mutating func include(
    of root: YAMLNode, from path: String, chain: [(path: String, identity: String)], into table: inout Table,
    _ context: inout SpecContext
  ) {
    for node in Self.names(in: root, &context) {
      guard let name = context.text(node, "include") else { continue }
      do {
        let file = try resolve(name, from: path)
        try read(file, chain: chain, at: node, into: &table, &context)
      } catch {
        context.report(error.message, hint: error.hint, at: node)
      }
    }
  }

  private static func names(in root: YAMLNode, _ context: inout SpecContext) -> [YAMLNode] {
    guard let value = root.entries.first(where: { $0.key.isScalar("include") })?.value, !value.isNull
    else { return [] }
    switch value.content {
    case .scalar: return [value]
    case .sequence(let items): return items
    case .mapping:
      context.report("expected 'include' to be a file name or a list of them, found a mapping", at: value)
      return []
    }
  }

  private func resolve(_ name: String, from path: String) throws(IncludeFailure) -> String {
    guard !name.contains("://") else {
      throw IncludeFailure("'\(name.shortened)' is a URL", hint: "only files can be included")
    }
    guard let file = IncludePath.resolve(name, in: IncludePath.folder(of: path), root: root) else {
      throw IncludeFailure(
        "'\(name.shortened)' is outside of the spec's folder",
        hint: "include files from the spec's folder or its subfolders")
    }
    return file
  }

  private static func circle(_ chain: ArraySlice<(path: String, identity: String)>, _ file: String)
    -> IncludeFailure
  {
    let names = chain.map(\.path) + [file]
    return IncludeFailure("'\(file)' includes itself: \(names.joined(separator: " → "))")
  }

  private mutating func read(
    _ file: String, chain: [(path: String, identity: String)], at node: YAMLNode, into table: inout Table,
    _ context: inout SpecContext
  ) throws(IncludeFailure) {
    // The path is compared first, because a spec that isn't saved yet can include itself, too.
    if let start = chain.firstIndex(where: { $0.path == file }) { throw Self.circle(chain[start...], file) }
    files += 1
    guard files <= Self.maximumFiles, chain.count < Self.maximumDepth else {
      throw IncludeFailure(
        "the spec has more than \(Self.maximumFiles) included files, "
          + "or an include chain of more than \(Self.maximumDepth) files")
    }
    let included = try reader.read(file, limit: context.budget.rest(of: .bytes))
    if let start = chain.firstIndex(where: { $0.identity == included.identity }) {
      throw Self.circle(chain[start...], file)
    }
    let bytes = included.bytes
    guard context.budget.consume(bytes.count, of: .bytes) else { throw .tooLarge }
    var inner = SpecContext(fileName: file, bytes: bytes, budget: context.budget)
    do {
      if let root = try inner.parse() {
        include(of: root, from: file, chain: chain + [(file, included.identity)], into: &table, &inner)
        inner.decode(root, into: &table, keys: TableKeys.all, what: "a spec")
      }
      // An empty file counts as read, too.
      decoded.append(SpecText(path: file, bytes: bytes))
    } catch {
      inner.report(error.message, hint: error.hint, at: error.mark)
    }
    context.adopt(inner)
  }
}

/// Resolves the paths of included files as text, without access to files.
enum IncludePath {
  /// Everything before the last slash; empty for a path without one.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
  }

  /// The path of a file that a file in `folder` names `name`, without `.` and `..`.
  ///
  /// - Returns: `nil` for a path outside of `root`.
  static func resolve(_ name: String, in folder: String, root: String) -> String? {
    guard !name.hasPrefix("/"), !name.hasPrefix("~"), !name.contains("\0") else { return nil }
    let below =
      folder == root
      ? "" : String(folder.dropFirst(root.isEmpty || root == "/" ? root.count : root.count + 1))
    var parts: [Substring] = below.split(separator: "/")
    for part in name.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(part)
      }
    }
    let path = parts.joined(separator: "/")
    if root.isEmpty { return path }
    return root == "/" ? "/" + path : root + "/" + path
  }
}
