#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints each line that uses a phrase that readers stumble over, as FILE:LINE:TEXT, and fails if it prints one. It reads the
# text that users see (string literals of the Swift folders below, prose of the Markdown files below), comments, and the
# names of tests.
# Usage: Scripts/checks/plain-words.sh
set -eu
cd "$(dirname "$0")/../.."

swift_folders=Sources

# One extended regular expression a line. Each phrase has a plain word that readers would search for.
patterns="
\b([Ss]omebody|[Nn]obody|[Ww]hoever|[Ww]hatever|[Ww]hichever)\b
\b(is|are) to be\b|\bto be had\b
\b(gives?|gave|giving) way\b
\b(is|are|was|were) told\b|\b[Tt]ells? (how|of|what|whether)\b
\b[Mm]end(s|ed|ing)?\b
\b(is|are) believed\b
\b(it|they|edits?|which|that|text|line|word) stands?\b|\bstands (alone|at|behind|by|for|in)\b
\bwhere (not|none is|nothing is) (given|set|asked)\b
\bgoes (on|with|without)\b|\bgoing on\b
\bstays? as (it|they)\b|\byours stay\b
\bis there already\b|\bnot there yet\b|\bwhich is not there\b
(\b(it|that|they|which)|') (is|are) no [a-z]+
\b(writes?|written) over\b|\bwritten anew\b
\bto leave[.;]|\band leave[.;]
\bof (yours|roundtable's|the user's own)\b
\bexcludes? (each other|nothing)\b
\b(without|between|of) blanks\b
\b[Ii]n place of\b
\b(all the same|as ever|said already|regime)\b
(^|[.;] )(What|Who) [a-z' ]+ (is|are|has|have|does|gets) "

# The text that a user reads in Swift files, as FILE:LINE:TEXT, without interpolations.
swift_text() {
  # shellcheck disable=SC2086 # The folders are several words.
  find $swift_folders -name '*.swift' -exec awk '
    FNR == 1 { block = 0 }
    /^ *\/\// && !block { next }
    {
      line = $0
      quotes = gsub(/"""/, "\001", line)
      if (quotes || block) {
        if (quotes % 2) block = !block
        sub(/^ */, "", line)
        print FILENAME ":" FNR ":" line
        next
      }
      gsub(/\\"/, "\047", line)
      while (line ~ /\\\(/ && gsub(/\\?\([^()]*\)/, "", line)) ;
      count = split(line, parts, "\"")
      for (part = 2; part <= count; part += 2)
        if (parts[part] ~ / /) print FILENAME ":" FNR ":" parts[part]
    }' {} +
}

# Prose outside of fences.
markdown_text() {
  find README.md .github/CONTRIBUTING.md Sources/roundtable -name '*.md' -exec awk '
    FNR == 1 { fenced = 0 }
    /^ *```/ { fenced = !fenced }
    !fenced { print FILENAME ":" FNR ":" $0 }' {} +
}

# The head of each script, up to its first line that is no comment.
usage_text() {
  find Scripts .github/actions -name '*.sh' -exec awk '
    FNR == 1 { head = 1 }
    !/^#/ { head = 0 }
    head { print FILENAME ":" FNR ":" $0 }' {} + | sed 's/:# */:/'
}

# The comments of Swift files and the names of tests, as FILE:LINE:TEXT. Comments of exported parts are the user's text.
comment_text() {
  grep -rnE --include='*.swift' '^ *//|func `' Sources Tests
}

# The phrases that comments and names of tests must not have.
comment_patterns='
\b([Ss]omebody|[Nn]obody|[Ww]hoever)\b
\b(is|are) to be\b
\b(gives?|gave|giving) way\b
\b(is|are|was|were) told\b
\b[Mm]end(s|ed|ing)?\b
\b(it|they|which|that|text|line|word) stands?\b
(// |/// |`)[Ww]hat [a-z]+ (is|are|has|have|does|gets|can|cannot|was|were)\b
'

found=$({
  { swift_text; markdown_text; usage_text; } | grep -E "$(printf '%s' "$patterns" | grep .)"
  comment_text | grep -E "$(printf '%s' "$comment_patterns" | grep .)"
} || true)
[ -z "$found" ] || {
  printf '%s\n' "$found"
  exit 1
}
