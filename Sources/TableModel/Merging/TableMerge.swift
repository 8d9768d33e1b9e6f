// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A three-way merge: combines the changes that two sides made to a common base.
package struct TableMerge {
  /// The merged table. Conflicts have the value of the chosen side; open conflicts have ours.
  package private(set) var table: Table
  /// The open conflicts; empty if the merge is clean.
  package private(set) var conflicts: [MergeConflict] = []
  /// The base for the next merge of ``table`` with the same other side. That merge has the same open
  /// conflicts and no others. It is equal to their table if no conflict is open.
  package private(set) var remainder: Table
  private let settle: (MergeConflict) -> MergeSide?
  /// Elements that come, or whose id comes, from the other side.
  private var theirIDs: Set<LookLevel> = []
  /// The section that is being merged, by its place in the result.
  private var currentSection = 0

  /// - Parameter settle: returns the side that wins a conflict; `nil` leaves the conflict open. Default:
  ///   `nil` for all.
  package init(
    base: Table, ours: Table, theirs: Table, settle: @escaping (MergeConflict) -> MergeSide? = { _ in nil }
  ) {
    self.settle = settle
    table = ours
    remainder = theirs
    guard ours != theirs else { return }
    let place = Place(prefix: "", alias: nil, words: "the table")
    var info = ours.info
    var rest = theirs.info
    mergeSettings(base.info, ours.info, theirs.info, place, &info, &rest)
    table.info = info
    remainder.info = rest
    let sections = mergeSections(base.sections, ours.sections, theirs.sections)
    table.sections = sections.result
    remainder.sections = sections.remainder
    checkIDs()
  }

  /// The names of a part of the table in commands and messages.
  private struct Place {
    var prefix: String
    var alias: String?
    var words: String

    func conflict(_ name: String, _ words: String, _ values: MergeConflict.Values? = nil) -> MergeConflict {
      MergeConflict(prefix + name, alias: alias.map { $0 + "." + name }, words, values: values)
    }
  }

  /// - Returns: the side that wins; `nil` if the conflict remains open.
  private mutating func side(_ conflict: MergeConflict) -> MergeSide? {
    let side = settle(conflict)
    if side == nil { conflicts.append(conflict) }
    return side
  }

  /// Merges the settings of a table, a section or a row, and those of its looks.
  private mutating func mergeSettings<Holder: SettingHolder>(
    _ base: Holder, _ ours: Holder, _ theirs: Holder, _ place: Place, _ result: inout Holder,
    _ remainder: inout Holder
  ) {
    merge(Holder.settings, base, ours, theirs, place, &result, &remainder)
    merge(Look.settings, base.look, ours.look, theirs.look, place, &result.look, &remainder.look)
    guard ours.regular != theirs.regular else { return }
    var regular = place
    regular.prefix += SettingKey.regularPrefix
    regular.alias = place.alias.map { $0 + "." + SettingKey.regularName }
    regular.words = "regular widths of " + place.words
    merge(
      Look.settings, base.regular, ours.regular, theirs.regular, regular, &result.regular,
      &remainder.regular)
  }

  private mutating func merge<Root>(
    _ settings: SettingList<Root>, _ base: Root, _ ours: Root, _ theirs: Root, _ place: Place,
    _ result: inout Root, _ remainder: inout Root
  ) {
    for field in settings.fields where field.name != SettingKey.regularName {
      if field.isTheirs(base, ours, theirs) { field.copy(from: theirs, to: &result) }
      guard field.conflicts(base, ours, theirs) else { continue }
      let conflict = place.conflict(
        field.name, "\(field.name) of \(place.words)", field.values(ours, theirs))
      switch side(conflict) {
      case .mine: break
      case .theirs: field.copy(from: theirs, to: &result)
      case nil: field.copy(from: base, to: &remainder)
      }
    }
  }

  private mutating func mergeSections(
    _ base: [Section], _ ours: [Section], _ theirs: [Section]
  ) -> (result: [Section], remainder: [Section]) {
    mergeList(
      base, ours, theirs, ElementMatching.sections(from: base, to: ours),
      ElementMatching.sections(from: base, to: theirs),
      order: MergeConflict("order", "the order of the sections"),
      level: { _, index in .section(index) },
      conflict: { section, our, their, words in
        let place = our.map(String.init) ?? "removed.\(their ?? 0)"
        return MergeConflict(place, alias: section.info.id, "section \(our ?? their ?? 0), \(words)")
      },
      both: { merge, base, ours, theirs, our, place in
        merge.currentSection = place
        return merge.mergeSection(base, ours, theirs, our)
      })
  }

  private mutating func mergeSection(_ base: Section, _ ours: Section, _ theirs: Section, _ index: Int)
    -> (Section, Section)
  {
    if ours == theirs || base == theirs { return (ours, theirs) }
    if base == ours {
      theirIDs.insert(.section(currentSection))
      for row in theirs.rows.indices {
        theirIDs.insert(.row(Table.IndexPath(row: row, section: currentSection)))
      }
      return (theirs, theirs)
    }
    let words = "section \(index)"
    let place = Place(prefix: "\(index).", alias: ours.info.id, words: words)
    var result = ours
    var remainder = theirs
    mergeSettings(base.info, ours.info, theirs.info, place, &result.info, &remainder.info)
    if result.info.id != ours.info.id { theirIDs.insert(.section(currentSection)) }
    let rows = mergeList(
      base.rows, ours.rows, theirs.rows, ElementMatching.rows(from: base.rows, to: ours.rows),
      ElementMatching.rows(from: base.rows, to: theirs.rows),
      order: MergeConflict("\(index).order", "the order of the rows of \(words)"),
      level: { merge, row in .row(Table.IndexPath(row: row, section: merge.currentSection)) },
      conflict: { row, our, their, what in
        let place = our.map { "\(index).\($0)" } ?? "removed.\(index).\(their ?? 0)"
        return MergeConflict(place, alias: row.id, "row '\(row.title)' of \(words), \(what)")
      },
      both: { merge, base, ours, theirs, our, row in
        merge.mergeRow(
          base, ours, theirs,
          Place(prefix: "\(index).\(our).", alias: ours.id, words: "row '\(ours.title)' of \(words)"), row)
      })
    result.rows = rows.result
    remainder.rows = rows.remainder
    return (result, remainder)
  }

  private mutating func mergeRow(_ base: Row, _ ours: Row, _ theirs: Row, _ place: Place, _ row: Int)
    -> (Row, Row)
  {
    if ours == theirs || base == theirs { return (ours, theirs) }
    var result = ours
    var remainder = theirs
    mergeSettings(base, ours, theirs, place, &result, &remainder)
    if result.id != ours.id {
      theirIDs.insert(.row(Table.IndexPath(row: row, section: currentSection)))
    }
    return (result, remainder)
  }

  /// Merges two lists that have a common base.
  ///
  /// - Parameters:
  ///   - level: the place in the table of the element at an index of the result.
  ///   - conflict: makes the conflict of an element that one side changed and the other removed, from its
  ///     indices on both.
  ///   - both: merges an element that is in all three lists; the last numbers are its indices in ours and in
  ///     the result.
  private mutating func mergeList<Element: Hashable>(
    _ base: [Element], _ ours: [Element], _ theirs: [Element],
    _ our: ElementMatching, _ their: ElementMatching, order: MergeConflict,
    level: (TableMerge, Int) -> LookLevel,
    conflict: (Element, Int?, Int?, String) -> MergeConflict,
    both: (inout TableMerge, Element, Element, Element, Int, Int) -> (Element, Element)
  ) -> (result: [Element], remainder: [Element]) {
    var plan = MergePlan(baseCount: base.count, our: our.old, their: their.old)
    var keepsBaseOrder = false
    if plan.hasOrderConflict {
      switch side(order) {
      case .mine: break
      case .theirs:
        plan = MergePlan(baseCount: base.count, our: our.old, their: their.old, prefersTheirs: true)
      case nil: keepsBaseOrder = true
      }
    }
    var twins = MergeTwins(plan.elements, ours)
    var result = [Element]()
    var rest = MergeRemainder<Element>()
    for element in plan.elements {
      guard WorkProgress.advance() else { break }
      guard let place = element.base else {
        if let one = element.ours { result.append(ours[one]) }
        guard let other = element.theirs else { continue }
        rest.add(theirs[other], element)
        guard !twins.remove(theirs[other]) else { continue }
        theirIDs.insert(level(self, result.count))
        result.append(theirs[other])
        continue
      }
      switch (element.ours, element.theirs) {
      case (let one?, let other?):
        let merged = both(&self, base[place], ours[one], theirs[other], one, result.count)
        result.append(merged.0)
        rest.add(merged.1, element)
      case (let one?, nil) where ours[one] != base[place]:
        switch side(conflict(ours[one], one, nil, "which you changed and the file removed")) {
        case .mine: result.append(ours[one])
        case .theirs: break
        case nil:
          result.append(ours[one])
          rest.add(base[place], element)
        }
      case (nil, let other?) where theirs[other] != base[place]:
        switch side(conflict(theirs[other], nil, other, "which you removed and the file changed")) {
        case .mine: rest.add(theirs[other], element)
        case .theirs:
          theirIDs.insert(level(self, result.count))
          result.append(theirs[other])
          rest.add(theirs[other], element)
        case nil: rest.add(base[place], element)
        }
      case (nil, let other?): rest.add(theirs[other], element)
      case (_?, nil), (nil, nil): break
      }
    }
    return (result, rest.elements(inBaseOrder: keepsBaseOrder))
  }

  /// Finds ids that both sides gave to different elements.
  private mutating func checkIDs() {
    for (id, all) in table.places.sorted(by: { $0.key < $1.key }) where all.count > 1 {
      let side = side(MergeConflict("id.\(id)", "the id '\(id)', used twice"))
      let theirs = all.filter(theirIDs.contains)
      let kept = side == .theirs ? theirs.first : all.first { !theirs.contains($0) }
      for level in all where level != kept ?? all.first { table.removeID(at: level) }
      guard side == nil else { continue }
      // The next merge then finds their id as a new one.
      for level in remainder.places[id] ?? [] { remainder.removeID(at: level) }
    }
  }
}

