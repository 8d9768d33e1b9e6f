// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import TableSpec
import Testing

/// `option format` and `option prompt` remain in effect.
struct ShownFormatTests {
  @Test(arguments: [
    ("text", "show --format text"), ("compact", "show --compact"), ("ascii", "show --format ascii"),
    ("plain", "show --format plain"),
  ])
  func `show uses the format that is set`(format: String, command: String) {
    var test = TestSession()
    let wanted = test.run(command)
    let text = test.run("show --format text")
    #expect(test.run("option format \(format)") == "format \(format)\n")
    #expect(test.run("show") == wanted)
    // An option overrides the setting, and files and programs get text.
    #expect(test.run("show --format text") == text)
    _ = test.run("show > o.txt")
    #expect(test.workspace.text("o.txt") == text)
    #expect(test.run("option format default") == "format text\n" && test.run("show") == text)
  }

  @Test func `the format plain consists of words`() {
    var test = TestSession()
    let text = test.run("show --format plain")
    #expect(
      text.hasPrefix("title: Settings\nsection 0\n0.0 Airplane Mode, switch off, image airplane\n"))
    #expect(!text.utf8.contains { $0 >= 0x80 })
    #expect(
      test.run("show --format plain --gaps") == "error: --gaps can't be combined with the format plain\n")
  }

  @Test(arguments: [
    (["TERM": "dumb"], ShownFormat.plain), (["TERM": "xterm"], .text),
    (["TERM": "xterm", "LC_ALL": "C"], .plain), (["TERM": "xterm", "LC_ALL": "POSIX"], .plain),
    (["TERM": "xterm", "LC_ALL": "C.UTF-8", "LANG": "C"], .text), (["TERM": "xterm", "LANG": "C"], .plain),
    (["TERM": "xterm", "LC_CTYPE": "de_DE.UTF-8", "LANG": "C"], .text),
    (["TERM": "xterm", "LC_CTYPE": "POSIX", "LANG": "de_DE.UTF-8"], .plain),
    (["TERM": "xterm", "LC_ALL": "en_US.ISO-8859-1"], .plain), ([:], .text),
    (["TERM": "xterm", "LC_ALL": "de_DE.utf8@euro"], .text), (["TERM": "xterm", "LANG": "de_DE"], .text),
  ])
  func `plain is the default if box characters cannot be shown`(
    environment: [String: String], format: ShownFormat
  ) {
    #expect(ShownFormat.suiting(environment) == format)
  }

  @Test func `an invalid value of a setting is reported, and settings in a script print nothing`() {
    var test = TestSession()
    #expect(
      test.run("option format boxes")
        == "error: expected VALUE to be text, compact, ascii, plain or default, found 'boxes'\n")
    #expect(test.run("option pager maybe") == "error: expected VALUE to be on or off, found 'maybe'\n")
    #expect(test.script("option format ascii\noption format\n").1 == "format ascii\n")
    #expect(test.run("option").split(separator: "\n").contains("prompt \"%f%m%s> \""))
  }

  // MARK: - The prompt

  private static let spec = "sections: [{rows: [{title: A, id: a}]}]\n"

  @Test func `the prompt shows the open file and its state`() throws {
    var test = TestSession(files: ["dir/s.yaml": Self.spec], isEmpty: true)
    #expect(test.session.prompt == "roundtable> ")
    _ = test.run("add-row A")
    #expect(test.session.prompt == "roundtable*> ")
    _ = test.run("open dir/s.yaml")
    #expect(test.session.prompt == "s.yaml> ")
    test.enter("begin", "set-row a --title B")
    #expect(test.session.prompt == "s.yaml*(begin)> ")
    _ = test.run("commit")
    #expect(test.session.prompt == "s.yaml*> ")
    let theirs = Array(Self.spec.replacing("title: A", with: "title: C").utf8)
    _ = test.session.document.receive(
      LoadedSpec(
        table: try SpecDecoder(fileName: "s.yaml").decode(theirs), path: "dir/s.yaml", bytes: theirs))
    #expect(test.session.prompt == "s.yaml*(conflict)> ")
    test.session.document.fileProblem = "s.yaml:1: no"
    #expect(test.session.prompt == "s.yaml*(conflict)(broken)> ")
  }

  @Test(arguments: [
    ("'%f: '", "roundtable: "), ("'100%% %m%s$ '", "100% *(begin)$ "), ("default", "roundtable*(begin)> "),
    ("\"a\\nb\"", "a\\nb"), ("''", ""),
  ])
  func `the prompt can be changed`(text: String, prompt: String) {
    var test = TestSession(isEmpty: true)
    test.enter("begin", "add-row A", "option prompt \(text)")
    #expect(test.session.prompt == prompt)
  }

  @Test func `an unknown escape is refused`() {
    var test = TestSession()
    #expect(
      test.run("option prompt '%x'").hasPrefix("error: unknown escape '%x' in a prompt; %f is the file"))
    #expect(test.run("option prompt '5%'").hasPrefix("error: unknown escape '%' in a prompt"))
    #expect(test.session.prompt == "roundtable> ")
  }

  @Test func `a file's name in the prompt has no control characters and doesn't fill the line`() {
    func prompt(_ path: String) -> String {
      Session(document: Document(newFile: path), workspace: MemoryWorkspace()).prompt
    }
    #expect(prompt("a\u{1B}[2J.yaml") == "a\\u001b[2J.yaml> ")
    #expect(prompt(String(repeating: "x", count: 60) + ".yaml") == String(repeating: "x", count: 29) + "…> ")
    #expect(
      prompt(String(repeating: "x", count: 25) + ".yaml") == String(repeating: "x", count: 25) + ".yaml> ")
  }
}
