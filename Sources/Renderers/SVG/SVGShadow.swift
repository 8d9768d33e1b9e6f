// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// A shadow as layers of its shape, each a little smaller and with rounder corners than the one below.
/// Together they are as dark at each distance from the edge as a Gaussian blur. Only some rasterisers draw
/// filters, and all do so slowly.
///
/// Along an edge, the steps of the blur's profile are too small to see. At a corner, the layers follow the
/// lines on which a blurred corner is equally dark.
enum SVGShadow {
  /// The layers from the outermost to the innermost, with their opacities in thousandths.
  ///
  /// - Parameters:
  ///   - outline: an outline at the origin.
  ///   - radius: the blur's standard deviation in points, more than 0.
  static func layers(of outline: Outline, radius: Points) -> [(outline: Outline, opacity: Int)] {
    let sigma = radius.doubleValue
    let (width, height) = (outline.rect.width.doubleValue, outline.rect.height.doubleValue)
    let (narrow, wide) = (min(width, height), max(width, height))
    // A narrow shape is less dark in its middle than a wide one.
    let most = (2 * cumulative(narrow / 2 / sigma) - 1) * (2 * cumulative(wide / 2 / sigma) - 1)
    let count = max(8, min(32, Int((sigma * 6).rounded(.up))))
    var layers: [(outline: Outline, opacity: Int)] = []
    var light = 1.0
    for index in 0..<count {
      let level = most * (Double(index) + 0.5) / Double(count)
      let inset = distance(level / most, narrow / sigma) * sigma
      guard inset < narrow / 2 else { break }
      let next = 1 - most * Double(index + 1) / Double(count)
      // With this opacity, the layers so far let through as much light as the blur does here.
      let opacity = Int(((1 - next / light) * 1000).rounded())
      light *= 1 - Double(opacity) / 1000
      guard opacity > 0 else { continue }
      layers.append((outline.inset(by: inset, sigma: sigma), opacity))
    }
    return layers
  }

  /// The distance inside the edge, in standard deviations, at which a slab of a thickness has a darkness,
  /// relative to its middle.
  private static func distance(_ level: Double, _ thickness: Double) -> Double {
    let middle = 2 * cumulative(thickness / 2) - 1
    var (low, high) = (-4.0, thickness / 2)
    for _ in 0..<40 {
      let place = (low + high) / 2
      let dark = cumulative(place) + cumulative(thickness - place) - 1
      if dark < level * middle { low = place } else { high = place }
    }
    return (low + high) / 2
  }

  /// The standard normal distribution, by the approximation 26.2.17 of Abramowitz and Stegun, exact to
  /// 7.5e-8.
  static func cumulative(_ value: Double) -> Double {
    let t = 1 / (1 + 0.2316419 * abs(value))
    let tail =
      t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
    // e^(-x²/2), as (1 + x²/2 / 2^12)^-(2^12): the core has no C library.
    var density = 1 + value * value / 8192
    for _ in 0..<12 { density *= density }
    let outside = 0.3989422804 / density * tail
    return value < 0 ? outside : 1 - outside
  }
}

extension Outline {
  /// A layer of a shadow, `distance` points inside the edge, or outside if that is negative. `sigma` is the
  /// blur's standard deviation in points.
  fileprivate func inset(by distance: Double, sigma: Double) -> Outline {
    var result = self
    result.rect = rect.inset(by: Points(distance))
    // The point on the diagonal at which a blurred square corner is as dark as this edge. The middle of an
    // arc of radius r is 0.293 r inside both edges.
    let edge = SVGShadow.cumulative(distance / sigma)
    var (low, high) = (-6.0, 6.0)
    for _ in 0..<40 {
      let place = (low + high) / 2
      let dark = SVGShadow.cumulative(place)
      if dark * dark < edge { low = place } else { high = place }
    }
    let blurred = max(0, (low * sigma - distance) / 0.293)
    let most = min(result.rect.width, result.rect.height) / 2
    result.radii = radii.map { own in
      let kept = max(0, own.doubleValue - distance)
      return min(most, Points((kept * kept + blurred * blurred).squareRoot()))
    }
    result.curve = .circular
    return result
  }
}
