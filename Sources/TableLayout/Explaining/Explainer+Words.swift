// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The words for terms.
extension Explainer {
  /// - Parameter place: the owner of the number; its settings are searched from there outwards.
  func explanation(_ subject: String, _ number: Traced, at place: LookLevel) -> Explanation {
    Explanation(
      subject: subject, value: number.points,
      terms: number.terms.flatMap { lines($0, at: place) }.filter {
        $0.value != .zero || !$0.origin.isEmpty
      })
  }

  /// A term, or the terms that replace it.
  private func lines(_ term: Traced.Term, at place: LookLevel) -> [Explanation.Term] {
    let place = term.section.map(LookLevel.section) ?? place
    if term.name.isEmpty, let whole = whole(term.source, at: place) {
      let terms = term.value == whole.points ? whole.terms : (Traced.zero - whole).terms
      return terms.flatMap { lines($0, at: place) }
    }
    return [
      Explanation.Term(
        name: term.name, value: term.value, origin: words(term.source, term.parts, at: place),
        constants: constants(term, at: place))
    ]
  }

  private func constants(_ term: Traced.Term, at place: LookLevel) -> [Metric] {
    if case .metric(let metric) = term.source { return [metric] }
    return (term.parts + (whole(term.source, at: place)?.terms ?? [])).flatMap { constants($0, at: place) }
  }

  /// A number that was computed once, computed again with its terms; `nil` for other sources.
  private func whole(_ source: TermSource, at place: LookLevel) -> Traced? {
    switch source {
    case .kept(let length): environment.traced(length)
    case .lookKept(let length): LookLengths(given: table.look(at: place), environment: environment)[length]
    default: nil
    }
  }

  /// The rule and its origin in words.
  func words(_ source: TermSource, _ parts: [Traced.Term], at place: LookLevel) -> String {
    switch source {
    case .metric(let metric): constant(metric)
    case .flag(let flag): constant(flag)
    case .look(let path): origin(of: path, from: place) ?? style
    case .table(let path): origin(of: .table(path)) ?? ""
    case .section(let path): place.section.flatMap { origin(of: .section(path, at: $0)) } ?? ""
    case .otherSection(let path, let count):
      place.section.flatMap { origin(of: path, from: .section($0 + count)) } ?? ""
    case .style: style
    case .kept, .lookKept: words(.parts, whole(source, at: place)?.terms ?? [], at: place)
    case .frame, .frames, .see: namesQuestions ? questions(source, at: place) : ""
    case .lines(let count, let height, let size, let isRaised):
      "\(count == 1 ? "1 line" : "\(count) lines") of \(height) at size \(size)"
        + (isRaised ? ", rounded up to a pixel" : "") + " (measured line height\(assumedFonts(at: place)))"
    case .textWidth: "measured with Inter's widths (approximate\(assumedFonts(at: place)))"
    case .device: device
    case .tableWidth: origin(of: .table(\.traits.width)) ?? device
    case .readableWidth: readableWidth
    case .profile(let words, let confidence):
      "\(words) of profile \(environment.profile.id.rawValue) (\(confidence))"
    case .rule(let words): words
    case .layout: "layout rule"
    case .parts: sum(parts, at: place)
    case .leaves: leaves(parts, at: place).joined(separator: "; ")
    case .share(let count): share(count, of: parts, at: place)
    case .set(let path, let otherwise):
      origin(of: path, from: place) ?? words(otherwise, parts, at: place)
    case .joined(let sources, let separator):
      sources.map { words($0, parts, at: place) }.filter { !$0.isEmpty }.joined(separator: separator)
    }
  }

  /// The words for fonts whose measurements are assumed, because those of the system font are used.
  private func assumedFonts(at place: LookLevel) -> String {
    let look = table.look(at: place)
    let labels: [(name: String, settings: LabelSettings)] =
      switch place {
      case .row: [("title", .title), ("detail", .detail)]
      case .table, .section: [("header", .header), ("footer", .footer)]
      }
    let fonts = labels.compactMap { label in
      look[label.settings.name]?.text.map { "\($0) in the \(label.name)" }
    }
    return fonts.isEmpty ? "" : "; assumed for " + fonts.joined(separator: " and ")
  }

