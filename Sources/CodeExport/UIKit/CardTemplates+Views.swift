// SPDX-License-Identifier: GPL-3.0-or-later

extension CardTemplates {
  /// Where a cell's views lie.
  static let views = """

      private func place(_ look: RowLook, at position: RowPosition) {
    %if insets
        let insets = insets(of: look, at: position)
        cardInsets.set(insets)
    %end
    %if titleOrigin
        var margins = look.contentInsets
        if let origin = look.titleOrigin {
          // As large as the card, but placed at the cell's corner, so it extends past the card's sides.
    %if insets
          let x = origin.x - insets.leading
          let y = origin.y - insets.top
    %else
          let (x, y) = (origin.x, origin.y)
    %end
          margins = NSDirectionalEdgeInsets(top: y, leading: x, bottom: -y, trailing: -x)
        }
        contentInsets.set(margins)
    %else
        contentInsets.set(look.contentInsets)
    %end
      }
    %if insets

      private func insets(of look: RowLook, at position: RowPosition) -> NSDirectionalEdgeInsets {
    %if neighborInsets
        var insets = look.insets
        if !position.isFirst { insets.top = look.neighborInsets.top }
        if !position.isLast { insets.bottom = look.neighborInsets.bottom }
        return insets
    %else
        look.insets
    %end
      }
    %end

      // MARK: Views, which are added once

      private func addViews() {
        contentView.addSubview(card)
        card.addSubview(contentStack)
    %if symbol
    %if imageSize
        symbolView.contentMode = .scaleAspectFit
    %else
        symbolView.contentMode = .center
    %end
        contentStack.addArrangedSubview(symbolView)
        contentStack.setCustomSpacing(Metrics.symbolSpacing, after: symbolView)
    %end
        contentStack.addArrangedSubview(textStack)
        contentStack.alignment = .center
    %if accessories
        contentStack.spacing = Metrics.columnSpacing
        contentStack.addArrangedSubview(accessoryStack)
        addAccessories()
    %end
    %if columns
        textStack.axis = .vertical
    %end
    %if textSpacing
        textStack.spacing = Metrics.textSpacing
    %end
        textStack.addArrangedSubview(titleLabel)
        titleLabel.adjustsFontForContentSizeCategory = true
    %if date
        textStack.addArrangedSubview(dateLabel)
        dateLabel.font = .preferredFont(forTextStyle: .caption1)
        dateLabel.adjustsFontForContentSizeCategory = true
        dateLabel.textColor = .secondaryLabel
    %end
    %if detail
        textStack.addArrangedSubview(detailLabel)
        detailLabel.adjustsFontForContentSizeCategory = true
    %if valuesAlone
        // A long title never takes the value's place.
        detailLabel.setContentHuggingPriority(.aboveTitles, for: .horizontal)
        detailLabel.setContentCompressionResistancePriority(.aboveTitles, for: .horizontal)
    %end
    %end
      }
    %if accessories

      private func addAccessories() {
    %if statusAlone
        accessoryStack.axis = .vertical
        accessoryStack.alignment = .trailing
    %else
        accessoryStack.alignment = .center
    %end
    %if badge
        accessoryStack.spacing = Metrics.badgeSpacing
        accessoryStack.addArrangedSubview(badgeLabel)
    %end
    %if side
        accessoryStack.addArrangedSubview(valueStack)
        valueStack.alignment = .center
    %if value
        valueStack.addArrangedSubview(valueLabel)
        valueLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.adjustsFontForContentSizeCategory = true
    %if level
        valueStack.spacing = 2 * Metrics.levelSpacing
    %end
    %end
    %if level
        valueStack.addArrangedSubview(levelView)
        levelView.contentMode = .scaleAspectFit
        levelView.widthAnchor.constraint(equalToConstant: Metrics.levelSide).activateAlmost()
        levelView.heightAnchor.constraint(equalToConstant: Metrics.levelSide).activateAlmost()
    %end
        for view in valueStack.arrangedSubviews { view.keepWidth() }
    %end
    %if switch
        accessoryStack.addArrangedSubview(switchControl)
    %end
    %if details
        accessoryStack.addArrangedSubview(detailButton)
    %end
    %if indicators
        accessoryStack.addArrangedSubview(indicatorView)
        indicatorView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    %end
        for view in accessoryStack.arrangedSubviews { view.keepWidth() }
      }
    %end

      private func constrainViews() {
        contentStack.translatesAutoresizingMaskIntoConstraints = false
        card.translatesAutoresizingMaskIntoConstraints = false
    %if insets
        cardInsets.activate()
    %else
        EdgeConstraints(of: card, in: contentView).activate()
    %end
        contentInsets.activate()
    %if cards
        let least = card.heightAnchor.constraint(greaterThanOrEqualToConstant: RowLook.minimumHeight)
    %else
        let least = contentView.heightAnchor.constraint(
          greaterThanOrEqualToConstant: RowLook.minimumHeight)
    %end
        least.activateAlmost()
    %if symbol
    %if imageSizeStored
        symbolWidth.activateAlmost()
    %else
    %if imageSize
        let size = <#imageSize#>
        symbolView.widthAnchor.constraint(equalToConstant: size.width).activateAlmost()
        symbolView.heightAnchor.constraint(equalToConstant: size.height).activateAlmost()
    %else
        symbolView.widthAnchor.constraint(equalToConstant: Metrics.symbolWidth).activateAlmost()
    %end
    %end
    %end
      }
    """

