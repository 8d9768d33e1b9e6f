// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

struct ExpectCommand: SessionCommand {
  static let name = "expect"
  static let abstract =
    "Compare a frame, a count or a text with the expected value; a difference is an error."
  static let discussion = """
    expect frame ROW|header S|footer S|section S  X Y WIDTH HEIGHT
    expect background ROW  X Y WIDTH HEIGHT
    expect radius ROW  TOPLEFT TOPRIGHT BOTTOMLEFT BOTTOMRIGHT
    expect separator ROW  none | X Y WIDTH HEIGHT   (the row's last line)
    expect content  WIDTH HEIGHT
    expect count  sections N | rows SECTION N
    expect title ROW  TEXT
    expect text  TEXT   (the text preview contains it)
    expect error  COMMAND   (the command fails; its error is printed, and it changes nothing)
    Numbers are in points and may differ by 0.001; `_` accepts any number.
    """
  static let examples = [
    "expect count sections 2", "expect count rows 0 3", "expect frame 0.0 20 35 353 44",
    "expect radius 0.0 10 10 0 0", "expect separator 0.2 none", "expect content 393 _",
    "expect title 0.1 Wi-Fi", "expect text Bluetooth", "expect error set-radius large",
  ]

  @Required var expectation: Expectation
  var words: [String] = []
  static let parameters: [Parameter<Self>] = [
    .argument("check", \.$expectation, .choice, "What to compare."),
    .rest(
      "value", \.words, commandAfter: Expectation.error.rawValue, candidates: values,
      "The element and the expected values."),
  ]

  private static let values: ParameterDeclaration.Candidates = { given, prefix, session in
    guard let expectation = given.first.flatMap(Expectation.init(rawValue:)) else {
      return []
    }
    let addresses = AddressCandidates(table: session.table)
    switch (expectation, given.count, given.last ?? "") {
    case (.frame, 1, _): return ["header", "footer", "section"] + addresses.rows(prefix)
    case (.frame, 2, "header"), (.frame, 2, "footer"), (.frame, 2, "section"), (.count, 2, "rows"):
      return addresses.sections
    case (.background, 1, _), (.radius, 1, _), (.separator, 1, _), (.title, 1, _):
      return addresses.rows(prefix)
    case (.separator, 2, _): return ["none"]
    case (.count, 1, _): return ["sections", "rows"]
    case (.title, 2, let row):
      return (try? RowAddress.resolve(row, in: session.table)).map { [session.table[$0].title] } ?? []
    default: return []
    }
  }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard expectation == .error else {
      try ExpectationCheck(words: words).run(expectation, in: turn.session)
      return ""
    }
    return try turn.error(of: words.first ?? "")
  }
}

/// A property that `expect` can compare.
enum Expectation: String, CaseIterable, Sendable {
  case frame, background, radius, separator, content, count, title, text, error
}

extension Turn {
  /// Runs a command that must fail, and undoes its changes.
  ///
  /// - Returns: its error.
  fileprivate mutating func error(of command: String) throws(SessionError) -> String {
    guard !LexedLine.isBlank(command) else {
      throw SessionError("missing a command", hint: "such as: expect error remove-row 0.9")
    }
    let before = session.document.checkpoint()
    defer { session.document.end(before) }
    let effects = result.effects
    let failure: SessionError?
    do throws(SessionError) {
      _ = try collect { turn throws(SessionError) in try turn.perform(LexedLine(command)) }
      failure = line.scriptFailure
    } catch {
      failure = error
    }
    guard failure != .interrupted else { throw .interrupted }
    guard let failure else { throw SessionError("expected '\(command)' to fail") }
    line.scriptFailure = nil
    session.document.rollBack(to: before)
    result.effects = effects
    return "as expected: \(failure.description)"
  }
}
