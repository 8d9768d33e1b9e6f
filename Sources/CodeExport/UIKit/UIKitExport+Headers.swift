// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The views of section headers and footers, if the spec sets more than their texts.
struct HeaderViews {
  /// The properties of sections for the values in which their headers differ.
  let fields: [CodeField]
  let isHeader: Bool

  var name: String { isHeader ? "header" : "footer" }
  var isWritten: Bool { !fields.isEmpty }

  init(_ screen: Screen, _ availability: Availability, _ fonts: UIKitFonts, isHeader: Bool) {
    self.isHeader = isHeader
    let name = isHeader ? "header" : "footer"
    let environment = screen.environment
    let label: LabelSettings = isHeader ? .header : .footer
    let color: LookSetting<Color> = isHeader ? .headerColor : .footerColor
    let sections = screen.table.sections.indices.filter { index in
      let info = screen.table.sections[index].info
      return (isHeader ? info.header : info.footer) != nil
    }
    let looks = sections.map { screen.look(of: .section($0)) }
    guard availability.target >= 14 else {
      for look in looks {
        for setting in label.font + [color, label.alignment] {
          screen.leave(setting, of: look.level, "content configurations of \(name)s need iOS 14")
        }
      }
      fields = []
      return
    }
    /// One value for each section of the table; those without the text have what the others have.
    func field(_ property: String, _ type: String, standard: String, _ values: [String]) -> CodeField? {
      guard values.contains(where: { $0 != standard }) else { return nil }
      let others = Set(values).count == 1 ? values[0] : standard
      var all = [String](repeating: others, count: screen.table.sections.count)
      for (index, value) in zip(sections, values) { all[index] = value }
      // A value that all sections share needs no optional.
      let isOptional = standard == "nil" && all.contains("nil")
      return CodeField(
        name + property, isOptional ? type + "?" : type, all, standard: isOptional ? "nil" : nil)
    }
    let style = isHeader ? environment.headerTextStyle : environment.footerTextStyle
    let fontLiterals = looks.map { look in
      look.setsFont(label)
        ? fonts.literal(look.font(label, over: style, weight: environment.sectionTextWeight)) : "nil"
    }
    let colors = looks.map { $0.given(color).map { availability.color($0, environment) } ?? "nil" }
    let alignments = looks.map { look -> String in
      let alignment = look.given(label.alignment)
      if alignment == .trailing {
        screen.leave(label.alignment, of: look.level, RowItems.alignmentReason)
      }
      return alignment == .center ? ".center" : ".natural"
    }
    fields = [
      field("Font", "UIFont", standard: "nil", fontLiterals),
      field("Color", "UIColor", standard: "nil", colors),
      field(
        "Alignment", "UIListContentConfiguration.TextProperties.TextAlignment", standard: ".natural",
        alignments),
    ].compactMap(\.self)
  }

  /// The lines that give a view its properties.
  func statements() -> [String] {
    let properties = [
      (name + "Font", "font"), (name + "Color", "color"), (name + "Alignment", "alignment"),
    ]
    return properties.flatMap { name, property -> [String] in
      guard let field = fields.first(where: { $0.name == name }) else { return [] }
      let target = "content.textProperties.\(property)"
      guard field.type.hasSuffix("?") else { return ["\(target) = \(field.value(of: "section"))"] }
      return ["if let \(property) = section.\(name) {", "  \(target) = \(property)", "}"]
    }
  }
}

extension UIKitExport {
  /// The delegate's functions that make the views.
  var headerViews: [[String]] {
    let isNew = availability.target >= 18 && availability.has(18)
    let base = table.info.style == .plain || table.info.style == .cards ? "plain" : "grouped"
    return [headers, footers].filter(\.isWritten).map { views in
      let kind = views.isHeader ? "Header" : "Footer"
      return CodePart("HeaderView").code(
        [],
        [
          "Controller": names.controller, "_viewInSection_": "viewFor\(kind)InSection",
          "_text_": views.name, "_identifier_": views.name + "Identifier",
          "_configuration_": isNew ? views.name : base + kind,
          "_properties_": views.statements().joined(separator: "\n"),
        ])
    }
  }

