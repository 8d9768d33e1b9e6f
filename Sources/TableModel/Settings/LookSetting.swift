/// The keys of a ``Look``, as specs name them.
package enum LookSetting: String, Hashable, Sendable, CaseIterable {
  case cornerRadius, onlyRowCornerRadius, cornerCurve, maskedCorners, cornerTechnique, cornerClamping
  case masksToBounds
  case insetTop = "inset.top"
  case insetLeft = "inset.left"
  case insetBottom = "inset.bottom"
  case insetRight = "inset.right"
  case rowSpacing, sectionSpacing
  case separatorStyle = "separator.style"
  case separatorModel = "separator.model"
  case separatorLeft = "separator.left"
  case separatorRight = "separator.right"
  case separatorReference = "separator.reference"
  case separatorPosition = "separator.position"
  case separatorThickness = "separator.thickness"
  case separatorLength = "separator.length"
  case separatorSectionEdges = "separator.sectionEdges"
  case separatorColor = "separator.color"
  case shadow, border, rowColor, titleColor, detailColor, tintColor, rowHeight, cellContent, titleOrigin

  /// Its value; `nil` where it is inherited.
  package func value(in look: Look) -> AnyHashable? {
    switch self {
    case .cornerRadius: look.cornerRadius
    case .onlyRowCornerRadius: look.onlyRowCornerRadius
    case .cornerCurve: look.cornerCurve
    case .maskedCorners: look.maskedCorners
    case .cornerTechnique: look.cornerTechnique
    case .cornerClamping: look.cornerClamping
    case .masksToBounds: look.masksToBounds
    case .insetTop: look.insets.top
    case .insetLeft: look.insets.left
    case .insetBottom: look.insets.bottom
    case .insetRight: look.insets.right
    case .rowSpacing: look.rowSpacing
    case .sectionSpacing: look.sectionSpacing
    case .separatorStyle: look.separator.style
    case .separatorModel: look.separator.model
    case .separatorLeft: look.separator.left
    case .separatorRight: look.separator.right
    case .separatorReference: look.separator.reference
    case .separatorPosition: look.separator.position
    case .separatorThickness: look.separator.thickness
    case .separatorLength: look.separator.length
    case .separatorSectionEdges: look.separator.sectionEdges
    case .separatorColor: look.separator.color
    case .shadow: look.shadow
    case .border: look.border
    case .rowColor: look.rowColor
    case .titleColor: look.titleColor
    case .detailColor: look.detailColor
    case .tintColor: look.tintColor
    case .rowHeight: look.rowHeight
    case .cellContent: look.cellContent
    case .titleOrigin: look.titleOrigin
    }
  }
}
