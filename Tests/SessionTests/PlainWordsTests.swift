// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableModel
import Testing

/// Messages that were unclear once.
struct PlainWordsTests {
  @Test(arguments: ["x*", "a..b", "w?"])
  func `a spec can't define an id that no address can name`(id: String) {
    var test = TestSession(files: ["s.yaml": "sections: [{rows: [{title: A, id: '\(id)'}]}]\n"])
    let text = test.run("open s.yaml")
    #expect(text.contains("the id '\(id)' contains '"), "\(text)")
  }

  @Test(arguments: [
    "echo \"a\u{202E}b\"", "let x \"\u{2066}y\"", "set-radius 3 # \u{1B}[2J", "\u{202E}bogus",
    "help \u{202E}x",
    "open \"\u{202E}x\"", "set-row \u{202E}x --badge 1",
  ])
  func `no control character of a terminal is printed`(line: String) {
    var test = TestSession()
    var text = test.run(line)
    for after in ["edits", "history", "undo", "redo", "let", "let x", "status"] { text += test.run(after) }
    let (_, out, err) = test.script("echo on\n\(line)\n", file: "\u{202E}s.rt")
    text += out + err
    let hidden = text.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    #expect(hidden.isEmpty, "\(text.debugDescription)")
  }

  @Test func `output that looks like a report is reported as output`() {
    let workspace = MemoryWorkspace(["inner.rt": "echo '{\"command\": '\nset-radius 3\n"])
    var session = Session(workspace: workspace, options: Session.Options(reportsJSON: true))
    var lines: [String] = []
    for line in ["echo '{\"command\": '", "source inner.rt"] {
      for case .output(let text) in session.execute(line).outputs {
        lines += text.split(separator: "\n").map(String.init)
      }
    }
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"command\": \"") && $0.hasSuffix("}") }, "\(lines)")
    #expect(lines[0].contains(#""output": "{\"command\": \n""#))
  }
}
