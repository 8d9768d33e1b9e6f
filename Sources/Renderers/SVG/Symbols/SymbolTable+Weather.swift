// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Sun, moon, clouds and what comes out of them.
extension SymbolTable {
  static let weather: [String: [SymbolShape]] = {
    let sun: StaticString = "M12 7.5A4.5 4.5 0 1 1 12 16.5A4.5 4.5 0 1 1 12 7.5Z"
    let rays: StaticString =
      "M12 2V3.8M12 20.2V22M2 12H3.8M20.2 12H22M4.9 4.9L6.2 6.2M17.8 17.8L19.1 19.1M19.1 4.9L17.8 6.2M6.2 17.8L4.9 19.1"
    let dimRays: StaticString =
      "M12 3.6V3.7M12 20.3V20.4M3.6 12H3.7M20.3 12H20.4M6 6L6.1 6.1M17.9 17.9L18 18M18 6L17.9 6.1M6.1 17.9L6 18"
    let moon: StaticString = "M20.4 14.6A9 9 0 1 1 9.4 3.6A7.4 7.4 0 0 0 20.4 14.6Z"
    let smallMoon: StaticString =
      "M16.74 15.31C16.94 15.01 17.61 13.78 17.52 13.44A0.29 0.29 0 0 0 17.03 13.31A4.29 4.29 0 0 1 10.95 7.23A0.29 0.29 0 0 0 10.67 6.74A5.61 5.61 0 1 0 16.74 15.31Z"
    let stars: StaticString =
      "M16.6 3C16.9 4.9 17.6 5.6 19.5 5.9C17.6 6.2 16.9 6.9 16.6 8.8C16.3 6.9 15.6 6.2 13.7 5.9C15.6 5.6 16.3 4.9 16.6 3ZM19.4 9C19.6 10.1 20 10.5 21.1 10.7C20 10.9 19.6 11.3 19.4 12.4C19.2 11.3 18.8 10.9 17.7 10.7C18.8 10.5 19.2 10.1 19.4 9Z"
    let cloud: StaticString = "M7 15.4A4.4 4.4 0 0 1 6.2 6.7A6 6 0 0 1 17.6 6.9A4.3 4.3 0 0 1 17.2 15.4Z"
    let rain: StaticString = "M8.4 18L7 21.4M12.6 18L11.2 21.4M16.8 18L15.4 21.4"
    let snow: StaticString = "M7.6 18.2H7.7M12 18.2H12.1M16.4 18.2H16.5M9.8 21H9.9M14.2 21H14.3"
    let strike: StaticString = "M12.8 13.4L9.6 17.8H12.2L11 21.6L14.8 16.4H12.2Z"
    let lower: StaticString = "M6.4 20.2A4.1 4.1 0 0 1 5.6 12.1A5.6 5.6 0 0 1 16.2 12.3A4 4 0 0 1 15.8 20.2Z"
    let half: StaticString = "M6.9 16.4A5.1 5.1 0 0 1 17.1 16.4Z"
    let horizon: StaticString = "M2.4 16.4H4M20 16.4H21.6M5.4 9.8L6.4 10.8M18.6 9.8L17.6 10.8M4 20.2H20"
    let umbrella: StaticString =
      "M2.9 12.4A9.1 9.1 0 0 1 21.1 12.4C19.4 11 17.4 11 15.9 12.4C14.2 11 13.2 11 12 12.2C10.8 11 9.8 11 8.1 12.4C6.6 11 4.6 11 2.9 12.4Z"
    let drop: StaticString =
      "M12 2.9C14.6 6.6 18.4 10.4 18.4 14.6A6.4 6.4 0 0 1 5.6 14.6C5.6 10.4 9.4 6.6 12 2.9Z"
    let flame: StaticString =
      "M12.4 2.8C13 6.8 18.6 8.6 18.6 14.4A6.6 6.6 0 0 1 5.4 14.4C5.4 11.6 6.8 9.8 8.2 8.2C8.6 9.4 9.1 10.2 10 10.8C9.8 7.6 10.6 4.8 12.4 2.8Z"
    let leaf: StaticString = "M4 6.4C8 8.6 18.6 5.6 20 12.6C20.8 16.8 17.8 19.8 14 19.6C8 19.2 5 14.4 4 6.4Z"
    let tube: StaticString = "M9.3 13.6V5.2A2.7 2.7 0 0 1 14.7 5.2V13.6A4.5 4.5 0 1 1 9.3 13.6Z"
    return [
      "sun.max": [.stroke(sun), .stroke(rays)], "sun.max.fill": [.solid(sun), .stroke(rays)],
      "sun.min": [.stroke(sun), .stroke(dimRays, 1.9)], "sun.min.fill": [.solid(sun), .stroke(dimRays, 1.9)],
      "sunrise": [.stroke(half), .stroke(horizon), .stroke("M12 8.6V3.4M9.6 5.6L12 3.2L14.4 5.6")],
      "sunrise.fill": [.solid(half), .stroke(horizon), .stroke("M12 8.2V3.4M9.6 5.6L12 3.2L14.4 5.6")],
      "sunset": [.stroke(half), .stroke(horizon), .stroke("M12 3V8.2M9.6 6L12 8.4L14.4 6")],
      "sunset.fill": [.solid(half), .stroke(horizon), .stroke("M12 2.8V7.8M9.6 5.6L12 8L14.4 5.6")],
      "moon": [.stroke(moon)], "moon.fill": [.solid(moon)],
      "moon.circle": SymbolPart.ringed(smallMoon), "moon.circle.fill": SymbolPart.disced(smallMoon),
      "moon.stars": [.stroke(moon), .solid(stars, width: 0.5)],
      "moon.stars.fill": [.solid(moon), .solid(stars, width: 0.5)],
      "cloud.rain": [.stroke(cloud), .stroke(rain, 1.6)],
      "cloud.rain.fill": [.solid(cloud), .stroke(rain, 1.6)],
      "cloud.snow": [.stroke(cloud), .stroke(snow, 1.8)],
      "cloud.snow.fill": [.solid(cloud), .stroke(snow, 1.8)],
      "cloud.bolt": [
        .fill(
          "M7 16.25H8.75L9.99 14.55H7.01A3.55 3.55 0 0 1 6.38 7.53A0.85 0.85 0 0 0 7 6.98A5.15 5.15 0 0 1 16.79 7.15A0.85 0.85 0 0 0 17.44 7.73A3.45 3.45 0 0 1 17.16 14.55H14.2L14.15 14.8H14.8A1.6 1.6 0 0 1 16.39 16.25H17.2A5.15 5.15 0 0 0 18.25 6.19A6.85 6.85 0 0 0 5.56 5.99A5.25 5.25 0 0 0 7 16.25Z"
        ), .solid(strike, width: 0.9),
      ],
      "cloud.bolt.fill": [
        .fill(
          "M17.2 16.25H16.39A1.6 1.6 0 0 0 14.8 14.8H14.15L14.37 13.71A1.6 1.6 0 0 0 11.51 12.46L8.75 16.25H7A5.25 5.25 0 0 1 5.56 5.99A6.85 6.85 0 0 1 18.25 6.19A5.15 5.15 0 0 1 17.2 16.25Z"
        ), .solid(strike, width: 0.9),
      ],
      "cloud.sun": [
        .stroke(lower),
        .fill(
          "M16.85 2.8V2.3A0.85 0.85 0 0 0 15.15 2.3V2.8A0.85 0.85 0 0 0 16.85 2.8ZM12.2 4L11.8 3.6A0.85 0.85 0 0 0 10.6 4.8L11 5.2A0.85 0.85 0 0 0 12.2 4ZM21 5.2L21.4 4.8A0.85 0.85 0 0 0 20.2 3.6L19.8 4A0.85 0.85 0 0 0 21 5.2ZM12.44 6.67A4.25 4.25 0 1 1 19.25 11.74A5.96 5.96 0 0 0 17.79 10.82A2.55 2.55 0 1 0 14.14 7.26A7.57 7.57 0 0 0 12.44 6.67ZM21.2 13L20.9 12.7A0.85 0.85 0 0 0 19.99 12.51A5.91 5.91 0 0 1 21 14.35A0.85 0.85 0 0 0 21.2 13ZM21.6 9.85H22A0.85 0.85 0 0 0 22 8.15H21.6A0.85 0.85 0 0 0 21.6 9.85Z"
        ),
      ],
      "cloud.sun.fill": [
        .solid(lower),
        .fill(
          "M16.85 2.8V2.3A0.85 0.85 0 0 0 15.15 2.3V2.8A0.85 0.85 0 0 0 16.85 2.8ZM12.2 4L11.8 3.6A0.85 0.85 0 0 0 10.6 4.8L11 5.2A0.85 0.85 0 0 0 12.2 4ZM21 5.2L21.4 4.8A0.85 0.85 0 0 0 20.2 3.6L19.8 4A0.85 0.85 0 0 0 21 5.2ZM19.25 11.74A4.25 4.25 0 1 0 12.44 6.67A7.5 7.5 0 0 1 17.62 10.75A5.96 5.96 0 0 1 19.25 11.74ZM20.9 12.7L21.2 13A0.85 0.85 0 0 1 21 14.35A5.91 5.91 0 0 0 19.99 12.51A0.85 0.85 0 0 1 20.9 12.7ZM21.6 9.85H22A0.85 0.85 0 0 0 22 8.15H21.6A0.85 0.85 0 0 0 21.6 9.85Z"
        ),
      ],
      "wind": [
        .stroke(
          "M2.8 8.6H12.4A2.7 2.7 0 1 0 9.9 4.9M2.8 12.2H18.2A2.9 2.9 0 1 0 15.5 8.2M2.8 15.8H13.6A2.6 2.6 0 1 1 11.2 19.4"
        )
      ],
      "snowflake": [
        .stroke(
          "M12 2.6V21.4M3.9 7.3L20.1 16.7M20.1 7.3L3.9 16.7M9.4 4L12 6.4L14.6 4M9.4 20L12 17.6L14.6 20M3.6 10.6L7 9.1L6.6 5.4M20.4 13.4L17 14.9L17.4 18.6M20.4 10.6L17 9.1L17.4 5.4M3.6 13.4L7 14.9L6.6 18.6",
          1.5)
      ],
      "umbrella": [.stroke(umbrella), .stroke("M12 2.8V3.2M12 12.4V18.6A2.2 2.2 0 0 0 16.4 18.6")],
      "umbrella.fill": [.solid(umbrella), .stroke("M12 12.4V18.8A2.2 2.2 0 0 0 16.4 18.8")],
      "drop": [.stroke(drop)], "drop.fill": [.solid(drop)],
      "flame": [.stroke(flame)], "flame.fill": [.solid(flame)],
      "leaf": [.stroke(leaf), .stroke("M8.6 10.8C11.6 11.6 15.6 14.2 20.6 20")],
      "leaf.fill": [
        .fill(
          "M18.78 18.88A6.78 6.78 0 0 1 13.96 20.45C6.38 19.94 3.97 12.99 3.16 6.51A0.85 0.85 0 0 1 4.41 5.66C6.01 6.54 9.69 6.56 11.6 6.71C15.51 7.02 19.92 7.84 20.83 12.43C21.2 14.34 20.87 16.37 19.68 17.93C16.97 14.84 12.9 11.27 8.77 10.17A0.65 0.65 0 0 0 8.43 11.43C12.33 12.47 16.25 15.98 18.78 18.88Z"
        ), .stroke("M19 18.2L20.8 20.2"),
      ],
      "thermometer": [
        .stroke(tube, 1.6), .stroke("M12 7V15.6", 1.5),
        .fill("M12 14.4A2.5 2.5 0 1 1 12 19.4A2.5 2.5 0 1 1 12 14.4Z"),
      ],
      "thermometer.medium": [
        .stroke(tube, 1.6), .stroke("M12 10V15.6", 1.5),
        .fill("M12 14.4A2.5 2.5 0 1 1 12 19.4A2.5 2.5 0 1 1 12 14.4Z"),
      ],
    ]
  }()
}
