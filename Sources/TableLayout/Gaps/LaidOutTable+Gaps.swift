import Drawing
import Geometry

extension LaidOutTable {
  /// The named gaps of a section's height but for those inside its rows.
  package func sectionGaps(_ section: Int) -> [FrameTree.Gap] {
    VerticalParts.ofSection(section, in: self).compactMap { part in
      guard part.kind == .gap else { return nil }
      return FrameTree.Gap(
        name: part.name, axis: .vertical,
        frame: directed(span(of: section, y: part.top, height: part.height)))
    }
  }

  /// The named gaps that belong to no section.
  var tableGaps: [FrameTree.Gap] {
    verticalParts.filter { $0.kind == .gap && $0.section == nil }.map { part in
      FrameTree.Gap(
        name: part.name, axis: .vertical,
        frame: Rect(x: .zero, y: part.top, width: environment.width, height: part.height))
    }
  }
}
