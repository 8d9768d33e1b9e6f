// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Renderers
import Synchronization
import TableLayout
import TableModel
import TestSupport
import Testing

/// Every setting must be drawn: each one, when changed, changes the picture of one of these tables, and a snapshot of it.
struct SettingUseTests {
  /// Tables in which every setting has an effect.
  private static let covering: [Table] = {
    var tables: [Table] = []
    for style in TableStyle.allCases {
      for profile in Profile.ID.allCases {
        tables.append(table(style, profile))
      }
    }
    return tables
  }()

  private static func table(_ style: TableStyle, _ profile: Profile.ID) -> Table {
    var info = Table.Info(title: "One", style: style, profile: profile)
    info.look[.separatorLeft] = .points(20)
    info.look[.separatorStyle] = .singleLine
    let status = StatusContent(date: "Today", value: "12", level: RowImage(symbol: "bell"))
    let accessories = Accessory.allCases
    let rows =
      accessories.indices.map { index in
        Row(
          title: "Title", detail: "Detail", cellStyle: CellStyle.allCases[index % CellStyle.allCases.count],
          image: index == 0 || index == 4 ? RowImage(symbol: "wifi", tileColor: .semantic(.systemRed)) : nil,
          accessory: accessories[index], badge: index.isMultiple(of: 2) ? "3" : nil, status: status)
      } + [
        Row(title: "Title", image: RowImage(symbol: "bell")),
        Row(title: "Title", cellStyle: .status, image: RowImage(symbol: "bell")),
        Row(title: String(repeating: "long ", count: 16), cellStyle: .subtitle, numberOfLines: 0),
      ]
    let only = Section(info: Section.Info(header: "Header", footer: "Footer"), rows: [Row(title: "Only")])
    return Table(
      info: info, sections: [Section(info: only.info, rows: rows), only, Section(rows: rows.prefix(3))])
  }

