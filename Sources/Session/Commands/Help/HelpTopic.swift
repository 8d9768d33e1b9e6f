// SPDX-License-Identifier: GPL-3.0-or-later

/// A topic that help explains besides commands.
enum HelpTopic: String, CaseIterable, Sendable {
  case addresses, elements, files, keys, pipes, quotes, variables

  /// Other words for the topic, such as the sign that it explains.
  var signs: [String] {
    switch self {
    case .addresses: ["*", ".."]
    case .elements: ["element", "controls"]
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
    case .addresses: "How to address rows and sections: 0.1, wifi, 0.*, 1..3."
    case .elements: "Controls, texts and images of a row: stepper, slider, textField …"
    case .files: "Redirect a command's output to a file: >, >> and >!."
    case .keys: "Keys at the prompt: completion, history and editing."
    case .pipes: "Pipe output to a program (|), or run a program (!)."
    case .quotes: "Spaces, quotes, comments and long lines."
    case .variables: "Named values: let and $NAME."
    }
  }

  var page: String {
    switch self {
    case .addresses:
      """
      Write a row as SECTION.ROW, both counted from 0 as in IndexPath, or as its id. Write a section as its index or its id.

        0.1            the second row of the first section
        wifi           the row with the id wifi
        network.0      the first row of the section with the id network
        0.*  *.0       every row of a section; the first row of each
        2.1..4         rows 1 to 4 of section 2
        wifi..vpn      the rows from one id to another
        net-*          the rows whose ids start with net-
        0.0,0.2        several rows; set-row and remove-row also accept spaces instead of commas

      --section accepts 1..3, * and ids in the same way. `set` has an address before its key; `row` and `section` before \
      the address are only needed for an id that is a key, too. One `undo` takes back all changes of a command.
        set 0.* accessory disclosureIndicator
      """
    case .elements: ElementHelp.page
    case .files:
      """
      COMMAND > FILE    writes the command's output to a new file
      COMMAND >> FILE   appends the output to a file
      COMMAND >! FILE   overwrites a file, even if this session did not write it

      The operator needs spaces around it; in quotes or inside a word, it is text. `output FILE` redirects all \
      later commands, `once FILE` only the next one.
        frames > frames.txt
      """
    case .keys:
      """
      TAB              completes commands, options, values, rows, symbols, files, programs and variables
      Up, Down         search the history for lines that start with what you typed
      Ctrl-R           searches the history for text anywhere in a line
      Ctrl-A, Ctrl-E   move to the start and end of the line
      Ctrl-W, Ctrl-U   delete the word, or everything, before the cursor; Ctrl-Y pastes it
      Ctrl-_           undoes the last typing
      Ctrl-X Ctrl-E    edits the line in $VISUAL or $EDITOR, then runs it
      Ctrl-L           clears the screen
      Ctrl-C           cancels the line, or stops the running command and undoes its changes
      Ctrl-D           exits, on an empty line; at the question about unsaved edits, keeps them for the next shell
      Ctrl-Z           suspends the shell; fg brings it back
      Page Up, Down    scroll the pane, on an empty line

      These are readline's keys; change them in ~/.inputrc.
      """
    case .pipes:
      """
      COMMAND | PROGRAM   sends the command's output to a program: show | less
      !PROGRAM            runs a program

      The | needs spaces around it; in quotes or inside a word, it is text. The system's shell, sh, runs everything \
      after | or !, so its rules for quotes apply there. Programs find the session's variables in their environment. \
      If the program fails, the line fails.
        frames | grep row
      """
    case .quotes:
      """
      Spaces separate words.

        "Push Notifications"  one word; inside it, \\" \\\\ \\n \\t \\u{2603} are escapes and $NAME is a variable
        'costs $5'            one word, taken literally
        Push\\ Notifications   one word, with an escaped space
        --                    ends the options: add-row -- --draft-- adds a row with the title --draft--
        # text                a comment, if # starts a word; quote colours such as '#FF0000'
        \\                     at the end of a line: the line continues on the next one

        add-row "Airplane Mode" --image-tile-color '#FF9500'
      """
    case .variables:
      """
      let NAME VALUE      sets a variable; let NAME prints it, let lists all variables
      $NAME  ${NAME}      its value, also inside "…"; it is always one word
      \\$                  a dollar sign; a price such as $5 needs no escape
      $1  $2  $*          the arguments, inside a command that you defined with `define`

      `for` sets $row or $section each time it runs its command. Programs find the variables in their environment.
        for row 0.* set-row $row --accessory disclosureIndicator
      """
    }
  }
}
