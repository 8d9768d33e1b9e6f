import TableModel

/// Writes a table as a spec file. What equals its default is left out.
package enum SpecEncoder {
  /// YAML that ``SpecDecoder`` reads back into the very same table.
  package static func encode(_ table: Table) -> String {
    var writer = YAMLWriter()
    writer.write([("version", .plain("1"))] + TableKeys.all.encode(table))
    return writer.output
  }
}
