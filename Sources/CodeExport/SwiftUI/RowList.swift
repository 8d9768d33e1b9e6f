// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A row with its modifiers in its section.
struct RowCode {
  let path: Table.IndexPath
  let comments: [ViewCode]
  var model: RowModel
  /// Its modifiers as a row of a list.
  let modifiers: [CallCode]

  /// Before Xcode 15, a view builder accepted at most ten views. The compiler needs long for many.
  static let mostInBuilder = 10

  /// Groups of neighbouring rows that differ only in the values of their slots.
  static func runs(_ rows: [RowCode]) -> [[RowCode]] {
    var result: [[RowCode]] = []
    var start = 0
    for index in rows.indices.dropFirst() + [rows.count] where index > start {
      let isEnd =
        index == rows.count || !rows[index].comments.isEmpty
        || rows[index].model.kind != rows[start].model.kind
        || rows[index].modifiers != rows[start].modifiers
      guard isEnd else { continue }
      result.append(Array(rows[start..<index]))
      start = index
    }
    return result
  }
}

/// Many rows of one kind as an array.
struct RowList {
  let name: String
  let type: String
  let rows: [(path: Table.IndexPath, arguments: [String])]

  /// The view that shows them.
  var loop: ViewCode { .call("ForEach(Self.\(name).indices, id: \\.self) { Self.\(name)[$0] }") }

  func write(to writer: inout SwiftWriter) {
    writer.gap()
    writer.line("private static let \(name): [\(type)] = [")
    writer.indented { writer in
      for row in rows { writer.marked(.row(row.path)) { $0.call(type, row.arguments, suffix: ",") } }
    }
    writer.line("]")
  }
}

/// The views of all rows. A kind is a type of its own if that is shorter than the code of each row.
struct RowViews {
  private var views: [RowKind: RowView] = [:]
  private let export: SwiftUIExport
  /// Those that are types, in the order of their first rows.
  private(set) var shared: [RowView] = []

  init(_ rows: [RowModel], of export: SwiftUIExport) {
    self.export = export
    var kinds: [RowKind] = []
    var values: [RowKind: [[RowSlot: String]]] = [:]
    for row in rows {
      if values[row.kind] == nil { kinds.append(row.kind) }
      values[row.kind, default: []].append(row.values)
    }
    var counts: [String: Int] = [:]
    for kind in kinds {
      guard let rows = values[kind] else { continue }
      let count = counts[kind.name, default: 0] + 1
      var view = RowView(kind, rows, isShared: true)
      view.name = kind.name + (count == 1 ? "" : "\(count)")
      guard kind.arrangement == .status || rows.count > RowCode.mostInBuilder || pays(view, rows) else {
        continue
      }
      counts[kind.name] = count
      views[kind] = view
      shared.append(view)
    }
  }

  /// Whether a type and its calls have fewer lines than the rows without it.
  private func pays(_ view: RowView, _ rows: [[RowSlot: String]]) -> Bool {
    guard rows.count > 1 else { return false }
    var shared = SwiftWriter(depth: 3)
    for values in rows { shared.view(.call(view.call(values))) }
    var type = SwiftWriter()
    export.write(view, to: &type)
    var alone = SwiftWriter(depth: 3)
    for values in rows { alone.view(export.code(RowView(view.kind, [values], isShared: false))) }
    // An empty line is above the type.
    return type.count + 1 + shared.count < alone.count
  }

  /// The name of the type of a row's view; `nil` if it has none.
  func name(of row: RowModel) -> String? { views[row.kind]?.name }

  /// `nil` if the row's view has no type.
  func call(_ row: RowModel) -> CallCode? { views[row.kind]?.call(row.values) }

  func code(_ row: RowModel) -> ViewCode {
    if let call = call(row) { return .call(call) }
    return export.code(RowView(row.kind, [row.values], isShared: false))
  }
}
