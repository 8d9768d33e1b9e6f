// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension RowCell {
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    card.isHighlighted = highlighted
  }

  #if shadow

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
  #endif
  #if line

  private func addLine() {
    contentView.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([lineHeight, lineTrailing])
    #if lineOwn && !lineBoth
    lineLeading.isActive = true
    #elseif !lineBoth
    lineAtTitle.isActive = true
    #endif
    #if lineTop && !lineBottom
    lineAtTop.isActive = true
    #elseif !lineTop
    lineAtBottom.isActive = true
    #endif
  }

  private func showLine(_ look: RowLook, at position: RowPosition) {
    line.backgroundColor = look.lineColor
    lineHeight.constant = look.lineThickness
    lineTrailing.constant = look.lineTrailing
    #if lineSpacing
    lineAtBottom.constant = position.isLast ? 0 : look.lineSpacing
    #endif
    #if lineTop && lineBottom
    lineAtTop.isActive = look.lineIsOnTop
    lineAtBottom.isActive = !look.lineIsOnTop
    #endif
    #if lineTop && lineBottom
    let hasNone = look.lineIsOnTop ? position.isFirst : position.isLast
    #elseif lineTop
    let hasNone = position.isFirst
    #elseif hasLineUnderLastRow
    let hasNone = position.isLast && !look.hasLineUnderLastRow
    #else
    let hasNone = position.isLast
    #endif
    line.isHidden = hasNone || look.lineThickness == 0
    #if lineBoth
    lineLeading.constant = look.lineLeading ?? 0
    lineLeading.isActive = look.lineLeading != nil
    lineAtTitle.isActive = look.lineLeading == nil
    #elseif lineOwn
    lineLeading.constant = look.lineLeading
    #endif
  }
  #endif
  #if hasSectionEdges

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
  #endif
}
