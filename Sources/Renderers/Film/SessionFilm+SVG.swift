// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

extension SessionFilm {
  /// The film as an SVG that plays without scripts, again and again. Without motion it shows its end.
  ///
  /// Each line is in it once: the lines move up as on a terminal, and a curtain with the cursor covers what isn't printed yet.
  package var svg: [UInt8] {
    var screen = FilmScreen(columns: Self.columns)
    var places: [(time: Int, cursor: Cursor)] = []
    for moment in moments {
      screen.append(moment.text)
      let cursor = Cursor(column: screen.column, line: screen.lines.count - 1)
      if places.last?.time == moment.time { places.removeLast() }
      places.append((moment.time, cursor))
    }
    let size = Self.size(rows: min(Self.rows, screen.lines.count))
    var svg = SVGWriter()
    svg.beginPicture(
      size, PictureCaption(title: "A session in a terminal", summary: lines.joined(separator: "; ")),
      fontFamily: FilmLook.fontFamily)
    svg.element("style", text: style(places))
    svg.element("rect") { rect in
      rect.attribute("width", size.width)
      rect.attribute("height", size.height)
      rect.attribute("rx", 8)
      rect.attribute("fill", FilmLook.background)
    }
    // It cuts off the lines that have moved out of the screen.
    svg.begin("svg") { screen in
      screen.attribute("x", FilmLook.margin)
      screen.attribute("y", FilmLook.margin)
      screen.attribute("width", size.width - FilmLook.margin * 2)
      screen.attribute("height", size.height - FilmLook.margin * 2)
    }
    let last = places.last?.cursor ?? Cursor(column: 0, line: 0)
    svg.begin("g") { group in
      group.attribute("class", "lines")
      group.attribute("transform", "translate(0 \(last.scroll))")
      group.attribute("fill", FilmLook.text)
    }
    for (number, line) in screen.lines.enumerated() { FilmLook.write(line, number: number, to: &svg) }
    svg.begin("g") { group in
      group.attribute("class", "cursor")
      group.attribute("transform", "translate(\(last.x) \(last.y))")
    }
    curtain(under: screen.lines.count, to: &svg)
    for name: StaticString in ["g", "g", "svg", "svg"] { svg.end(name) }
    return svg.bytes
  }

  private static func size(rows: Int) -> Size {
    Size(
      width: FilmLook.cell * columns + FilmLook.margin * 2,
      height: FilmLook.height * rows + FilmLook.margin * 2)
  }

  /// Covers the rest of the cursor's line and all lines below it, and shows the cursor.
  private func curtain(under lines: Int, to svg: inout SVGWriter) {
    let width = FilmLook.cell * Self.columns
    for (x, y, width, height) in [
      (Points.zero, Points.zero, width, FilmLook.height),
      (.zero - width, FilmLook.height, width * 2, FilmLook.height * lines),
    ] {
      svg.element("rect") { rect in
        rect.attribute("x", x)
        rect.attribute("y", y)
        rect.attribute("width", width)
        rect.attribute("height", height)
        rect.attribute("fill", FilmLook.background)
      }
    }
    svg.element("rect") { rect in
      rect.attribute("width", FilmLook.cell)
      rect.attribute("height", FilmLook.height)
      rect.attribute("fill", FilmLook.cursor)
    }
  }

  /// The cursor's place among all lines.
  private struct Cursor: Equatable {
    var column: Int
    var line: Int

    var x: Points { FilmLook.cell * column }
    var y: Points { FilmLook.height * line }
    /// How far the lines have moved, so that the cursor's line is on the screen.
    var scroll: Points { FilmLook.height * min(0, SessionFilm.rows - 1 - line) }
  }

  private func style(_ places: [(time: Int, cursor: Cursor)]) -> String {
    let length = length
    func frames(_ name: String, _ move: (Cursor) -> String) -> String {
      var steps = ""
      var former: String?
      for (time, cursor) in places where move(cursor) != former {
        let share = (Double(time) * 100 / Double(length)).shortDescription
        steps += " \(share)% { transform: translate(\(move(cursor))) }"
        former = move(cursor)
      }
      return "@keyframes \(name) {\(steps) }"
    }
    return """

      .lines { animation: lines \(length)ms step-end infinite }
      .cursor { animation: cursor \(length)ms step-end infinite }
      \(frames("lines") { "0,\($0.scroll)px" })
      \(frames("cursor") { "\($0.x)px,\($0.y)px" })
      @media (prefers-reduced-motion: reduce) { .lines, .cursor { animation: none } }

      """
  }
}
