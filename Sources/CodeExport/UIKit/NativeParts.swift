// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
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
  }

  /// The symbol of a disclosure indicator.
  var chevron: String { SwiftLiteral.text(availability.has(14) ? "chevron.forward" : "chevron.right") }

  private static let accessoryTemplate = """

    %if badge
    /// A cell has an accessory type or an accessory view: beside a badge stands a chevron of its own.
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
      // Actions with closures came with iOS 14; before, its state is read where it is needed.
      if #available(iOS 14, *) {
        control.addAction(
          UIAction { [weak self, weak control] _ in self?.setRow(row, on: control?.isOn == true) },
          for: .valueChanged)
      }
    %end
      return control
    }

    private func setRow(_ row: Row, on isOn: Bool) {
      if isOn {
        switchedOn.insert(row)
      } else {
        switchedOn.remove(row)
      }
    }
    %end
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
      [:],
      ["side": metric(.tileSide), "radius": metric(.tileCornerRadius), "glyph": metric(.tileGlyphSide)])
    writer.gap()
    writer.lines(template.lines(Self.tileTemplate))
  }

  private static let tileTemplate = """
    /// A symbol on a rounded tile, as in Settings, for light and dark appearance.
    private enum SymbolTile {
      static let side: CGFloat = <#side#>
      static let cornerRadius: CGFloat = <#radius#>
      static let symbolSide: CGFloat = <#glyph#>

      @MainActor
      static func image(_ symbol: String, color: UIColor, on tile: UIColor) -> UIImage {
        let asset = UIImageAsset()
        for style in [UIUserInterfaceStyle.light, .dark] {
          let traits = UITraitCollection(userInterfaceStyle: style)
          let glyph = UIImage(systemName: symbol)?
            .withTintColor(color.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
          let image = draw(glyph, on: tile.resolvedColor(with: traits))
          asset.register(image, with: traits)
        }
        return asset.image(with: .current)
      }

      @MainActor
      private static func draw(_ glyph: UIImage?, on tile: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(bounds: bounds).image { _ in
          tile.setFill()
          UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).fill()
          guard let glyph else { return }
          let scale = symbolSide / max(glyph.size.width, glyph.size.height, 1)
          let size = CGSize(width: glyph.size.width * scale, height: glyph.size.height * scale)
          let origin = CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2)
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
