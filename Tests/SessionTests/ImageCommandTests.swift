// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import TableModel
import Testing

/// Images from files, and letters, in the shell.
struct ImageCommandTests {
  private let path = Table.IndexPath(row: 0, section: 0)

  @Test func `a row has a file or letters as its image, and parts are set one by one`() {
    var test = TestSession()
    test.enter("new", "add-section", "add-row Ada --image ada.jpg --image-shape circle --image-size 60 60")
    var image = RowImage(.file("ada.jpg"))
    image.form.shape = .circle
    image.form.size = Size(width: 60, height: 60)
    #expect(test.session.table[path].image == image)
    test.enter("set 0.0 image.monogram AL", "unset 0.0 image.shape", "set 0.0 image.cornerRadius 4")
    image.source = .monogram("AL")
    image.form.shape = nil
    image.form.cornerRadius = 4
    #expect(test.session.table[path].image == image)
    test.enter("set 0.0 image {symbol: bell, weight: bold, secondaryColor: systemRed}")
    #expect(
      test.session.table[path].image?.renderingMode == .palette
        && test.session.table[path].image?.form.size == nil)
    test.enter("undo", "undo", "undo", "undo")
    #expect(test.session.table[path].image?.file == "ada.jpg")
    #expect(test.run("set 0.0 image ada.gif").contains("pictures are PNG, JPEG, SVG or PDF files"))
    #expect(
      test.run("list").contains("image ada.jpg") || test.run("show --format plain").contains("image ada.jpg"))
  }

  @Test func `why says where the colours behind letters come from`() {
    var test = TestSession()
    test.enter("new", "add-section", "add-row Ada --image-monogram AL")
    for key in ["image", "image.tileColor"] {
      let answer = test.run("why 0.0 \(key)")
      #expect(answer.contains("image.tileColor of row 0.0 = #A1A6B4 to #7D838D"), "\(answer)")
      #expect(answer.contains("the gradient of Contacts"), "\(answer)")
    }
    test.enter("set 0.0 image.tileColor systemRed")
    #expect(!test.run("why 0.0 image").contains("Contacts"))
  }

  @Test func `a line that sets a file says at once why pictures can't show it`() {
    var test = TestSession()
    test.enter("new", "add-section", "add-row Ada")
    let note = test.run("set 0.0 image nobody.png")
    #expect(note.contains("note: pictures show a box for nobody.png: "), "\(note)")
    #expect(test.run("lint --severity note").contains("[PICTURE-FILE]"))
  }

  @Test func `a part that an image doesn't use has no effect`() {
    var test = TestSession()
    test.enter("new", "add-section")
    for (image, part) in [
      ("{monogram: AB, scale: large}", "scale"), ("{file: a.png, weight: bold}", "weight"),
      ("{symbol: bell, shape: circle}", "shape"),
      ("{symbol: bell, tileColor: systemRed, shape: circle, cornerRadius: 4}", "cornerRadius"),
      ("{symbol: bell, fillsHeight: true}", "fillsHeight"),
      ("{file: a.png, fillsHeight: true, cornerRadius: 4}", "cornerRadius"),
      ("{monogram: AB, fillsHeight: true, shape: circle}", "shape"),
      ("{symbol: bell, renderingMode: hierarchical, secondaryColor: systemRed}", "secondaryColor"),
    ] {
      test.enter("insert-row 0.0 A")
      let note = test.run("set 0.0 image \(image)")
      #expect(note.contains("image.\(part) has no effect"), "\(note)")
    }
  }

  @Test func `Tab offers the picture files of the spec's folder`() {
    let files = [
      "specs/t.yaml": "sections: [{rows: [A]}]", "specs/ada.png": "", "specs/notes.txt": "", "other.png": "",
    ]
    var test = TestSession(files: files)
    test.enter("open specs/t.yaml")
    func offers(_ line: String) -> [String] {
      Completer.complete(line, cursor: line.utf8.count, in: test.session).candidates.map(\.text)
    }
    #expect(offers("set 0.0 image.file ") == ["ada.png"])
    #expect(offers("set 0.0 image ada") == ["ada.png"])
    #expect(offers("add-row B --image be").first?.hasPrefix("bed") == true)
  }
}
