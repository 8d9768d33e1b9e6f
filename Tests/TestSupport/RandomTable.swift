// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Makes random valid tables that use every setting.
package struct RandomTable {
  private var generator: SeededGenerator
  private var nextID = 0
  /// Whether every possible setting is set, in the maximum number of sections and rows.
  private let isFull: Bool

  package init(seed: UInt64, isFull: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.isFull = isFull
  }

  /// The first table of a generator.
  package static func table(seed: Int) -> Table {
    var random = RandomTable(seed: UInt64(seed))
    return random.table()
  }

  package mutating func table(maximumSections: Int = 5, maximumRows: Int = 6) -> Table {
    nextID = 0
    var info = Table.Info(
      title: maybe { $0.text() }, style: pick(TableStyle.allCases), profile: pick(Profile.ID.allCases),
      traits: traits(), look: look(hasSpacing: true))
    info.backgroundColor = maybe { $0.color() }
    info.tableHeaderView = maybe { TableEdgeView(height: $0.length(), title: $0.maybe { $0.text() }) }
    info.tableFooterView = maybe { TableEdgeView(height: $0.length(), title: $0.maybe { $0.text() }) }
    info.sectionHeaderTopPadding = maybe { $0.length() }
    if maybe() { info.contentInsetBottom = length() }
    info.isInScrollView = flip()
    info.host = pick(ListHost.allCases)
    info.maximumWidth = maybe { $0.length() }
    info.cellLayoutMarginsFollowReadableWidth = maybe { $0.flip() }
    info.insetsContentViewsToSafeArea = flip()
    if maybe() {
      info.safeArea.top = maybe { $0.length() }
      info.safeArea.left = maybe { $0.length() }
      info.safeArea.bottom = maybe { $0.length() }
      info.safeArea.right = maybe { $0.length() }
    }
    info.fillerRowHeight = maybe { $0.height() }
    if maybe(in: 4) { info.contentOffset = signed() }
    if maybe(in: 3) {
      info.navigation.title = maybe { $0.text() }
      info.navigation.display = maybe { $0.pick(NavigationDisplay.allCases) }
      info.navigation.back = maybe { $0.text() }
      info.navigation.left = maybe { BarButtons.list($0.text()) }
      info.navigation.right = maybe { BarButtons.list($0.text()) }
      info.navigation.search = maybe { $0.text() }
      info.navigation.background = maybe { $0.pick(NavigationBackground.allCases) }
    }
    if maybe(in: 4) {
      info.screen.statusBar = maybe { $0.flip() }
      info.screen.homeIndicator = maybe { $0.flip() }
      info.screen.deviceFrame = maybe { $0.flip() }
    }
    for metric in Metric.allCases where Int.random(in: 0..<10, using: &generator) == 0 {
      info.metrics[metric] = length()
    }
    for flag in ProfileFlag.allCases where Int.random(in: 0..<10, using: &generator) == 0 {
      info.flags[flag] = flip()
    }
    let count = isFull ? maximumSections : Int.random(in: 0...maximumSections, using: &generator)
    var table = Table(info: info, sections: (0..<count).map { _ in section(maximumRows: maximumRows) })
    table.info.sectionHeaderHeight = maybe { $0.height() }
    table.info.sectionFooterHeight = maybe { $0.height() }
    for index in table.sections.indices where flip() { table.sections[index].info.headerHeight = .automatic }
    return table
  }

  /// Changes a table in a few places: its settings, sections and rows.
  package mutating func change(_ table: inout Table) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) { changeOnce(&table) }
  }

  private mutating func changeOnce(_ table: inout Table) {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: table.info.look = look(hasSpacing: true)
    case 1: table.info.title = maybe { $0.text() }
    case 2: table.sections.insert(section(maximumRows: 2), at: place(table.sections.count))
    case 3 where !table.sections.isEmpty: table.sections.remove(at: place(table.sections.count - 1))
    case 4 where !table.sections.isEmpty:
      let index = place(table.sections.count - 1)
      table.sections[index].info.footer = maybe { $0.text() }
      table.sections[index].rows.insert(row(), at: place(table.sections[index].rows.count))
    case 5 where !table.sections.isEmpty:
      let index = place(table.sections.count - 1)
      guard !table.sections[index].rows.isEmpty else { return }
      table.sections[index].rows.remove(at: place(table.sections[index].rows.count - 1))
    case 6 where !table.sections.isEmpty:
      let index = place(table.sections.count - 1)
      guard !table.sections[index].rows.isEmpty else { return }
      let path = Table.IndexPath(row: place(table.sections[index].rows.count - 1), section: index)
      table[path].look = look(hasSpacing: false)
      table[path].badge = maybe { $0.text() }
    default: table.info.style = pick(TableStyle.allCases)
    }
  }

  /// A random position from 0 to `last`.
  private mutating func place(_ last: Int) -> Int { Int.random(in: 0...last, using: &generator) }

  private mutating func section(maximumRows: Int) -> Section {
    let info = Section.Info(
      id: maybe { $0.id() }, header: maybe { $0.text() }, footer: maybe { $0.text() },
      headerHeight: maybe { .fixed($0.length()) }, footerHeight: maybe { .fixed($0.length()) },
      look: look(hasSpacing: true))
    let count = isFull ? maximumRows : Int.random(in: 0...maximumRows, using: &generator)
    return Section(info: info, rows: (0..<count).map { _ in row() })
  }

  private mutating func row() -> Row {
    if !isFull, flip() { return Row(title: text()) }
    var row = Row(
      id: maybe { $0.id() }, title: text(), detail: maybe { $0.text() }, cellStyle: pick(CellStyle.allCases),
      image: maybe { $0.image() }, accessory: pick(Accessory.allCases), badge: maybe { $0.text() },
      numberOfLines: pick([0, 1, 1, 2]),
      status: StatusContent(
        date: maybe { $0.text() }, value: maybe { $0.text() }, level: maybe { $0.image() }),
      look: look(hasSpacing: false))
    row.isSelected = flip()
    return row
  }

  private mutating func look(hasSpacing: Bool) -> Look {
    var look = Look()
    guard maybe() else { return look }
    look[.cornerRadius] = maybe { $0.length() }
    look[.onlyRowCornerRadius] = maybe { $0.length() }
    look[.cornerCurve] = maybe { $0.pick(CornerCurve.allCases) }
    look[.onlyRowCornerCurve] = maybe { $0.pick(CornerCurve.allCases) }
    look[.maskedCorners] = maybe { CornerMask(rawValue: UInt8.random(in: 0...15, using: &$0.generator)) }
    look[.cornerTechnique] = maybe { $0.pick(CornerTechnique.allCases) }
    look[.masksToBounds] = maybe { $0.flip() }
    look[.cellContent] = maybe { $0.pick(CellContent.allCases) }
    look[.insetTop] = maybe { $0.length() }
    look[.insetLeft] = maybe { $0.length() }
    look[.insetBottom] = maybe { $0.length() }
    look[.insetRight] = maybe { $0.length() }
    if hasSpacing {
      look[.rowSpacing] = maybe { $0.length() }
      look[.sectionSpacing] = maybe { $0.length() }
    }
    addSeparator(to: &look)
    look[.shadow] = maybe { $0.shadow() }
    look[.border] = maybe { $0.flip() ? .none : Border(color: $0.color(), width: $0.length()) }
    look[.rowColor] = maybe { $0.color() }
    look[.titleColor] = maybe { $0.color() }
    look[.detailColor] = maybe { $0.color() }
    look[.tintColor] = maybe { $0.color() }
    look[.rowHeight] = maybe { $0.flip() ? .automatic : .fixed($0.length()) }
    look[.titleOrigin] = maybe { Point(x: $0.signed(), y: $0.signed()) }
    look[.badgeColor] = maybe { $0.color() }
    look[.selectedColor] = maybe { $0.color() }
    look[.minimumRowHeight] = maybe { $0.pick([30, 52.5, 80]) }
    if maybe() { addRare(to: &look, hasSpacing: hasSpacing) }
    return look
  }

  private mutating func addRare(to look: inout Look, hasSpacing: Bool) {
    add(.title, to: &look)
    add(.detail, to: &look)
    look[.detailNumberOfLines] = maybe { $0.pick([0, 1, 2, 5]) }
    look[.topLeftRadius] = maybe { $0.length() }
    look[.topRightRadius] = maybe { $0.length() }
    look[.bottomLeftRadius] = maybe { $0.length() }
    look[.bottomRightRadius] = maybe { $0.length() }
    look[.imageSize] = maybe { Size(width: $0.length(), height: $0.length()) }
    look[.indentationLevel] = maybe { $0.pick([0, 1, 3]) }
    look[.indentationWidth] = maybe { $0.length() }
    for inset in AnyLookSetting.contentInsets { look[inset] = maybe { $0.length() } }
    guard hasSpacing else { return }
    add(.header, to: &look)
    add(.footer, to: &look)
    look[.headerColor] = maybe { $0.color() }
    look[.footerColor] = maybe { $0.color() }
    look[.sectionInsetTop] = maybe { $0.length() }
    look[.sectionInsetBottom] = maybe { $0.length() }
  }

  private mutating func add(_ label: LabelSettings, to look: inout Look) {
    look[label.name] = maybe { $0.flip() ? .system : .named("Georgia") }
    look[label.textStyle] = maybe { $0.pick(TextStyle.allCases) }
    look[label.size] = maybe { $0.pick([1, 9, 17.5, 20, 44]) }
    look[label.weight] = maybe { $0.pick(FontWeight.allCases) }
    look[label.alignment] = maybe { $0.pick(TextAlignment.allCases) }
  }

  private mutating func addSeparator(to look: inout Look) {
    look[.separatorStyle] = maybe { $0.pick(SeparatorStyle.allCases) }
    look[.separatorModel] = maybe { $0.pick(SeparatorModel.allCases) }
    look[.separatorLeft] = maybe { $0.flip() ? .automatic : .points($0.signed()) }
    look[.separatorRight] = maybe { $0.flip() ? .automatic : .points($0.signed()) }
    look[.separatorReference] = maybe { $0.pick(SeparatorInsetReference.allCases) }
    look[.separatorPosition] = maybe { $0.pick(SeparatorPosition.allCases) }
    look[.separatorThickness] = maybe { $0.length() }
    look[.separatorLength] = maybe { $0.pick(SeparatorLength.allCases) }
    look[.separatorSectionEdges] = maybe { $0.flip() }
    look[.separatorColor] = maybe { $0.color() }
  }

  private mutating func shadow() -> Shadow {
    if flip() { return .none }
    return Shadow(
      color: color(), radius: length(), opacity: Int.random(in: 0...1000, using: &generator),
      offset: Point(x: signed(), y: signed()), path: pick(ShadowPath.allCases))
  }

  private mutating func traits() -> Traits {
    Traits(
      device: maybe { $0.pick(Device.all.map(\.id)) },
      width: maybe { Points(Int.random(in: 40...1200, using: &$0.generator)) },
      height: maybe { Points(Int.random(in: 40...1200, using: &$0.generator)) },
      scale: maybe { $0.pick([1, 2, 3]) },
      orientation: pick(Orientation.allCases), appearance: pick(InterfaceStyle.allCases),
      contrast: pick(Contrast.allCases), direction: pick(Direction.allCases),
      textSize: pick(TextSize.allCases))
  }

  private mutating func image() -> RowImage {
    var image = RowImage(
      symbol: pick(["wifi", "bell.fill", "no.such.symbol", "12"]), color: maybe { $0.color() },
      tileColor: maybe { $0.color() })
    guard flip() else { return image }
    image.source = pick([image.source, .file("no/such file.png"), .monogram("Añ"), .monogram("true")])
    image.form.size = maybe { Size(width: $0.length(), height: $0.length()) }
    image.form.shape = maybe { $0.pick(ImageShape.allCases) }
    image.form.cornerRadius = maybe { $0.length() }
    image.form.weight = maybe { $0.pick(SymbolWeight.allCases) }
    image.form.scale = maybe { $0.pick(SymbolScale.allCases) }
    image.form.renderingMode = maybe { $0.pick(SymbolRenderingMode.allCases) }
    image.form.secondaryColor = maybe { $0.color() }
    image.form.tertiaryColor = maybe { $0.color() }
    return image
  }

  private mutating func color() -> Color {
    if flip() { return .semantic(pick(SemanticColor.allCases)) }
    let number = UInt32.random(in: 0...0xFFFFFF, using: &generator)
    return .rgba(RGBA(hex: number, alpha: flip() ? 1000 : Int.random(in: 0...999, using: &generator)))
  }

  private mutating func id() -> String {
    nextID += 1
    return pick(["row", "Ünïcode", "with space", "quote\"d", "a: b", "true"]) + "-\(nextID)"
  }

  private mutating func text() -> String {
    pick([
      "Wi-Fi", "", "yes", "12", "1.5", "null", "~", "- dash", "# hash", "key: value", "trailing ", " leading",
      "two\nlines", "tab\there", "quote \" and ' and \\", "設定 👩‍👩‍👧 é", "{flow}", "[list]", "*alias", "&anchor",
      "!tag",
      "%percent", "@at", "`tick`", "إعدادات", "2001-01-01", "0x10", ".5", "=", "a,b", "\u{2028}", "on",
    ])
  }

  private mutating func height() -> RowHeight { flip() ? .automatic : .fixed(length()) }

  private mutating func length() -> Points {
    Points(
      subpoints: pick([
        Int64.random(in: 0...600_000, using: &generator), Int64.random(in: 0...100, using: &generator) * 6000,
      ]))
  }

  private mutating func signed() -> Points {
    let value = length()
    return flip() ? value : -value
  }

  private mutating func flip() -> Bool { Bool.random(using: &generator) }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  /// Returns true once in `times` calls on average.
  private mutating func maybe(in times: Int = 2) -> Bool {
    if isFull { return true }
    return times == 2 ? flip() : Int.random(in: 0..<times, using: &generator) == 0
  }

  private mutating func maybe<T>(_ make: (inout RandomTable) -> T) -> T? { maybe() ? make(&self) : nil }
}

extension Table {
  /// The index path of each row, in order.
  package var rowPaths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }
}
