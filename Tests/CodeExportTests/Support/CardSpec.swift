// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec

/// A spec with cards of stacks: each property of stacks and of the elements in them occurs.
enum CardSpec {
  static let text = """
    title: Cards
    sections:
      - id: all
        rows:
          - id: order
            title: Order 7
            accessory: disclosureIndicator
            content:
              vStack:
                - {hStack: [{image: shippingbox}, {label: Order 7, font: headline}, spacer, {label: 1 June, color: secondaryLabel}], spacing: 8, alignment: firstBaseline}
                - {label: It arrives tomorrow before noon and the neighbours can take it, numberOfLines: 0, color: secondaryLabel, font: subheadline}
                - {progressView: 0.6}
                - divider
                - {hStack: [{button: Track, style: filled}, {button: Help, style: gray}], spacing: 8, distribution: fillEqually}
              spacing: 12
          - id: boxes
            title: Boxes
            content:
              hStack: [{switch: true, width: 40, height: 30}, spacer, {switch: false, width: 50, height: 20, customSpacing: 20}, {spacer: 4}, {switch: true, width: 60, height: 10}]
              spacing: 10
              alignment: center
              margins: {leading: 3, top: 5}
          - id: mail
            title: Ada
            badge: '1'
            leading: [checkmark]
            content:
              vStack:
                - {hStack: [{label: Ada, contentHugging: 240}, {label: "9:41", compressionResistance: 800}, {stepper: 2}], spacing: 6}
                - {label: Numbers, alignment: trailing, customSpacing: 2}
                - {vStack: [{textField: {placeholder: Reply}}, {slider: 0.5}, {segmentedControl: [Day, Week]}], margins: 4}
              spacing: 6
          - {id: alone, title: Alone, content: {button: {title: Pay, style: tinted}}}
          - {title: Shown, content: {hStack: [{label: One}, {divider: {color: systemRed}}, {label: Two, alignment: center, numberOfLines: 2}], alignment: fill}}
          - {id: column, title: Column, content: {vStack: [{badge: New}, {image: star}, {menu: All}], alignment: trailing}}

    """

  static var table: Table {
    get throws { try SpecDecoder(fileName: "cards.yaml").decode(Array(text.utf8)) }
  }

  /// Stacks whose frames don't depend on fonts.
  static let sized = [
    "{hStack: [{switch: true, width: 40, height: 30}, spacer, {switch: false, width: 50, height: 20, customSpacing: 20}, {spacer: 4}, {switch: true, width: 60, height: 10}], spacing: 10, alignment: center, margins: {leading: 3, top: 5}}",
    "{hStack: [{switch: true, height: 20}, {switch: false, height: 30}], distribution: fillEqually, spacing: 9, alignment: trailing, margins: 4}",
    "{hStack: [{switch: true, height: 20}, {switch: false, height: 30, contentHugging: 700}], alignment: center}",
    "{hStack: [{switch: true, height: 20}, divider, {vStack: [{switch: false, width: 70, height: 30}, divider, {switch: true, width: 20, height: 10}], alignment: leading, spacing: 6}], spacing: 8, alignment: leading}",
    "{vStack: [{switch: true, width: 70, height: 30}, {switch: false, width: 40, height: 20, customSpacing: 1}, {hStack: [{switch: true, width: 30, height: 12}]}], spacing: 5, alignment: trailing}",
    "{switch: true, height: 44}",
  ]

  static func boxes(isDecorated: Bool) throws -> Table {
    let rows = sized.enumerated().map { "{id: row\($0), title: Row, content: \($1)}" }
    let radius = isDecorated ? "cornerRadius: 12\n" : ""
    return try SpecDecoder(fileName: "boxes.yaml").decode(
      Array("\(radius)sections: [{rows: [\(rows.joined(separator: ", "))]}]".utf8))
  }

  /// Cards with each distribution and alignment, of which SwiftUI has a part.
  static var distributions: Table {
    get throws {
      let rows = StackDistribution.allCases.flatMap { distribution in
        StackAlignment.allCases.flatMap { alignment in
          ["hStack", "vStack"].map { stack in
            "{title: A, content: {\(stack): [{label: One, width: 40}, {badge: Two}, {vStack: [{label: Three}]}], "
              + "distribution: \(distribution), alignment: \(alignment), spacing: 2}}"
          }
        }
      }
      return try SpecDecoder(fileName: "all.yaml").decode(
        Array("sections: [{rows: [\(rows.joined(separator: ", "))]}]".utf8))
    }
  }

  /// The same cards on groups that the code draws.
  static var decorated: Table {
    get throws {
      var table = try table
      table.info.look[.cornerRadius] = 12
      return table
    }
  }
}
