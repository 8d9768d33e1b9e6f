// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// A spec with each kind of element.
enum ElementSpec {
  static let text = """
    title: Account
    sections:
      - id: all
        header: All
        rows:
          - {id: guests, title: Guests, detail: "2", stepper: {value: 2, maximum: 10, step: 2}}
          - {id: seats, title: Seats, stepper: {value: 1.5, minimum: -5, isEnabled: false}}
          - {id: volume, title: Volume, slider: 0.5}
          - {id: warmth, title: Warmth, slider: {value: 3, maximum: 5, color: systemOrange}}
          - {id: view, title: '', segmentedControl: [Day, Week]}
          - {id: unit, title: Unit, segmentedControl: {segments: [km, mi], selectedSegment: -1}}
          - {id: download, title: Download, progressView: 0.25, activityIndicator: large}
          - {id: name, title: Name, textField: {text: Ada, placeholder: Required, clearButtonMode: whileEditing}}
          - {id: pin, title: PIN, textField: {isSecure: true, alignment: trailing}, accessory: disclosureIndicator}
          - {id: notes, title: Notes, textView: {placeholder: Anything}}
          - {id: sort, title: Sort, badge: "3", menu: {title: Date, choices: [Name, Date]}}
          - {id: mailbox, title: Mailbox, menu: All}
          - {id: due, title: Due, datePicker: {date: 1 Jun 2026, time: '9:41'}}
          - {id: alarm, title: Alarm, datePicker: {time: '9:41 PM'}}
          - {id: help, title: Help, label: 24 h, button: {title: Call, style: filled, image: phone}}
          - {id: eta, title: ETA, label: {markdown: "**5** ^[min](color: 'systemRed')", color: label}}
          - {id: out, title: Account, button: {title: Sign Out, role: destructive}}
          - {id: pay, title: Pay, trailing: [{button: Pay, style: tinted}, {badge: "1", color: systemGreen}]}
          - {id: plan, title: Plan, trailing: [{button: Change, style: gray}]}
          - id: mail
            title: Mail
            leading: [{checkmark: {color: systemRed}}, {image: {symbol: star, color: systemYellow}}]
            trailing: [{label: New, color: systemBlue}, detailButton, {switch: true, color: systemRed}, outlineDisclosure]
          - {id: more, title: More, trailing: [{label: Two}, detailButton, disclosureIndicator]}
          - {id: wifi, title: Wi-Fi, activityIndicator: , accessory: switchOn}

    """

  static var table: Table {
    get throws { try SpecDecoder(fileName: "elements.yaml").decode(Array(text.utf8)) }
  }

  /// Of rows without ids, code only shows the controls.
  static var unnamed: Table {
    get throws {
      var table = try table
      table.sections[0].info.id = nil
      // The line of a constant date and time is longer than swift-format allows.
      table.sections[0].rows.removeAll { $0.id == "due" }
      for index in table.sections[0].rows.indices { table.sections[0].rows[index].id = nil }
      return table
    }
  }
}
