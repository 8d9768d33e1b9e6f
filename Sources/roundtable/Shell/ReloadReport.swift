import Geometry
import TableLayout
import TableModel

/// What a reload changed, in the layout's terms.
struct ReloadReport {
  let text: String

  init(from old: Table, to new: Table) {
    var parts: [String] = []
    for index in 0..<max(old.sections.count, new.sections.count) {
      let change = new.numberOfRows(inSection: index) - old.numberOfRows(inSection: index)
      if !old.sections.indices.contains(index) {
        parts.append("section \(index) added")
      } else if !new.sections.indices.contains(index) {
        parts.append("section \(index) removed")
      } else if change != 0 {
        parts.append(
          "section \(index): \(change > 0 ? "+" : "−") \(abs(change)) row\(abs(change) == 1 ? "" : "s")")
      }
      if parts.count == 3 { break }
    }
    let before = LaidOutTable(old).contentSize
    let after = LaidOutTable(new).contentSize
    if before.width != after.width { parts.append("width \(before.width) → \(after.width)") }
    parts.append(
      before.height == after.height
        ? "content height \(after.height)" : "content height \(before.height) → \(after.height)")
    text = parts.joined(separator: ", ")
  }
}
