// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// What cells of UIKit's own are helped out with, and cells with cards have, too.
extension UIKitExport {
  private func metric(_ metric: Metric) -> String { SwiftLiteral.points(ledger.read(metric)) }

  func writeAccessoryView(to writer: inout SwiftWriter) {
    let template = SwiftTemplate(
      [
        "badge": items["badge"] != nil, "switch": items["hasSwitch"] != nil,
        "chevron": hasBadgeChevrons,
      ],
      [
        "badgeColor": items["badgeColor"]?.value(of: "item") ?? ".systemRed",
        "hasChevron": items["accessory"]?.isUniform ?? true
          ? "true" : "item.accessory == .disclosureIndicator",
      ])
    writer.gap()
    writer.fittedLines(template.lines(Self.accessoryTemplate))
  }

  /// Whether UIKit's own cells show a badge beside a disclosure indicator.
  private var hasBadgeChevrons: Bool {
    guard looks == nil, let badges = items["badge"], let accessories = items["accessory"] else {
      return false
    }
    return zip(badges.literals, accessories.literals).contains { $0 != "nil" && $1 == ".disclosureIndicator" }
  }

  private static let accessoryTemplate = """

    private func accessoryView(of item: Item, in cell: UITableViewCell) -> UIView? {
    %if switch
      if item.hasSwitch {
        let control = cell.accessoryView as? UISwitch ?? makeSwitch()
        control.isOn = switchedOn.contains(item.id)
        return control
      }
    %end
    %if badge
      guard let text = item.badge else { return nil }
    %if chevron
      let badge = cell.accessoryView as? BadgeAccessory ?? BadgeAccessory()
      badge.show(text, color: <#badgeColor#>, hasChevron: <#hasChevron#>)
      return badge
    %else
      let badge = cell.accessoryView as? BadgeLabel ?? BadgeLabel()
      badge.show(text, color: <#badgeColor#>)
      badge.sizeToFit()
      return badge
    %end
    %else
      return nil
    %end
    }
    %if switch

    private func makeSwitch() -> UISwitch {
      let control = UISwitch()
      control.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
      return control
    }
    %end
    """

  /// The lengths that the code uses by name.
  func writeMetrics(to writer: inout SwiftWriter) {
    let lengths = metrics
    guard !lengths.isEmpty else { return }
    writer.gap()
    writer.doc("In points.")
    writer.block("private enum Metrics") { writer in
      for (name, length) in lengths {
        writer.line("static let \(name): CGFloat = \(SwiftLiteral.points(length))")
      }
    }
  }

  var metrics: [(name: String, length: Points)] {
    let hasTile = items["tileColor"] != nil
    let isStatus = items.kinds == [".status"]
    let hasCards = looks != nil
    var result: [(String, Points)] = []
    func add(_ name: String, _ metric: Metric, if condition: Bool) {
      if condition { result.append((name, ledger.read(metric))) }
    }
    add("imageToTextPadding", .imageToTextSpacing, if: !hasCards && hasTile)
    add("badgeSpacing", .badgeSpacing, if: !hasCards && hasBadgeChevrons)
    guard let looks else { return result }
    if table.info.maximumWidth == nil, isPinned {
      let (left, right) = looks.tableInset
      result += left == right ? [("margin", left)] : [("leadingMargin", left), ("trailingMargin", right)]
    }
    add("textSpacing", .statusSpacing, if: isStatus)
    add("textSpacing", .valueSpacing, if: items.kinds.contains(".value"))
    add("columnSpacing", isStatus ? .statusColumnSpacing : .textLabelAccessorySpacing, if: hasAccessories)
    add("badgeSpacing", isStatus ? .statusSpacing : .badgeSpacing, if: items["badge"] != nil)
    let hasSymbol = items["symbol"] != nil
    let imageWidth: Metric = isStatus ? .statusIconSide : hasTile ? .tileSide : .imageSlotWidth
    let imageSpacing: Metric =
      isStatus ? .statusColumnSpacing : hasTile ? .imageToTextSpacing : .symbolToTextSpacing
    add("symbolWidth", imageWidth, if: hasSymbol && (items["imageSize"]?.type ?? "CGSize?") == "CGSize?")
    add("symbolSpacing", imageSpacing, if: hasSymbol)
    add("levelSide", .statusLevelSide, if: items["level"] != nil)
    add("levelSpacing", .statusSpacing, if: items["value"] != nil && items["level"] != nil)
    return result
  }

