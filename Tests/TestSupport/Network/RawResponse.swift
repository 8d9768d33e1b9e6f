// SPDX-License-Identifier: GPL-3.0-or-later

/// An unmodified response from a connection.
package struct RawResponse {
  /// The status code, or 0 if the connection was closed without an answer.
  package let status: Int
  /// The headers, with names in lower case.
  package let headers: [(name: String, value: String)]
  package let body: String

  package init(_ text: String) {
    // In Swift, a carriage return and a newline are one character.
    let end = text.firstRange(of: "\r\n\r\n")
    let head = end.map { text[..<$0.lowerBound] } ?? text[...]
    body = end.map { String(text[$0.upperBound...]) } ?? ""
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
      return (parts[0].lowercased(), String(value))
    }
  }

  package subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
}
