// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Foundation
import Session
import TableModel
import TableSpec
import TestSupport
import Testing

/// Tables to export, each with a name for messages.
enum ExportedSpecs {
  static let examples: [(name: String, table: Table)] = specs(in: "Sources/Examples")

  /// The screens of the gallery.
  static let gallery = specs(in: "Sources/Gallery")

  private static func specs(in folder: String) -> [(name: String, table: Table)] {
    let names = (try? Repository.names(in: folder).filter { $0.hasSuffix(".yaml") }) ?? []
    return names.compactMap { name in
      (try? SpecDecoder(fileName: name).decode(Array(Repository.text("\(folder)/\(name)").utf8))).map {
        (name, $0)
      }
    }
  }

  static let presets: [(name: String, table: Table)] = Preset.all.map { ("preset \($0.name)", $0.table) }

  /// Tables with random settings, each drawn independently. Every other table has at most one section, because code of
  /// one section has no group around its sections.
  static func random(_ count: Int) -> [(name: String, table: Table)] {
    (0..<count).map { seed in
      var random = RandomTable(seed: UInt64(seed))
      let table = random.table(maximumSections: seed.isMultiple(of: 2) ? 5 : 1)
      return ("drawn RandomTable(seed: \(seed))", table)
    }
  }

  /// Tables in which each pair of settings occurs.
  static let paired: [(name: String, table: Table)] = PairedTables().tables.enumerated().map { index, table in
    ("drawn PairedTables().tables[\(index)]", table)
  }

