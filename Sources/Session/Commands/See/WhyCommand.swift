// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

struct WhyCommand: SessionCommand {
  static let name = "why"
  static let runsOnCommandLine = true
  static let abstract = "Explain a number: each term of its sum, the rule behind it and where it was set."
  static let discussion = """
    why ROW                    everything about a row; `why row ROW` is the same
    why ROW PROPERTY           one number of a row; why ROW gap NAME explains a gap
    why ROW SETTING            a setting's value in this row (rowColor, separator.left …), and where it was set
    why section SECTION        everything about a section; or y, height, header, footer, header x, header baseline …, a key
    why table KEY              a key's value for the table (style, traits.width, sectionHeaderTopPadding …)
    why gap SECTION SECTION    the gap between two neighbours; why gap top is the gap above the first row
    why navigation             the height of the navigation bar; or what is in it: title x, back x, search width …
    why tabBar, why toolbar    the height of the bar; or an item's number: why tabBar 0 x, width, symbol x, title x, badge x …
    why sheet                  the sheet: top (on the screen), height, cornerRadius
    why contentUnavailable     the view of a table without rows: y, height; or of its parts: text y, image width, button x …
    why filler                 the blank rows below a plain table's last row: height, separator, separator width
    why content                the width and height of the content; or one of them; offset (scrollTo), indicator y, refresh …
    why metric                 every built-in measurement; or one by its name
    why ROW stepper width      a number of an element: x, y, width, height; elements of lists are trailing.0, leading.0 …
    A row's properties: \(RowProperty.allCases.map(\.rawValue).joined(separator: ", ")).
    """
  static let examples = [
    "why 0.0", "why wifi height", "why row 0.0", "why section 0", "why content", "why metric",
    "why row 0.1 height", "why row wifi radius",
    "why row 0.0 corner top-left", "why row 0.0 separator",
    "why row 0.0 title x", "why row 0.0 rowColor", "why row 0.0 gap contentMarginLeading", "why gap 0 1",
    "why gap top",
    "why section 0 header",
    "why content height", "why metric bottomPadding",
  ]

  enum Thing: String, CaseIterable, Sendable {
    case row, section, table, gap, content, navigation, tabBar, toolbar, sheet, contentUnavailable, filler,
      metric
  }

  /// The element that is explained: a word such as `content`, or the row or the section of an address.
  struct Target: Sendable {
    let thing: Thing
    /// The address, if there is no word.
    var address: [String] = []

    init(_ text: String, in table: Table, by finder: RowFinder? = nil) throws(SessionError) {
      if let thing = Thing(rawValue: text) {
        self.thing = thing
        return
      }
      address = [text]
      if RowAddress.isPlace(text) || (try? RowAddress.resolve(text, in: table, by: finder)) != nil {
        thing = .row
      } else if Int(text) != nil || (try? SectionAddress.resolve(text, in: table)) != nil {
        thing = .section
      } else {
        let ids = table.sections.flatMap { section in
          [section.info.id].compactMap { $0 } + section.rows.compactMap(\.id)
        }
        throw .unknown(
          "element", text, among: Thing.allCases.map(\.rawValue) + ids,
          hint:
            "write a row or a section by its address or id, or one of \(Thing.allCases.map(\.rawValue).joined(separator: ", "))"
        )
      }
    }
  }

  @Required var target: Target
  /// The words after the element.
  var further: [String] = []
  private static let place = ParameterKind<Target>(.rowOrWord(Thing.allCases.map(\.rawValue))) {
    text, context throws(SessionError) in try Target(text, in: context.table, by: context.rows)
  }
  private var thing: Thing { target.thing }
  /// The words of the question. `separator x` and `separator left` are both the left end of the separator.
  private var words: [String] {
    var words = target.address + further.filter { !$0.isEmpty }
    if words.count > 2, words.suffix(2) == ["separator", "x"] || words.suffix(2) == ["separator", "left"] {
      words.removeLast()
    }
    return words
  }
  static let parameters: [Parameter<Self>] = [
    .argument(
      "thing", \.$target, place,
      candidates: { _, _, session in AddressCandidates(table: session.table).sections },
      "The element that the number belongs to. `row` before a row can be left out."),
    .rest("which", \.further, .text, candidates: candidates, "The row or section, and its property."),
  ]