  /// Lines and shadows as views of their own.
  static let lines = """
    %if shadow

      private func addShadow() {
        contentView.insertSubview(shadowView, belowSubview: card)
        shadowView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          shadowView.topAnchor.constraint(equalTo: card.topAnchor),
          shadowView.leadingAnchor.constraint(equalTo: card.leadingAnchor),
          shadowView.bottomAnchor.constraint(equalTo: card.bottomAnchor),
          shadowView.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
      }
    %end
    %if line

      private func addLine() {
        contentView.addSubview(line)
        line.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([lineHeight, lineTrailing])
    %if !lineBoth
    %if lineOwn
        lineLeading.isActive = true
    %else
        lineAtTitle.isActive = true
    %end
    %end
    %if lineTop
    %if !lineBottom
        lineAtTop.isActive = true
    %end
    %else
        lineAtBottom.isActive = true
    %end
      }

      private func showLine(_ look: RowLook, at position: RowPosition) {
        line.backgroundColor = look.lineColor
        lineHeight.constant = look.lineThickness
        lineTrailing.constant = look.lineTrailing
    %if lineSpacing
        lineAtBottom.constant = position.isLast ? 0 : look.lineSpacing
    %end
    %if lineTop lineBottom
        lineAtTop.isActive = look.lineIsOnTop
        lineAtBottom.isActive = !look.lineIsOnTop
    %end
    \(hasNoLine)
        line.isHidden = hasNone || look.lineThickness == 0
    %if lineBoth
        lineLeading.constant = look.lineLeading ?? 0
        lineLeading.isActive = look.lineLeading != nil
        lineAtTitle.isActive = look.lineLeading == nil
    %else
    %if lineOwn
        lineLeading.constant = look.lineLeading
    %end
    %end
      }
    %end
    %if hasSectionEdges

      private func addEdges() {
        for edge in [topEdge, bottomEdge] {
          contentView.addSubview(edge)
          edge.translatesAutoresizingMaskIntoConstraints = false
          edge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
          edge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
          topEdgeHeight, bottomEdgeHeight,
          topEdge.topAnchor.constraint(equalTo: contentView.topAnchor),
          bottomEdge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }

      private func showEdges(_ look: RowLook, at position: RowPosition) {
        for edge in [topEdge, bottomEdge] { edge.backgroundColor = look.lineColor }
        topEdgeHeight.constant = look.lineThickness
        bottomEdgeHeight.constant = look.lineThickness
        topEdge.isHidden = !look.hasSectionEdges || !position.isFirst
        bottomEdge.isHidden = !look.hasSectionEdges || !position.isLast
      }
    %end
    }
    """

  static let edgeConstraints = """
    /// The constraints between the edges of two views, changed together.
    @MainActor
    private struct EdgeConstraints {
      let top: NSLayoutConstraint
      let leading: NSLayoutConstraint
      let bottom: NSLayoutConstraint
      let trailing: NSLayoutConstraint

      init(of view: UIView, in container: UIView) {
        top = view.topAnchor.constraint(equalTo: container.topAnchor)
        leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        // The table view's own constraint on the cell's height comes first.
        bottom = container.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottom.priority = .almostRequired
        trailing = container.trailingAnchor.constraint(equalTo: view.trailingAnchor)
      }

      func activate() {
        NSLayoutConstraint.activate([top, leading, bottom, trailing])
      }

      func set(_ insets: NSDirectionalEdgeInsets) {
        top.constant = insets.top
        leading.constant = insets.leading
        bottom.constant = insets.bottom
        trailing.constant = insets.trailing
      }
    }

    extension UILayoutPriority {
      /// Required constraints win.
      fileprivate static let almostRequired = UILayoutPriority(999)
    %if anyValues
      /// Above the default of labels.
      fileprivate static let aboveTitles = UILayoutPriority(751)
    %end
    }

    extension NSLayoutConstraint {
      /// The table view's own heights come first, and hidden views of a stack view have no size.
      fileprivate func activateAlmost() {
        priority = .almostRequired
        isActive = true
      }
    }
    """
}
