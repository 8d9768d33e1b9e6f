// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Shell
import SpecFiles
import TableSpec

struct ReportSubcommand: Subcommand {
  static let name = "report"
  static let abstract = "Report the specs that changed since a revision, as Markdown."
  static let discussion = """
    The specs in the working folder are compared with the commit at which the branch began: the merge base of --base and \
    HEAD, as in a pull request. Without one, they are compared with --base itself. A spec changed if its own file, a file \
    that it includes or a picture that it names did; new, deleted and renamed specs are reported, too. Each has its \
    differences in words, lint findings that are new, and text pictures before and after. Exit codes: 0 the report is \
    complete, with or without a change; 2 a spec is invalid or can't be read, or the revision isn't there. The report is \
    written also if a spec can't be read, with the error in it. A spec that was invalid at the base alone is no failure.
    """

  @Required var base: String
  var paths: [String] = []
  var limit = ReportLimit.summary
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
        "limit", standard: \.limit, .choice,
        "The place that the report must fit into; it says what was cut. Default: summary, which is at most \(ReportLimit.summary.most) bytes; comment is at most \(ReportLimit.comment.most) characters."
      ),
    ] + Parameter.limits(\.limits)

  func run() throws {
    let (base, paths, limit, limits) = (base, paths, limit, limits)
    let (text, errors) = try InterruptibleSubcommand.run("report") { () throws -> (String, [String]) in
      let report: ChangeReport
      do throws(GitRevision.Failure) {
        report = try ChangeReport(since: base, in: paths, limits: limits)
      } catch {
        Diagnostic(error.message, hint: error.hint).write(asJSON: false)
        throw ExitStatus.usage
      }
      let errors = report.changes.flatMap(\.errors).filter(\.isFatal).map(\.text)
      return (MarkdownReport(report, limit).text, errors)
    }
    StandardStream.output.write(text)
    guard !errors.isEmpty else { return }
    for error in errors { StandardStream.error.write(error + "\n") }
    throw ExitStatus.usage
  }
}
