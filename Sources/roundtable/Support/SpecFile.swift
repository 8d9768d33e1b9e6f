import Console
import FileWatching
import Preview
import TableModel
import TableSpec

/// Reads a spec from a file or standard input; tells what is wrong with it on standard error.
enum SpecFile {
  /// - Throws: ``ExitStatus``: 2 when the file cannot be read, 1 when it is no valid spec.
  static func load(_ path: String) throws(ExitStatus) -> Table { try open(path).table }

  /// - Throws: as ``load(_:)``.
  ///
  /// - Returns: a document that saves to the file; what came through a pipe has none.
  static func document(_ path: String) throws(ExitStatus) -> Document {
    let spec = try open(path)
    return path == "-" || StreamWriter.isStream(path) ? Document(spec.table) : Document(spec)
  }

  /// - Throws: as ``load(_:)``.
  static func open(_ path: String) throws(ExitStatus) -> OpenedSpec {
    let name = path == "-" ? "<stdin>" : path
    let bytes: [UInt8]
    do {
      bytes = try path == "-" ? StandardInput.readAll() : InputReader.read(path)
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw .usage
    }
    do {
      let spec = try SpecDecoder(
        fileName: name, includes: path == "-" ? nil : FileIncludes(spec: path)
      ).read(bytes)
      return OpenedSpec(spec, path: path, bytes: bytes)
    } catch {
      StandardStream.error.write(error.problems.map { "\($0)\n" }.joined())
      throw .failure
    }
  }
}