  /// Rare cases: rows with only values, images, different heights and lines, labels with their own fonts.
  static let rare: [(name: String, table: Table)] = {
    func row(_ title: String, _ style: CellStyle = .default, image: RowImage? = nil) -> Row {
      Row(title: title, detail: style == .default ? nil : "Detail", cellStyle: style, image: image)
    }
    func with(_ row: Row, _ change: (inout Look) -> Void) -> Row {
      var row = row
      change(&row.look)
      return row
    }
    func section(_ rows: Row..., change: (inout Look) -> Void = { _ in }) -> Section {
      var section = Section(rows: rows)
      change(&section.info.look)
      return section
    }
    let star = RowImage(symbol: "star", tileColor: .semantic(.systemRed))
    func shaped(_ source: RowImage.Source, _ change: (inout RowImage) -> Void) -> Row {
      var image = RowImage(source, color: .semantic(.systemRed), tileColor: .semantic(.systemBlue))
      image.form.size = Size(width: 40, height: 40)
      image.form.shape = .circle
      change(&image)
      return row("Shaped", image: image)
    }
    let shapes = section(
      shaped(.file("photos/ada@2x.jpg")) { $0.form.shape = nil },
      shaped(.monogram("AB")) {
        $0.form.cornerRadius = 4
        $0.form.shape = .rectangle
      },
      shaped(.symbol("star")) { $0.form.renderingMode = .hierarchical },
      shaped(.symbol("star")) {
        $0.tileColor = nil
        $0.form.weight = .ultraLight
        $0.form.scale = .small
        $0.form.secondaryColor = .semantic(.systemGreen)
        $0.form.tertiaryColor = .rgba(RGBA(red: 1, green: 2, blue: 3))
      })
    func filled(_ source: RowImage.Source) -> Row {
      shaped(source) {
        $0.form = ImageForm()
        $0.form.fillsHeight = true
      }
    }
    let fills = section(
      filled(.file("photos/ada@2x.jpg")), filled(.monogram("AB")), filled(.symbol("star")))
    let small = with(row("Small", image: star)) { $0[.imageSize] = Size(width: 20, height: 20) }
    let large = with(row("Large", image: star)) { $0[.imageSize] = Size(width: 40, height: 30) }
    let red = with(row("Red", .value1)) { $0[.detailColor] = .semantic(.systemRed) }
    let chosen = with(row("Chosen")) { $0[.selectedColor] = .semantic(.systemRed) }
    let tables: [(String, [Section], (inout Table.Info) -> Void)] = [
      ("values", [section(row("Value", .value1), row("Other", .value1))], { _ in }),
      ("images", [section(small, large)], { _ in }),
      ("shaped images", [shapes], { _ in }),
      ("filled rows", [fills], { _ in }),
      ("filled cards", [fills], { $0.look[.cornerRadius] = 16 }),
      ("image", [section(small, row("Usual", image: star), red, row("Grey", .value1))], { _ in }),
      ("selected", [section(chosen)], { _ in }),
      ("selected or not", [section(chosen, row("Usual"))], { _ in }),
      (
        "heights",
        [
          section(row("High"), row("As high")) { $0[.rowHeight] = .fixed(80) },
          section(row("Low")) { $0[.rowHeight] = .fixed(60) },
        ], { _ in }
      ),
      (
        "labels", [section(row("Column", .value2), row("Value", .value1))],
        {
          $0.look[.cellContent] = .textLabel
          $0.look[LabelSettings.title.size] = 20
          $0.look[LabelSettings.detail.size] = 12
        }
      ),
      (
        "lines",
        [
          section(row("A"), row("B"), row("C")),
          section(row("D"), row("E")) { $0[.separatorPosition] = .top },
        ],
        {
          $0.style = .plain
          $0.look[.separatorSectionEdges] = true
          $0.look[.rowSpacing] = 4
        }
      ),
      (
        "shadow", [section(row("Card"))],
        { $0.look[.shadow] = Shadow(color: .semantic(.black), radius: 3, opacity: 500, offset: .zero) }
      ),
    ]
    let coloured: [(String, [Section], (inout Table.Info) -> Void)] = [
      ("coloured", [section(row("A"), row("B"))], { $0.look[.rowColor] = .semantic(.systemYellow) }),
      (
        "title origin", [section(row("A"), row("B"))],
        {
          $0.style = .plain
          $0.look[.titleOrigin] = Point(x: 15, y: 5)
        }
      ),
    ]
    let attributed: [(String, [Section], (inout Table.Info) -> Void)] = [
      ("attributes", [attributedTexts], { _ in })
    ]
    return (tables + coloured + attributed).map { name, sections, change in
      var table = Table(info: Table.Info(title: name), sections: sections)
      change(&table.info)
      return ("rare \(name)", table)
    }
  }()

  /// Texts with attributes in each cell style, some of which touch each other.
  private static let attributedTexts: Section = {
    let titles = [
      "Order **7** of 7 is [late](https://a.b/c?d=1&e)", "7 of **7** _or_ ^[**red**](color: 'systemRed')",
      "*it **x***",
      "a**b***c* \\* `d` \"e\" \\[f\\] 100% \\\\(g)",
    ]
    var section = Section(
      rows: zip(CellStyle.allCases, titles + titles).map { style, title in
        var row = Row(id: "row\(style)", title: "", cellStyle: style)
        row.attributedTitle = AttributedText(markdown: title)
        row.attributedDetail = AttributedText(markdown: "**^[-3.00](color: '#FF0000')** EUR")
        return row
      })
    section.info.attributedHeader = AttributedText(markdown: "Your **orders**")
    section.info.attributedFooter = AttributedText(markdown: "See [*us*](https://a.b)")
    return section
  }()

  /// Those that every check has.
  static let all = examples + presets + [nasty, nastyAlone] + rare + elements

  /// Rows with elements.
  static let elements: [(name: String, table: Table)] = [
    ("elements", try? ElementSpec.table), ("elements without ids", try? ElementSpec.unnamed),
    ("cards", try? CardSpec.table), ("decorated cards", try? CardSpec.decorated),
    ("cards with all distributions", try? CardSpec.distributions),
    ("states", try? RowStateSpec.table),
  ].compactMap { name, table in table.map { (name, $0) } }

