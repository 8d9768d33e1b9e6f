// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Foundation
import TableLayout
import TableModel
import TableSpec
import TestSupport
import Testing

/// Exported code for UIKit runs on a double that lays out views: it shows the layout's frames, its rows do what they say,
/// and nothing remains in reused cells.
@Suite(.serialized) struct ExportedBehaviourTests {
  private static func table(_ text: String, name: String = "spec") throws -> Table {
    try SpecDecoder(fileName: name).decode(Array(text.utf8))
  }

  /// A long table with all kinds of rows in turn.
  private static let mixed: String = {
    let kinds = [
      "{title: Plain %}", "{id: link%, title: Link %, accessory: disclosureIndicator}",
      "{id: on%, title: Switch %, accessory: switchOn}",
      "{id: off%, title: Off %, accessory: switchOff, badge: '3'}",
      "{title: Badge %, badge: '12'}", "{id: value%, title: Value %, detail: Some, cellStyle: value1}",
      "{title: Sub %, detail: Below, cellStyle: subtitle}",
      "{title: Column %, detail: Beside, cellStyle: value2}",
      "{title: Info %, id: info%, accessory: detailButton}",
      "{id: both%, title: Both %, accessory: detailDisclosureButton}",
      "{title: Status %, detail: All is well, cellStyle: status, value: 12 %, date: Today}",
      "{title: Red %, titleColor: systemRed}",
      "{title: Symbol %, image: {symbol: wifi, tileColor: systemBlue}}",
    ]
    let sections = (0..<8).map { section in
      let rows = kinds.map { $0.replacingOccurrences(of: "%", with: "\(section)") }
      let decorated = section.isMultiple(of: 2) ? "" : "border: {color: systemRed, width: 1}, "
      return "  - {\(decorated)rows: [\(rows.joined(separator: ", "))]}"
    }
    return "title: Mixed\ncornerRadius: 12\nsections:\n" + sections.joined(separator: "\n")
  }()

  private static let odd: [(name: String, spec: String)] = [
    (
      "cards",
      """
      style: cards
      inset: {top: 8, left: 8, bottom: 8, right: 8}
      shadow: {color: black, radius: 3, opacity: 0.5, offset: [1, 2]}
      border: {color: systemRed, width: 1}
      sections:
        - {header: H, rows: [A, B, C]}
        - {footer: F, rows: [{title: D, inset: {left: 40, right: 20}}]}
      """
    ),
    (
      "radii",
      """
      cornerRadius: 14
      onlyRowCornerRadius: 6
      cornerCurve: continuous
      separator: {left: 20, right: 10, thickness: 2}
      sections:
        - {rows: [A, B]}
        - {rows: [C]}
        - {maskedCorners: [topLeft, bottomRight], rows: [D, E, F]}
        - {headerHeight: 60, header: Sixty, footerHeight: 12, rows: [{title: G, rowHeight: 80}]}
      """
    ),
    (
      "lines",
      """
      style: plain
      separator: {position: top, thickness: 1, left: 0, sectionEdges: true}
      inset: {left: 24, right: 12}
      sections: [{rows: [A, B, C]}, {rows: [D]}]
      """
    ),
    (
      "masks",
      """
      cornerRadius: 14
      cornerCurve: bezierPath
      shadow: {color: black, radius: 3, opacity: 0.5, offset: [1, 2]}
      sections: [{rows: [A, B, C]}, {rows: [D]}]
      """
    ),
    (
      "content insets",
      """
      contentInsets: 30
      indentationWidth: 12
      sections:
        - rows:
            - A
            - {title: B, indentationLevel: 2, badge: '3'}
            - {title: C, contentInsets: {leading: 4, trailing: 50}, badge: '1'}
            - {title: D, contentInsets: {trailing: 50}, accessory: switchOn, id: d}
        - cornerRadius: 14
          rows:
            - {title: E, id: e, accessory: disclosureIndicator}
            - {title: F, detail: Below, cellStyle: subtitle, indentationLevel: 1}
            - {title: G, contentInsets: {top: 20, leading: 8}, badge: '2'}
            - {title: H, contentInsets: {top: 25, bottom: 3}}
            - {title: I, detail: J, cellStyle: value2, contentInsets: {leading: 3}, indentationLevel: 3}
      """
    ),
    ("filled rows", filledRows),
    (
      "content styles",
      """
      sections:
        - cellContent: sidebarCell
          rows:
            - A
            - {title: B, detail: Below}
            - {title: C, detail: Below, cellContent: sidebarSubtitleCell}
            - {title: D, cellContent: configuration}
            - {title: E, id: e, accessory: disclosureIndicator}
            - {title: F, cellContent: sidebarHeader}
      """
    ),
    ("mixed", mixed),
    (
      "choices",
      """
      sections:
        - {id: calendar, header: Default Calendar, rows: [{id: home, title: Home, accessory: checkmark}, {id: work, title: Work}, {id: none, title: None}]}
        - {id: days, rows: [{id: monday, title: Monday, accessory: checkmark}, {id: tuesday, title: Tuesday, accessory: checkmark}, {id: friday, title: Friday}]}
        - {rows: [{id: out, title: Sign Out, titleColor: systemRed}, {id: class, title: Class, accessory: disclosureIndicator}]}
      """
    ),
  ]

