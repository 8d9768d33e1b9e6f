// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension StaticPage {
  /// The mark by which a file is known as a page of this program.
  private static let beginning = "<!DOCTYPE html>\n<html lang=\"en\" data-maker=\"roundtable\">"

  /// Whether a file is a page of this program.
  ///
  /// - Parameter text: the beginning of the file.
  package static func isOurs(beginning text: some StringProtocol) -> Bool { text.hasPrefix(beginning) }

  /// The beginning of a page that loads nothing, up to its body. Browsers apply no other style sheet and run no other script.
  ///
  /// - Parameters:
  ///   - style: the page's style sheet.
  ///   - script: the text of its script. Default: none runs.
  package static func head(title: String, style: String, script: String? = nil) -> String {
    let scripts = script.map { " script-src \(source(of: $0));" } ?? ""
    return """
      \(beginning)
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none';\(scripts) \
      style-src \(source(of: style)); img-src data:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(MarkupText.escaped(title, space: .single))</title>
      <style>\(style)</style>
      </head>

      """
  }

  /// A source of a content security policy that allows only this text.
  private static func source(of text: String) -> String {
    "'sha256-\(Base64.text(SHA256.digest(Array(text.utf8))))'"
  }
}