  private static let candidates: ParameterDeclaration.Candidates = { given, prefix, session in
    guard let first = given.first, let target = try? Target(first, in: session.table) else { return [] }
    let addresses = AddressCandidates(table: session.table)
    let words = (target.address + given.dropFirst())[...]
    switch target.thing {
    case .row:
      guard let row = words.first else { return addresses.rows(prefix) }
      guard words.count == 2, words.last == "gap" else {
        let path = try? RowAddress.resolve(row, in: session.table)
        let elements = path.map { session.explainer.elements(ofRowAt: $0).map(\.property) } ?? []
        return Self.next(
          in: RowProperty.allCases.map(\.rawValue) + elements + ["gap"] + Explainer.rowSettings,
          after: words.dropFirst())
      }
      guard let path = try? RowAddress.resolve(row, in: session.table) else { return [] }
      return session.layout().rowTree(path)?.gaps.map(\.name) ?? []
    case .section:
      guard let section = words.first else { return addresses.sections }
      let index = try? SectionAddress.resolve(section, in: session.table)
      let elements = index.map { session.explainer.elements(ofSection: $0).map(\.property) } ?? []
      return Self.next(
        in: Explainer.SectionProperty.allCases.map(\.rawValue) + elements + Self.keys(of: .section, prefix),
        after: words.dropFirst())
    case .table: return words.isEmpty ? Self.keys(of: .table, prefix) : []
    case .gap:
      let last = session.table.sections.count - 1
      guard let upper = words.first else { return (0..<max(0, last)).map(String.init) + ["top"] }
      guard words.count == 1, let index = try? SectionAddress.resolve(upper, in: session.table), index < last
      else {
        return []
      }
      return [String(index + 1)]
    case .content:
      return Self.next(
        in: ["height", "width"] + Explainer.ScrollProperty.allCases.map(\.rawValue), after: words)
    case .navigation:
      return Self.next(in: Explainer.BarProperty.allCases.map(\.rawValue), after: words)
    case .tabBar, .toolbar:
      guard words.count > 0 else { return [] }
      return Self.next(in: Explainer.BarItemProperty.allCases.map(\.rawValue), after: words.dropFirst())
    case .sheet: return Self.next(in: session.explainer.sheet().map(\.property), after: words)
    case .contentUnavailable:
      return Self.next(in: session.explainer.contentUnavailable().map(\.property), after: words)
    case .filler: return Self.next(in: Explainer.FillerProperty.allCases.map(\.rawValue), after: words)
    case .metric: return words.isEmpty ? Self.constants : []
    }
  }

  private static func keys(of level: SettingLevel, _ prefix: String) -> [String] {
    SettingLine.offered(SettingKey.all(of: level), prefix).map(\.text)
  }