  /// Constraints that contradict each other in the order of their activation, and places left open.
  private static let contradictions = """
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let low = inner.heightAnchor.constraint(equalToConstant: 10)
    let high = inner.heightAnchor.constraint(equalToConstant: 20)
    low.isActive = true
    high.isActive = true
    low.isActive = false
    low.isActive = true
    high.isActive = false
    outer.layoutIfNeeded()
    Log.note("\\(inner.frame.height)")
    """

  /// All tables are shown once in one program, each in several ways; the exported tests of some run in it.
  static let shown: Result<[String: ExportedFacts], any Error> = Result {
    var runs: [ExportedRun] = []
    var keys: [String] = []
    func add(_ key: String, _ run: ExportedRun) {
      keys.append(key)
      runs.append(run)
    }
    // First, because it has the double's own traits.
    add(
      "contradictions",
      ExportedRun(
        name: "contradictions", table: Table(sections: [Section()]), statements: contradictions))
    for (name, table) in try tables() {
      add(name, ExportedRun(name: name, table: table, touches: true, tests: true))
      add(name + " on a tall screen", ExportedRun(name: name, table: table, height: 20_000))
      var mirrored = table
      mirrored.info.traits.direction = .rightToLeft
      add(name + " from right to left", ExportedRun(name: name, table: mirrored))
      add(name + ", then from right to left", ExportedRun(name: name, table: mirrored, changes: true))
      add(name + " in the dark", ExportedRun(name: name, table: table, isDark: true))
      add(name + ", then in the dark", ExportedRun(name: name, table: table, isDark: true, changes: true))
      var large = table
      large.info.traits.textSize = .accessibilityExtraExtraExtraLarge
      add(name + " in large texts", ExportedRun(name: name, table: large))
      add(name + ", then in large texts", ExportedRun(name: name, table: large, changes: true))
    }
    let elements = try ElementSpec.table
    add("elements", ExportedRun(name: "elements", table: elements, touches: true, tests: true))
    add(
      "unnamed elements", ExportedRun(name: "unnamed", table: try ElementSpec.unnamed, touches: true))
    add("stacks", ExportedRun(name: "stacks", table: try CardSpec.table, touches: true, tests: true))
    for isDecorated in [false, true] {
      var table = try CardSpec.boxes(isDecorated: isDecorated)
      add("boxes \(isDecorated)", ExportedRun(name: "boxes\(isDecorated)", table: table))
      table.info.traits.direction = .rightToLeft
      let key = "boxes \(isDecorated) from right to left"
      add(key, ExportedRun(name: "boxes\(isDecorated)", table: table))
    }
    let links = try table("sections: [{footer: {markdown: 'See [us](https://a.b/c) or others'}, rows: [A]}]")
    add("links", ExportedRun(name: "links", table: links))
    let headers = """
      sections:
        - {id: mail, header: Mail, headerButton: Edit, isCollapsible: true, rows: [A, B]}
        - {header: Other, isCollapsible: true, isCollapsed: true, footer: End, rows: [C]}
      """
    add("headers", ExportedRun(name: "headers", table: try table(headers), touches: true))
    let adaptive = try table(
      "sections: [{rows: [{title: A, titleColor: red/systemBlue, rowColor: white/#1C1C1E}]}]")
    for isDark in [false, true] {
      add(
        isDark ? "pair in the dark" : "pair", ExportedRun(name: "pair", table: adaptive, isDark: isDark))
    }
    for (key, run) in try WidthSpec.runs() + barRuns() { add(key, run) }
    for run in try ExportedTestTests.runs() { add(run.name, run) }
    let facts = try ExportedRun.facts(runs)
    return Dictionary(uniqueKeysWithValues: zip(keys, facts))
  }

  private static func tables() throws -> [(name: String, table: Table)] {
    let examples = try Repository.examples(".yaml").map { file in
      (String(file.name.dropLast(5)), try SpecDecoder(fileName: file.name).decode(file.bytes))
    }
    return examples + (try odd.map { ($0.name, try table($0.spec, name: $0.name)) })
  }

