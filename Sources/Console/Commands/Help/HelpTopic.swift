// SPDX-License-Identifier: GPL-3.0-or-later

/// What help explains besides commands.
enum HelpTopic: String, CaseIterable, Sendable {
  case addresses, files, keys, pipes, quotes, variables

  /// Other words for it, such as the sign that it is about.
  var signs: [String] {
    switch self {
    case .addresses: ["*", ".."]
    case .files: [">", ">>", ">!"]
    case .keys: ["TAB"]
    case .pipes: ["|", "!"]
    case .quotes: ["#", "\"", "'", "\\"]
    case .variables: ["$"]
    }
  }

  init?(_ word: String) {
    guard let topic = Self.allCases.first(where: { $0.rawValue == word || $0.signs.contains(word) }) else {
      return nil
    }
    self = topic
  }

  var abstract: String {
    switch self {
    case .addresses: "How rows and sections are named: 0.1, wifi, 0.*, 1..3."
    case .files: "Write what a command prints to a file: >, >> and >!."
    case .keys: "The keys of the prompt: completion, history, editing."
    case .pipes: "Hand what a command prints to a program: | and !."
    case .quotes: "Blanks, quotes, comments and long lines."
    case .variables: "Values with a name: let and $NAME."
    }
  }

  var page: String {
    switch self {
    case .addresses:
      """
      A row is SECTION.ROW, counted from 0 as in IndexPath, or its id. A section is its index or its id.

        0.1            the second row of the first section
        wifi           the row with the id wifi
        network.0      the first row of the section with the id network
        0.*  *.0       every row of a section; the first row of each
        2.1..4         rows 1 to 4 of section 2
        wifi..vpn      the rows from one id to another
        net-*          the rows whose ids begin so
        0.0,0.2        several, without blanks; set-row and remove-row take them with blanks, too

      --section takes 1..3, * and ids in the same way. A change of many rows is one step for undo.
        set-row 0.* --accessory disclosure
      """
    case .files:
      """
      COMMAND > FILE    writes what the command prints to a new file
      COMMAND >> FILE   adds to the end of a file
      COMMAND >! FILE   overwrites a file, even one that this session did not write

      The operator needs spaces around it; in quotes, or within a word, it is text. `output FILE` sends all that \
      follows to a file, `once FILE` the next command.
        frames > frames.txt
      """
    case .keys:
      """
      TAB              completes commands, options, values, rows, symbols, files, programs and variables
      Up, Down         search the history for lines that begin with what is typed
      Ctrl-R           searches the history for letters anywhere in a line
      Ctrl-A, Ctrl-E   go to the line's beginning and end
      Ctrl-W, Ctrl-U   delete the word, or all, before the cursor; Ctrl-Y brings it back
      Ctrl-_           undoes typing
      Ctrl-X Ctrl-E    opens the line in $VISUAL or $EDITOR, and runs what comes back
      Ctrl-L           clears the screen
      Ctrl-C           drops the line, or ends the command that runs and takes back what it did
      Ctrl-D           leaves, on an empty line
      Ctrl-Z           suspends the shell; fg brings it back
      Page Up, Down    scroll the pane, on an empty line

      The keys are readline's: ~/.inputrc changes them.
      """
    case .pipes:
      """
      COMMAND | PROGRAM   hands what the command prints to a line of sh: show | less
      !PROGRAM            runs a line of sh

      The | needs spaces around it; in quotes, or within a word, it is text. Everything behind | or ! belongs to sh, \
      with its own quotes. The session's variables are in the program's environment. A program that fails fails the line.
        frames | grep row
      """
    case .quotes:
      """
      Blanks separate words.

        "Push Notifications"  one word; \\" \\\\ \\n \\t \\u{2603} are escapes in it, and $NAME is a variable
        'costs $5'            one word, as it is
        Push\\ Notifications   the same with an escaped blank
        --                    ends the options: add-row -- --draft--
        # text                a comment, where # begins a word; quote '#FF0000'
        \\                     at the end of a line: the next line goes on with it

        add-row "Airplane Mode" --tile '#FF9500'
      """
    case .variables:
      """
      let NAME VALUE      sets a variable; let NAME prints it, let alone lists all
      $NAME  ${NAME}      its value, also within "…"; it stays one word
      \\$                  a dollar; a price such as $5 needs no escape
      $1  $2  $*          the arguments, in a command that `define` made

      `for` sets $row or $section for each of its turns. Programs have the variables in their environment.
        for row 0.* set-row $row --accessory disclosure
      """
    }
  }
}
