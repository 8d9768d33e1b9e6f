import TableSpec

/// Included files through a session's workspace.
struct WorkspaceIncludes: IncludeReading {
  let workspace: any Workspace

  func read(_ path: String) throws(IncludeFailure) -> [UInt8] {
    do { return try workspace.read(path) } catch { throw IncludeFailure(error.message, hint: error.hint) }
  }

  func identity(of path: String) -> String { path }
}
