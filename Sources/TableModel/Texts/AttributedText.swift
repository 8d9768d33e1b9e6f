// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A text, and the Markdown that gives its parts their attributes.
///
/// The Markdown is kept as it was written, so that a saved file has the author's own form. Nothing else is stored: rows
/// without Markdown cost what they cost without this type.
package struct AttributedText: Hashable, Sendable {
  /// The text without markup. Addresses, searches, messages and accessibility labels have it.
  package let string: String
  /// `nil` for a plain text, in which `*` and `[` are letters.
  package let markdown: String?

  /// - Parameter markdown: of this text; see ``init(markdown:)``.
  init(_ string: String, markdown: String? = nil) {
    self.string = string
    self.markdown = markdown
  }

  package init(markdown: String) {
    self.init(Markdown(markdown).runs.map(\.text).joined(), markdown: markdown)
  }

  /// The parts in order, which together are ``string``; empty for a plain text.
  package var runs: [Run] { markdown.map { Markdown($0).runs } ?? [] }

  /// A part of a text with the same attributes, as in Foundation's `AttributedString`.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes

    package init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }
  }
}

/// The attributes of a part of a text.
package struct TextAttributes: Hashable, Sendable {
  package var isBold = false
  package var isItalic = false
  /// Default: the link's colour, or the label's.
  package var color: Color?
  /// A URL with a scheme. Nothing opens it; pictures show its colour, and exported code has it.
  package var link: String?

  package init(isBold: Bool = false, isItalic: Bool = false, color: Color? = nil, link: String? = nil) {
    self.isBold = isBold
    self.isItalic = isItalic
    self.color = color
    self.link = link
  }
}

/// The Markdown of the texts of a row (title and detail) or a section (header and footer).
package struct MarkdownTexts: MostlyEmpty {
  /// Of the title or the header.
  package var first: String?
  /// Of the detail or the footer.
  package var second: String?

  package static let empty = MarkdownTexts()
  package var isEmpty: Bool { first == nil && second == nil }
}

extension Row {
  /// The title with its attributes. Setting ``title`` has removed those of the former one, here and in the other three.
  package var attributedTitle: AttributedText {
    get { AttributedText(title, markdown: markdown.first) }
    set {
      title = newValue.string
      if let new = newValue.markdown { markdown.first = new }
    }
  }

  /// The detail with its attributes.
  package var attributedDetail: AttributedText? {
    get { detail.map { AttributedText($0, markdown: markdown.second) } }
    set {
      detail = newValue?.string
      if let new = newValue?.markdown { markdown.second = new }
    }
  }

  /// The parts of the title; empty for a plain one.
  package var titleRuns: [AttributedText.Run] { hasMarkdown ? attributedTitle.runs : [] }
  /// The parts of the detail; empty for a plain one.
  package var detailRuns: [AttributedText.Run] { hasMarkdown ? attributedDetail?.runs ?? [] : [] }
}

extension Section.Info {
  /// The header with its attributes.
  package var attributedHeader: AttributedText? {
    get { header.map { AttributedText($0, markdown: markdown.first) } }
    set {
      header = newValue?.string
      if let new = newValue?.markdown { markdown.first = new }
    }
  }

  /// The footer with its attributes.
  package var attributedFooter: AttributedText? {
    get { footer.map { AttributedText($0, markdown: markdown.second) } }
    set {
      footer = newValue?.string
      if let new = newValue?.markdown { markdown.second = new }
    }
  }
}
