// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Rows whose content is a stack of elements.
struct ContentTests {
  /// A session with a row whose content is this, 353 points wide, 313 between the margins.
  private func session(_ content: String, _ row: String = "title: Card") -> TestSession {
    var session = TestSession(files: ["t.yaml": "sections:\n- rows:\n  - {\(row), content: \(content)}\n"])
    session.enter("open t.yaml")
    return session
  }

  /// x, y, width and height of an element in the row's background.
  private func numbers(_ session: inout TestSession, _ element: String) -> [String] {
    ["x", "y", "width", "height"].map { name in
      let line = session.run("why row 0.0 \(element) \(name)").split(separator: "\n").first ?? ""
      return line.split(separator: "= ").last?.replacing(" pt", with: "").description ?? ""
    }
  }

  private static let boxes = """
    {hStack: [{switch: true, width: 40, height: 30}, spacer, {switch: false, width: 50, height: 20, customSpacing: 20}, \
    {switch: true, width: 60, height: 10}], spacing: 10, alignment: center, margins: {leading: 3, top: 5}}
    """

  @Test func `elements have the frames of a stack view in the cell's margins`() {
    var session = session(Self.boxes)
    // 35 above the first section, 11 above the content, 5 above the elements; 313 of room.
    #expect(numbers(&session, "content") == ["40", "46", "313", "35"])
    #expect(numbers(&session, "content.0") == ["43", "51", "40", "30"])
    #expect(numbers(&session, "content.1") == ["93", "66", "120", "0"])
    #expect(numbers(&session, "content.2") == ["223", "56", "50", "20"])
    #expect(numbers(&session, "content.3") == ["293", "61", "60", "10"])
    #expect(session.run("why row 0.0 height").hasPrefix("height of row 0.0 = 57 pt\n"))
    #expect(session.run("hit 230 60") == "row 0.0 'Card' content.2\n")
    #expect(session.run("hit 215 60") == "row 0.0 'Card' content\n")
  }

  @Test func `an explanation names the gaps, the room and the priorities`() {
    var session = session("{hStack: [{switch: true}, {switch: false, contentHugging: 7}], spacing: 8}")
    let words = session.run("why row 0.0 content.1 width")
    #expect(words.contains("fills the room"))
    #expect(words.contains("hugging 7, the lowest of the stack"))
    #expect(session.run("why row 0.0 content.1 x").contains("spacing"))
  }

  @Test func `a label has as many lines as it may, and the row grows with them`() {
    let text = "A text that is longer than the row of a small phone and needs three lines there or four"
    var session = session("{vStack: [{label: \(text), numberOfLines: 2}, {label: Two}], spacing: 4}")
    // Lines of 20.287 points at @3x.
    #expect(numbers(&session, "content.0")[3] == "40.667")
    #expect(numbers(&session, "content.1")[1] == "90.667")
    _ = session.run("set 0.0 content.0.numberOfLines 1")
    #expect(numbers(&session, "content.0")[3] == "20.333")
    #expect(session.run("lint").contains("in content.0 is truncated (approximate widths) [ELEMENT-OVERFLOW]"))
  }

  @Test func `a divider is a line between elements that grow`() {
    var session = session("{hStack: [{label: One}, divider, {label: Two}]}")
    #expect(numbers(&session, "content.1")[2] == "0.333")
    #expect(numbers(&session, "content.1")[3] == numbers(&session, "content")[3])
    session = self.session("{vStack: [divider, {label: Two}], alignment: leading}")
    #expect(numbers(&session, "content.0")[2...] == ["313", "0.333"])
  }