  /// The next word of the names that begin with some words.
  private static func next(in names: [String], after words: ArraySlice<String>) -> [String] {
    names.map { $0.split(separator: " ").map(String.init) }.filter { parts in
      parts.count > words.count && parts.starts(with: words)
    }.map { $0[words.count] }
  }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    if let settings = try settings(in: turn.session) {
      turn.answer { .list(settings.map(\.json)) }
      // A shadow that isn't visible has no numbers.
      guard !settings.isEmpty else {
        let place = thing == .table ? "the table" : "\(thing.rawValue) \(words.first ?? "")"
        return "\(place) has no \(words.last ?? "")"
      }
      return turn.fitting(settings.map(\.text).joined(separator: "\n"))
    }
    let found = try explanations(in: turn.session)
    turn.answer { .list(found.map(\.json)) }
    guard !found.isEmpty else {
      return "row \(words.first ?? "") has no \(words.dropFirst().joined(separator: " "))"
        + (reasonForNoSeparator(in: turn.session).map { "; \($0)" } ?? "")
    }
    return turn.fitting(found.map(\.text).joined(separator: "\n"))
  }

  /// The reason why a row has no separator, if the question is about that: a selection hides it, or the row is the last
  /// one, and the row above has one.
  private func reasonForNoSeparator(in session: Session) -> String? {
    guard words.dropFirst().first == "separator",
      let path = try? RowAddress.resolve(words[0], in: session.table)
    else { return nil }
    let layout = session.layout()
    let explainer = session.explainer
    if let reason = explainer.selectionHidingLine(ofRowAt: path) { return reason }
    guard path.row > 0, path.row == session.table.sections[path.section].rows.count - 1,
      let above = layout.rowTree(Table.IndexPath(row: path.row - 1, section: path.section)),
      !above.separators.isEmpty
    else { return nil }
    return "it's the last row of its section"
  }

  /// The explanation of a key; `nil` if the words name something else.
  private func settings(in session: Session) throws(SessionError) -> [SettingExplanation]? {
    let words = words
    guard let name = words.last else { return nil }
    let place: LookLevel
    switch thing {
    case .table where words.count == 1: place = .table
    case .row where words.count == 2 && RowProperty(rawValue: name) == nil:
      place = .row(try RowAddress.resolve(words[0], in: session.table, by: session.rows))
    case .section where words.count == 2 && Explainer.SectionProperty(rawValue: name) == nil:
      place = .section(try SectionAddress.resolve(words[0], in: session.table))
    default: return nil
    }
    guard let key = SettingKey(name, of: place.kind) else { return nil }
    return session.explainer.settings(of: key, at: place)
  }

  private func explanations(in session: Session) throws(SessionError)
    -> [Explanation]
  {
    let words = words
    let layout = session.layout()
    let explainer = session.explainer
    switch thing {
    case .row: return try Self.row(words, explainer, layout, session.table)
    case .section: return try Self.section(words, explainer, session.table)
    case .table:
      let keys = SettingKey.all(of: .table).map(\.name)
      guard let name = words.first else {
        throw SessionError("missing KEY", hint: "such as: why table style; TAB lists the keys")
      }
      throw .unknown("key", words.count > 1 ? words.joined(separator: " ") : name, among: keys)
    case .gap: return [try Self.gap(words, explainer, session.table)]
    case .content:
      switch words {
      case []: return [explainer.explainContentWidth(), explainer.explainContentHeight()]
      case ["height"]: return [explainer.explainContentHeight()]
      case ["width"]: return [explainer.explainContentWidth()]
      default:
        return [
          try Self.explanation(of: words, "the content") { (property: Explainer.ScrollProperty) in
            explainer.explain(property)
          }
        ]
      }
    case .navigation:
      guard let bar = explainer.explainNavigationBar() else {
        throw SessionError("there is no navigation bar", hint: "set-navigation inline --title Settings")
      }
      guard !words.isEmpty else { return [bar] }
      return [
        try Self.explanation(of: words, "the navigation bar") { (property: Explainer.BarProperty) in
          explainer.explain(property)
        }
      ]
    case .tabBar: return [try Self.explanation(of: words, .tabBar, explainer)]
    case .toolbar: return [try Self.explanation(of: words, .toolbar, explainer)]
    case .sheet:
      return try Self.explanations(
        words, explainer.sheet(),
        SessionError(
          "there is no sheet", hint: explainer.reasonAgainstSheet ?? "set sheet large"))
    case .contentUnavailable:
      return try Self.explanations(
        words, explainer.contentUnavailable(),
        SessionError("there is no contentUnavailable", hint: "set contentUnavailable.text \"No Mail\""))
    case .filler:
      guard explainer.explain(.height) != nil else {
        throw SessionError("there are no blank rows", hint: "set-filler-height automatic")
      }
      guard !words.isEmpty else { return Explainer.FillerProperty.allCases.compactMap(explainer.explain) }
      return [
        try Self.explanation(of: words, "a blank row") { (property: Explainer.FillerProperty) in
          explainer.explain(property)
        }
      ]
    case .metric:
      guard !words.isEmpty else {
        return Metric.allCases.map { explainer.explain($0) }
          + ProfileFlag.allCases.map { explainer.explain($0) }
      }
      let name = words.joined(separator: " ")
      if let metric = Metric(rawValue: name) { return [explainer.explain(metric)] }
      if let flag = ProfileFlag(rawValue: name) { return [explainer.explain(flag)] }
      throw .unknown("metric", name, among: Self.constants, hint: "'why metric' lists them")
    }
  }

  private static var constants: [String] {
    Metric.allCases.map(\.rawValue) + ProfileFlag.allCases.map(\.rawValue)
  }

  /// - Parameter owner: the owner of the property, for messages.
  static func explanation<Property: RawRepresentable<String> & CaseIterable>(
    of words: [String], _ owner: String, _ explain: (Property) -> Explanation?
  ) throws(SessionError) -> Explanation {
    let name = words.joined(separator: " ")
    guard let property = Property(rawValue: name) else {
      throw .unknown("property", name, among: Property.allCases.map(\.rawValue))
    }
    guard let explanation = explain(property) else { throw SessionError("\(owner) has no \(name)") }
    return explanation
  }

  private static func row(
    _ words: [String], _ explainer: Explainer, _ layout: LaidOutTable, _ table: Table
  ) throws(SessionError) -> [Explanation] {
    let path = try RowAddress.resolve(try first(words, "ROW"), in: table)
    guard layout.table.contains(path) else {
      throw SessionError(
        "row \(path) isn't shown: section \(path.section) is collapsed",
        hint: "unset section \(path.section) isCollapsed")
    }
    var gaps: [FrameTree.Gap] { layout.rowTree(path)?.gaps ?? [] }
    guard words.count > 1 else {
      return RowProperty.allCases.compactMap { explainer.explain($0, ofRowAt: path) }
        + explainer.elements(ofRowAt: path).map(\.explanation)
        + gaps.map { explainer.explain($0, ofRowAt: path) }
    }
    if words[1] == "gap" {
      let name = words.dropFirst(2).joined(separator: " ")
      let gaps = gaps
      guard let gap = gaps.first(where: { $0.name == name }) else {
        throw .unknown("gap", name, among: gaps.map(\.name))
      }
      return [explainer.explain(gap, ofRowAt: path)]
    }
    let property = words.dropFirst().joined(separator: " ")
    guard let known = RowProperty(rawValue: property) else {
      let elements = explainer.elements(ofRowAt: path)
      let found = elements.filter { $0.property == property || $0.property.hasPrefix(property + " ") }
      guard found.isEmpty else { return found.map(\.explanation) }
      throw .unknown(
        "property", property,
        among: RowProperty.allCases.map(\.rawValue) + elements.map(\.property) + ["gap NAME"])
    }
    // A row without a line has no separator to explain.
    return explainer.explain(known, ofRowAt: path).map { [$0] } ?? []
  }

  private static func section(_ words: [String], _ explainer: Explainer, _ table: Table) throws(SessionError)
    -> [Explanation]
  {
    let index = try SectionAddress.resolve(try first(words, "SECTION"), in: table)
    let names = Explainer.SectionProperty.allCases
    guard words.count > 1 else {
      return names.compactMap { explainer.explain($0, ofSection: index) }
        + explainer.elements(ofSection: index).map(\.explanation)
    }
    let property = words.dropFirst().joined(separator: " ")
    guard let known = Explainer.SectionProperty(rawValue: property) else {
      let elements = explainer.elements(ofSection: index)
      let found = elements.filter { $0.property == property || $0.property.hasPrefix(property + " ") }
      guard found.isEmpty else { return found.map(\.explanation) }
      throw .unknown("property", property, among: names.map(\.rawValue) + elements.map(\.property))
    }
    guard let explanation = explainer.explain(known, ofSection: index) else {
      throw SessionError("section \(index) has no \(property)")
    }
    return [explanation]
  }

  private static func gap(_ words: [String], _ explainer: Explainer, _ table: Table) throws(SessionError)
    -> Explanation
  {
    if words == ["top"] {
      guard let explanation = explainer.explainTopGap() else { throw SessionError("there are no sections") }
      return explanation
    }
    guard words.count == 2 else {
      throw SessionError(
        "a gap is between two sections", hint: "why gap 0 1, why gap top, or why row ROW gap NAME")
    }
    let upper = try SectionAddress.resolve(words[0], in: table)
    let lower = try SectionAddress.resolve(words[1], in: table)
    guard lower == upper + 1, let explanation = explainer.explainGap(after: upper) else {
      throw SessionError(
        "sections \(upper) and \(lower) are not neighbours", hint: "name a section and the one below it")
    }
    return explanation
  }

  private static func first(_ words: [String], _ name: String) throws(SessionError) -> String {
    guard let word = words.first else {
      throw SessionError("missing \(name)", hint: "usage: why \(name.lowercased()) \(name) [PROPERTY]")
    }
    return word
  }
}

extension Session {
  /// Explains the table's numbers and settings, with the commands and the lines of files that set them.
  var explainer: Explainer {
    let document = document
    return Explainer(layout()) { document.provenance(of: $0) }
  }
}