  /// Circumstances for settings that are visible only in them.
  private static let circumstances: [@Sendable (inout Table) -> Void] = [
    { _ in },
    {
      $0.info.look[.cornerRadius] = 100;
      $0.info.look[.border] = Border(color: .semantic(.systemRed), width: 3)
    },
    {
      $0.info.traits.device = Device.ID("iPad-Pro-12.9"); $0.info.traits.orientation = .landscape
    },
    {
      $0.info.traits.device = Device.ID("iPhone-15"); $0.info.traits.orientation = .landscape
    },
    { $0.info.host = .swiftUI }, { $0.info.look[.separatorLeft] = nil },
    {
      $0.info.look[.rowSpacing] = 9; $0.info.look[.cornerRadius] = 12
    },
    { $0.info.traits.textSize = .accessibilityLarge }, { $0.info.traits.textSize = .extraSmall },
    { $0.info.traits.width = 320 }, { $0.sections[0].rows[0].isSelected = true },
    {
      $0.info.traits.width = 480; $0.info.look[.separatorLeft] = .points(31)
    },
    {
      $0.info.look[.cellContent] = .configuration; $0.info.look[.insetLeft] = 1
    },
    {
      $0.info.traits.device = Device.ID("iPad-Pro-11"); $0.info.traits.width = 375
    },
    {
      for row in $0.sections[0].rows.indices {
        $0.sections[0].rows[row].detail = String(repeating: "long ", count: 16)
      }
    },
    { $0.sections[0].info = Section.Info(headerHeight: .fixed(0)) },
    {
      $0.info.flags[.zeroHeightsAreDefault] = false; $0.info.sectionHeaderHeight = .fixed(0)
      $0.sections[0].info.header = nil
    },
    {
      $0.sections[0].info.header = nil; $0.info.sectionHeaderHeight = .automatic
    },
    { $0.info.tableHeaderView = TableEdgeView(height: 12) },
    {
      $0.info.traits.device = Device.ID("iPhone-SE"); $0.info.screen.statusBar = true
      $0.info.screen.homeIndicator = true
    },
    {
      $0.info.navigation.title = "One"; $0.info.navigation.display = .large
      $0.info.navigation.search = String(repeating: "Search ", count: 20)
      $0.info.navigation.back = "Back"; $0.info.navigation.left = BarButtons.list("Edit")
      $0.info.navigation.right = BarButtons.list("plus, Edit"); $0.sections[0].info.header = nil
    },
    {
      $0.info.navigation.title = "One"; $0.sections[0].info.header = nil
      $0.info.traits.device = Device.ID("iPad-Air"); $0.info.look[.separatorLeft] = nil
      $0.info.navigation.search = "Search"
    },
    {
      $0.info.navigation.title = "One"; $0.info.traits.device = Device.ID("iPhone-15")
      $0.info.traits.orientation = .landscape; $0.info.navigation.display = .large
    },
    {
      $0.info.traits.textSize = .accessibilityLarge
      $0.sections = [
        Section(rows: [Row(title: String(repeating: "wide", count: 20), image: RowImage(symbol: "bell"))])
      ]
    },
    {
      $0.sections = [
        Section(rows: [Row(title: "One", image: RowImage(symbol: "bell"))]), Section(rows: [Row(title: "")]),
      ]
    },
    {
      $0 = Table(
        info: Table.Info(style: .plain, profile: .iOS9), sections: [Section(rows: [Row(title: "One")])])
      $0.info.look[.cellContent] = .textLabel
      $0.sections[0].rows[0].look[.separatorLeft] = .points(31)
      $0.sections[0].rows[0].look[.indentationLevel] = 2
    },
    { $0.sections = [Section(rows: elements)] },
    {
      $0.info.traits.height = 100; $0.info.contentOffset = 0
      $0.info.showsVerticalScrollIndicator = true
      $0.info.refreshControl.isRefreshing = true; $0.info.refreshControl.title = "One"
    },
    {
      $0.sections = [
        Section(
          rows: CellContent.allCases.flatMap { content in
            ["Title", String(repeating: "long ", count: 16)].map { title in
              var row = Row(title: title, detail: "Detail", image: RowImage(symbol: "bell"))
              row.look[.cellContent] = content
              row.isSelected = content == .sidebarCell
              return row
            }
          })
      ]
    },
    {
      $0.info.look[.isEditing] = true; $0.info.look[.showsReorderControl] = true
      $0.sections[0].rows[0].isSelected = true
    },
    {
      setContentUnavailable(&$0)
    },
    {
      setContentUnavailable(&$0)
      $0.info.contentUnavailable.kind = .loading
    },
    {
      setContentUnavailable(&$0)
      $0.info.contentUnavailable.secondaryText = String(repeating: "long ", count: 40)
    },
    {
      setContentUnavailable(&$0)
      $0.info.contentUnavailable.secondaryText = String(repeating: "long ", count: 200)
      $0.info.traits.textSize = .accessibilityLarge
    },
    {
      for row in $0.sections[0].rows.indices {
        $0.sections[0].rows[row].elements.trailingSwipeActions = actions
        $0.sections[0].rows[row].elements.leadingSwipeActions = actions
        $0.sections[0].rows[row].states.swiped = .trailing
        $0.sections[0].rows[row].states.isEnabled = false
      }
    },
    {
      for row in $0.sections[0].rows.indices { $0.sections[0].rows[row].states.swiped = .leading }
    },
    {
      $0.sections[1].info.look[.headerProminence] = .increased; $0.info.sectionIndexTitles = ["A", "B"]
    },
    {
      $0.info.traits.device = Device.ID("iPhone-15"); $0.info.navigation.title = "One"
      $0.info.sheet.prefersGrabberVisible = true
    },
    {
      $0.info.traits.device = Device.ID("iPad-Air"); $0.info.sectionIndexTitles = ["A", "B"]; bars(&$0)
    },
    {
      $0.info.traits.device = Device.ID("iPhone-15"); bars(&$0)
    },
    {
      $0.info.traits.device = Device.ID("iPhone-15"); $0.info.traits.orientation = .landscape; bars(&$0)
    },
    {
      $0.info.traits.device = Device.ID("iPhone-15"); bars(&$0)
      $0.info.bottomBars.tabs?.removeLast(2); $0.info.bottomBars.toolbarItems = nil
    },
    {
      $0.info.traits.device = Device.ID("iPhone-15"); bars(&$0)
      $0.info.bottomBars.tabs?[1][given: .tabRole] = .search
    },
  ]

  /// Shows all parts of the view of a table without rows.
  @Sendable private static func setContentUnavailable(_ table: inout Table) {
    table.sections = []
    table.info.contentUnavailable.kind = .search
    table.info.contentUnavailable.button = actions[0]
    table.info.contentUnavailable.secondaryButton = actions[1]
  }

  /// Adds a tab bar and a toolbar.
  private static func bars(_ table: inout Table) {
    let names = ["One", "Two", "Three", "A long name"]
    table.info.bottomBars.tabs = names.map { name in
      var tab = Element(.button)
      tab[given: .elementTitle] = name
      tab[given: .elementImage] = RowImage(symbol: "bell")
      tab[given: .badgeValue] = name == "One" ? "3" : nil
      return tab
    }
    table.info.bottomBars.toolbarItems = ["Edit", "Done"].compactMap { Element(.button, .text($0)) }
  }

