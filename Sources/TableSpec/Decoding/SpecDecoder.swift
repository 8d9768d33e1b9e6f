import Geometry
import TableModel

/// Reads a spec file: YAML (JSON is YAML too) into a table.
package struct SpecDecoder: Sendable {
  /// Bytes; what is larger was named by mistake.
  package static let maximumSize = 16 * 1024 * 1024

  private let fileName: String

  /// - Parameter fileName: what messages call the file.
  package init(fileName: String) { self.fileName = fileName }

  /// - Throws: ``SpecError`` with every problem of the file; then nothing of it is used.
  package func decode(_ bytes: [UInt8]) throws(SpecError) -> Table {
    let source = String(decoding: bytes, as: UTF8.self)
    var context = SpecContext(fileName: fileName, source: source)
    guard bytes.count <= Self.maximumSize else {
      context.report(
        "the file is larger than \(Self.maximumSize / 1024 / 1024) MiB", at: YAMLMark(line: 1, column: 1))
      throw SpecError(problems: context.problems)
    }
    var table = Table()
    do {
      if let root = try YAMLParser.parse(bytes) {
        context.decode(root, into: &table, keys: TableKeys.all, what: "a spec")
      }
    } catch {
      context.report(error.message, hint: error.hint, at: error.mark)
    }
    guard context.problems.isEmpty else {
      throw SpecError(
        problems: context.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
    return table
  }
}
