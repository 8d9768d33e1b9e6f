// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The parts of a section's header besides its text: an image before it, and a button and a chevron at the trailing side. Each
/// is an element, so it is sized and drawn as in a row. Source of their places: assumed; UIKit's header has only the image.
struct HeaderParts<N: Measure>: Measuring {
  /// A part with its own size.
  struct Part {
    /// The setting that makes it, such as `headerButton`.
    let name: String
    let drawn: DrawnElement<N>
    let size: ElementSize<N>
  }

  let environment: LayoutEnvironment
  /// The image before the text.
  private(set) var leading: [Part] = []
  /// The button and the chevron, towards the edge.
  private(set) var trailing: [Part] = []

  /// `nil` for a header without parts, or without a text.
  init?(_ kind: HeaderFooterKind, _ info: Section.Info, look: ResolvedLook, environment: LayoutEnvironment) {
    guard kind == .header, info.hasHeaderParts, info.header != nil else { return nil }
    self.environment = environment
    func part(_ name: String, _ element: Element) -> Part {
      var drawn = DrawnElement<N>(element: element, look: look, environment: environment)
      // A button with a background has the font of its configuration.
      if element.kind == .button, element[.buttonStyle] == .plain {
        drawn.textStyle = environment.headerButtonStyle(look)
      }
      return Part(name: name, drawn: drawn, size: element.kind.drawing.size(drawn))
    }
    let parts = info.headerParts
    if var image = parts.image {
      if image.size == nil, image.symbol != nil, image.tileColor == nil {
        // A symbol is as large as a line of the text.
        let side = environment.grid.floor(
          FontMetrics(environment.font(environment.textStyle(of: kind, look))).lineHeight)
        image.form.size = Size(width: side, height: side)
      }
      var element = Element(.image)
      element[given: .elementImage] = image
      leading = [part("headerImage", element)]
    }
    if let button = parts.button { trailing.append(part("headerButton", button)) }
    if parts.isCollapsible {
      var chevron = Element(.outlineDisclosure)
      chevron[given: .isExpanded] = !info.isCollapsed
      trailing.append(part("isCollapsible", chevron))
    }
  }

  /// Points from the label's usual beginning to its text.
  var leadingWidth: N {
    leading.reduce(N.zero) { $0 + $1.size.width + metric(.symbolToTextSpacing, "after the image") }
      .named("image of the header").ifAny
  }

  /// Points from the text's end to that of the label's usual room.
  var trailingWidth: N {
    trailing.reduce(N.zero) { $0 + $1.size.width + metric(.elementSpacing, "before the button") }
      .named("button of the header").ifAny
  }

  /// The height of the highest part.
  var height: N { (leading + trailing).reduce(.zero) { N.larger($0, $1.size.height) } }

  /// The parts with their frames, centred on the text.
  ///
  /// - Parameters:
  ///   - span: the label's usual room.
  ///   - middle: y of the text's middle.
  func placed(in span: (x: N, width: N), middle: N) -> [(part: Part, frame: Frame<N>)] {
    func frame(_ part: Part, x: N) -> Frame<N> {
      Frame(
        x: x, y: (middle - part.size.height / 2).rounded(to: grid), width: part.size.width,
        height: part.size.height)
    }
    var end = span.x + span.width
    var placed = leading.map { ($0, frame($0, x: span.x)) }
    for part in trailing.reversed() {
      let x = (end - part.size.width).rounded(to: grid)
      placed.append((part, frame(part, x: x)))
      end = x - metric(.elementSpacing, "between elements")
    }
    return placed.map { (part: $0.0, frame: $0.1) }
  }
}

extension LayoutEnvironment {
  /// Whether a header has a prominent title. Only grouped styles have such headers.
  package func isProminent(_ kind: HeaderFooterKind, _ look: ResolvedLook) -> Bool {
    kind == .header && isGrouped && look[.headerProminence] == .increased
  }

  /// The text style of a plain button in a header. As in SwiftUI, it has the size of the header's text, without its weight
  /// and its capitals (assumed); beside a prominent title it is Body.
  package func headerButtonStyle(_ look: ResolvedLook) -> TextStyle {
    let style = isProminent(.header, look) ? .body : textStyle(of: .header, look)
    return style == .headline ? .body : style
  }
}

extension LaidOutTable {
  /// The parts of a section's header at their unscrolled place, in content coordinates, left to right.
  func headerParts(inSection section: Int) -> [(part: HeaderParts<Points>.Part, frame: Rect)] {
    let info = table.sections[section].info
    guard info.hasHeaderParts, let label = label(.header, inSection: section) else { return [] }
    let look = environment.look(of: info)
    let metrics = HeaderFooterMetrics<Points>(environment: environment)
    return metrics.parts(.header, info, look: look)?
      .placed(in: metrics.labelSpan(look), middle: label.frame.midY).map { ($0.part, $0.frame.rect) } ?? []
  }
}

extension Explainer {
  /// Explains the frames of the parts of a section's header: `headerButton x`, `headerButton y` …
  package func elements(ofSection index: Int) -> [(property: String, explanation: Explanation)] {
    guard layout.sections.indices.contains(index), let label = layout.label(.header, inSection: index) else {
      return []
    }
    let look = ResolvedLook(table.look(ofSection: index), in: environment)
    let metrics = HeaderFooterMetrics<Traced>(environment: environment)
    let middle = Traced(
      label.frame.midY, "middle of the text", .rule("see 'why section \(index) header baseline'"))
    let placed = metrics.parts(.header, table.sections[index].info, look: look)?
      .placed(in: metrics.labelSpan(look), middle: middle)
    return (placed ?? []).flatMap { part, frame in
      let numbers = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
      return numbers.map { name, number in
        let property = "\(part.name) \(name)"
        return (property, explanation("\(property) of section \(index)", number, at: .section(index)))
      }
    }
  }
}