  /// Swipe actions of all widths.
  private static let actions = ["No", "Delete all", String(repeating: "long ", count: 9)].compactMap {
    Element(.button, .text($0))
  }

  /// A row with each kind of element, and rows with the parts that only some values have.
  private static let elements: [Row] = {
    let kinds: [(ElementKind, ValueTree)] = [
      (.stepper, .points(1)), (.slider, .points(1)), (.segmentedControl, .list([.text("A"), .text("B")])),
      (.progressView, .points(1)), (.activityIndicator, .word("medium")),
      (.activityIndicator, .word("large")),
      (.menu, .text("All")), (.button, .record([.init(name: "title", value: .text("Pay")), filled])),
      (
        .datePicker,
        .record([.init(name: "date", value: .text("1 Jun")), .init(name: "time", value: .text("9:41"))])
      ),
      (
        .textField,
        .record([.init(name: "text", value: .text(String(repeating: "long ", count: 16))), clear])
      ),
    ]
    return kinds.map { kind, value in
      var row = Row(title: "Title")
      row.elements.trailing = [Element(kind, value)].compactMap { $0 }
      row.elements.leading = [Element(.checkmark)]
      return row
    }
  }()

  private static let filled = ValueTree.Member(name: "style", value: .word("filled"))
  private static let clear = ValueTree.Member(name: "clearButtonMode", value: .word("always"))

  /// All tables in all circumstances, in a fixed random order: most settings show in one of the first.
  private static let bases: [Table] = {
    var random = SeededGenerator(seed: 1)
    return circumstances.flatMap { circumstance in
      covering.map { base in
        var table = base
        circumstance(&table)
        return table
      }
    }.shuffled(using: &random)
  }()

  /// The display lists of the bases that were tried.
  private static let lists = Mutex<[Int: DisplayList]>([:])

  /// The order in which the bases are tried: those that showed a setting come first.
  private static let order = Mutex(Array(bases.indices))

  private static func list(of base: Int) -> DisplayList {
    if let list = lists.withLock({ $0[base] }) { return list }
    let list = LaidOutTable(bases[base]).displayList()
    lists.withLock { $0[base] = list }
    return list
  }

  /// Whether a table looks different with one of two samples than without.
  private func isSeen(_ change: (Int, inout Table) -> Void) -> Bool {
    let seen = Self.order.withLock(\.self).first { base in
      let usual = Self.list(of: base)
      return (0...1).contains { sample in
        var table = Self.bases[base]
        change(sample, &table)
        let list = LaidOutTable(table).displayList()
        // Draws only lists that differ, because most settings change nothing in most of the tables.
        guard list.items != usual.items, SVGRenderer().render(list) != SVGRenderer().render(usual) else {
          return false
        }
        let difference = FactsDifference(from: TableFacts(of: Self.bases[base]), to: TableFacts(of: table))
        #expect(!difference.isEmpty, "a snapshot doesn't notice it")
        return true
      }
    }
    guard let seen else { return false }
    Self.order.withLock { order in
      order.removeAll { $0 == seen }
      order.insert(seen, at: 0)
    }
    return true
  }

  @Test(arguments: Look.settings.fields.map(\.name))
  func `a look's setting is drawn`(name: String) throws {
    let field = try #require(Look.settings[name])
    #expect(isSeen { field.set(field.samples[$0], of: &$1.info.look) }, "nothing draws '\(name)'")
  }

  @Test(arguments: Table.Info.settings.fields.filter { $0.isDrawn }.map(\.name))
  func `a table's setting is drawn`(name: String) throws {
    let field = try #require(Table.Info.settings[name])
    #expect(isSeen { field.set(field.samples[$0], of: &$1.info) }, "nothing draws '\(name)'")
  }

  @Test(arguments: Section.Info.settings.fields.filter { $0.isDrawn }.map(\.name))
  func `a section's setting is drawn`(name: String) throws {
    let field = try #require(Section.Info.settings[name])
    #expect(
      isSeen { sample, table in
        // An empty state has no sections.
        if !table.sections.isEmpty { field.set(field.samples[sample], of: &table.sections[0].info) }
      }, "nothing draws '\(name)'")
  }

  @Test(arguments: Row.settings.fields.filter { $0.isDrawn }.map(\.name))
  func `a row's setting is drawn`(name: String) throws {
    let field = try #require(Row.settings[name])
    #expect(
      isSeen { sample, table in
        for row in table.sections.first?.rows.indices ?? 0..<0 {
          field.set(field.samples[sample], of: &table.sections[0].rows[row])
        }
      }, "nothing draws '\(name)'")
  }
}
