// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec

/// The text that `edit` opens: the whole spec, or the part for one section or row.
struct EditPlace {
  private let level: LookLevel
  private let session: Session
  /// The spec's text, including the unsaved edits.
  private let whole: [UInt8]
  /// The text that ``whole`` was made from; `nil` if the table has no text.
  private let base: [UInt8]?
  /// The file's bytes that an edited text replaces; `nil` without a file.
  private let replaced: [UInt8]?
  private let part: SpecPart?
  /// The line of the first problem, if the file isn't a valid spec; ``whole`` is then the file's text.
  let problemLine: Int?

  /// The result of an edited text.
  struct Change {
    /// The text as it was edited.
    let text: String
    let table: Table
    /// The whole spec's text; `nil` if patching the table's changes into the former text gives the same result.
    let edited: EditedText?
    /// Whether the spec has no place for some of the typed comments.
    let losesComments: Bool
  }

  /// Why an edited text cannot be used.
  struct Failure: Error {
    let error: SessionError
    /// The line in the text, from 1.
    var line: Int?
  }

  /// The words for the kinds of addresses.
  static let kinds = ["row", "section"]

  static func level(_ kind: String?, _ address: String?, in table: Table) throws(SessionError) -> LookLevel {
    switch (kind, address) {
    case (nil, _): return .table
    case ("row", nil), ("section", nil):
      let example = kind == "row" ? "row 0.0" : "section 0"
      throw SessionError("missing \((kind ?? "").uppercased())", hint: "edit \(example)")
    case ("row", let address?): return .row(try RowAddress.resolve(address, in: table))
    case ("section", let address?): return .section(try SectionAddress.resolve(address, in: table))
    case (let address?, nil):
      if let section = try? SectionAddress.resolve(address, in: table) { return .section(section) }
      return .row(try RowAddress.resolve(address, in: table))
    case (_, let address?):
      throw SessionError("unexpected '\(address)'", hint: EditCommand.usageHint)
    }
  }

  init(_ level: LookLevel, in session: inout Session) throws(SessionError) {
    self.level = level
    let document = session.document
    let file = document.path.flatMap { try? session.workspace.read($0) }
    let base = document.editedText.map(\.bytes) ?? file ?? document.openedSpec?.bytes
    self.base = base
    replaced = document.editedText.map(\.replaced) ?? file
    if document.editedText == nil, let path = document.path, let file,
      let problem = try Self.problem(in: file, path, level, &session)
    {
      (whole, part, problemLine, self.session) = (file, nil, problem, session)
      return
    }
    whole = SpecSaving(session: session).text(in: base, document.path).bytes
    part = level == .table ? nil : try Self.part(level, of: whole, in: session)
    (problemLine, self.session) = (nil, session)
  }

  /// The place to edit if the file isn't a valid spec.
  ///
  /// - Returns: `nil` if the file is valid.
  private static func problem(
    in file: [UInt8], _ path: String, _ level: LookLevel, _ session: inout Session
  ) throws(SessionError) -> Int? {
    guard SpecSaving(session: session).known(file) == nil else { return nil }
    let found: SpecError
    do {
      _ = try session.workspace.decoder(of: path).unlimited.decode(file)
      return nil
    } catch { found = error }
    session.document.fileProblem = found.summary
    let words = "'\(VisibleText.line(path))' is not a valid spec: \(found.summary)"
    guard let own = found.problems.first(where: { $0.file == path }) else {
      throw SessionError(words, hint: "edit that file, then 'reload'")
    }
    guard level == .table else { throw SessionError(words, hint: "'edit' opens its text") }
    guard let edits = session.document.unsavedEdits else { return own.line }
    throw SessionError(
      "\(words); opening its text would drop \(edits.count == 1 ? "your edit" : "your \(edits.count) edits")",
      hint:
        "'save FILE' saves your edits to another file, 'save --force' overwrites this one, 'undo' takes them back"
    )
  }

