// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import TableModel
import TextMetrics

/// What is the device's: status bar, sensor housing, home indicator and outline. Places inside of the status bar are near to
/// what is seen on devices; nobody publishes them.
extension Painter {
  private var device: Device { environment.device }
  private var screen: Rect { layout.pictureRect }

  /// The sensors' place at the screen's top, in content coordinates; `nil` without one.
  private var housing: Outline? {
    guard environment.info.traits.orientation == .portrait, !device.isPad else { return nil }
    let top = environment.safeArea.top
    let width: Points
    switch device.housing {
    case .none: return nil
    case .notch(let notch):
      width = notch
      return Outline(
        rect: Rect(
          x: (environment.width - width) / 2, y: screen.minY, width: width, height: min(32, top - 12)),
        radii: CornerRadii(topLeft: .zero, topRight: .zero, bottomLeft: 20, bottomRight: 20),
        curve: .continuous)
    case .island:
      width = 126
      return Outline(
        rect: Rect(x: (environment.width - width) / 2, y: screen.minY + top - 48, width: width, height: 37),
        radii: CornerRadii(radius: 18.5, corners: .all))
    }
  }

  // MARK: - Status bar

  mutating func paintStatusBar() {
    guard let bar = layout.statusBarRect else { return }
    let isMetal = isMetalBar
    let back = isMetal ? environment.paint(.black) : environment.paint(.clear)
    // Also where nothing of it is seen: a renderer for coarse grids tells the bar's place by it.
    add(.statusBar, nil, .fill(Outline(rect: bar), back))
    let ink = environment.paint(isMetal ? .semantic(.white) : .semantic(.label))
    if let housing {
      let ear = housing.rect.minX
      let middle = device.housing == .island ? housing.rect.midY + 2 : bar.minY + bar.height * 6 / 11
      time(size: 17, x: ear / 2, alignment: .center, middle: middle, ink)
      // The three of them in the middle of the other ear.
      paintSigns(end: environment.width - ear / 2 + 34, middle: middle, scale: 1, ink, tellsCharge: false)
    } else {
      let middle = bar.midY
      if device.isPad {
        time(size: 12, x: 20, alignment: .leading, middle: middle, ink)
        paintSigns(end: environment.width - 20, middle: middle, scale: 0.8, ink, tellsCharge: true)
      } else {
        time(size: 12, x: environment.width / 2, alignment: .center, middle: middle, ink)
        paintBars(x: 6, middle: middle, scale: 0.8, ink)
        wifi(x: 24, middle: middle, side: 15, ink)
        paintBattery(end: environment.width - 6, middle: middle, scale: 0.8, ink)
      }
    }
  }

  private var isMetalBar: Bool {
    if case .gradient = environment.profile.navigationBar.background { true } else { false }
  }

  private mutating func time(
    size: Points, x: Points, alignment: LabelAlignment, middle: Points, _ ink: Paint
  ) {
    let font = Font(size: size, weight: .semibold)
    let text = "9:41"
    let width = TextMeasurer.width(of: text, font: font)
    let left = alignment == .center ? x - width / 2 : x
    let baseline = environment.grid.round(middle + FontMetrics(font).capHeight / 2)
    add(
      .statusBar, nil,
      .text(
        run(
          text, font: font, paint: ink, alignment: alignment,
          frame: Rect(x: left, y: middle, width: width, height: size), baseline: baseline, measured: width)))
  }

  /// Signal, Wi-Fi and battery, from left to right, 68 points at scale 1.
  private mutating func paintSigns(
    end: Points, middle: Points, scale: Double, _ ink: Paint, tellsCharge: Bool
  ) {
    func scaled(_ points: Double) -> Points { Points(points * scale) }
    paintBattery(end: end, middle: middle, scale: scale, ink)
    if device.isPad {
      wifi(x: end - scaled(54), middle: middle, side: scaled(20), ink)
    } else {
      wifi(x: end - scaled(49), middle: middle, side: scaled(20), ink)
      paintBars(x: end - scaled(72), middle: middle, scale: scale, ink)
    }
  }

  private mutating func wifi(x: Points, middle: Points, side: Points, _ ink: Paint) {
    let frame = Rect(x: x, y: middle - side / 2, width: side, height: side)
    add(
      .statusBar, nil,
      .symbol(Symbol(kind: .named("wifi"), frame: layout.directed(frame), paint: ink)))
  }

