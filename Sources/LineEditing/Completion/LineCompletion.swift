/// What may stand at the cursor.
package struct LineCompletion: Hashable, Sendable {
  /// One thing that may be typed.
  package struct Candidate: Hashable, Sendable {
    /// The name as the program knows it: the editor adds the quotes.
    package var name: String
    /// False for what goes on after the name, as `--width=` and a folder do.
    package var appendsSpace: Bool
    /// What the list on the screen shows.
    package var label: String

    /// The label is the name unless it is given.
    package init(_ name: String, appendsSpace: Bool = true, label: String? = nil) {
      self.name = name
      self.appendsSpace = appendsSpace
      self.label = label ?? name
    }
  }

  /// Byte offset in the line from which a candidate replaces what was typed; an opening quote of the word
  /// belongs to the replaced part.
  package var replacementStart: Int
  /// In the order in which they are listed.
  package var candidates: [Candidate]
  /// Asks the editor to add the files that fit what was typed.
  package var wantsFileNames: Bool
  /// Shown above the prompt when nothing can be listed: `Usage: set-radius POINTS`.
  package var usage: String?

  package init(
    replacementStart: Int, candidates: [Candidate] = [], wantsFileNames: Bool = false, usage: String? = nil
  ) {
    self.replacementStart = replacementStart
    self.candidates = candidates
    self.wantsFileNames = wantsFileNames
    self.usage = usage
  }
}