  /// The hostile spec in one section.
  static let nastyAlone: (name: String, table: Table) = {
    var table = nasty.table
    table.sections = [Section(info: table.sections[0].info, rows: table.sections.flatMap(\.rows))]
    return ("nasty, in one section", table)
  }()

  /// Texts that could break out of a literal, a name or a line.
  static let nasty: (name: String, table: Table) = {
    let texts = [
      "say \"hello\"", "\\(title) \\(1 + 1)", "`tick` ```", "👩‍👩‍👧 🏳️‍🌈", "two\nlines\r\nand more", "\"\"\" end",
      "#\"raw\"#",
      "\u{202E}evil\u{202C} \u{200B}\u{FEFF}\u{2066}x\u{2069}", "*/ } // /*", "tab\tand \u{7}bell", "",
      "    ",
      String(repeating: "no end in sight ", count: 20), String(repeating: "endless", count: 40) + "\"\\",
      String(repeating: " ", count: 200), String(repeating: "\u{301}é\\", count: 60),
    ]
    let keywords = [
      "class", "self", "Self", "init", "default", "in", "Type", "func", "true", "nil", "some", "any", "_",
      "0", "body",
      "hash", "allCases", "rawValue", "view", "tableView",
    ]
    let rows = (texts + keywords).enumerated().map { index, text in
      Row(
        id: index < texts.count ? "\(text)#\(index)" : text, title: text, detail: text,
        cellStyle: CellStyle.allCases[index % CellStyle.allCases.count],
        image: RowImage(symbol: text, tileColor: index.isMultiple(of: 2) ? .semantic(.systemMint) : nil),
        accessory: Accessory.allCases[index % Accessory.allCases.count],
        badge: index.isMultiple(of: 3) ? text : nil,
        status: StatusContent(date: text, value: text, level: RowImage(symbol: "bell")))
    }
    var sections = texts.map { text in
      Section(info: Section.Info(id: text + " ", header: text, footer: text), rows: [Row(title: text)])
    }
    sections.append(Section(info: Section.Info(id: "switch", header: "switch"), rows: rows))
    var table = Table(info: Table.Info(title: "\u{202E}\"class\\(0)`\n"), sections: sections)
    table.info.navigation.title = texts[0]
    table.info.navigation.right = BarButtons.list("plus, \"Done\\(1)")
    table.info.navigation.search = texts[7]
    let buttons = texts.prefix(3).compactMap { Element(.button, .text($0)) }
    table.info.bottomBars.tabs = buttons
    table.info.bottomBars.tabs?[0][given: .badgeValue] = texts[1]
    table.info.bottomBars.tabs?[1][given: .tabRole] = .search
    table.info.bottomBars.toolbarItems =
      buttons + [Element(.spacer)] + [Element(.label, .text(texts[0]))].compactMap(\.self)
    table.info.bottomBars.toolbarItems?[0][given: .buttonStyle] = .filled
    table.info.bottomBars.toolbarItems?[1][given: .elementColor] = .semantic(.systemRed)
    table.info.bottomBars.toolbarItems?[2][given: .elementImage] = RowImage(symbol: "plus")
    table.info.navigation.left = table.info.bottomBars.toolbarItems?.filter { $0.kind == .button }
    table.info.navigation.left?[0][given: .badgeValue] = texts[0]
    table.info.navigation.left?[1][given: .isEnabled] = false
    table.info.tableHeaderView = TableEdgeView(height: 20, title: texts[1])
    table.info.contentUnavailable.kind = .search
    table.info.contentUnavailable.searchText = texts[0]
    table.info.contentUnavailable.secondaryText = texts[2]
    table.info.contentUnavailable.button = table.info.bottomBars.toolbarItems?[0]
    table.info.contentUnavailable.secondaryButton = table.info.bottomBars.toolbarItems?[2]
    return ("nasty", table)
  }()
}
