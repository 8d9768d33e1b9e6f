/// Single values of JSON, for reports that are put together line by line.
package enum JSONText {
  /// A string with its quotes.
  package static func string(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
