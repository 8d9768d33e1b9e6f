// SPDX-License-Identifier: GPL-3.0-or-later

open class CALayer: Hashable {
  public var frame = CGRect.zero {
    didSet { if frame.size != oldValue.size { needsLayout = true } }
  }
  var boundsOrigin = CGPoint.zero
  private var needsLayout = true
  public var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  public private(set) weak var superlayer: CALayer?
  public private(set) var sublayers: [CALayer]?
  public var mask: CALayer?
  public var masksToBounds = false
  public var backgroundColor: CGColor?
  public var cornerRadius: CGFloat = 0
  public var maskedCorners = CACornerMask(rawValue: 15)
  public var cornerCurve = CALayerCornerCurve.circular
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowRadius: CGFloat = 3
  public var shadowPath: CGPath?
  public var opacity: Float = 1
  public var isHidden = false
  public var name: String?
  public required init() {}
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(index), all.count))
    sublayers = all
    layer.superlayer = self
  }
  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func layoutSublayers() {}
  public func setNeedsLayout() { needsLayout = true }
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSublayers()
    }
    sublayers?.forEach { $0.layoutIfNeeded() }
  }
  public static func == (one: CALayer, other: CALayer) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor? = UIColor.black.cgColor
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
}
