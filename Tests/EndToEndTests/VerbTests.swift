// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import OutputFormats
import TestSupport
import Testing

@testable import Session
@testable import Shell
@testable import roundtable

/// A verb is declared once: each declaration appears in help, in completions and in the reference.
struct VerbTests {
  static let names = roundtable.Roundtable.verbs.map { $0.name }

  private func verb(_ name: String) throws -> any Verb.Type {
    try #require(roundtable.Roundtable.verbs.first { $0.name == name })
  }

  private func output(_ words: String...) throws -> String {
    let result = try Roundtable.run(words)
    #expect(result.exitCode == 0, "\(words): \(result.standardError)")
    return result.standardOutput
  }

  @Test(arguments: names)
  func `each verb has its words in help, in completions and in the reference`(name: String) throws {
    let verb = try verb(name)
    #expect(try output("--help").contains("\n  \(name) "))
    #expect(try output("--complete", "").contains("\(name)\t\(verb.abstract)\n"))
    let help = try output(name, "--help")
    #expect(try output("help", name) == help)
    #expect(help.contains("usage: "))
    let reference = try Repository.text("Sources/roundtable/Roundtable.docc/Command-Line-Reference.md")
    let isSubcommand = verb is any Subcommand.Type
    #expect(reference.contains(isSubcommand ? "### roundtable \(name)\n" : "\nusage: \(verb.usage)\n"))
    let spec = isSubcommand ? [] : ["t.yaml"]
    let offered = try Roundtable.run(["--complete", name] + spec + ["-"]).standardOutput
    for option in verb.declarations where !option.isPositional && !option.isFurther {
      #expect(help.contains(option.label), "\(option.label)")
      #expect(reference.contains(option.label), "\(option.label)")
      #expect(offered.contains("\(option.label)\t"), "\(option.label)")
    }
  }

  @Test func `the man page has each verb with its options, and roff shows the texts as they are`() throws {
    let source = try output("--generate-man-page")
    let formatted = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "exec groff -man -Tutf8 -K utf8 -ww -P-cbou -rLL=600n"],
      input: source, environment: TestEnvironment(home: ScratchFolder()))
    // Text that roff takes for a request or an escape is missing, or is a warning.
    #expect(formatted.exitCode == 0 && formatted.standardError == "")
    let page = formatted.standardOutput
    for verb in roundtable.Roundtable.verbs {
      #expect(page.contains("\n   \(verb.name)\n"), "\(verb.name)")
      #expect(page.contains(verb.abstract), "\(verb.abstract)")
      for parameter in verb.declarations where !parameter.isPositional {
        #expect(page.contains(parameter.label) && page.contains(parameter.help), "\(parameter.label)")
      }
      for example in verb.examples { #expect(page.contains("  \(example)\n"), "\(example)") }
    }
  }

  /// The commands that the shell and the command line both have, with the same options.
  @Test(arguments: [
    (RenderCommand.self as any Verb.Type, RenderSubcommand.self as any Verb.Type),
    (ExportCommand.self, ExportSubcommand.self), (SupportCommand.self, SupportSubcommand.self),
  ])
  func `the command line has the options of the shell`(shell: any Verb.Type, line: any Verb.Type) {
    let options = Set(line.declarations.map(\.name))
    for parameter in shell.declarations {
      #expect(options.contains(parameter.commandLineOption?.name ?? parameter.name), "\(parameter.name)")
    }
  }

  @Test func `a command of the shell runs on a spec`() throws {
    let folder = ScratchFolder()
    try folder.write("sections: [{rows: [{id: wifi, title: A}]}]\n", to: "t.yaml")
    let words = try Roundtable.run(["why", "t.yaml", "row", "wifi", "height"], folder: folder.path)
    #expect(words.exitCode == 0 && words.standardOutput.contains("44"), "\(words.standardError)")
    #expect(
      try words.standardOutput
        == Roundtable.run(["t.yaml", "-e", "why row wifi height"], folder: folder.path).standardOutput)
    // It completes rows of this spec.
    let rows = try Roundtable.run(["--complete", "why", "t.yaml", "row", "w"], folder: folder.path)
    #expect(rows.standardOutput == "wifi\n")
    #expect(try Roundtable.run(["why", "none.yaml", "row", "0.0"], folder: folder.path).exitCode == 2)
    #expect(try Roundtable.run(["why"], folder: folder.path).standardError.hasPrefix("error: missing SPEC\n"))
  }

  @Test func `the conventions of command lines hold`() throws {
    func read(_ words: String...) throws -> RenderSubcommand { try RenderSubcommand.read(arguments: words) }
    #expect(try read("a.yaml", "-o", "b.svg").render.file == "b.svg")
    #expect(try read("a.yaml", "-ob.svg").render.file == "b.svg")
    #expect(try read("a.yaml", "--output=b.svg").render.file == "b.svg")
    #expect(try read("-o", "-", "-").spec == "-")
    #expect(try read("--", "--gaps").spec == "--gaps")
    #expect(try read("a.yaml", "--scale", "2", "--scale", "3").render.picture.scale == 3)
    let run = try RunCommand.read(arguments: ["-ie", "echo 1", "-f", "s.rt", "-e", "echo 2"])
    #expect(run.interactive)
    #expect(
      run.sources.inOrder.map { "\($0)" }
        == ["expression(\"echo 1\")", "file(\"s.rt\")", "expression(\"echo 2\")"])
    let error = #expect(throws: SessionError.self) { try read("a.yaml", "--frmat", "svg") }
    #expect(error?.description == "unknown option '--frmat'; did you mean '--format'?")
    #expect(try output("--complete", "render", "--format", "=", "sv") == "svg\n")
    #expect(try output("--complete", "render", "a.yaml", "--output", "") == "")
  }

  @Test(arguments: [
    (["render", "a.yaml", "-ob.svg", "--form"], ["--format"]),
    (["render", "-o", "b.svg", "--form"], ["--format"]),
    (["render", "a.yaml", "--output=b.svg", "--outp"], []), (["render", "a.yaml", "-ob.svg", "--outp"], []),
    (["watch", "-qoout", "a.yaml", "--qui"], []),
    (["watch", "-qo", "--format", "a.yaml", "--comp"], ["--compact"]),
    (["watch", "-q", "--", "--form"], []), (["render", "--", "--form"], []),
    (["render", "a.yaml", "-ot."], ["-ot.yaml"]), (["render", "--output=t."], ["--output=t.yaml"]),
    (["watch", "-qot."], ["-qot.yaml"]), (["render", "--", "-ot."], []),
    (["why", "t.yaml", "row", "--", "w"], ["wifi"]), (["why", "t.yaml", "--", "row", "w"], ["wifi"]),
  ])
  func `completion reads words as the command line does`(words: [String], expected: [String]) throws {
    let folder = ScratchFolder()
    try folder.write("sections: [{rows: [{id: wifi, title: A}]}]\n", to: "t.yaml")
    let lines = try Roundtable.run(["--complete"] + words, folder: folder.path).standardOutput
    #expect(lines.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == expected.map { $0[...] })
  }
}