  private static func part(
    _ level: LookLevel, of whole: [UInt8], in session: Session
  ) throws(SessionError) -> SpecPart? {
    if let part = SpecPart(of: level, in: whole) { return part }
    guard let path = session.document.path, let spec = try? session.workspace.decoder(of: path).read(whole),
      let place = SpecLocator(spec.files).place(of: level)
    else { return nil }
    let holder = VisibleText.line(place.file.path)
    throw SessionError(
      "\(level.words) is in '\(holder)' (line \(place.line)), which '\(VisibleText.line(path))' includes",
      hint: "'open \(holder)' and edit it there, or open that file in your editor")
  }

  /// The place as the command names it; empty for the table.
  var words: String { level == .table ? "" : level.words }

  /// The text that the editor opens.
  var text: String { part?.text ?? String(decoding: whole, as: UTF8.self) }

  /// Reads an edited text.
  ///
  /// - Parameter name: the text's name in messages.
  /// - Returns: `nil` if the text is unchanged.
  func change(to text: String, named name: String) throws(Failure) -> Change? {
    let decoder = session.document.path.map(session.workspace.decoder) ?? SpecDecoder(fileName: name)
    var bytes = Array(text.utf8)
    let table: Table
    do throws(SpecError) {
      table =
        level == .table
        ? try decoder.decode(bytes)
        : replacing(try SpecPart.decode(text, as: level, named: name))
    } catch {
      var error = error
      for index in error.problems.indices where error.problems[index].file == session.document.path {
        error.problems[index].file = name
      }
      throw Failure(
        error: SessionError("the edited text is not a valid spec", details: error.description),
        line: error.problems.first { $0.file == name }?.line)
    }
    if let taken = newlyRepeatedID(in: table) {
      throw Failure(error: SessionError("the id '\(taken)' is already used"))
    }
    var losesComments = false
    if level != .table {
      if let spliced = part?.replaced(by: text), (try? decoder.unlimited.decode(spliced)) == table {
        bytes = spliced
      } else {
        bytes = SpecPatcher.patch(whole, saying: session.table, to: table, decoder: decoder).bytes
        losesComments = !Self.holdsComments(of: text, String(decoding: bytes, as: UTF8.self))
      }
    }
    guard table != session.table || bytes != whole else { return nil }
    let isPlain = problemLine == nil && isPatched(to: table, bytes)
    return Change(
      text: text, table: table, edited: isPlain ? nil : EditedText(bytes: bytes, replaced: replaced),
      losesComments: losesComments)
  }

  /// The table with the edited part instead of the former one.
  private func replacing(_ part: Table) -> Table {
    var table = session.table
    switch level {
    case .table: table = part
    case .section(let index): table.sections.replaceSubrange(index...index, with: part.sections)
    case .row(let path):
      table.sections[path.section].rows.replaceSubrange(
        path.row...path.row, with: part.sections.first?.rows ?? [])
    }
    return table
  }

  /// Whether a save of this table would write exactly these bytes.
  private func isPatched(to table: Table, _ bytes: [UInt8]) -> Bool {
    var after = session
    guard (try? after.document.perform(.replaceTable(table), named: "")) != nil else { return false }
    let patched = SpecSaving(session: after).text(in: base, session.document.path)
    return patched.keepsText && patched.bytes == bytes
  }

  /// An id that two sections or rows share now, but didn't share before.
  private func newlyRepeatedID(in table: Table) -> String? {
    let former = Self.repeatedIDs(in: session.table)
    return Self.repeatedIDs(in: table).first { !former.contains($0) }
  }

  private static func repeatedIDs(in table: Table) -> [String] {
    var seen: Set<String> = []
    return table.sections.flatMap { [$0.info.id] + $0.rows.map(\.id) }.compactMap { $0 }.filter {
      !seen.insert($0).inserted
    }
  }

  /// Whether the other text contains each comment of a text. Text that only looks like a comment is in both.
  private static func holdsComments(of text: String, _ other: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy { line in
      guard let start = line.hasPrefix("#") ? line.startIndex : line.firstRange(of: " #")?.lowerBound else {
        return true
      }
      return other.contains(line[start...])
    }
  }
}