  /// Four bars, 18 by 12 points at scale 1.
  private mutating func paintBars(x: Points, middle: Points, scale: Double, _ ink: Paint) {
    let heights = [4.0, 6.5, 9.2, 12]
    for (index, height) in heights.enumerated() {
      let bar = Rect(
        x: x + Points(5 * scale * Double(index)), y: middle + Points((6 - height) * scale),
        width: Points(3.2 * scale), height: Points(height * scale))
      fill(.statusBar, Outline(rect: bar, radii: CornerRadii(radius: 1, corners: .all)), ink)
    }
  }

  /// A full battery, 27 by 13 points at scale 1.
  private mutating func paintBattery(end: Points, middle: Points, scale: Double, _ ink: Paint) {
    func scaled(_ points: Double) -> Points { Points(points * scale) }
    var faint = ink
    faint.opacity = 350
    let body = Rect(
      x: end - scaled(27.3), y: middle - scaled(6.5), width: scaled(25), height: scaled(13))
    let outline = Outline(rect: layout.directed(body), radii: CornerRadii(radius: scaled(4.3), corners: .all))
    add(.statusBar, nil, .border(outline, width: 1, faint))
    let charge = Rect(
      x: body.minX + 2, y: body.minY + 2, width: body.width - 4, height: body.height - 4)
    fill(.statusBar, Outline(rect: charge, radii: CornerRadii(radius: scaled(2.5), corners: .all)), ink)
    let cap = Rect(
      x: body.maxX + 1, y: middle - scaled(2.1), width: scaled(1.4), height: scaled(4.2))
    fill(.statusBar, Outline(rect: cap, radii: CornerRadii(radius: scaled(0.7), corners: .all)), faint)
  }

  // MARK: - Around the screen

  /// Over everything else.
  mutating func paintScreen() {
    let info = environment.info.screen
    if let rect = layout.homeIndicatorRect {
      fill(
        .homeIndicator, Outline(rect: rect, radii: CornerRadii(radius: 2.5, corners: .all)),
        environment.paint(.label))
    }
    guard info.deviceFrame == true else { return }
    let black = Paint(red: 0, green: 0, blue: 0)
    if let housing { add(.deviceFrame, nil, .fill(housing, black)) }
    add(
      .deviceFrame, nil,
      .border(screenOutline, width: Self.frameWidth, Paint(red: 0x3A, green: 0x3A, blue: 0x3C)))
  }

  /// Points, inside of the screen's edge.
  private static let frameWidth: Points = 2

  private var screenOutline: Outline { layout.screenOutline }
}

extension LaidOutTable {
  /// The screen with its round corners, in content coordinates.
  var screenOutline: Outline {
    let rect = pictureRect
    return Outline(
      rect: rect, radii: CornerRadii(radius: environment.device.displayCornerRadius, corners: .all),
      curve: .continuous)
  }

  /// In content coordinates; `nil` where none is drawn.
  package var statusBarRect: Rect? {
    let height = environment.statusBarHeight
    guard height > .zero else { return nil }
    return Rect(x: .zero, y: pictureRect.minY, width: environment.width, height: height)
  }

  /// In content coordinates; `nil` where none is drawn. Source: 134 by 5 points, 8 above the edge, on screens 375 wide; in
  /// proportion on others (assumed).
  package var homeIndicatorRect: Rect? {
    guard environment.info.screen.homeIndicator == true, environment.safeArea.bottom > .zero else {
      return nil
    }
    let isWide = environment.info.traits.orientation == .landscape || environment.device.isPad
    let share = isWide ? 0.26 : 0.357
    let width = environment.grid.round(Points(environment.width.doubleValue * share))
    return Rect(
      x: (environment.width - width) / 2, y: pictureRect.maxY - 13, width: width, height: 5)
  }
}

extension DisplayList {
  /// Cuts what reaches into a screen's round corners.
  func clipped(to screen: Outline) -> DisplayList {
    let reach = screen.radii.topLeft
    guard reach > .zero else { return self }
    return map(movedBy: .zero) { item in
      guard item.clip == nil else { return item }
      let rect: Rect
      switch item.content {
      case .fill(let outline, _): rect = outline.rect
      case .border, .shadow, .text, .symbol, .ruler: return item
      }
      let isAtSide = rect.minX < screen.rect.minX + reach || rect.maxX > screen.rect.maxX - reach
      let isAtEnd = rect.minY < screen.rect.minY + reach || rect.maxY > screen.rect.maxY - reach
      guard isAtSide, isAtEnd else { return item }
      var cut = item
      cut.clip = screen
      return cut
    }
  }
}
