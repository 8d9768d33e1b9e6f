import Geometry
import TableModel
import WorkProgress

/// The keys of a section.
enum SectionKeys {
  static let all = KeyTable<Section>(
    [
      IdentifierKey.make(\.info.id), .text("header", \.info.header, "The title above the rows."),
      .text("footer", \.info.footer, "The text below the rows."),
      .points(
        "headerHeight", \.info.headerHeight, "Points; 0 means the default in grouped styles, as in UIKit."),
      .points(
        "footerHeight", \.info.footerHeight, "Points; 0 means the default in grouped styles, as in UIKit."),
    ] + LookKeys.make(\.info.look, hasSpacing: true) + [rows])

  private static let rows = SpecKey<Section>(
    name: "rows", type: .list(.either([.text, .map(RowKeys.all.fields)])),
    meaning: "The rows, from top to bottom."
  ) { node, section, context in
    guard case .sequence(let items) = node.content else {
      context.report("expected 'rows' to be a list, found \(node.kindWords)", at: node)
      return
    }
    guard context.take(items, of: .rows) else { return }
    section.rows = BlockArray(items.compactMapAdvancing { RowKeys.decode($0, &context) })
  } encode: { section in
    section.rows.isEmpty ? nil : .blockList(section.rows.map(RowKeys.encode))
  }
}
