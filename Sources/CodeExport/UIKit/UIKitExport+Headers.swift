// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The views of section headers or footers, if the spec sets more than their texts.
struct HeaderViews {
  let kind: HeaderFooterKind
  /// The properties of sections for the values in which their headers differ.
  let fields: [CodeField]

  var isWritten: Bool { !fields.isEmpty }

  init(_ kind: HeaderFooterKind, _ screen: Screen, _ availability: Availability, _ fonts: UIKitFonts) {
    self.kind = kind
    let environment = screen.environment
    let sections = screen.table.sections.indices.filter {
      screen.table.sections[$0].info.text(of: kind) != nil
    }
    let looks = sections.map { screen.look(of: .section($0)) }
    guard availability.target >= 14 else {
      for look in looks {
        for setting in kind.label.font + [kind.color, kind.label.alignment, kind.transform] {
          look.leave(setting, "content configurations of \(kind.rawValue)s need iOS 14")
        }
      }
      fields = []
      return
    }
    /// One value for each section of the table; sections without the text have the value of the others.
    func field(_ property: String, _ type: String, standard: String, _ values: [String]) -> CodeField? {
      guard values.contains(where: { $0 != standard }) else { return nil }
      let others = Set(values).count == 1 ? values[0] : standard
      var all = [String](repeating: others, count: screen.table.sections.count)
      for (index, value) in zip(sections, values) { all[index] = value }
      // A value that all sections share needs no optional.
      let isOptional = standard == "nil" && all.contains("nil")
      return CodeField(
        kind.rawValue + property, isOptional ? type + "?" : type, all, standard: isOptional ? "nil" : nil)
    }
    let fontLiterals = looks.map { look in
      look.setsFont(kind.label)
        ? fonts.literal(
          look.font(
            kind.label, over: environment.textStyle(of: kind), weight: environment.sectionTextWeight)) : "nil"
    }
    let colors = looks.map { $0.given(kind.color).map { availability.color($0, environment) } ?? "nil" }
    let alignments = looks.map { look -> String in
      let alignment = look.given(kind.label.alignment)
      if alignment == .trailing {
        look.leave(kind.label.alignment, RowItems.alignmentReason)
      }
      return alignment == .center ? ".center" : ".natural"
    }
    // `.none` alone would be no value where the property is optional.
    let transformType = "UIListContentConfiguration.TextProperties.TextTransform"
    let transforms = looks.map { look in
      look.given(kind.transform).map { ($0 == .none ? transformType : "") + ".\($0.rawValue)" } ?? "nil"
    }
    fields = [
      field("Font", "UIFont", standard: "nil", fontLiterals),
      field("Color", "UIColor", standard: "nil", colors),
      field(
        "Alignment", "UIListContentConfiguration.TextProperties.TextAlignment", standard: ".natural",
        alignments),
      field("Transform", transformType, standard: "nil", transforms),
    ].compactMap(\.self)
  }

  /// The lines that give a view its properties.
  var statements: [String] {
    fields.flatMap { field -> [String] in
      let property = field.name.dropFirst(kind.rawValue.count).lowercased()
      let target = "content.textProperties.\(property)"
      guard field.type.hasSuffix("?") else { return ["\(target) = \(field.value(of: "section"))"] }
      return ["if let \(property) = section.\(field.name) {", "  \(target) = \(property)", "}"]
    }
  }
}

extension UIKitExport {
  /// The delegate's functions that make the views.
  var headerViews: [[String]] {
    let isNew = availability.target >= 18 && availability.has(18)
    let base = environment.isGrouped ? "grouped" : "plain"
    return headers.filter(\.isWritten).map { views in
      let (name, kind) = (views.kind.rawValue, SwiftNames.raised(views.kind.rawValue))
      return CodePart("HeaderView").code(
        [],
        [
          "Controller": names.controller, "_viewInSection_": "viewFor\(kind)InSection",
          "_text_": name, "_identifier_": name + "Identifier",
          "_configuration_": isNew ? name : base + kind,
          "_properties_": views.statements.joined(separator: "\n"),
        ])
    }
  }

  /// The table view's settings for headers and footers.
  var headerRegistrations: [String] {
    headers.filter(\.isWritten).map {
      "tableView.register(UITableViewHeaderFooterView.self, "
        + "forHeaderFooterViewReuseIdentifier: Self.\($0.kind.rawValue)Identifier)"
    }
  }

  // MARK: - The table view's position and scroll position

  /// The constraints of a table view that doesn't fill the screen.
  var pinning: [String] {
    var lines = constraints
    guard options.isFaithful, !tableHasInsets, let place = lines.firstIndex(where: { $0.hasSuffix("([") })
    else {
      return lines
    }
    for look in screen.rowLooks {
      for setting in [AnyLookSetting.insetLeft, .insetRight] {
        look.leave(setting, "these margins don't scroll; one article's do, in a scroll view")
      }
    }
    let words =
      "Pitfall: touches beside the table view don't scroll it. One article puts the table view into a scroll view, so "
      + "that its margins scroll, too; neither this code nor the export without --faithful does."
    lines.insert(contentsOf: SwiftWriter.comments(words), at: place)
    return lines
  }

  private var constraints: [String] {
    let left = looks?.tableInset.left ?? .zero
    let right = looks?.tableInset.right ?? .zero
    var sides = [
      "tableView.topAnchor.constraint(equalTo: view.topAnchor),",
      "tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),",
    ]
    // The groups are not wider than that: the table view has their insets besides.
    guard let width = screen.maximumWidth(hasInsets: tableHasInsets) else {
      let names = left == right ? ("margin", "margin") : ("leadingMargin", "trailingMargin")
      sides += [
        "tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metrics.\(names.0)),",
        "view.trailingAnchor.constraint(equalTo: tableView.trailingAnchor, constant: Metrics.\(names.1)),",
      ]
      return ["NSLayoutConstraint.activate(["] + sides.map { "  " + $0 } + ["])"]
    }
    let margins = left + right
    let constant = margins == .zero ? "" : ", constant: \(SwiftLiteral.points(.zero - margins))"
    sides += [
      "tableView.centerXAnchor.constraint(equalTo: view.centerXAnchor),",
      "tableView.widthAnchor.constraint(lessThanOrEqualToConstant: \(SwiftLiteral.points(width))),",
      "width,",
    ]
    return [
      "// As wide as possible, up to the limit.",
      "let width = tableView.widthAnchor.constraint(equalTo: view.widthAnchor\(constant))",
      "width.priority = .defaultHigh",
      "NSLayoutConstraint.activate([",
    ] + sides.map { "  " + $0 } + ["])"]
  }

  /// Whether the groups' insets are within the table view.
  private var tableHasInsets: Bool { looks.map { $0.tableInset == (left: .zero, right: .zero) } ?? true }

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
    let sides = [("top", seen.top), ("left", seen.left), ("bottom", seen.bottom), ("right", seen.right)]
    guard sides.contains(where: { $0.1 != .zero }) else { return [] }
    let literals = sides.map { "\($0.0): \(SwiftLiteral.points($0.1))" }.joined(separator: ", ")
    return ["// Added to the device's safe area.", "additionalSafeAreaInsets = UIEdgeInsets(\(literals))"]
  }
}
