import Geometry
import TableModel
import WorkProgress

/// The keys at the top of a spec file.
enum TableKeys {
  static let all = KeyTable<Table>(
    [
      version, include, .text("title", \.info.title, "What the table is called; not laid out."),
      SpecKey(
        name: "style", type: .choice(TableStyle.allCases.map(\.rawValue)),
        meaning: "The overall look; insetGrouped where not given."
      ) { node, table, context in
        if let style = context.choice(node, "style", as: TableStyle.self) { table.info.style = style }
      } encode: {
        .plain($0.info.style.rawValue)
      },
      .choice("profile", \.info.profile, standard: Profile.ID.legacy, "Which iOS the numbers are from."),
      TraitKeys.key, .color("backgroundColor", \.info.backgroundColor, "Behind everything."),
      edgeView("tableHeaderView", \.info.tableHeaderView, "A block over the first section."),
      edgeView("tableFooterView", \.info.tableFooterView, "A block under the last section."),
      .points("sectionHeaderTopPadding", \.info.sectionHeaderTopPadding, "Points above each section header."),
      .choice("host", \.info.host, standard: ListHost.uiKit, "Who lays the list out."),
      .points("maximumWidth", \.info.maximumWidth, "Groups are not wider and stand in the middle."),
      .flag(
        "cellLayoutMarginsFollowReadableWidth", \.info.cellLayoutMarginsFollowReadableWidth,
        "Whether a wide table's contents keep to the readable width."),
      insetsContentViewsToSafeArea, fillerRowHeight,
      .points(
        "contentOffset", \.info.contentOffset, in: SpecRange.signed,
        "Points from the content's top to what is seen first; only that much is drawn."),
      contentInsetBottom, metrics,
    ] + LookKeys.make(\.info.look, hasSpacing: true) + [sections])

  private static let version = SpecKey<Table>(
    name: "version", type: .integer(1...1), meaning: "The version of this format: 1."
  ) { node, _, context in
    _ = context.integer(node, "version", in: 1...1)
  } encode: { _ in
    nil
  }

  /// Read before everything else, by the includer; here it is only known.
  private static let include = SpecKey<Table>(
    name: "include", type: .either([.text, .list(.text)]),
    meaning: "Files to read first, themes and the like, from the spec's folder; what stands here wins."
  ) { _, _, _ in
  } encode: { _ in
    nil
  }

  private static let edgeKeys = KeyTable<TableEdgeView>([
    SpecKey(name: "height", type: .number(SpecRange.length), meaning: "Points.") { node, view, context in
      if let height = context.number(node, "height", in: SpecRange.length) { view.height = height }
    } encode: {
      .points($0.height)
    },
    .text("title", \.title, "A text in its middle."),
  ])

  private static func edgeView(_ name: String, _ path: any SpecPath<Table, TableEdgeView?>, _ meaning: String)
    -> SpecKey<Table>
  {
    SpecKey(name: name, type: .map(edgeKeys.fields), meaning: meaning) { node, table, context in
      var view = TableEdgeView(height: .zero)
      context.decode(node, into: &view, keys: edgeKeys, what: name)
      table[keyPath: path] = view
    } encode: { table in
      table[keyPath: path].map { .flowMap(edgeKeys.encode($0)) }
    }
  }

  private static let insetsContentViewsToSafeArea = SpecKey<Table>(
    name: "insetsContentViewsToSafeArea", type: .flag,
    meaning: "Whether rows' contents keep out of the sensor housing's side; true where not given."
  ) { node, table, context in
    if let flag = context.flag(node, "insetsContentViewsToSafeArea") {
      table.info.insetsContentViewsToSafeArea = flag
    }
  } encode: { table in
    table.info.insetsContentViewsToSafeArea ? nil : .plain("false")
  }

  private static let fillerRowHeight = SpecKey<Table>(
    name: "fillerRowHeight", type: .either([.choice(["automatic"]), .number(SpecRange.length)]),
    meaning: "Ruled blank rows under a plain table's last row; 0 for none."
  ) { node, table, context in
    if case .scalar("automatic", _) = node.content {
      table.info.fillerRowHeight = .automatic
    } else {
      table.info.fillerRowHeight =
        context.number(node, "fillerRowHeight", in: SpecRange.length).map(RowHeight.fixed)
    }
  } encode: { table in
    switch table.info.fillerRowHeight {
    case nil: nil
    case .automatic: .plain("automatic")
    case .fixed(let height): .points(height)
    }
  }

  private static let contentInsetBottom = SpecKey<Table>(
    name: "contentInsetBottom", type: .number(SpecRange.length), meaning: "Points added below the content."
  ) { node, table, context in
    if let inset = context.number(node, "contentInsetBottom", in: SpecRange.length) {
      table.info.contentInsetBottom = inset
    }
  } encode: { table in
    table.info.contentInsetBottom == .zero ? nil : .points(table.info.contentInsetBottom)
  }

  private static let metricKeys = KeyTable<[Metric: Points]>(
    Metric.allCases.map { metric in
      .points(metric.rawValue, \.[metric], "In place of the profile's \(metric.rawValue).")
    })

  private static let metrics = SpecKey<Table>(
    name: "metrics", type: .map(metricKeys.fields),
    meaning: "Constants of the profile that this table replaces."
  ) { node, table, context in
    context.decode(node, into: &table.info.metrics, keys: metricKeys, what: "metrics")
  } encode: { table in
    let entries = metricKeys.encode(table.info.metrics)
    return entries.isEmpty ? nil : .flowMap(entries)
  }

  private static let sections = SpecKey<Table>(
    name: "sections", type: .list(.map(SectionKeys.all.fields)), meaning: "The sections, from top to bottom."
  ) { node, table, context in
    guard case .sequence(let items) = node.content else {
      context.report("expected 'sections' to be a list, found \(node.kindWords)", at: node)
      return
    }
    guard context.take(items, of: .sections) else { return }
    // A nearer file's sections replace those of the files behind it.
    table.sections = BlockArray()
    for item in items {
      guard WorkProgress.advance() else { return }
      var section = Section()
      context.decode(item, into: &section, keys: SectionKeys.all, what: "a section")
      table.sections.append(section)
    }
  } encode: { table in
    table.sections.isEmpty ? nil : .blockList(table.sections.map { .blockMap(SectionKeys.all.encode($0)) })
  }
}
