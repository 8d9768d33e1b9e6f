// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The parts of the device: status bar, camera housing, home indicator and outline. ``Device/face`` has their
/// places.
extension Painter {
  private var device: Device { environment.device }
  private var screen: Rect { layout.pictureRect }

  /// The shape of the camera housing, in content coordinates; `nil` without one.
  private var housing: Outline? {
    guard environment.info.traits.orientation == .portrait else { return nil }
    func centered(_ size: Size, top: Points) -> Rect {
      Rect(
        x: (environment.width - size.width) / 2, y: screen.minY + top, width: size.width, height: size.height)
    }
    switch device.face.housing {
    case .none: return nil
    case .notch(let size):
      return Outline(
        rect: centered(size, top: .zero),
        radii: CornerRadii(topLeft: .zero, topRight: .zero, bottomLeft: 20, bottomRight: 20),
        curve: .continuous)
    case .island(let size, let top):
      return Outline(
        rect: centered(size, top: top), radii: CornerRadii(radius: size.height / 2, corners: .all))
    }
  }

  // MARK: - Status bar

  /// Paints time, signal, Wi-Fi and battery; nothing if the status bar isn't drawn.
  mutating func paintStatusBar() {
    guard let bar = layout.statusBarRect else { return }
    let isMetal = isMetalBar
    let back = isMetal ? environment.paint(.black) : environment.paint(.clear)
    // Painted even if it is invisible, because renderers for coarse grids find the bar by it.
    add(.statusBar, nil, .fill(Outline(rect: bar), back))
    let ink = environment.paint(isMetal || sheetIsOnBlack ? .semantic(.white) : .semantic(.label))
    let places = device.face.statusBar
    let middle = bar.minY + (places.middle ?? bar.height / 2)
    time(places, middle: middle, ink)
    let unit = StatusSigns(scale: places.signsScale, middle: middle)
    let battery = unit.battery(endingAt: environment.width - places.signsInset)
    paint(battery, ink)
    let gap = places.signsGap
    if case .centered = places.clock {
      let signal = unit.signal(from: places.signsInset)
      paint(signal: signal, ink)
      paint(wifi: unit.wifi(from: signal.maxX + gap), ink)
    } else {
      let wifi = unit.wifi(endingAt: battery.body.minX - gap)
      paint(wifi: wifi, ink)
      if !device.isPad { paint(signal: unit.signal(endingAt: wifi.minX - gap), ink) }
    }
  }

  private var isMetalBar: Bool {
    if case .gradient = environment.profile.navigationBar.background { true } else { false }
  }

  private mutating func time(_ places: Device.StatusBar, middle: Points, _ ink: RGBA) {
    let font = Font(size: places.clockSize, weight: .semibold)
    let text = "9:41"
    let width = TextMeasurer.width(of: text, font: font)
    let left: Points
    let alignment: LabelAlignment
    switch places.clock {
    case .centered: (left, alignment) = ((environment.width - width) / 2, .center)
    case .around(let x): (left, alignment) = (x - width / 2, .center)
    case .from(let x): (left, alignment) = (x, .leading)
    }
    let baseline = environment.grid.round(middle + FontMetrics(font).capHeight / 2)
    add(
      .statusBar, nil,
      .text(
        environment.run(
          text, font: font, paint: ink, alignment: alignment,
          frame: Rect(x: left, y: middle, width: width, height: font.size), baseline: baseline,
          measured: width)))
  }

  /// - Parameter frame: the frame of its ink.
  private mutating func paint(wifi frame: Rect, _ ink: RGBA) {
    let side = Points(frame.width.doubleValue * 24 / StatusSigns.wifiUnits)
    let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    add(.statusBar, nil, .symbol(Symbol(kind: .named("wifi"), frame: layout.directed(box), paint: ink)))
  }

  private mutating func paint(signal frame: Rect, _ ink: RGBA) {
    for bar in StatusSigns.bars(of: frame) {
      fill(.statusBar, Outline(rect: bar, radii: CornerRadii(radius: 1, corners: .all)), ink)
    }
  }

  private mutating func paint(_ battery: StatusSigns.Battery, _ ink: RGBA) {
    var faint = ink
    faint.alpha = 350
    func outline(_ rect: Rect, radius: Points) -> Outline {
      Outline(rect: rect, radii: CornerRadii(radius: radius, corners: .all))
    }
    let radius = battery.body.height * 3 / 10
    add(.statusBar, nil, .border(outline(layout.directed(battery.body), radius: radius), width: 1, faint))
    fill(.statusBar, outline(battery.charge, radius: radius - 2), ink)
    fill(.statusBar, outline(battery.pin, radius: battery.pin.width / 2), faint)
  }

  // MARK: - Around the screen

  /// Paints the home indicator and the device's outline over everything else.
  mutating func paintScreen() {
    let info = environment.info.screen
    if let rect = layout.homeIndicatorRect {
      fill(
        .homeIndicator, Outline(rect: rect, radii: CornerRadii(radius: 2.5, corners: .all)),
        environment.paint(.label))
    }
    guard info.deviceFrame == true else { return }
    let black = RGBA(red: 0, green: 0, blue: 0)
    if let housing { add(.deviceFrame, nil, .fill(housing, black)) }
    add(
      .deviceFrame, nil,
      .border(screenOutline, width: Self.frameWidth, RGBA(red: 0x3A, green: 0x3A, blue: 0x3C)))
  }

  /// The width of the device's outline in points, inside the screen's edge.
  private static let frameWidth: Points = 2

  private var screenOutline: Outline { layout.screenOutline }
}

extension LaidOutTable {
  /// The screen with its round corners, in content coordinates.
  var screenOutline: Outline {
    let rect = pictureRect
    return Outline(
      rect: rect, radii: CornerRadii(radius: environment.device.face.cornerRadius, corners: .all),
      curve: .continuous)
  }

  /// The status bar in content coordinates; `nil` if it isn't drawn.
  package var statusBarRect: Rect? {
    let height = environment.statusBarHeight - environment.device.face.statusBar.below
    guard height > .zero else { return nil }
    return Rect(x: .zero, y: pictureRect.minY, width: environment.width, height: height)
  }

  /// The home indicator in content coordinates; `nil` if it isn't drawn. Source: 134 by 5 points, 8 above the
  /// edge, on screens 375 wide; in proportion on others (assumed).
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
  /// Clips filled shapes and shadows that reach into a screen's round corners.
  func clipped(to screen: Outline) -> DisplayList {
    let reach = screen.radii.topLeft
    guard reach > .zero else { return self }
    return map(movedBy: .zero) { item in
      guard item.clip == nil else { return item }
      var rect: Rect
      switch item.content {
      case .fill(let outline, _), .gradient(let outline, _): rect = outline.rect
      case .shadow(let shadow):
        // It is as wide as the shape that casts it, or wider.
        rect = shadow.outline.rect
        let extent = item.verticalExtent
        rect = Rect(
          x: rect.minX, y: extent.lowerBound, width: rect.width, height: extent.upperBound - extent.lowerBound
        )
      case .border, .text, .symbol, .ruler, .picture, .mark: return item
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