  /// The table view's settings for headers and footers.
  var headerRegistrations: [String] {
    [headers, footers].filter(\.isWritten).map {
      "tableView.register(UITableViewHeaderFooterView.self, "
        + "forHeaderFooterViewReuseIdentifier: Self.\($0.name)Identifier)"
    }
  }

  // MARK: - Where the table lies and what is seen of it first

  /// The table view's place where it is not the whole screen's.
  var pinning: [String] {
    var lines = constraints
    guard options.isFaithful, !tableHasInsets, let place = lines.firstIndex(where: { $0.hasSuffix("([") })
    else {
      return lines
    }
    for path in items.paths {
      for setting in [AnyLookSetting.insetLeft, .insetRight] {
        screen.leave(
          setting, of: .row(path), "these margins don't scroll; one article's do, in a scroll view")
      }
    }
    let words =
      "Pitfall: touches beside the table view don't scroll it. One article puts the table view into a scroll view, so "
      + "that its margins scroll, too; neither this code nor the export without --faithful does."
    let comment = SwiftWriter.wrapped(words, columns: SwiftWriter.columns - 7).map { "// " + $0 }
    lines.insert(contentsOf: comment, at: place)
    return lines
  }

  private var constraints: [String] {
    let left = looks?.tableInset.left ?? .zero
    let right = looks?.tableInset.right ?? .zero
    var sides = [
      "tableView.topAnchor.constraint(equalTo: view.topAnchor),",
      "tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),",
    ]
    guard let maximum = screen.read(\.maximumWidth) else {
      let names = left == right ? ("margin", "margin") : ("leadingMargin", "trailingMargin")
      sides += [
        "tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metrics.\(names.0)),",
        "view.trailingAnchor.constraint(equalTo: tableView.trailingAnchor, constant: Metrics.\(names.1)),",
      ]
      return ["NSLayoutConstraint.activate(["] + sides.map { "  " + $0 } + ["])"]
    }
    // The groups are not wider than that: the table view has their insets besides.
    let insets = looks == nil || tableHasInsets ? groupInsets : (left: Points.zero, right: Points.zero)
    let width = SwiftLiteral.points(maximum + insets.left + insets.right)
    let margins = left + right
    let constant = margins == .zero ? "" : ", constant: \(SwiftLiteral.points(.zero - margins))"
    sides += [
      "tableView.centerXAnchor.constraint(equalTo: view.centerXAnchor),",
      "tableView.widthAnchor.constraint(lessThanOrEqualToConstant: \(width)),",
      "width,",
    ]
    return [
      "// As wide as possible, up to the limit.",
      "let width = tableView.widthAnchor.constraint(equalTo: view.widthAnchor\(constant))",
      "width.priority = .defaultHigh",
      "NSLayoutConstraint.activate([",
    ] + sides.map { "  " + $0 } + ["])"]
  }

  /// Whether the groups' insets lie within the table view.
  private var tableHasInsets: Bool { looks.map { $0.tableInset == (left: .zero, right: .zero) } ?? true }

  /// The groups' insets without what centres them.
  private var groupInsets: (left: Points, right: Points) {
    (environment.look[.insetLeft], environment.look[.insetRight])
  }

  /// The initial scroll position of the table.
  var scrolling: [String] {
    guard let offset = screen.read(\.contentOffset) else { return [] }
    let points = SwiftLiteral.points(offset)
    return [
      "guard !hasScrolled else { return }", "hasScrolled = true",
      "// After layout, the heights of rows and bars are known.", "tableView.layoutIfNeeded()",
      "let top = \(offset == .zero ? "" : points + " ")- tableView.adjustedContentInset.top",
      "tableView.setContentOffset(CGPoint(x: 0, y: top), animated: false)",
    ]
  }

  /// The difference between the spec's safe area and the device's own.
  var safeArea: [String] {
    let more = screen.additionalSafeArea
    let seen = environment.isRightToLeft ? more.mirrored : more
    let sides = [
      ("top", seen.top), ("left", seen.left), ("bottom", seen.bottom), ("right", seen.right),
    ]
    guard sides.contains(where: { $0.1 != .zero }) else { return [] }
    let literals = sides.map { "\($0.0): \(SwiftLiteral.points($0.1))" }.joined(separator: ", ")
    return [
      "// Added to the device's safe area.", "additionalSafeAreaInsets = UIEdgeInsets(\(literals))",
    ]
  }
}