  /// Whether cells with cards have views after their texts.
  var hasAccessories: Bool {
    ["badge", "accessory", "hasSwitch", "value", "level"].contains { items[$0] != nil }
  }

  /// The image of a row: a symbol, or one on a tile.
  var imageFunction: [String] {
    let size = items["imageSize"]
    let isOptional = size?.type == "CGSize?"
    let color = items["symbolColor"].map { $0.value(of: "item") + " ?? .white" } ?? ".white"
    let tileSize = isOptional ? "item.imageSize ?? SymbolTile.size" : "size"
    return SwiftTemplate(
      ["tile": items["tileColor"] != nil, "size": size != nil, "optional": isOptional],
      [
        "color": color, "size": size?.value(of: "item") ?? "",
        "tileSize": size == nil ? "" : ", size: \(tileSize)",
      ]
    ).lines(Self.imageTemplate)
  }

  private static let imageTemplate = """
    private func image(of item: Item) -> UIImage? {
    %if size
      guard let symbol = item.symbol else { return nil }
    %if optional
      let configuration = item.imageSize.map {
        UIImage.SymbolConfiguration(pointSize: min($0.width, $0.height))
      }
    %else
      let size = <#size#>
      let configuration = UIImage.SymbolConfiguration(pointSize: min(size.width, size.height))
    %end
    %if tile
      guard let tile = item.tileColor else {
        return UIImage(systemName: symbol, withConfiguration: configuration)
      }
      return SymbolTile.image(symbol, color: <#color#>, on: tile<#tileSize#>)
    %else
      return UIImage(systemName: symbol, withConfiguration: configuration)
    %end
    %else
    %if tile
      guard let symbol = item.symbol else { return nil }
      guard let tile = item.tileColor else { return UIImage(systemName: symbol) }
      return SymbolTile.image(symbol, color: <#color#>, on: tile)
    %else
      item.symbol.flatMap { UIImage(systemName: $0) }
    %end
    %end
    }
    """

  func writeNativeParts(to writer: inout SwiftWriter) {
    if usesLabels { writeLabelCells(to: &writer) }
    writeTile(to: &writer)
    writeBadge(to: &writer)
    writeMetrics(to: &writer)
  }

  private func writeLabelCells(to writer: inout SwiftWriter) {
    let styles = [".title": "default", ".subtitle": "subtitle", ".value": "value1", ".column": "value2"]
    for (kind, cell) in zip(items.kinds.sorted(), labelCells) {
      let template = SwiftTemplate([:], ["name": cell.type, "style": styles[kind] ?? "default"])
      writer.gap()
      writer.lines(template.lines(Self.labelCellTemplate))
    }
  }

  private static let labelCellTemplate = """
    private final class <#name#>: UITableViewCell {
      static let reuseIdentifier = "<#name#>"

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .<#style#>, reuseIdentifier: reuseIdentifier)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }
    }
    """

  func writeTile(to writer: inout SwiftWriter) {
    guard items["tileColor"] != nil else { return }
    let template = SwiftTemplate(
      ["size": items["imageSize"] != nil, "mutations": availability.has(17)],
      ["side": metric(.tileSide), "radius": metric(.tileCornerRadius), "glyph": metric(.tileGlyphSide)])
    writer.gap()
    writer.lines(template.lines(Self.tileTemplate))
  }

