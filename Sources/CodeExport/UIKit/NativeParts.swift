// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// What cells of UIKit's own are helped out with, and cells with cards have, too.
extension UIKitExport {
  private func metric(_ metric: Metric) -> String { SwiftLiteral.points(ledger.read(metric)) }

  func writeAccessoryView(to writer: inout SwiftWriter) {
    let badgeColor = items["badgeColor"]?.value(of: "item") ?? ".systemRed"
    let template = SwiftTemplate(
      [
        "badge": items["badge"] != nil, "switch": items["hasSwitch"] != nil,
        "accessory": items["accessory"] != nil,
        "action": availability.has(14),
      ],
      [
        "badgeColor": badgeColor, "accessory": items["accessory"]?.value(of: "item") ?? ".none",
        "spacing": items["badge"] == nil ? "" : metric(.badgeSpacing), "chevron": chevron,
      ])
    writer.gap()
    writer.fittedLines(template.lines(Self.accessoryTemplate))
    writeSetRow(to: &writer)
  }

  /// The symbol of a disclosure indicator.
  var chevron: String { SwiftLiteral.text(availability.has(14) ? "chevron.forward" : "chevron.right") }

  private static let accessoryTemplate = """

    %if badge
    /// A cell has an accessory type or an accessory view, so a badge comes with its own chevron.
    %end
    private func accessoryView(for row: Row) -> UIView? {
      let item = row.item
    %if switch
      if item.hasSwitch { return makeSwitch(for: row) }
    %end
    %if badge
      guard let badge = item.badge else { return nil }
      let label = BadgeLabel(badge, color: <#badgeColor#>)
    %if accessory
      guard <#accessory#> == .disclosureIndicator else {
        label.sizeToFit()
        return label
      }
      let chevron = UIImageView(image: UIImage(systemName: <#chevron#>))
      chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
      chevron.tintColor = .tertiaryLabel
      let stack = UIStackView(arrangedSubviews: [label, chevron])
      stack.alignment = .center
      stack.spacing = <#spacing#>
      stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return stack
    %else
      label.sizeToFit()
      return label
    %end
    %else
      return nil
    %end
    }
    %if switch

    private func makeSwitch(for row: Row) -> UISwitch {
      let control = UISwitch()
      control.isOn = switchedOn.contains(row)
    %if action
      control.addAction(
        UIAction { [weak self, weak control] _ in self?.setRow(row, on: control?.isOn == true) },
        for: .valueChanged)
    %else
      // Actions with closures need iOS 14; before, read the switch's state where you need it.
      if #available(iOS 14, *) {
        control.addAction(
          UIAction { [weak self, weak control] _ in self?.setRow(row, on: control?.isOn == true) },
          for: .valueChanged)
      }
    %end
      return control
    }
    %end
    """

  /// What the table view remembers of its switches.
  func writeSetRow(to writer: inout SwiftWriter) {
    guard items["hasSwitch"] != nil else { return }
    writer.gap()
    writer.block("private func setRow(_ row: Row, on isOn: Bool)") { writer in
      writer.line("if isOn {")
      writer.indented { $0.line("switchedOn.insert(row)") }
      writer.line("} else {")
      writer.indented { $0.line("switchedOn.remove(row)") }
      writer.line("}")
    }
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
      ["size": items["imageSize"] != nil],
      ["side": metric(.tileSide), "radius": metric(.tileCornerRadius), "glyph": metric(.tileGlyphSide)])
    writer.gap()
    writer.lines(template.lines(Self.tileTemplate))
  }

  private static let tileTemplate = """
    /// A symbol on a rounded tile, as in Settings, for light and dark appearance.
    private enum SymbolTile {
    %if size
      static let size = CGSize(width: <#side#>, height: <#side#>)
    %else
      static let side: CGFloat = <#side#>
    %end
      static let cornerRadius: CGFloat = <#radius#>
      static let symbolSide: CGFloat = <#glyph#>

    %if size
      /// Corners and symbol scale with the tile.
      @MainActor
      static func image(
        _ symbol: String, color: UIColor, on tile: UIColor, size: CGSize
      ) -> UIImage {
    %else
      @MainActor
      static func image(_ symbol: String, color: UIColor, on tile: UIColor) -> UIImage {
    %end
        let asset = UIImageAsset()
        for style in [UIUserInterfaceStyle.light, .dark] {
          let traits = UITraitCollection(userInterfaceStyle: style)
          let glyph = UIImage(systemName: symbol)?
            .withTintColor(color.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
    %if size
          let image = draw(glyph, on: tile.resolvedColor(with: traits), size: size)
    %else
          let image = draw(glyph, on: tile.resolvedColor(with: traits))
    %end
          asset.register(image, with: traits)
        }
        return asset.image(with: .current)
      }

      @MainActor
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
          let size = CGSize(width: glyph.size.width * scale, height: glyph.size.height * scale)
          let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    %else
          UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).fill()
          guard let glyph else { return }
          let scale = symbolSide / max(glyph.size.width, glyph.size.height, 1)
          let size = CGSize(width: glyph.size.width * scale, height: glyph.size.height * scale)
          let origin = CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2)
    %end
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
  }

  private static let badgeTemplate = """
    /// A short text in a filled capsule.
    private final class BadgeLabel: UILabel {
      static let height: CGFloat = <#height#>
      static let padding: CGFloat = <#padding#>

      init(_ text: String, color: UIColor) {
        super.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: .footnote)
        adjustsFontForContentSizeCategory = true
        textAlignment = .center
        textColor = .white
        backgroundColor = color
        clipsToBounds = true
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
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
}
