// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Testing

/// Controls and other elements of rows in the shell.
struct ElementCommandTests {
  @Test(arguments: [
    ("add-row Volume --slider 0.5", "row 1.2 'Volume' added", "- {title: Volume, slider: 0.5}"),
    ("add-row View --segmented-control 'Day,Week'", "row 1.2 'View' added", "segmentedControl: [Day, Week]"),
    ("set 1.0 stepper.value 3", "stepper.value 3 for row 1.0", "stepper: 3"),
    ("set 1.0 stepper {maximum: 9}", "stepper {maximum: 9} for row 1.0", "stepper: {maximum: 9}"),
    (
      "add-element 1.0 trailing button Pay style filled", "trailing.0 button added to row 1.0",
      "trailing: [{button: Pay, style: filled}]"
    ),
    ("add-element 1.0 leading checkmark", "leading.0 checkmark added to row 1.0", "leading: [checkmark]"),
    (
      "add-element 1.0 trailing label a\nadd-element 1.0 trailing.0 label b",
      "trailing.0 label added to row 1.0",
      "trailing: [{label: b}, {label: a}]"
    ),
    (
      "add-element 1.0 trailing label a\nset 1.0 trailing.0.color systemRed",
      "trailing.0.color systemRed for row 1.0", "trailing: [{label: a, color: systemRed}]"
    ),
    (
      "add-element 1.0 trailing label a\nadd-element 1.0 trailing label b\nremove-element 1.0 trailing.0",
      "trailing.0 label removed from row 1.0", "trailing: [{label: b}]"
    ),
    (
      "set 1.0 stepper 3\nset 1.0 slider 1\nremove-element 1.0 stepper", "stepper stepper removed",
      "slider: 1"
    ),
  ])
  func `a line changes elements, and undo takes it back`(lines: String, answer: String, spec: String) {
    var test = TestSession()
    let all = lines.split(separator: "\n").map(String.init)
    for line in all.dropLast() { _ = test.run(line) }
    let before = test.run("spec")
    #expect(test.run(all[all.count - 1]).hasPrefix(answer))
    #expect(test.run("spec").contains(spec), "\(test.run("spec"))")
    _ = test.run("undo")
    #expect(test.run("spec") == before)
  }

  @Test(arguments: [
    ("add-element 1.0 trailing toggle", "unknown element 'toggle'", "switch"),
    ("add-element 1.0 trailing button", "missing the title of the button", "add-element"),
    ("add-element 1.0 trailing stepper 3 colour red", "unknown property 'colour'", ""),
    ("add-element 1.0 middle stepper", "unknown place 'middle'", ""),
    ("add-element 1.0 trailing.4 stepper", "no place 'trailing.4'", "trailing.0 to trailing.0"),
    ("add-element 9.9 trailing stepper", "", ""),
    ("remove-element 1.0 stepper", "unknown element 'stepper'", ""),
    ("add-element", "missing ROW", ""), ("remove-element 1.0", "missing ELEMENT", "has no elements"),
    ("set 1.0 photo x", "unknown key 'photo'", "set 1.0 image x"),
    ("set 1.0 trailing.0.color red", "unknown key 'trailing.0.color'", ""),
  ])
  func `a mistake is answered by what exists`(line: String, message: String, hint: String) {
    var test = TestSession()
    let output = test.run(line)
    #expect(output.contains("error: ") && output.contains(message) && output.contains(hint), "\(output)")
  }

  @Test func `why, hit and list name elements`() {
    var test = TestSession()
    test.enter("set 0.1 stepper 3")
    #expect(
      test.run("why 0.1 stepper width").hasPrefix("stepper width of row 0.1 = 94 pt\n  stepper  94  profile"))
    #expect(test.run("why 0.1").contains("stepper height of row 0.1 = 32 pt"))
    #expect(test.run("list 0.1").contains("stepper 3"))
    let place = test.run("frames 0.1 --json")
    #expect(place.contains("\"elements\": [\n    {\"path\": \"stepper\", \"kind\": \"stepper\", \"frame\": "))
  }

  @Test func `help lists the kinds and explains one`() {
    var test = TestSession()
    #expect(test.run("help elements").contains("segmentedControl"))
    let page = test.run("help element stepper")
    #expect(page.hasPrefix("stepper: A UIStepper") && page.contains("maximum"))
  }

  @Test func `TAB offers places, kinds, properties and values`() {
    var test = TestSession()
    func offers(_ line: String) -> String { test.run("complete \"\(line)\"") }
    #expect(offers("add-element 1.0 ").contains("trailing"))
    #expect(offers("add-element 1.0 trailing st").contains("stepper"))
    #expect(offers("add-element 1.0 trailing button Pay s").contains("style"))
    #expect(offers("add-element 1.0 trailing button Pay style f").contains("filled"))
    _ = test.run("add-element 1.0 trailing button Pay")
    #expect(offers("set 1.0 trailing.0.s").contains("trailing.0.style"))
    #expect(offers("remove-element 1.0 ").contains("trailing.0"))
  }
}