  @Test func `elements that exceed their stack are a finding`() {
    var session = session("{hStack: [{switch: true, width: 200}, {switch: true, width: 200}]}")
    #expect(
      session.run("lint").contains("the elements of content are 87 pt larger than it [ELEMENT-OVERFLOW]"))
  }

  @Test func `texts and an image beside a content are a finding, the title isn't`() {
    var session = session("{label: One}", "title: Card, detail: Two, image: wifi")
    let findings = session.run("lint")
    #expect(findings.contains("detail has no effect: the row's content replaces its texts"))
    #expect(findings.contains("image has no effect"))
    #expect(!findings.contains("title has no effect"))
  }

  @Test func `a card is built, changed and saved in the shell`() {
    var session = TestSession(isEmpty: true)
    session.enter("add-section", "add-row Order")
    #expect(session.run("add-element 0.0 content vStack spacing 8") == "content vStack added to row 0.0\n")
    #expect(
      session.run("add-element 0.0 content label Arrives font headline")
        == "content.0 label added to row 0.0\n")
    #expect(
      session.run("add-element 0.0 content.0 hStack margins 4") == "content.0 hStack added to row 0.0\n")
    #expect(
      session.run("add-element 0.0 content.0.0 button Pay width 90")
        == "content.0.0 button added to row 0.0\n")
    #expect(session.run("set 0.0 content.1.color systemRed") == "content.1.color systemRed for row 0.0\n")
    #expect(session.run("set 0.0 content.alignment center") == "content.alignment center for row 0.0\n")
    session.enter("save t.yaml")
    #expect(
      session.workspace.text("t.yaml")?.contains(
        """
              - title: Order
                content:
                  vStack:
                    - {hStack: [{button: Pay, width: 90}], margins: 4}
                    - {label: Arrives, color: systemRed, font: headline}
                  spacing: 8
                  alignment: center

        """) == true, "\(session.workspace.text("t.yaml") ?? "")")
    #expect(session.run("remove-element 0.0 content.0") == "content.0 hStack removed from row 0.0\n")
    session.enter("undo", "undo")
    #expect(session.run("remove-element 0.0 content") == "content vStack removed from row 0.0\n")
    #expect(session.run("why row 0.0 content x").contains("unknown property 'content x'"))
  }

  @Test(arguments: [
    ("add-element 0.0 content.0 label A", "row 0.0 has no content"),
    ("add-element 0.0 trailing vStack", "'vStack' is only for the row's content"),
    ("add-element 0.0 trailing label A width 9", "unknown property 'width'"),
    ("add-element 0.0 content.x label A", "no place 'content.x'"),
  ])
  func `a place that isn't one is an error`(_ line: String, _ message: String) {
    var session = TestSession(isEmpty: true)
    session.enter("add-section", "add-row Order")
    #expect(session.run(line).contains(message))
  }

  @Test func `only stacks contain elements`() {
    var session = session("{label: One}")
    #expect(session.run("add-element 0.0 content label Two").contains("content is not a stack"))
    session = self.session("{vStack: [{label: One}]}")
    #expect(session.run("add-element 0.0 content.2 label Two").contains("content.0 to content.1"))
    #expect(session.run("add-element 0.0 content.0.0 label Two").contains("content.0 is not a stack"))
  }

  @Test(arguments: [
    ("{vStack: [{labl: One}]}", "unknown element 'labl'"),
    ("{vStack: [{label: One, spacing: 3}]}", "unknown key 'spacing'"),
    ("{vStack: {label: One}}", "unknown key 'label'"), ("[{label: One}]", "found a list"),
    ("{hStack: [{label: One}], alignment: middle}", "alignment"),
  ])
  func `a mistake in a content has a line`(_ content: String, _ message: String) {
    var session = TestSession(files: ["t.yaml": "sections:\n- rows:\n  - {title: A, content: \(content)}\n"])
    let output = session.run("open t.yaml")
    #expect(output.contains("t.yaml:3:"), "\(output)")
    #expect(output.contains(message), "\(output)")
  }

  @Test func `elements beside the texts have no properties of stacks`() {
    var session = TestSession(files: [
      "t.yaml": "sections:\n- rows:\n  - {title: A, trailing: [{label: One, width: 4}, {vStack: []}]}\n"
    ])
    let output = session.run("open t.yaml")
    #expect(output.contains("unknown key 'width'"), "\(output)")
    #expect(output.contains("'vStack' is only for 'content'"), "\(output)")
  }
}