  /// The questions whose answers explain the number.
  private func questions(_ source: TermSource, at place: LookLevel) -> String {
    switch source {
    case .frame(let property): "see '\(question(property, at: place))'"
    case .frames(let one, let other): "see '\(question(one, at: place))' and '\(other)'"
    case .see(let property): "(see '\(question(property, at: place))')"
    default: ""
    }
  }

  private func question(_ property: String, at place: LookLevel) -> String {
    switch place {
    case .table: "why content \(property)"
    case .section(let index): "why section \(index) \(property)"
    case .row(let path): "why row \(path) \(property)"
    }
  }

  /// The origin of a single part; for several parts, each with its name and number.
  private func sum(_ parts: [Traced.Term], at place: LookLevel) -> String {
    let lines = parts.flatMap { self.lines($0, at: place) }
    if lines.count == 1, let line = lines.first { return line.origin }
    return lines.map { "\($0.name) \($0.value): \($0.origin)" }.joined(separator: "; ")
  }

  /// The sources of the innermost parts in words, each once.
  private func leaves(_ parts: [Traced.Term], at place: LookLevel) -> [String] {
    parts.reduce(into: []) { origins, part in
      let own = part.parts.isEmpty ? [words(part.source, [], at: place)] : leaves(part.parts, at: place)
      origins += own.filter { !origins.contains($0) }
    }
  }

  /// `(44 row's height - 0.333 separator) / 2`.
  private func share(_ count: Int, of parts: [Traced.Term], at place: LookLevel) -> String {
    let lines = parts.flatMap { self.lines($0, at: place) }.filter { $0.value != .zero }
    var sum = ""
    for line in lines {
      let isNegative = line.value < .zero
      if isNegative { sum += sum.isEmpty ? "-" : " - " } else if !sum.isEmpty { sum += " + " }
      sum += "\(isNegative ? -line.value : line.value) \(line.name)"
    }
    return lines.count == 1 ? "\(sum) / \(count)" : "(\(sum)) / \(count)"
  }
}

/// The origins of settings.
extension Explainer {
  /// `set on row 0.1 ('set-height 60')`; `nil` if it isn't set.
  func origin(of setting: Setting) -> String? {
    guard setting.value(in: table) != nil else { return nil }
    let by = provenance(setting).map { " (\($0))" } ?? ""
    return "\(setting.key), set on \(setting.level.words)\(by)"
  }

  /// The same for a look's setting at the innermost level that sets it.
  func origin(of setting: AnyLookSetting, from place: LookLevel) -> String? {
    table.level(of: setting, from: place).flatMap { level in
      Setting(named: table.decidingKey(setting.name, at: level), at: level).flatMap { origin(of: $0) }
    }
  }

  /// A constant with its confidence and source, or the origin of the table's override.
  private func constant(_ metric: Metric) -> String {
    origin(of: .table(\.metrics[metric])) ?? words(environment.constant(metric), metric.rawValue)
  }

  private func constant(_ flag: ProfileFlag) -> String {
    origin(of: .table(\.flags[flag])) ?? words(environment.constant(flag), flag.rawValue)
  }

  func words<Value>(_ constant: Constant<Value>, _ name: String) -> String {
    let host = environment.info.host == .uiKit ? "" : ", \(environment.info.host.rawValue)"
    return
      "profile \(environment.profile.id.rawValue)\(host).\(name) (\(constant.confidence.rawValue): \(constant.source))"
  }

  /// The words for a value that the style decides.
  private var style: String { origin(of: .table(\.style)) ?? "style \(environment.style.rawValue)" }

  private var device: String {
    let device = "device \(environment.device.id.rawValue), \(environment.info.traits.orientation.rawValue)"
    return "\(device) (\(environment.device.confidence.rawValue))"
  }

  private var readableWidth: String {
    let follows =
      origin(of: .table(\.cellLayoutMarginsFollowReadableWidth)) ?? constant(.followsReadableWidth)
    if let set = origin(of: .table(\.metrics[.readableWidth])) { return "\(follows); \(set)" }
    let size = environment.info.traits.textSize
    let width = ReadableWidth.constant(at: size)
    return
      "(width - \(width.value)) / 2 at \(size.rawValue) (\(width.confidence.rawValue): \(width.source)); \(follows)"
  }
}
