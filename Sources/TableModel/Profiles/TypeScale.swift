import Geometry

package enum TypeScale {
  package static func size(of style: TextStyle, at size: TextSize) -> Points { style == .footnote ? 13 : 17 }
  package static func leading(of style: TextStyle, at size: TextSize) -> Points { 22 }
}