  static func facts(_ key: String) throws -> ExportedFacts { try #require(try shown.get()[key]) }

  static let names = Repository.exampleNames.map { String($0.prefix { $0 != "." }) } + odd.map(\.name)

  // MARK: - Corners

  /// A mask of the cell clips all that the row shows, as in the article; it would also clip a shadow.
  @Test func `a path masks the cell, but only the card if it has a shadow`() throws {
    let article = try Self.facts("wallet-ios12").rows.map(\.roundedBy)
    #expect(article == ["cell", nil, "cell", "layer", "cell", "cell"])
    #expect(try Self.facts("masks").rows.map(\.roundedBy) == ["card", nil, "card", "card"])
  }

  // MARK: - Frames

  @Test(arguments: names, ["", " from right to left"])
  func `exported code shows the layout's frames`(name: String, way: String) throws {
    var table = try #require(Self.tables().first { $0.name == name }).table
    if !way.isEmpty { table.info.traits.direction = .rightToLeft }
    let comparison = FrameComparison(table, try Self.facts(name + way))
    #expect(comparison.findings == [], "\(name)\(way)")
    #expect(comparison.count >= 2 * table.rowPaths.count)
  }

  @Test func `a frame that differs from the layout is noticed`() throws {
    for name in ["wallet-ios12", "status-cards", "corner-covers", "radii", "lines"] {
      var table = try #require(Self.tables().first { $0.name == name }).table
      table.info.look[.insetLeft] = 30
      for section in table.sections.indices where table.sections[section].info.look[.insetLeft] != nil {
        table.sections[section].info.look[.insetLeft] = 30
      }
      for section in table.sections.indices { table.sections[section].info.look[.insetLeft] = 30 }
      #expect(!FrameComparison(table, try Self.facts(name)).findings.isEmpty, "\(name)")
    }
  }

  @Test(arguments: names)
  func `no constraints contradict each other or leave a place open`(name: String) throws {
    for (key, facts) in try Self.shown.get() where key.hasPrefix(name) {
      #expect(facts.log.filter { !$0.hasPrefix("reconfigure") } == [], "\(key)")
    }
  }

  @Test func `the double notices contradictions in the order of activation, and places left open`() throws {
    let log = try Self.facts("contradictions").log
    #expect(
      log == [
        "conflict: UIView.height == 20.0 is activated while UIView.height == 10.0 is active",
        "conflict: UIView.height == 10.0 is activated while UIView.height == 20.0 is active",
        "ambiguous: UIView in UIView", "10.0",
      ])
  }

  // MARK: - Behaviour

  @Test(arguments: names)
  func `every row with an id that does something reaches its hook`(name: String) throws {
    let table = try #require(Self.tables().first { $0.name == name }).table
    let facts = try Self.facts(name)
    #expect(facts.touches.count == table.rowPaths.count)
    for (path, touch) in zip(table.rowPaths, facts.touches) {
      let row = table[path]
      let log = Set(touch.log.map { String($0.prefix { $0 != " " }) })
      guard let id = row.id, row.cellStyle != .status else {
        #expect(log.isDisjoint(with: ["select", "detail", "lights"]), "\(name) \(path): \(touch.log)")
        continue
      }
      switch row.accessory {
      case .disclosureIndicator: #expect(log.isSuperset(of: ["select", "lights"]), "\(name) \(id)")
      case .detailButton: #expect(log == ["detail"], "\(name) \(id): \(touch.log)")
      case .detailDisclosureButton: #expect(log.isSuperset(of: ["select", "detail"]), "\(name) \(id)")
      case .switchOn, .switchOff:
        // Only the switch's own row is configured again.
        let place = "\(path.section).\(path.row)"
        #expect(touch.log == ["reconfigure \(place)"], "\(name) \(id): \(touch.log)")
        #expect(touch.changed == [place], "\(name) \(id)")
        #expect(touch.values.count == 1 && touch.values[0].hasSuffix("\(row.accessory == .switchOff)"))
      case .none, .checkmark: break
      }
    }
  }

  @Test func `a choice moves the check mark, and further choices add it`() throws {
    let touches = try Self.facts("choices").touches
    #expect(touches[0].log == ["select home", "lights up"])
    #expect(touches[1].log.sorted() == ["lights up", "reconfigure 0.0", "reconfigure 0.1", "select work"])
    #expect(touches[1].changed == ["0.0", "0.1"])
    #expect(touches[2].changed == ["0.1", "0.2"])
    #expect(touches[3].changed == ["1.0"])
    #expect(touches[5].changed == ["1.2"])
    #expect(touches[6].log == ["select out", "lights up"])
  }

