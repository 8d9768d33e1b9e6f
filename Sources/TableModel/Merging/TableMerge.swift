import WorkProgress

/// A three-way merge: what each of two sides changed of a common base.
package struct TableMerge {
  /// Both sides' changes; where they exclude each other, ours.
  package private(set) var table: Table
  /// What excludes each other, in words; empty when the merge is clean.
  package private(set) var conflicts: [String] = []

  package init(base: Table, ours: Table, theirs: Table) {
    table = ours
    guard ours != theirs else { return }
    table.info = merged(MergeFields.table, base.info, ours.info, theirs.info, "the table")
    table.info.look = merged(
      MergeFields.look, base.info.look, ours.info.look, theirs.info.look, "the table")
    table.sections = mergeSections(base.sections, ours.sections, theirs.sections)
    checkIDs()
  }

  private mutating func merged<Root>(
    _ fields: [MergeField<Root>], _ base: Root, _ ours: Root, _ theirs: Root, _ place: String
  ) -> Root {
    var result = ours
    for field in fields where field.merge(base, ours, theirs, into: &result) {
      conflicts.append("\(field.name) of \(place)")
    }
    return result
  }

  private mutating func mergeSections(
    _ base: BlockArray<Section>, _ ours: BlockArray<Section>, _ theirs: BlockArray<Section>
  ) -> BlockArray<Section> {
    let our = ElementMatching.sections(from: base, to: ours)
    let their = ElementMatching.sections(from: base, to: theirs)
    let plan = MergePlan(baseCount: base.count, our: our.old, their: their.old)
    if plan.hasOrderConflict { conflicts.append("the order of the sections") }
    var twins = Twins(plan.elements, ours)
    let merged: [Section] = plan.elements.compactMapAdvancing { element in
      let words = "section \(element.ours ?? element.theirs ?? 0)"
      guard let place = element.base else {
        if let one = element.ours { return ours[one] }
        return element.theirs.flatMap { twins.take(theirs[$0]) ? nil : theirs[$0] }
      }
      switch (element.ours, element.theirs) {
      case (let one?, let other?):
        return mergeSection(base[place], ours[one], theirs[other], "section \(one)")
      case (let one?, nil):
        if ours[one] != base[place] {
          conflicts.append("\(words), changed here and removed there")
          return ours[one]
        }
        return nil
      case (nil, let other?):
        if theirs[other] != base[place] { conflicts.append("\(words), removed here and changed there") }
        return nil
      case (nil, nil): return nil
      }
    }
    return BlockArray(merged)
  }

  private mutating func mergeSection(_ base: Section, _ ours: Section, _ theirs: Section, _ words: String)
    -> Section
  {
    if ours == theirs || base == theirs { return ours }
    if base == ours { return theirs }
    var result = ours
    result.info = merged(MergeFields.section, base.info, ours.info, theirs.info, words)
    result.info.look = merged(
      MergeFields.look, base.info.look, ours.info.look, theirs.info.look, words)
    let our = ElementMatching.rows(from: base.rows, to: ours.rows)
    let their = ElementMatching.rows(from: base.rows, to: theirs.rows)
    let plan = MergePlan(baseCount: base.rows.count, our: our.old, their: their.old)
    if plan.hasOrderConflict { conflicts.append("the order of the rows of \(words)") }
    var twins = Twins(plan.elements, ours.rows)
    let rows: [Row] = plan.elements.compactMapAdvancing { element in
      guard let place = element.base else {
        if let one = element.ours { return ours.rows[one] }
        return element.theirs.flatMap { twins.take(theirs.rows[$0]) ? nil : theirs.rows[$0] }
      }
      switch (element.ours, element.theirs) {
      case (let one?, let other?):
        return mergeRow(
          base.rows[place], ours.rows[one], theirs.rows[other], "row '\(ours.rows[one].title)' of \(words)")
      case (let one?, nil):
        if ours.rows[one] != base.rows[place] {
          conflicts.append("row '\(ours.rows[one].title)' of \(words), changed here and removed there")
          return ours.rows[one]
        }
        return nil
      case (nil, let other?):
        if theirs.rows[other] != base.rows[place] {
          conflicts.append("row '\(theirs.rows[other].title)' of \(words), removed here and changed there")
        }
        return nil
      case (nil, nil): return nil
      }
    }
    result.rows = BlockArray(rows)
    return result
  }

  private mutating func mergeRow(_ base: Row, _ ours: Row, _ theirs: Row, _ words: String) -> Row {
    if ours == theirs || base == theirs { return ours }
    if base == ours { return theirs }
    var result = ours
    result = merged(MergeFields.row, base, ours, theirs, words)
    result.look = merged(MergeFields.look, base.look, ours.look, theirs.look, words)
    return result
  }

  /// Both sides may have given one id to two things.
  private mutating func checkIDs() {
    var seen: Set<String> = []
    let ids = table.sections.flatMap { [$0.info.id] + $0.rows.map(\.id) }.compactMap { $0 }
    for id in ids where !seen.insert(id).inserted { conflicts.append("the id '\(id)', given twice") }
  }
}

/// What our side brought: the same brought by theirs is one thing, not two.
private struct Twins<Element: Hashable> {
  private var counts: [Element: Int] = [:]

  init(_ plan: [MergePlan.Element], _ ours: BlockArray<Element>) {
    for element in plan where element.base == nil {
      if let place = element.ours { counts[ours[place], default: 0] += 1 }
    }
  }

  /// - Returns: whether our side brought it too; each counts once.
  mutating func take(_ element: Element) -> Bool {
    guard let count = counts[element], count > 0 else { return false }
    counts[element] = count - 1
    return true
  }
}
