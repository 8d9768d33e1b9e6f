// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import TableSpec
import Testing

@testable import CodeExport

/// Code with wrong values compiles, too, so this tests that each setting becomes the lines with its meaning.
struct ExportedMeaningTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var spec = "sections: [{rows: [A, B]}]"
    var format = CodeFormat.uikit
    var technique: ExportTechnique?
    var ios: Int?
    var isFaithful = false
    var lines: [String] = []
    /// Texts that no line may contain.
    var absent: [String] = []

    var testDescription: String { "\(format) \(technique.map { "\($0)" } ?? "") \(lines.first ?? absent[0])" }
  }

  private static let switches = """
    sections: [{rows: [{title: On, accessory: switchOn}, {title: Off, accessory: switchOff}]}]
    """
  private static let value2 = "sections: [{rows: [{title: A, detail: B, cellStyle: value2}]}]"
  private static let unexportedStyle =
    "// - row 0.0: cellStyle (only cells with text labels have the style value2; a value cell is used)"
  private static let badges = """
    sections: [{rows: [{title: A, accessory: disclosureIndicator, badge: "2"}, {title: B, badge: "3"}]}]
    """
  private static let tile = "sections: [{rows: [{title: A, image: {symbol: wifi, tileColor: systemRed}}]}]"
  private static let border =
    "cornerRadius: 12\nborder: {width: 2, color: systemRed}\nsections: [{rows: [A, B]}]"
  private static let shadow = """
    cornerRadius: 12
    shadow: {color: black, radius: 3, opacity: 0.5, offset: [1, 2], layer: separate}
    sections: [{rows: [A, B]}]
    """
  private static let red = "style: plain\nbackgroundColor: systemRed\nsections: [{rows: [A]}]"

  /// The positions of separators, as in the layout.
  private static let lines = [
    // 16 - 5 is 11: 5 before the content, which begins at 16.
    Case(
      spec: """
        style: plain
        traits: {width: 375}
        separator: {left: -5, reference: fromAutomaticInsets}
        sections: [{rows: [A, B]}]
        """, format: .swiftui,
      lines: [".alignmentGuide(.listRowSeparatorLeading) { $0[.leading] - 5 }"]),
    // iOS 7's own inset is measured from the edge.
    Case(
      spec: """
        style: plain
        profile: ios9
        traits: {width: 375}
        separator: {left: 15}
        sections: [{rows: [A, B]}]
        """, format: .swiftui,
      lines: [".alignmentGuide(.listRowSeparatorLeading) { $0[.leading] - 1 }"]),
    // Only a cell's own inset moves its text label, so it doesn't become the table view's.
    Case(
      spec: """
        style: plain
        cellContent: textLabel
        sections: [{rows: [{title: A, separator: {left: 44}}, {title: B, separator: {left: 44}}]}]
        """,
      lines: [
        "cell.separatorInset = UIEdgeInsets(",
        "top: 0, left: 44, bottom: 0, right: UITableView.automaticDimension)",
      ], absent: ["tableView.separatorInset ="]),
    Case(
      spec: """
        style: plain
        cellContent: textLabel
        separator: {left: 44}
        sections: [{rows: [A, {title: B, separator: {left: 44}}]}]
        """,
      lines: [
        "tableView.separatorInset = UIEdgeInsets(", "if let inset { cell.separatorInset = inset }",
      ]),
    Case(
      spec: """
        style: plain
        sections: [{rows: [{title: A, separator: {left: 44}}, {title: B, separator: {left: 44}}]}]
        """,
      lines: ["tableView.separatorInset = UIEdgeInsets("], absent: ["cell.separatorInset"]),
    // Before iOS 14, cells have text labels alone.
    Case(
      spec: """
        style: plain
        profile: ios10
        sections: [{rows: [{title: A, separator: {left: 44}}, B]}]
        """,
      lines: ["cell.textLabel?.text = item.title", "if let inset { cell.separatorInset = inset }"],
      absent: ["contentConfiguration"]),
    // The readable width is on by default in iOS 9 to 11, and off in the app.
    Case(
      spec: """
        style: plain
        profile: ios11
        traits: {device: iPad-9, orientation: landscape}
        sections: [{rows: [A, B]}]
        """,
      lines: ["tableView.cellLayoutMarginsFollowReadableWidth = true"]),
    Case(
      spec: """
        style: plain
        profile: ios12
        traits: {device: iPad-9, orientation: landscape}
        sections: [{rows: [A, B]}]
        """,
      absent: ["cellLayoutMarginsFollowReadableWidth"]),
    // A row's cell is as wide as a plain table; its content begins in its group.
    Case(
      spec: """
        style: plain
        traits: {width: 375}
        inset: {left: 10}
        separator: {left: 30}
        sections: [{rows: [A, B]}]
        """, format: .swiftui,
      lines: [".alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 4 }"]),
    // Insets are measured from the reference that the code sets.
    Case(
      spec: """
        style: plain
        traits: {width: 375}
        sections:
          - separator: {left: 20, reference: fromAutomaticInsets}
            rows: [A, B]
        """, technique: .native,
      lines: [
        "tableView.separatorInsetReference = .fromAutomaticInsets",
        "tableView.separatorInset = UIEdgeInsets(",
        "top: 0, left: 20, bottom: 0, right: UITableView.automaticDimension)",
      ]),
    // The cell includes the space to the next row; the line stays at the row's end.
    Case(
      spec: spacedRows, technique: .maskedCorners,
      lines: [
        "let lineSpacing: CGFloat = 10",
        "private lazy var lineAtBottom = contentView.bottomAnchor.constraint(",
        "lineAtBottom.constant = position.isLast ? 0 : look.lineSpacing",
      ]),
    Case(spec: "style: plain\n\(border)", technique: .maskedCorners, absent: ["lineSpacing"]),
  ]
  private static let spacedRows = """
    style: plain
    rowSpacing: 10
    cornerRadius: 12
    sections: [{rows: [A, B]}]
    """

  private static let edgeViews = """
    tableHeaderView: {height: 40, title: Top}
    tableFooterView: {height: 40, title: Bottom}
    sections: [{rows: [A]}]
    """

  static let cases: [Case] =
    [
      // In the style of pictures.
      Case(
        spec: edgeViews,
        lines: [
          "headerLabel.font = .preferredFont(forTextStyle: .headline)",
          "footerLabel.font = .preferredFont(forTextStyle: .headline)",
        ]),
      Case(spec: edgeViews, format: .swiftui, lines: [#"Text(verbatim: "Top")"#, ".font(.headline)"]),
      Case(
        spec: "selectedColor: systemRed\nsections: [{rows: [A, B]}]", technique: .cardContainer,
        lines: [
          "let selectedColor: UIColor = .systemRed",
          "backgroundColor = isHighlighted ? look.selectedColor : look.color",
        ]),
      Case(
        spec: "minimumRowHeight: 60\nsections: [{rows: [A, B]}]", technique: .cardContainer,
        lines: ["static let minimumHeight: CGFloat = 60"]),
      Case(
        spec: "minimumRowHeight: 60\nsections: [{rows: [A, {title: B, rowHeight: 30}]}]", format: .swiftui,
        lines: [".frame(minHeight: 60)"]),
      // Insets with an automatic side can't be a default value, because the constant is isolated to the main
      // actor.
      Case(
        spec: """
          sections: [{rows: [{title: A, separator: {right: 15}}, {title: B, separator: {left: 3, right: 0}}]}]
          """, technique: .native,
        lines: [
          "var separatorInset: UIEdgeInsets?",
          "if let inset { cell.separatorInset = inset }",
        ]),
      Case(
        spec: """
          sections: [{rows: [{title: A, separator: {left: 5, right: 0}}, {title: B, separator: {left: 3, right: 0}}]}]
          """, technique: .native, lines: ["cell.separatorInset = item.separatorInset"]),
      // If there are switches, the code stores their states, and sets each switch to its row's state.
      Case(
        spec: switches, technique: .native,
        lines: [
          "private var switchedOn: Set<String> = [\"on\"]", "control.isOn = switchedOn.contains(item.id)",
          "control.addTarget(self, action: #selector(switchChanged), for: .valueChanged)",
          "if control.isOn {", "switchedOn.insert(id)",
          "let control = cell.accessoryView as? UISwitch ?? UISwitch()",
          "cell.selectionStyle = item.hasSwitch ? .none : .default", "var hasSwitch = false",
        ]),
      Case(
        spec: switches, technique: .cardContainer,
        lines: [
          "cell.switchControl.isOn = switchedOn.contains(id)",
          "cell.switchControl.addTarget(self, action: #selector(switchChanged), for: .valueChanged)",
          "switchControl.isHidden = !item.hasSwitch",
        ]),
      Case(
        spec: switches, format: .swiftui,
        lines: ["@State private var isOnOn = true", "@State private var isOffOn = false"]),
      // A single bar button needs no list.
      Case(
        spec:
          "navigation: {title: T, right: plus}\nrowColor: systemRed\ncellContent: textLabel\nsections: [{rows: [A]}]",
        technique: .native,
        lines: ["navigationItem.rightBarButtonItem = UIBarButtonItem(", "cell.backgroundColor = .systemRed"],
        absent: ["rightBarButtonItems"]),
      // A table without these features has no code for them.
      Case(
        technique: .native,
        absent: [
          "Switch", "switchedOn", "Badge", "Tile", "hasScrolled", "override func viewWillAppear", "header",
          "Metrics", "showDetails",
        ]),
      Case(
        technique: .cardContainer,
        absent: ["isOn", "Switch", "Badge", "Tile", "Shadow", "border", "header", "footer"]),
      Case(format: .swiftui, absent: ["@State", "Badge", "Tile", "scrollContentBackground", "header"]),
      // Cells with only text labels have the style value2.
      Case(
        spec: value2, technique: .native, ios: 15,
        lines: [
          unexportedStyle, "var content = UIListContentConfiguration.valueCell()",
        ],
        absent: ["column"]),
      Case(
        spec: value2, technique: .native, ios: 13,
        lines: ["super.init(style: .value2, reuseIdentifier: reuseIdentifier)"],
        absent: ["Not exported"]),
      Case(
        spec: value2, technique: .cardContainer, ios: 15, lines: [unexportedStyle],
        absent: ["column"]),
      // A mask cuts off half of a border; a layer's border is drawn inside.
      Case(
        spec: border, technique: .bezierMask,
        lines: [
          "let borderWidth: CGFloat = 2", "borderLayer.lineWidth = 2 * look.borderWidth",
          "borderLayer.fillColor = nil", "borderLayer.isHidden = isSquare",
          "layer.borderWidth = isSquare ? look.borderWidth : 0", "layer.mask = isSquare ? nil : maskLayer",
          "clipsToBounds = look.masksToBounds",
        ]),
      Case(
        spec: border, format: .swiftui, lines: ["shape.strokeBorder(Color.red, lineWidth: 2)"]),
      Case(
        spec: shadow, technique: .maskedCorners,
        lines: [
          "let shadowOpacity: Float = 0.5", "let shadowRadius: CGFloat = 3",
          "let shadowOffset = CGSize(width: 1, height: 2)", "layer.shadowOpacity = look.shadowOpacity",
          "layer.shadowRadius = look.shadowRadius", "layer.shadowOffset = look.shadowOffset",
          "layer.maskedCorners = corners",
        ]),
      Case(
        spec: badges, technique: .native,
        lines: [
          "badge.show(text, color: .systemRed, hasChevron: item.accessory == .disclosureIndicator)",
          "spacing = Metrics.badgeSpacing", "static let badgeSpacing: CGFloat = 8",
          "chevron.tintColor = .tertiaryLabel",
          "return CGSize(width: max(height, text.width + 2 * Metrics.badgePadding), height: height)",
          "layer.cornerRadius = bounds.height / 2", "clipsToBounds = true",
        ]),
      Case(
        spec: badges, format: .swiftui,
        lines: [
          "private static let padding: CGFloat = 6", "private static let height: CGFloat = 20",
          ".padding(.horizontal, Self.padding)", ".frame(minWidth: Self.height, minHeight: Self.height)",
          ".foregroundStyle(.white)",
        ]
      ),
      Case(
        spec: tile, technique: .native,
        lines: [
          "static let tileSide: CGFloat = 29", "static let tileCornerRadius: CGFloat = 6.5",
          "static let tileSymbolSide: CGFloat = 19", "for style in [UIUserInterfaceStyle.light, .dark] {",
          "let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)",
        ]),
      Case(
        spec: tile, format: .swiftui,
        lines: [
          "@ScaledMetric(relativeTo: .body) private var side: CGFloat = 29",
          "@ScaledMetric(relativeTo: .body) private var glyph: CGFloat = 19",
          "private static let cornerRadius: CGFloat = 6.5",
          "let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)",
          ".background(tile, in: shape)",
        ]),
      // A list hides its own background under a custom one.
      Case(
        spec: red, format: .swiftui,
        lines: [".scrollContentBackground(.hidden)", ".background(Color.red)"]),
      Case(
        spec: red, format: .swiftui, ios: 15,
        lines: ["// - the table: backgroundColor (scrollContentBackground needs iOS 16)"],
        absent: [".background("]),
      Case(
        spec: "navigation: {title: N, display: inline}\n\(red)", format: .swiftui,
        lines: [".navigationBarTitleDisplayMode(.inline)"]),
      Case(
        spec: "navigation: {title: N, display: large}\n\(red)", format: .swiftui,
        lines: [".navigationBarTitleDisplayMode(.large)"]),
      Case(
        spec: "separator: {style: none}\n\(red)", format: .swiftui, lines: [".listRowSeparator(.hidden)"]),
    ] + lines + native
    + [ExportTechnique.maskedCorners, .cardContainer, .cornerCovers].map {
      Case(
        spec: border, technique: $0,
        lines: ["layer.borderWidth = look.borderWidth", "layer.cornerRadius = radius"],
        absent: ["borderLayer"])
    }

  @Test(arguments: cases)
  func `each setting becomes the lines with its meaning`(of sample: Case) throws {
    try Self.check(sample)
  }

  static func check(_ sample: Case) throws {
    let options = CodeOptions(
      technique: sample.technique, ios: sample.ios, isFaithful: sample.isFaithful)
    let table = try SpecDecoder(fileName: "t").decode(Array("title: T\n\(sample.spec)\n".utf8))
    let code = sample.format.code(for: table, options).source
    let lines = Set(code.split(separator: "\n").map { $0.drop { $0 == " " } })
    for line in sample.lines { #expect(lines.contains(line[...]), "no \(line) in\n\(code)") }
    for word in sample.absent { #expect(!code.contains(word), "\(word) in\n\(code)") }
  }
}