  @Test(arguments: names)
  func `a reused cell keeps nothing of its previous row`(name: String) throws {
    let (scrolled, tall) = (try Self.facts(name), try Self.facts(name + " on a tall screen"))
    #expect(scrolled.rows == tall.rows)
    #expect(scrolled.headers == tall.headers)
    if name == "mixed" { #expect(scrolled.madeCells < tall.madeCells) }
  }

  // MARK: - Elements

  /// The values that change when all controls of a row are used once.
  private static let changes = [
    "guests": ["guestsValue: 4.0"], "seats": [], "volume": ["volume: 1.0"], "warmth": ["warmth: 5.0"],
    "view": ["view: 1"], "unit": ["unit: 1"], "name": ["name: Adaa"], "pin": ["pin: a"],
    "notes": ["notes: a"], "sort": [], "mail": ["isMailOn: false", "isMailExpanded: true"],
    "wifi": ["isWifiOn: false"],
  ]

  @Test func `controls change their values, and a field keeps the keyboard`() throws {
    let facts = try Self.facts("elements")
    #expect(facts.log == [])
    let rows = try ElementSpec.table.sections[0].rows
    for (row, touch) in zip(rows, facts.touches) {
      let id = try #require(row.id)
      if let changes = Self.changes[id] { #expect(Set(touch.values) == Set(changes), "\(id)") }
      #expect(!touch.log.contains("lost the keyboard"), "\(id)")
      #expect(touch.log.contains("press \(id)") == ["help", "out", "pay", "plan"].contains(id), "\(id)")
      #expect(touch.log.contains("detail \(id)") == ["mail", "more"].contains(id), "\(id)")
      #expect(touch.log.contains("select \(id)") == ["pin", "more"].contains(id), "\(id)")
      if ["due", "alarm"].contains(id) { #expect(touch.values.count == 1, "\(id)") }
    }
    #expect(facts.failures == [])
  }

  @Test func `controls of rows without an id only show their values`() throws {
    for touch in try Self.facts("unnamed elements").touches { #expect(touch.log == [], "\(touch.path)") }
  }

  @Test func `a row's only control has its words, and further ones are beside it`() throws {
    let elements = Dictionary(
      uniqueKeysWithValues: try Self.facts("elements").rows.compactMap { row in
        row.id.map { ($0, row.elements) }
      })
    #expect(elements["guests"] == ["Guests, 2"] && elements["name"] == ["Name"])
    #expect(elements["out"] == ["Account", "Sign Out"] && elements["pin"] == ["PIN", "PIN"])
    #expect(elements["help"] == ["Help, 24 h", "Call"] && elements["download"] == [])
  }

  // MARK: - Traits

  @Test(arguments: names, [" from right to left", " in the dark", " in large texts"])
  func `a change of traits makes the same rows as a start with them`(name: String, way: String) throws {
    let (started, changed) = (try Self.facts(name + way), try Self.facts(name + ", then" + way))
    for (one, other) in zip(started.rows, changed.rows) { #expect(one == other, "\(name)\(way)") }
  }

  @Test(arguments: names)
  func `large texts are below each other and are not cut`(name: String) throws {
    let facts = try Self.facts(name + " in large texts")
    let table = try #require(Self.tables().first { $0.name == name }).table
    for (path, row) in zip(table.rowPaths, facts.rows) {
      let texts = row.texts.filter { $0.text != table[path].badge }
      for (one, other) in zip(texts, texts.dropFirst()) {
        #expect(other.frame[1] >= one.frame[1] + one.frame[3], "\(name) \(path)")
      }
      if table[path].numberOfLines != 1 {
        #expect(texts.filter(\.isCut) == [], "\(name) \(path)")
      }
    }
  }

  @Test(arguments: names)
  func `rows and their controls have words for VoiceOver`(name: String) throws {
    let table = try #require(Self.tables().first { $0.name == name }).table
    for (path, row) in zip(table.rowPaths, try Self.facts(name).rows) {
      let spec = table[path]
      #expect(row.label?.contains(spec.title) == true, "\(name) \(path)")
      let isSwitch = spec.accessory == .switchOn || spec.accessory == .switchOff
      if isSwitch, spec.cellStyle != .status {
        #expect(row.elements.contains { $0.contains(spec.title) }, "\(name) \(path)")
      }
      let leads = spec.accessory == .disclosureIndicator && spec.cellStyle != .status
      if leads { #expect((row.traits & 1 != 0) == (spec.id != nil), "\(name) \(path)") }
      if let badge = spec.badge, spec.cellStyle != .default { #expect(row.label?.contains(badge) == true) }
    }
  }
}