  private static let tileTemplate = """
    /// A symbol on a rounded tile, as in Settings, for each appearance and contrast.
    @MainActor
    private enum SymbolTile {
    %if size
      static let size = CGSize(width: <#side#>, height: <#side#>)
    %else
      static let side: CGFloat = <#side#>
    %end
      static let cornerRadius: CGFloat = <#radius#>
      static let symbolSide: CGFloat = <#glyph#>
      private static var images: [[AnyHashable]: UIImage] = [:]

    %if size
      /// Corners and symbol scale with the tile.
      static func image(
        _ symbol: String, color: UIColor, on tile: UIColor, size: CGSize
      ) -> UIImage {
        let key: [AnyHashable] = [symbol, color, tile, size.width, size.height]
    %else
      static func image(_ symbol: String, color: UIColor, on tile: UIColor) -> UIImage {
        let key: [AnyHashable] = [symbol, color, tile]
    %end
        if let known = images[key] { return known }
        let asset = UIImageAsset()
        for style in [UIUserInterfaceStyle.light, .dark] {
          for contrast in [UIAccessibilityContrast.normal, .high] {
    %if mutations
            let traits = UITraitCollection {
              $0.userInterfaceStyle = style
              $0.accessibilityContrast = contrast
            }
    %else
            let traits = UITraitCollection(traitsFrom: [
              UITraitCollection(userInterfaceStyle: style),
              UITraitCollection(accessibilityContrast: contrast),
            ])
    %end
            let glyph = UIImage(systemName: symbol)?
              .withTintColor(color.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
    %if size
            let image = draw(glyph, on: tile.resolvedColor(with: traits), size: size)
    %else
            let image = draw(glyph, on: tile.resolvedColor(with: traits))
    %end
            asset.register(image, with: traits)
          }
        }
        let image = asset.image(with: .current)
        images[key] = image
        return image
      }

    %if size
      private static func draw(_ glyph: UIImage?, on tile: UIColor, size: CGSize) -> UIImage {
        let bounds = CGRect(origin: .zero, size: size)
        let part = min(size.width, size.height) / Self.size.width
    %else
      private static func draw(_ glyph: UIImage?, on tile: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    %end
        return UIGraphicsImageRenderer(bounds: bounds).image { _ in
          tile.setFill()
    %if size
          UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius * part).fill()
          guard let glyph else { return }
          let scale = symbolSide * part / max(glyph.size.width, glyph.size.height, 1)
    %else
          UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).fill()
          guard let glyph else { return }
          let scale = symbolSide / max(glyph.size.width, glyph.size.height, 1)
    %end
          let size = CGSize(width: glyph.size.width * scale, height: glyph.size.height * scale)
          let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
          glyph.draw(in: CGRect(origin: origin, size: size))
        }
      }
    }
    """

  func writeBadge(to writer: inout SwiftWriter) {
    guard items["badge"] != nil else { return }
    let template = SwiftTemplate([:], ["height": metric(.badgeHeight), "padding": metric(.badgePadding)])
    writer.gap()
    writer.lines(template.lines(Self.badgeTemplate))
    guard hasBadgeChevrons else { return }
    writer.gap()
    writer.lines(template.lines(Self.badgeAccessoryTemplate))
    writer.chevron()
  }

  private static let badgeTemplate = """
    /// A short text in a filled capsule.
    private final class BadgeLabel: UILabel {
      static let height: CGFloat = <#height#>
      static let padding: CGFloat = <#padding#>

      func show(_ text: String?, color: UIColor) {
        self.text = text
        isHidden = text == nil
        font = .preferredFont(forTextStyle: .footnote)
        adjustsFontForContentSizeCategory = true
        textAlignment = .center
        textColor = .white
        backgroundColor = color
        clipsToBounds = true
      }

      override var intrinsicContentSize: CGSize {
        let text = super.intrinsicContentSize
        let height = max(Self.height, text.height)
        return CGSize(width: max(height, text.width + 2 * Self.padding), height: height)
      }

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
      }
    }
    """

  private static let badgeAccessoryTemplate = """
    /// A badge with a chevron of its own: a cell has either an accessory type or an accessory view.
    private final class BadgeAccessory: UIStackView {
      private let badge = BadgeLabel()
      private let chevron = UIImageView(image: .chevron)

      override init(frame: CGRect) {
        super.init(frame: frame)
        alignment = .center
        spacing = Metrics.badgeSpacing
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        chevron.tintColor = .tertiaryLabel
        addArrangedSubview(badge)
        addArrangedSubview(chevron)
      }

      @available(*, unavailable)
      required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }

      func show(_ text: String, color: UIColor, hasChevron: Bool) {
        badge.show(text, color: color)
        chevron.isHidden = !hasChevron
        frame.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    """
}

extension SwiftWriter {
  mutating func chevron() {
    gap()
    block("extension UIImage") { writer in
      writer.doc("A disclosure indicator's symbol, which points to where a line of text ends.")
      writer.block("fileprivate static var chevron: UIImage?") {
        $0.line("UIImage(systemName: \"chevron.right\")?.imageFlippedForRightToLeftLayoutDirection()")
      }
    }
  }
}
