// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Shell
import SpecFiles
import StaticPage
import TableSpec

struct ReportSubcommand: Subcommand {
  static let name = "report"
  static let abstract = "Report the specs that changed since a revision, as Markdown and as a page."
  static let discussion = """
    The specs in the working folder are compared with the commit at which the branch began: the merge base of --base and \
    HEAD, as in a pull request. Without one, they are compared with --base itself. A spec changed if its own file, a file \
    that it includes or a picture that it names did; new, deleted and renamed specs are reported, too. Each has its \
    differences in words, lint findings that are new, and text pictures before and after. A place on the web isn't needed: \
    the page is one file, which loads nothing. Exit codes: 0 the report is \
    complete, with or without a change; 2 a spec is invalid or can't be read, or the revision isn't there. The report is \
    written also if a spec can't be read, with the error in it. A spec that was invalid at the base alone is no failure.
    """

  @Required var base: String
  var paths: [String] = []
  var html: String?
  var limit = ReportLimit.summary
  var isForced = false
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .option("base", .text, "The revision to compare with: a branch, a tag or a commit.") {
        $1.$base.wrappedValue = $0
      }.valued("REV").needed,
      .rest(
        "paths", \.paths, .path(SpecRecognition.fileExtensions),
        "Specs and folders, with their subfolders. Default: the working folder."),
      .option(
        "html", \.html, .path(["html"]),
        "Also write a page with both pictures of each spec, a slider and an inspector."
      ).valued("FILE"),
      .option(
        "limit", standard: \.limit, .choice,
        "The place that the report must fit into; it says what was cut. Default: summary, which is at most \(ReportLimit.summary.most) bytes; comment is at most \(ReportLimit.comment.most) characters."
      ),
      .force(\.isForced, "Overwrite a file that roundtable did not make."),
    ] + Parameter.limits(\.limits)

  func validate() throws(SessionError) {
    guard html == "-" else { return }
    throw SessionError(
      "the page needs a file", hint: "add --html FILE.html; the Markdown is on standard output")
  }

  func run() throws {
    let target = html.map { OutputFiles(spec: "-", paths: [$0], isForced: isForced) }
    try target?.check()
    let (base, paths, limit, limits, hasPage) = (base, paths, limit, limits, html != nil)
    let (text, page, errors) = try InterruptibleSubcommand.run("report") {
      () throws -> (String, (bytes: [UInt8], leftOut: [String])?, [String]) in
      let report: ChangeReport
      do throws(GitRevision.Failure) {
        report = try ChangeReport(since: base, in: paths, limits: limits)
      } catch {
        Diagnostic(error.message, hint: error.hint).write(asJSON: false)
        throw ExitStatus.usage
      }
      let errors = report.changes.flatMap(\.errors).filter(\.isFatal).map(\.text)
      return (MarkdownReport(report, limit).text, hasPage ? ReportPage.page(of: report).made() : nil, errors)
    }
    StandardStream.output.write(text)
    for error in errors { StandardStream.error.write(error + "\n") }
    if let page {
      for words in page.leftOut { Diagnostic(note: words).write(asJSON: false) }
      try target?.write([page.bytes])
    }
    if !errors.isEmpty { throw ExitStatus.usage }
  }
}
