// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

struct ResolveCommand: SessionCommand {
  static let name = "resolve"
  static let abstract = "Resolve conflicts with the file one by one; without arguments, list them."
  static let discussion = """
    `mine` keeps your version, `theirs` uses the file's. PLACE is a setting (cornerRadius, 0.header, 0.1.title), \
    a row or a section with everything in it (0.1, wifi, 0), or `all`. When no conflict is left, `save` works again.
    """
  static let steps = ["open example.yaml", "resolve"]

  var place: String?
  var side: MergeSide?
  static let parameters: [Parameter<Self>] = [
    .optional("place", \.place, .conflict, "The conflict to resolve."),
    .optional("side", \.side, .choice, "Your version or the file's."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let path = turn.session.document.path else {
      throw SessionError("the table has no file, so it has no conflicts", hint: "'open FILE' reads one")
    }
    let spec = try OpenCommand.load(path, in: turn.session)
    let open = turn.session.document.conflicts(with: spec)
    guard let place else {
      turn.session.document.conflict = open.isEmpty ? nil : spec
      return open.isEmpty ? "there are no conflicts" : Self.list(open)
    }
    guard !open.isEmpty else { throw SessionError("there are no conflicts", hint: "'reload' reads the file") }
    let named = place == "all" ? open : open.filter { $0.isNamed(place) }
    guard !named.isEmpty else {
      throw .unknown(
        "conflict", place, among: ["all"] + open.map(\.place), hint: "'resolve' lists them")
    }
    guard let side else {
      throw SessionError("missing SIDE", hint: "usage: resolve \(place) mine|theirs")
    }
    let left = turn.session.document.merge(spec, named: turn.line.command) { named.contains($0) ? side : nil }
    let settled = VisibleText.line("using \(side.rawValue) for \(named.map(\.place).joined(separator: ", "))")
    return left.isEmpty
      ? "\(settled); no conflicts are left, 'save' writes \(VisibleText.line(path))"
      : "\(settled); still in conflict:\n\(Self.list(left))"
  }

  /// The places in conflict, for completion.
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
