// SPDX-License-Identifier: GPL-3.0-or-later

extension CardTemplates {
  /// Where a cell's views lie.
  static let views = """

      private func place(_ look: RowLook, at position: RowPosition) {
    %if neighborInsets
        var insets = look.insets
        if !position.isFirst { insets.top = look.neighborInsets.top }
        if !position.isLast { insets.bottom = look.neighborInsets.bottom }
        cardInsets.set(insets)
    %else
    %if insets
        let insets = look.insets
        cardInsets.set(insets)
    %end
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
    %if line !faithful

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
    %if hasSectionEdges
        for edge in [topEdge, bottomEdge] { edge.backgroundColor = look.lineColor }
        topEdgeHeight.constant = look.lineThickness
        bottomEdgeHeight.constant = look.lineThickness
        topEdge.isHidden = !look.hasSectionEdges || !position.isFirst
        bottomEdge.isHidden = !look.hasSectionEdges || !position.isLast
    %end
      }
    %end

      // MARK: Views, which are added once

      private func addViews() {
    %if shadow !faithful
        contentView.addSubview(shadowView)
    %end
        contentView.addSubview(card)
        card.addSubview(contentStack)
    %if line !faithful
        contentView.addSubview(line)
    %end
    %if hasSectionEdges !faithful
        contentView.addSubview(topEdge)
        contentView.addSubview(bottomEdge)
    %end
    %if symbol
    %if imageSize
        symbolView.contentMode = .scaleAspectFit
    %else
        symbolView.contentMode = .center
    %end
        contentStack.addArrangedSubview(symbolView)
        contentStack.setCustomSpacing(<#symbolSpacing#>, after: symbolView)
    %end
        contentStack.addArrangedSubview(textStack)
        contentStack.alignment = .center
    %if accessories
        contentStack.spacing = <#spacing#>
        contentStack.addArrangedSubview(accessoryStack)
        accessoryStack.setContentHuggingPriority(.required, for: .horizontal)
    %if statusAlone
        accessoryStack.axis = .vertical
        accessoryStack.alignment = .trailing
    %else
        accessoryStack.alignment = .center
    %end
    %if badge
        accessoryStack.spacing = <#badgeSpacing#>
    %end
    %end
        textStack.axis = .vertical
        textStack.spacing = <#textSpacing#>
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
    %if trailingDetail
        detailLabel.setContentHuggingPriority(.required, for: .horizontal)
    %end
    %end
      }

      private func constrainViews() {
        contentStack.translatesAutoresizingMaskIntoConstraints = false
        card.translatesAutoresizingMaskIntoConstraints = false
    %if insets
        cardInsets.activate()
    %else
        EdgeConstraints(of: card, in: contentView).activate()
    %end
        contentInsets.activate()
        let height = RowLook.minimumHeight
    %if cards
        let least = card.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    %else
        let least = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    %end
        least.breakable.isActive = true
    %if symbol
    %if imageSize
    %if imageSizeStored
        symbolWidth.isActive = true
    %else
        let size = <#imageSize#>
        symbolView.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        symbolView.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    %end
    %else
        symbolView.widthAnchor.constraint(equalToConstant: <#symbolWidth#>).isActive = true
    %end
    %end
    %if shadow !faithful
        shadowView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          shadowView.topAnchor.constraint(equalTo: card.topAnchor),
          shadowView.leadingAnchor.constraint(equalTo: card.leadingAnchor),
          shadowView.bottomAnchor.constraint(equalTo: card.bottomAnchor),
          shadowView.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
    %end
    %if line !faithful
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
    %end
    %if hasSectionEdges !faithful
        for edge in [topEdge, bottomEdge] {
          edge.translatesAutoresizingMaskIntoConstraints = false
          edge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
          edge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
          topEdgeHeight, bottomEdgeHeight,
          topEdge.topAnchor.constraint(equalTo: contentView.topAnchor),
          bottomEdge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    %end
      }
    }

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
        bottom = container.bottomAnchor.constraint(equalTo: view.bottomAnchor).breakable
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

    extension NSLayoutConstraint {
      /// Below required, so that required constraints win.
      fileprivate var breakable: NSLayoutConstraint {
        priority = UILayoutPriority(999)
        return self
      }
    }
    """
}
