// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TextEscaping

struct ResolveCommand: ConsoleCommand {
  static let name = "resolve"
  static let abstract = "Resolve conflicts with the file one by one; without arguments, list them."
  static let discussion = """
    mine keeps your side, theirs takes the file's. A place is a setting (cornerRadius, 0.header, 0.1.title), a \
    row or a section with everything in it (0.1, wifi, 0), or all. When nothing is left, `save` writes.
    """
  static let steps = ["open example.yaml", "resolve"]

  var place: String?
  var side: MergeSide?
  static let parameters: [Parameter<Self>] = [
    .optional("place", \.place, .conflict, "What to settle."),
    .optional("side", \.side, .choice, "Who is right."),
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard let path = session.document.path else {
      throw ConsoleError("the table has no file to be in conflict with", hint: "'open FILE' reads one")
    }
    let spec = try OpenCommand.load(path, in: session)
    let open = session.document.conflicts(with: spec)
    guard let place else {
      session.document.conflict = open.isEmpty ? nil : spec
      return open.isEmpty ? "nothing is in conflict" : Self.list(open)
    }
    guard !open.isEmpty else { throw ConsoleError("nothing is in conflict", hint: "'reload' reads the file") }
    let named = place == "all" ? open : open.filter { $0.isNamed(place) }
    guard !named.isEmpty else {
      throw .unknown(
        "conflict", place, among: ["all"] + open.map(\.place), hint: "'resolve' alone lists them")
    }
    guard let side else {
      throw ConsoleError("missing SIDE", hint: "usage: resolve \(place) mine|theirs")
    }
    let left = session.document.merge(spec, named: session.commandLine) { named.contains($0) ? side : nil }
    let settled = VisibleText.line("\(side.rawValue) for \(named.map(\.place).joined(separator: ", "))")
    return left.isEmpty
      ? "\(settled); nothing is left, 'save' writes \(VisibleText.line(path))"
      : "\(settled); still open:\n\(Self.list(left))"
  }

  /// What may be settled, for completion.
  static func places(in session: Session) -> [String] {
    guard let path = session.document.path, let spec = try? OpenCommand.load(path, in: session) else {
      return []
    }
    let open = session.document.conflicts(with: spec)
    return open.isEmpty ? [] : ["all"] + open.map(\.place)
  }

  private static func list(_ conflicts: [MergeConflict]) -> String {
    let width = conflicts.map(\.place.count).max() ?? 0
    return conflicts.map { conflict in
      let values = conflict.values.map { " (mine \($0.ours), theirs \($0.theirs))" } ?? ""
      return VisibleText.line("\(conflict.place.padded(to: width))  \(conflict.words)\(values)")
    }.joined(separator: "\n")
  }
}