extension Table {
  /// Every id with the sections and rows that have it, in order.
  fileprivate var places: [String: [LookLevel]] {
    var places: [String: [LookLevel]] = [:]
    for (section, content) in sections.enumerated() {
      if let id = content.info.id { places[id, default: []].append(.section(section)) }
      for (row, item) in content.rows.enumerated() {
        if let id = item.id {
          places[id, default: []].append(.row(Table.IndexPath(row: row, section: section)))
        }
      }
    }
    return places
  }

  fileprivate mutating func removeID(at level: LookLevel) {
    switch level {
    case .table: break
    case .section(let index): sections[index].info.id = nil
    case .row(let path): sections[path.section].rows[path.row].id = nil
    }
  }
}

extension SettingField {
  /// Whether both changed it, to different values.
  func conflicts(_ base: Root, _ ours: Root, _ theirs: Root) -> Bool {
    differs(ours, theirs) && differs(base, theirs) && differs(base, ours)
  }

  /// Whether only the other side changed it.
  func isTheirs(_ base: Root, _ ours: Root, _ theirs: Root) -> Bool {
    differs(base, theirs) && !differs(base, ours)
  }

  /// Both values in words; `nil` if one of them has several parts.
  func values(_ ours: Root, _ theirs: Root) -> MergeConflict.Values? {
    guard let one = words(ours), let other = words(theirs) else { return nil }
    return MergeConflict.Values(ours: one, theirs: other)
  }

  private func words(_ root: Root) -> String? {
    guard let value = effectiveValue(in: root) else { return "nothing" }
    return value.isScalar ? value.specText : nil
  }
}
